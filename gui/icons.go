package gui

import (
	"embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

//go:embed icons/*.svg
var iconFiles embed.FS

// The board's own icons: drawings in the folder icons, where Fyne has none.
const (
	iconPutX     fyne.ThemeIconName = "putX"
	iconPutO     fyne.ThemeIconName = "putO"
	iconErase    fyne.ThemeIconName = "erase"
	iconSetLast  fyne.ThemeIconName = "setLast"
	iconSetOwner fyne.ThemeIconName = "setOwner"
	iconSwap     fyne.ThemeIconName = "swap"
	iconRotate   fyne.ThemeIconName = "rotate"
	iconMirror   fyne.ThemeIconName = "mirror"
	iconHare     fyne.ThemeIconName = "hare"

	iconTicTacToe     fyne.ThemeIconName = "ticTacToe"
	iconCrossHatching fyne.ThemeIconName = "crossHatching"
	iconCandidates    fyne.ThemeIconName = "candidates"

	iconComputerX fyne.ThemeIconName = "computerX"
	iconComputerO fyne.ThemeIconName = "computerO"
	iconHint      fyne.ThemeIconName = "hint"
	iconAnalysis  fyne.ThemeIconName = "analysis"
	iconReview    fyne.ThemeIconName = "review"
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
	case iconPutX:
		return theme.NewColoredResource(resource, colorCross)
	case iconPutO:
		return theme.NewColoredResource(resource, colorRing)
	}
	return theme.NewThemedResource(resource)
}
