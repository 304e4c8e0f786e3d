package exchange

import (
	"ninefold/engine/diagram"
	"ninefold/engine/notation"
	"ninefold/gui/session"
)

// ExamplePicture returns the board of an example; for an unknown name an empty one.
func ExamplePicture(name string) diagram.Diagram {
	reading, err := notation.Read(session.ExampleText(name))
	if err != nil {
		return diagram.Diagram{}
	}
	s := session.New()
	s.Import(reading)
	return s.Problem().Diagram()
}
