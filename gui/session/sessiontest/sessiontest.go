// Package sessiontest has sessions at some positions, for tests.
package sessiontest

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/text/texttest"
	"ninefold/gui/session"
)

// Imported is a session after importing a text that has one reading, and that reading.
func Imported(t testing.TB, text string) (*session.Session, notation.Reading) {
	t.Helper()
	readings, err := notation.Read([]byte(text))
	if err != nil || len(readings) != 1 {
		t.Fatalf("%d readings, %v", len(readings), err)
	}
	s := session.New()
	s.Import(readings[0])
	return s, readings[0]
}

// OfSample is a session after importing a published sample, such as tictactoe-1.in.
func OfSample(t testing.TB, name string) *session.Session {
	t.Helper()
	s, _ := Imported(t, texttest.Sample(t, name))
	return s
}

// Played is a session in which some moves were made.
func Played(t testing.TB, cells ...grid.Cell) *session.Session {
	t.Helper()
	s := session.New()
	for _, c := range cells {
		if err := s.Game.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
