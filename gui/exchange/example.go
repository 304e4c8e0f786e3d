package exchange

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/notation"
	"ninefold/gui/board"
	"ninefold/gui/session"
)

// ExamplePicture is the board of an example, to be looked at only.
func ExamplePicture(name string) fyne.CanvasObject {
	s := session.New()
	readings, err := notation.Read(session.ExampleText(name))
	if err != nil {
		return board.NewPicture(diagram.Diagram{})
	}
	s.Import(readings[0])
	return board.NewPicture(s.Problem().Diagram())
}
