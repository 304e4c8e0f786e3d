package session

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestAForcedFieldIsFramedAndItsEmptyCellsArePlayable(t *testing.T) {
	d := boardOf(t, "tictactoe-1.in").Diagram()
	if d.Whole {
		t.Error("the whole board is framed though a field is forced")
	}
	for b := range grid.Box(grid.Boxes) {
		if d.Boxes[b].Framed != (b == 6) {
			t.Errorf("field %d framed: %v", b.Number(), d.Boxes[b].Framed)
		}
	}
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
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
	if d.Preview != diagram.Ring {
		t.Errorf("the preview is %v, want O's ring after X's move", d.Preview)
	}
}

func TestAFreeChoiceFramesTheWholeBoard(t *testing.T) {
	for name, g := range map[string]*Game{
		"the target is full": boardOf(t, "tictactoe-3.in"), "no move was made yet": newGame(),
	} {
		d := g.Diagram()
		if !d.Whole {
			t.Errorf("%s: the whole board is not framed", name)
		}
		for b, box := range d.Boxes {
			if box.Framed {
				t.Errorf("%s: field %d is framed as well", name, b+1)
			}
		}
	}
}

func TestTheViewAgreesWithTheMarkedBoard(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		g := boardOf(t, name+".in")
		marked := strings.Join(strings.Fields(sample(t, name+".out")), "")
		for c, cell := range g.Diagram().Cells {
			want := map[byte]diagram.Cell{
				'!': {Playable: true}, '.': {}, 'x': {Symbol: diagram.Cross}, 'o': {Symbol: diagram.Ring},
			}[marked[c]]
			if cell.Playable != want.Playable || cell.Symbol != want.Symbol {
				t.Errorf("%s, cell %d is %q but shows %+v", name, c, marked[c], cell)
			}
		}
		if string(g.Answer()) != sample(t, name+".out") {
			t.Errorf("%s: the answer is not the published one", name)
		}
	}
}

func TestAPicturesTextIsTheMarkedBoard(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		d := boardOf(t, name+".in").Diagram()
		got, want := strings.Fields(string(d.AppendText(nil))), strings.Fields(sample(t, name+".out"))
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestNothingIsPlayableAfterTheEnd(t *testing.T) {
	g := newGame()
	p := tictactoe.New(tictactoe.Open)
	for c := range grid.Cell(27) {
		if c.Row() == 1 {
			p = p.With(c, tictactoe.X)
		}
	}
	g.Set(tictactoe.Edited, p)
	d := g.Diagram()
	for c, cell := range d.Cells {
		if cell.Playable {
			t.Errorf("cell %d is playable after the end", c)
		}
	}
	for b, box := range d.Boxes {
		if box.InLine != (b < 3) || (box.Owner == diagram.Cross) != (b < 3) || box.Framed {
			t.Errorf("field %d: %+v", b+1, box)
		}
	}
	if d.Whole {
		t.Error("the board is framed after the end")
	}
}

func TestARefusedTapNamesTheRule(t *testing.T) {
	g := boardOf(t, "tictactoe-1.in")
	before := g.Len()
	for c, rule := range map[grid.Cell]tictactoe.Illegal{
		grid.At(6, 4): tictactoe.Occupied, grid.At(1, 1): tictactoe.WrongBox,
	} {
		var refusal *tictactoe.Refusal
		want := tictactoe.Refusal{Position: g.Position(), Cell: c, Rule: rule}
		if err := g.Tap(c); !errors.As(err, &refusal) || *refusal != want {
			t.Errorf("row %d column %d: %v, want %v", c.Row(), c.Col(), err, rule)
		}
	}
	if g.Len() != before {
		t.Error("a refused tap changed the history")
	}
	if err := g.Tap(grid.At(9, 3)); err != nil {
		t.Error(err)
	}
}

func TestTheWinningLinesAreDrawn(t *testing.T) {
	g := newGame()
	g.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Closed), tictactoe.O, 2, 4, 6, 0, 8))
	d := g.Diagram()
	for b, box := range d.Boxes {
		if won := b%2 == 0; box.InLine != won {
			t.Errorf("field %d is in a line: %v", b+1, box.InLine)
		}
	}
	p := g.Position()
	g.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Judge))
	if d = g.Diagram(); d.Boxes[0].InLine || d.Boxes[0].Owner != diagram.Blank {
		t.Error("under Judge somebody has won")
	}
}

func TestTwoDigitsAreATapOnTheirCell(t *testing.T) {
	g := newGame()
	if typed := g.Type('x', 0); typed != (Typed{}) {
		t.Errorf("a letter came to %+v", typed)
	}
	cursor := grid.At(2, 7)
	if typed := g.Type('5', cursor); typed.Taps || typed.Cell != grid.At(5, 7) || typed.Row != 5 {
		t.Errorf("the row came to %+v", typed)
	}
	typed := g.Type('6', cursor)
	if !typed.Taps || typed.Cell != grid.At(5, 6) {
		t.Fatalf("the column came to %+v", typed)
	}
	if err := g.Tap(typed.Cell); err != nil {
		t.Fatal(err)
	}
	if typed := g.Type('1', cursor); typed.Taps {
		t.Error("after the tap a row is still waiting for its column")
	}
	g.Undo()
	if typed := g.Type('1', cursor); typed.Taps {
		t.Error("Undo does not forget the typed row")
	}
}

func TestPlayedIsWhatCameAboutByPlayAlone(t *testing.T) {
	for name, test := range map[string]struct {
		do   func(*Game)
		want bool
	}{
		"a move": {func(g *Game) {}, true},
		"other rules": {func(g *Game) {
			p := g.Position()
			g.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Open))
		}, true},
		"an edit":        {func(g *Game) { g.Edit(tictactoe.Position.Swapped) }, false},
		"a new game":     {func(g *Game) { g.Edit(tictactoe.Position.Swapped); g.Restart() }, true},
		"an import":      {func(g *Game) { g.Set(tictactoe.Imported, tictactoe.New(tictactoe.Judge)) }, false},
		"edit, new game": {func(g *Game) { g.Edit(Rotated); g.Restart(); g.Undo() }, false},
	} {
		g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
		test.do(g)
		if g.Played() != test.want {
			t.Errorf("%s: played %v", name, g.Played())
		}
	}
}

func TestOnlyPlayingMakesTheBoardFresh(t *testing.T) {
	g := newGame()
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"a move", func() { _ = g.Play(grid.At(5, 5)) }, true},
		{"undo", func() { g.Undo() }, false},
		{"redo", func() { g.Redo() }, false},
		{"another move", func() { _ = g.Play(grid.At(5, 6)) }, true},
		{"going to a step", func() { g.GoTo(1) }, false},
		{"a new game", func() { g.Restart() }, true},
		{"an import", func() { g.Set(tictactoe.Imported, tictactoe.New(tictactoe.Open)) }, false},
	} {
		if step.do(); g.Fresh() != step.want {
			t.Errorf("after %s: fresh %v", step.name, g.Fresh())
		}
	}
}

func TestAReplayedGameStartsEmptyAndEndsInThePosition(t *testing.T) {
	moves := []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)}
	g := boardOf(t, "tictactoe-1.in")
	g.Set(tictactoe.Imported, playedOut(t, moves...).Position())
	asked, want := g.Current(), g.Position()
	if err := g.Replay(tictactoe.Judge, moves); err != nil {
		t.Fatal(err)
	}
	if p := g.Position(); p != (tictactoe.Position{}) || len(g.Line()) != 4 {
		t.Errorf("it starts with %d marks and has %d steps", grid.Cells-p.Count(tictactoe.Empty), len(g.Line()))
	}
	for g.Redo() {
	}
	if g.Position() != want {
		t.Error("the game does not end in the position")
	}
	g.GoTo(g.Line()[0])
	g.Undo()
	if g.Current() != asked {
		t.Error("one undo from the start of the game does not lead back to where it was asked for")
	}
}

func TestAnIllegalGameIsNotReplayed(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	before, steps := g.Position(), g.Len()
	if err := g.Replay(tictactoe.Judge, []grid.Cell{grid.At(1, 1), grid.At(9, 9)}); err == nil ||
		g.Position() != before || g.Len() != steps {
		t.Errorf("%v, %d steps", err, g.Len())
	}
}
