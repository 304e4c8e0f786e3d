package gui

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

func TestArrowsStepThroughASolvedSudoku(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	count := func() int { g := w.Session.Sudoku.Grid(); return g.Count() }
	w.key(keys.PageDown)
	open := count()
	w.key(keys.Left)
	fail.If(t, count() != open || !w.screen.Shown.Cursor.Any, "in an open Sudoku an arrow steps")
	w.Session.Sudoku.Finish()
	for i, key := range []keys.Key{keys.Left, keys.Left, keys.Right, keys.Right, keys.Right} {
		w.key(key)
		fail.Unequal(t, count(), [...]int{80, 79, 80, 81, 81}[i], "digits after %s, number %d", key, i+1)
	}
}

func TestEnterPressesTheFilledButtonWhereNobodyIsToAct(t *testing.T) {
	w := lost(t)
	w.tapCell(5, 5)
	w.pointTo(5, 5)
	w.key(keys.Enter)
	fail.If(t, !w.exchange.Review.On(), "after a game it does not review it")
	w.does("home 55")
	w.pointTo(5, 6)
	w.key(keys.Enter)
	fail.Unequal(t, w.moves(), 2, "with a filled button for the computer, moves played by Enter are")
	w.run("learn")
	for w.can("learn.help") {
		w.run("learn.help")
	}
	w.key(keys.Enter)
	fail.If(t, w.places.course.Rests(), "after a lesson it does not go on to the next")
}

func TestEverythingGrowsByTheKeysOfOtherPrograms(t *testing.T) {
	w := openWindow(t)
	for _, step := range []struct {
		key  keys.Shortcut
		want int
	}{{keys.Ctrl("="), 120}, {keys.Ctrl("+"), 150}, {keys.CtrlShift("="), 200}, {keys.Ctrl("="), 200},
		{keys.Ctrl("-"), 150}, {keys.Ctrl("0"), 100}, {keys.Ctrl("-"), 100}} {
		w.shortcut(step.key)
		fail.Unequal(t, w.Session.Settings.Scale, step.want, "after %s the size", step.key.Words())
	}
}

func TestThePaletteKnowsWhatElseThingsAreCalled(t *testing.T) {
	w := openAndDo(t, "55")
	for typed, want := range map[string]string{
		"zoom": "Size: 100%", "font": "Size: 100%", "theme": "Appearance: Use system setting", "takeback": "Undo",
		"take back": "Undo",
	} {
		w.run(paletteID)
		w.entry().SetText(typed)
		rows := screentest.Card[view.Finder](w.screen.Top()).Rows
		fail.If(t, len(rows) == 0 || rows[0].Words != want, "%q finds %+v", typed, rows)
		w.escape()
	}
}
