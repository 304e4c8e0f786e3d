package session

import (
	"os"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	locale.Use(locale.English)
	m.Run()
}

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

// lineIn is the position with a line of a mark in the top row of each of some fields.
func lineIn(p tictactoe.Position, m tictactoe.Mark, fields ...grid.Box) tictactoe.Position {
	for _, b := range fields {
		for place := range 3 {
			p = p.With(b.Cell(place), m)
		}
	}
	return p
}

// gridOf is cross-hatching after importing a published sample.
func gridOf(t testing.TB, name string) *Sudoku {
	t.Helper()
	return gridFrom(t, sample(t, name))
}

func gridFrom(t testing.TB, text string) *Sudoku {
	t.Helper()
	s := New()
	s.Shown = CrossHatching
	take(t, s, text)
	return s.Sudoku
}

// words are the rows of a problem's list of steps.
func words(p Problem) []string {
	var words []string
	for _, row := range p.Rows() {
		words = append(words, row.Words)
	}
	return words
}

// cellsWith lists the cells of which something holds, as row and column.
func cellsWith(d diagram.Diagram, holds func(diagram.Cell) bool) string {
	var cells []string
	for c := range grid.Cell(grid.Cells) {
		if holds(d.Cells[c]) {
			cells = append(cells, string([]byte{'0' + byte(c.Row()), '0' + byte(c.Col())}))
		}
	}
	return strings.Join(cells, " ")
}

func marked(c diagram.Cell) bool   { return c.Marked }
func alerted(c diagram.Cell) bool  { return c.Alert }
func playable(c diagram.Cell) bool { return c.Playable }
func outlined(c diagram.Cell) bool { return c.Last }
func selected(c diagram.Cell) bool { return c.Selected }
func counted(c diagram.Cell) bool  { return c.Corner != "" }

func framed(d diagram.Diagram) string {
	var boxes []byte
	for b, box := range d.Boxes {
		if box.Framed {
			boxes = append(boxes, byte('1'+b))
		}
	}
	return string(boxes)
}
