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

// Icon gives the board's own icons and Fyne's. X and O have the colours they have on the board.
func (t *boardTheme) Icon(name fyne.ThemeIconName) fyne.Resource {
	file := string(name) + ".svg"
	drawing, err := iconFiles.ReadFile("icons/" + file)
	if err != nil {
		return t.Theme.Icon(name)
	}
	resource := fyne.NewStaticResource(file, drawing)
	switch name {
	case IconPutX:
		return fynetheme.NewColoredResource(resource, ColorCross)
	case IconPutO:
		return fynetheme.NewColoredResource(resource, ColorRing)
	}
	return fynetheme.NewThemedResource(resource)
}
