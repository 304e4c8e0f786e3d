package exchange

import (
	"ninefold/engine/notation"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/model/examples"
	"ninefold/gui/model/session"
)

// ExamplePicture returns the board of an example, a Sudoku with its first deduction; for an unknown name an empty one.
func ExamplePicture(name string) diagram.Diagram {
	reading, err := notation.Read(examples.Text(name))
	if err != nil {
		return diagram.Diagram{}
	}
	s := session.New()
	s.Import(reading)
	if s.Shown == session.CrossHatching {
		s.Sudoku.Advance()
	}
	return s.Board().Diagram()
}
