package diagram

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
)

func positionOf(t *testing.T, name string) tictactoe.Position {
	t.Helper()
	p, err := tictactoe.Parse([]byte(texttest.Sample(t, name)))
	fail.OnError(t, err)
	return p
}

func TestThePublishedPositionsShowTheirAnswers(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		p := positionOf(t, name+".in")
		d := OfPosition(&p)
		want := strings.Fields(texttest.Sample(t, name+".out"))
		got := strings.Fields(string(d.AppendText(nil)))
		fail.If(t, strings.Join(got, " ") != strings.Join(want, " "), "%s: %v, want %v", name, got, want)
		plain := d.Plain()
		text := string(plain.AppendText(nil))
		fail.If(t, strings.Contains(text, "!"), "%s: the plain one is\n%s", name, text)
	}
}

func TestAForcedBoxIsFramedAndItsCellsPoint(t *testing.T) {
	p := positionOf(t, "tictactoe-1.in")
	d := OfPosition(&p)
	fail.If(t, d.Whole || d.Preview != Ring, "whole %v, preview %v", d.Whole, d.Preview)
	for b := range grid.Box(grid.Boxes) {
		fail.Unequal(t, d.Boxes[b].Framed, (b == 6), "box %d framed", b.Number())
	}
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
		fail.If(t, cell.Playable != (c.Box() == 6) || cell.Last != (c == grid.At(6, 4)),
			"row %d column %d: %+v", c.Row(), c.Col(), cell)
		fail.If(t, cell.Points != cell.Playable || cell.Points && cell.PointsTo != grid.Box(c.Place()),
			"row %d column %d points to %d", c.Row(), c.Col(), cell.PointsTo)
	}
}

func TestAFreeChoiceFramesTheWholeBoard(t *testing.T) {
	for name, p := range map[string]tictactoe.Position{
		"the target is full": positionOf(t, "tictactoe-3.in"), "no move was made yet": tictactoe.New(tictactoe.Judge),
	} {
		d := OfPosition(&p)
		fail.Unless(t, d.Whole, "%s: the whole board is not framed", name)
		for b, box := range d.Boxes {
			fail.If(t, box.Framed, "%s: box %d is framed as well", name, b+1)
		}
	}
}

func TestAWonGameShowsItsLineAndNothingPlayable(t *testing.T) {
	p := tictactoe.New(tictactoe.Open)
	for col := 1; col <= 9; col++ {
		p = p.WithMark(grid.At(1, col), tictactoe.X)
	}
	d := OfPosition(&p)
	for c, cell := range d.Cells {
		fail.If(t, cell.Playable || cell.Points, "cell %d is playable after the end", c)
	}
	for b, box := range d.Boxes {
		fail.If(t, box.InLine != (b < 3) || (box.Owner == Cross) != (b < 3) || box.Framed, "box %d: %+v", b+1, box)
	}
	fail.If(t, d.Whole, "the whole board is framed")
}

// Under Open a won box is still played in until it is full.
func TestAnOwnersMarkIsInFrontWhereNobodyPlaysAnyMore(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p := tictactoe.New(rules)
		for place := range 9 {
			p = p.WithMark(grid.Box(8).Cell(place), tictactoe.X)
		}
		for place := range 3 {
			p = p.WithMark(grid.Box(0).Cell(place), tictactoe.X)
		}
		d := OfPosition(&p)
		fail.If(t, d.Boxes[0].Closed != rules.Closes() || !d.Boxes[8].Closed || d.Boxes[4].Closed,
			"%s: %+v", rules, d.Boxes)
	}
}
