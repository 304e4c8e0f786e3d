package crosshatch

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
)

func TestAllThatIsDoneInAGameCanBeUndone(t *testing.T) {
	sample := parse(t, read(t, "crosshatch-1.in"))
	g := GameFrom(Sheet{Grid: sample})
	g.Enter(grid.At(9, 9), 7)
	fail.NowIf(t, !g.Deduce(), "no step")
	entered := sample.WithDigit(grid.At(9, 9), 7)
	for _, want := range []Grid{entered.WithDigit(grid.At(1, 1), 4), entered, sample} {
		if g.Grid() != want {
			got := g.Grid()
			t.Fatalf("shown is\n%swant\n%s", AppendText(nil, &got), AppendText(nil, &want))
		}
		g.Undo()
	}
}

func TestADeductionIsShownWithItsReason(t *testing.T) {
	g := GameFrom(Sheet{Grid: parse(t, read(t, "crosshatch-1.in"))})
	if _, ok := g.Step(); ok {
		t.Error("an import is no step")
	}
	want, _ := g.Grid().Next()
	g.Deduce()
	if step, ok := g.Step(); !ok || step != want {
		t.Errorf("the step shown is %+v, want %+v", step, want)
	}
	fail.If(t, g.Deduce(), "a second step where there is one")
	g.Enter(grid.At(9, 9), 7)
	_, ok := g.Step()
	fail.If(t, ok, "entering a digit is no step")
}

func TestEnteringWhatIsThereIsNoStep(t *testing.T) {
	g := NewGame()
	g.Enter(0, 0)
	g.Enter(0, 3)
	g.Enter(0, 3)
	fail.Unequal(t, g.Len(), 2, "states, want 2")
}

func TestDeducedCellsAreThoseNotEnteredSince(t *testing.T) {
	g := GameFrom(Sheet{Grid: parse(t, read(t, "crosshatch-2.in"))})
	given := g.Grid()
	for g.Deduce() {
	}
	full := g.Grid()
	g.Enter(grid.At(1, 1), 0)
	g.Enter(grid.At(1, 1), full.At(grid.At(1, 1)))
	deduced := g.DeducedCells()
	for c := range grid.Cell(grid.Cells) {
		want := given.At(c) == 0 && c != grid.At(1, 1)
		fail.If(t, deduced.Has(c) != want, "cell %d is deduced: %v, want %v", c, deduced.Has(c), want)
	}
}

func TestAStateThatNoStepLedToHasNone(t *testing.T) {
	wrong := State{Origin: Deduced, Cell: 80, Grid: Grid{}.WithDigit(80, 1)}
	sample := State{Origin: Imported, Grid: parse(t, read(t, "crosshatch-1.in"))}
	for _, states := range [][]State{{wrong}, {{}, wrong}, {sample, wrong}} {
		g := Game{history.New(states[0])}
		for _, state := range states[1:] {
			g.Push(state)
		}
		step, ok := g.Step()
		fail.If(t, ok, "%d to cell %d is said to be a step", step.Digit, step.Cell)
		fail.Unequal(t, g.DeducedCells().Len(), 1, "cells are deduced, want the one that says so")
	}
}
