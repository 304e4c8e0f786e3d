package session

import (
	"os"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
)

// sample is a published sample of either problem, such as tictactoe-1.in.
func sample(t testing.TB, name string) string {
	t.Helper()
	problem, _, _ := strings.Cut(name, "-")
	text, err := os.ReadFile("../../engine/" + problem + "/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// take imports a text that has one reading.
func take(t testing.TB, s *Session, text string) {
	t.Helper()
	readings, err := notation.Read([]byte(text))
	if err != nil || len(readings) != 1 {
		t.Fatalf("%d readings, %v", len(readings), err)
	}
	s.Take(readings[0])
}

// boardOf is nested noughts and crosses after importing a published sample.
func boardOf(t testing.TB, name string) *Game {
	t.Helper()
	s := New()
	take(t, s, sample(t, name))
	return s.Game
}

// playedOut is a game of the given moves.
func playedOut(t testing.TB, cells ...grid.Cell) *Game {
	t.Helper()
	g := newGame()
	for _, c := range cells {
		if err := g.Tap(c); err != nil {
			t.Fatal(err)
		}
	}
	return g
}
