// Package sessiontest has sessions at some positions, for tests.
package sessiontest

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/text/texttest"
	"ninefold/gui/session"
)

// Imported returns a session that imported a text with one reading, and the reading.
func Imported(t testing.TB, text string) (*session.Session, notation.Reading) {
	t.Helper()
	reading, err := notation.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s := session.New()
	s.Import(reading)
	return s, reading
}

// OfSample returns a session that imported a published sample, for example tictactoe-1.in.
func OfSample(t testing.TB, name string) *session.Session {
	t.Helper()
	s, _ := Imported(t, texttest.Sample(t, name))
	return s
}

// Played returns a session with some moves made.
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
