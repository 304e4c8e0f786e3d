package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/test/fail"
)

func TestADocumentIsOfItsMomentAndItsBoard(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5))
	then := s.Moment()
	play(t, s.Game, grid.At(5, 6))
	s.Show(CrossHatching)
	s.SetDocument(then, Document{Path: "/a", Form: notation.Record})
	d, _ := s.Document()
	fail.If(t, d.Path != "", "the Sudoku is in %v", d)
	s.Show(TicTacToe)
	d, changed := s.Document()
	fail.If(t, d.Path != "/a" || !changed, "%v, changed: %v", d, changed)
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	s.Undo()
	_, changed = s.Document()
	fail.If(t, changed, "to look at a step changes the document")
	play(t, s.Game, grid.At(4, 4))
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	f := shelf{}
	f.keep(s)
	s.Game.GoTo(2)
	_, changed = s.Document()
	fail.If(t, changed, "to look at a branch changes the document")
	f.keep(s)
	again := f.opened(t).Game
	fail.If(t, again.State(again.Line()[2]) != s.Game.State(2), "the branch that is looked at is not kept")
	if s.Game.SetTag("X", "Ann"); !func() bool { _, changed := s.Document(); return changed }() {
		t.Error("what is said of the game does not change the document")
	}
}

// A document of a Sudoku holds the step from which the user looked back to an earlier one. There too, Undo takes a step
// back.
func TestToLookAtAnEarlierStepChangesNoDocument(t *testing.T) {
	s := New()
	s.Show(CrossHatching)
	u, f := s.Sudoku, shelf{}
	for digit := 1; digit <= 4; digit++ {
		u.Enter(grid.At(1, digit), digit)
	}
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Sdx})
	saved := func() string {
		w := u.Worksheet()
		return string(worksheet.Append(nil, &w))
	}
	whole := saved()
	check := func(what string, wantChanged bool) {
		t.Helper()
		if _, changed := s.Document(); changed != wantChanged || (saved() == whole) == changed {
			t.Errorf("%s: changed %v, saved is %s", what, changed, saved())
		}
	}
	for what, look := range map[string]func(){
		"a step in the list": func() { u.GoTo(2) }, "back": u.StepBack, "the first step": u.Rewind,
		"redone": func() { u.GoTo(1); u.Redo() },
	} {
		u.GoTo(4)
		look()
		check(what, false)
		f.keep(s)
		_, changed := f.opened(t).Document()
		fail.If(t, changed, "%s: changed after a restart", what)
	}
	u.GoTo(3)
	u.Undo()
	check("undone", true)
	u.GoTo(4)
	check("all redone", false)
	u.GoTo(2)
	u.Enter(grid.At(9, 9), 9)
	check("another way", true)
}
