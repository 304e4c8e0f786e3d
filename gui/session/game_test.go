package session

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
)

func TestAForcedFieldIsFramedAndItsEmptyCellsArePlayable(t *testing.T) {
	d := importing(t, "tictactoe-1.in").Game.Diagram()
	fail.If(t, d.Whole, "the whole board is framed though a field is forced")
	for b := range grid.Box(grid.Boxes) {
		fail.Unequal(t, d.Boxes[b].Framed, (b == 6), "field %d framed", b.Number())
	}
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
		fail.Unequal(t, cell.Playable, (c.Box() == 6), "row %d column %d playable", c.Row(), c.Col())
		fail.If(t, cell.Points != cell.Playable || cell.Points && cell.PointsTo != grid.Box(c.Place()),
			"row %d column %d points to %d", c.Row(), c.Col(), cell.PointsTo)
		fail.Unequal(t, cell.Last, (c == grid.At(6, 4)), "row %d column %d is shown as the last move", c.Row(), c.Col())
	}
	fail.If(t, d.Preview != diagram.Ring, "the preview is %v, want O's ring after X's move", d.Preview)
}

func TestAFreeChoiceFramesTheWholeBoard(t *testing.T) {
	for name, g := range map[string]*Game{
		"the target is full": importing(t, "tictactoe-3.in").Game, "no move was made yet": newGame(firstRules),
	} {
		d := g.Diagram()
		fail.Unless(t, d.Whole, "%s: the whole board is not framed", name)
		for b, box := range d.Boxes {
			fail.If(t, box.Framed, "%s: field %d is framed as well", name, b+1)
		}
	}
}

func TestTheViewAgreesWithTheMarkedBoard(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		g := importing(t, name+".in").Game
		marked := strings.Join(strings.Fields(texttest.Sample(t, name+".out")), "")
		for c, cell := range g.Diagram().Cells {
			want := map[byte]diagram.Cell{
				'!': {Playable: true}, '.': {}, 'x': {Symbol: diagram.Cross}, 'o': {Symbol: diagram.Ring},
			}[marked[c]]
			fail.If(t, cell.Playable != want.Playable || cell.Symbol != want.Symbol,
				"%s, cell %d is %q but shows %+v", name, c, marked[c], cell)
		}
		fail.If(t, string(g.Answer()) != texttest.Sample(t, name+".out"),
			"%s: the answer is not the published one", name)
		d := g.Diagram()
		got := strings.Join(strings.Fields(string(d.AppendText(nil))), "")
		fail.If(t, got != marked, "%s: a picture's text is %s", name, got)
	}
}

func TestNothingIsPlayableAfterTheEnd(t *testing.T) {
	g := newGame(firstRules)
	p := tictactoe.New(tictactoe.Open)
	for c := range grid.Cell(27) {
		if c.Row() == 1 {
			p = p.WithMark(c, tictactoe.X)
		}
	}
	g.Set(tictactoe.Edited, p)
	d := g.Diagram()
	for c, cell := range d.Cells {
		fail.If(t, cell.Playable, "cell %d is playable after the end", c)
	}
	for b, box := range d.Boxes {
		fail.If(t, box.InLine != (b < 3) || (box.Owner == diagram.Cross) != (b < 3) || box.Framed,
			"field %d: %+v", b+1, box)
	}
	fail.If(t, d.Whole, "the board is framed after the end")
}

func TestARefusedTapNamesTheRule(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
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
	fail.Unequal(t, g.Len(), before, "a refused tap changed the history")
	err := g.Tap(grid.At(9, 3))
	fail.If(t, err != nil, "%v", err)
}

func TestTwoDigitsAreATapOnTheirCell(t *testing.T) {
	g := newGame(firstRules)
	fail.Unequal(t, g.Type('x', 0), (Typed{}), "a letter came")
	cursor := grid.At(2, 7)
	typed := g.Type('5', cursor)
	fail.If(t, typed.Taps || typed.Cell != grid.At(5, 7) || typed.Row != 5, "the row came to %+v", typed)
	typed = g.Type('6', cursor)
	fail.NowIf(t, !typed.Taps || typed.Cell != grid.At(5, 6), "the column came to %+v", typed)
	fail.OnError(t, g.Tap(typed.Cell))
	typed = g.Type('1', cursor)
	fail.If(t, typed.Taps, "after the tap a row is still waiting for its column")
	g.Undo()
	typed = g.Type('1', cursor)
	fail.If(t, typed.Taps, "Undo does not forget the typed row")
}

func TestPlayedIsWhatCameAboutByPlayAlone(t *testing.T) {
	for name, test := range map[string]struct {
		do   func(*Game)
		want bool
	}{
		"a move": {func(g *Game) {}, true},
		"other rules": {func(g *Game) {
			p := g.Position()
			g.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Closed))
		}, true},
		"an edit":        {func(g *Game) { g.Edit(tictactoe.Position.Swapped); g.Undo(); g.Redo() }, false},
		"before an edit": {func(g *Game) { g.Edit(Rotated); g.Undo() }, true},
	} {
		g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
		test.do(g)
		fail.Unequal(t, g.Played(), test.want, "%s: played", name)
	}
	fail.If(t, importing(t, "tictactoe-1.in").Game.Played(), "an import was played")
}

func TestOnlyPlayingMakesTheBoardFresh(t *testing.T) {
	s := New()
	g := s.Game
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
		{"a new game", s.Restart, true},
		{"what was shown before", func() { s.Undo() }, false},
		{"an import", func() { s.Import(reading(t, "[X \"Ann\"]\n\n1. 5 5\n")) }, false},
	} {
		step.do()
		fail.If(t, s.Game.JustPlayed() != step.want, "after %s: just played %v", step.name, s.Game.JustPlayed())
	}
}

func TestOfAHugeGameTheLineShownIsListed(t *testing.T) {
	g := newGame(tictactoe.Judge)
	for g.Len() <= mostListed {
		g.GoTo(0)
		for p := g.Position(); !p.Over() && g.Len() <= mostListed; p = g.Position() {
			legal := slices.Collect(p.Legal().All())
			fail.OnError(t, g.Play(legal[g.Len()%len(legal)]))
		}
	}
	rows, line := g.Rows(), g.Line()
	fail.If(t, len(rows) != len(line) || rows[len(rows)-1].ID != line[len(line)-1] || rows[1].Step != 2 ||
		rows[1].Number != 1, "%d rows for a line of %d steps, the second is %+v", len(rows), len(line), rows[1])
}
