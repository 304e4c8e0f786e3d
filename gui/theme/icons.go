package theme

import (
	"embed"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

//go:embed icons/*.svg
var iconFiles embed.FS

// The board's own icons: drawings in the folder icons, where Fyne has none.
const (
	IconPutX     fyne.ThemeIconName = "putX"
	IconPutO     fyne.ThemeIconName = "putO"
	IconErase    fyne.ThemeIconName = "erase"
	IconSetLast  fyne.ThemeIconName = "setLast"
	IconSetOwner fyne.ThemeIconName = "setOwner"
	IconSwap     fyne.ThemeIconName = "swap"
	IconRotate   fyne.ThemeIconName = "rotate"
	IconMirror   fyne.ThemeIconName = "mirror"
	IconHare     fyne.ThemeIconName = "hare"

	IconTicTacToe     fyne.ThemeIconName = "ticTacToe"
	IconCrossHatching fyne.ThemeIconName = "crossHatching"
	IconCandidates    fyne.ThemeIconName = "candidates"

	IconComputerX fyne.ThemeIconName = "computerX"
	IconComputerO fyne.ThemeIconName = "computerO"
	IconHint      fyne.ThemeIconName = "hint"
	IconAnalysis  fyne.ThemeIconName = "analysis"
	IconReview    fyne.ThemeIconName = "review"

	IconTrain fyne.ThemeIconName = "train"
	IconLearn fyne.ThemeIconName = "learn"
)

// Icon gives the board's own icons and Fyne's. X and O have the colours they have on the board. Fyne keeps what it has drawn by
// the name of the drawing, so that each appearance has drawings of its own.
func (t *boardTheme) Icon(name fyne.ThemeIconName) fyne.Resource {
	colour := fynetheme.ColorNameForeground
	switch name {
	case IconPutX:
		colour = ColorCross
	case IconPutO:
		colour = ColorRing
	}
	key := string(t.appearance()) + "-" + string(name) + ".svg"
	if icon, ok := t.icons.Load(key); ok {
		return icon.(fyne.Resource)
	}
	drawing := t.drawing(name)
	if drawing == nil {
		return nil
	}
	icon := fynetheme.NewColoredResource(fyne.NewStaticResource(key, drawing), colour)
	t.icons.Store(key, icon)
	return icon
}

// drawing is what an icon looks like, in any colour; nil if there is no such icon.
func (t *boardTheme) drawing(name fyne.ThemeIconName) []byte {
	if drawing, err := iconFiles.ReadFile("icons/" + string(name) + ".svg"); err == nil {
		return drawing
	}
	if icon := t.Theme.Icon(name); icon != nil {
		return icon.Content()
	}
	return nil
}
