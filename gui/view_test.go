package gui

import (
	"os"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

func sample(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../engine/tictactoe/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// boardOf is the board after importing a published sample.
func boardOf(t *testing.T, name string) *noughts {
	t.Helper()
	n := newNoughts()
	if err := n.Import([]byte(sample(t, name))); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestAForcedFieldIsFramedAndItsEmptyCellsArePlayable(t *testing.T) {
	view := boardOf(t, "tictactoe-1.in").View()
	if view.Whole {
		t.Error("the whole board is framed though a field is forced")
	}
	for b := range grid.Box(grid.Boxes) {
		if view.Boxes[b].Framed != (b == 6) {
			t.Errorf("field %d framed: %v", b.Number(), view.Boxes[b].Framed)
		}
	}
	for c := range grid.Cell(grid.Cells) {
		cell := view.Cells[c]
		if cell.Playable != (c.Box() == 6) {
			t.Errorf("row %d column %d playable: %v", c.Row(), c.Col(), cell.Playable)
		}
		if cell.Points != cell.Playable || cell.Points && cell.PointsTo != grid.Box(c.Place()) {
			t.Errorf("row %d column %d points to %d", c.Row(), c.Col(), cell.PointsTo)
		}
		if cell.Last != (c == grid.At(6, 4)) {
			t.Errorf("row %d column %d is shown as the last move: %v", c.Row(), c.Col(), cell.Last)
		}
	}
	if view.Preview != diagram.Ring {
		t.Errorf("the preview is %v, want O's ring after X's move", view.Preview)
	}
}

func TestAFreeChoiceFramesTheWholeBoard(t *testing.T) {
	for name, n := range map[string]*noughts{
		"the target is full": boardOf(t, "tictactoe-3.in"), "no move was made yet": newNoughts(),
	} {
		view := n.View()
		if !view.Whole {
			t.Errorf("%s: the whole board is not framed", name)
		}
		for b, box := range view.Boxes {
			if box.Framed {
				t.Errorf("%s: field %d is framed as well", name, b+1)
			}
		}
	}
}

func TestTheViewAgreesWithTheMarkedBoard(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		n := boardOf(t, name+".in")
		marked := strings.Join(strings.Fields(sample(t, name+".out")), "")
		for c, cell := range n.View().Cells {
			want := map[byte]diagram.Cell{
				'!': {Playable: true}, '.': {}, 'x': {Symbol: diagram.Cross}, 'o': {Symbol: diagram.Ring},
			}[marked[c]]
			if cell.Playable != want.Playable || cell.Symbol != want.Symbol {
				t.Errorf("%s, cell %d is %q but shows %+v", name, c, marked[c], cell)
			}
		}
		if string(n.Answer()) != sample(t, name+".out") {
			t.Errorf("%s: the answer is not the published one", name)
		}
	}
}

func TestNothingIsPlayableAfterTheEnd(t *testing.T) {
	n := newNoughts()
	p := tictactoe.New(tictactoe.Open)
	for c := range grid.Cell(27) {
		if c.Row() == 1 {
			p = p.With(c, tictactoe.X)
		}
	}
	n.Set(tictactoe.Edited, p)
	view := n.View()
	for c, cell := range view.Cells {
		if cell.Playable {
			t.Errorf("cell %d is playable after the end", c)
		}
	}
	for b, box := range view.Boxes {
		if box.InLine != (b < 3) || (box.Owner == diagram.Cross) != (b < 3) || box.Framed {
			t.Errorf("field %d: %+v", b+1, box)
		}
	}
	if view.Whole {
		t.Error("the board is framed after the end")
	}
}

func TestEveryStateIsToldByShape(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	seen := map[string]int{}
	for _, cell := range n.View().Cells {
		seen[cell.Label]++
		if cell.Label == "" {
			t.Error("a cell has no words for a screen reader")
		}
	}
	if len(seen) != grid.Cells {
		t.Errorf("%d different labels for %d cells", len(seen), grid.Cells)
	}
}

func TestStatusSaysWhoWhereAndWhy(t *testing.T) {
	locale.Use(locale.English)
	for name, want := range map[string][]string{
		"tictactoe-1.in": {"O to move in field 7 (bottom left)", "X played row 6, column 4.", "has room"},
		"tictactoe-2.in": {"O to move: any empty cell", "X played row 7, column 4.", "field 1 (top left), which is full"},
	} {
		status := boardOf(t, name).Status()
		for _, part := range want {
			if !strings.Contains(status.Headline+" "+status.Why, part) {
				t.Errorf("%s: %q, want %q in it", name, status, part)
			}
		}
	}
}

func TestARefusedTapNamesTheRule(t *testing.T) {
	locale.Use(locale.English)
	n := boardOf(t, "tictactoe-1.in")
	before := n.Len()
	for c, want := range map[grid.Cell]string{
		grid.At(6, 4): "taken by X", grid.At(1, 1): "points to field 7",
	} {
		if err := n.Tap(c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("row %d column %d: %v, want %q in it", c.Row(), c.Col(), err, want)
		}
	}
	if n.Len() != before {
		t.Error("a refused tap changed the history")
	}
	if err := n.Tap(grid.At(9, 3)); err != nil {
		t.Error(err)
	}
}
