package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// NewCard puts content on a card with a hair line round it.
func NewCard(content fyne.CanvasObject) *fyne.Container {
	const inset = theme.Inset
	padded := container.New(layout.NewCustomPaddedLayout(inset, inset, inset, inset), content)
	return container.NewStack(NewGround(), padded)
}

// NewGround returns a card without anything on it.
func NewGround() *canvas.Rectangle {
	ground := canvas.NewRectangle(fynetheme.Color(theme.ColorCard))
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = fynetheme.Color(theme.ColorHairline), 1,
		theme.CardRadius
	return ground
}

// NewCaption returns the label above a part of a dialog: small, bold, grey, in capitals where the script has any.
func NewCaption(words string) *canvas.Text {
	text := canvas.NewText(strings.ToUpper(words), fynetheme.Color(theme.ColorMuted))
	text.TextSize, text.TextStyle.Bold = fynetheme.Size(theme.SizeLabel), true
	return text
}
