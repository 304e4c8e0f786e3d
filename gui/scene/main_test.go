package scene

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
	"ninefold/gui/session/sessiontest"
)

// boardOf returns the game after importing a published sample.
func boardOf(t testing.TB, name string) Game {
	t.Helper()
	return Game{sessiontest.OfSample(t, name).Game}
}

// gridOf returns the Sudoku after importing a published sample.
func gridOf(t testing.TB, name string) Sudoku {
	t.Helper()
	return Sudoku{sessiontest.OfSample(t, name).Sudoku}
}

func gridFrom(t testing.TB, text string) Sudoku {
	t.Helper()
	s, _ := sessiontest.Imported(t, text)
	return Sudoku{s.Sudoku}
}

// words returns the rows of a board's list of steps.
func words(rows []session.Row, of Scene) []string {
	var words []string
	for _, row := range rows {
		words = append(words, of.Step(row))
	}
	return words
}

// edited uses a tool on cells, one after another.
func edited(t *testing.T, g Game, tool session.Tool, cells ...grid.Cell) {
	t.Helper()
	for _, c := range cells {
		fail.OnError(t, g.Use(tool, c))
	}
}

// withBothLines returns a board under Open whose first field has a row of X and a row of O.
func withBothLines(t *testing.T) Game {
	t.Helper()
	g := Game{session.New().Game}
	g.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	edited(t, g, session.PutX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	edited(t, g, session.PutO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
	return g
}

// cellsWith lists the cells for which holds is true, as row and column.
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
