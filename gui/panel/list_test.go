package panel

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

func TestMovesStandInTwoColumnsWithNotesAndVariationsBelow(t *testing.T) {
	m := view.Moves{Hint: "and so on", Moves: []view.Move{
		{ID: 1, Number: 1, Words: "5,5", Sends: "5", Note: "a start"}, {ID: 2, Number: 1, Second: true, Words: "4,4",
			Sends: "1", Glyph: "?"},
		{ID: 9, Number: 1, Second: true, Words: "6,6", Depth: 1}, {ID: 3, Number: 2, Words: "1,1", Undone: true},
	}}
	want := []row{
		{number: "1.", entries: [2]entry{{there: true, id: 1, words: "5,5", arrow: true, grey: "5"}, {there: true,
			id: 2, words: "4,4", arrow: true, grey: "1", glyph: "?"}}},
		{note: "a start", about: 1},
		{number: "1.", indent: 1, entries: [2]entry{1: {there: true, id: 9, words: "6,6", aside: true}}},
		{number: "2.", entries: [2]entry{{there: true, id: 3, words: "1,1", aside: true}}},
		{note: "and so on", hint: true},
	}
	got := moves(m).rows()
	fail.Unless(t, reflect.DeepEqual(got, want), "the rows are\n%+v, want\n%+v", got, want)
}

func TestAStepThatIsNoMoveHasARowOfItsOwn(t *testing.T) {
	m := view.Moves{Moves: []view.Move{
		{ID: 1, Words: "Imported", Note: "from a file"}, {ID: 2, Number: 1, Second: true, Words: "4,4"},
		{ID: 3, Number: 2, Words: "1,1"},
		{ID: 4, Words: "Rules: Open", Glyph: "?"}, {ID: 5, Number: 2, Second: true, Words: "2,2"},
		{ID: 6, Words: "Board edited", Depth: 1},
	}}
	want := []row{
		{wide: true, entries: [2]entry{{there: true, id: 1, words: "Imported"}}},
		{note: "from a file", about: 1},
		{number: "1.", entries: [2]entry{1: {there: true, id: 2, words: "4,4"}}},
		{number: "2.", entries: [2]entry{{there: true, id: 3, words: "1,1"}}},
		{wide: true, entries: [2]entry{{there: true, id: 4, words: "Rules: Open", glyph: "?"}}},
		{number: "2.", entries: [2]entry{1: {there: true, id: 5, words: "2,2"}}},
		{wide: true, indent: 1, entries: [2]entry{{there: true, id: 6, words: "Board edited", aside: true}}},
	}
	got := moves(m).rows()
	fail.Unless(t, reflect.DeepEqual(got, want), "the rows are\n%+v, want\n%+v", got, want)
}

func TestAWideRowIsChosenWhereverItIsClicked(t *testing.T) {
	d := view.Moves{Title: "Moves", Current: 2, Moves: []view.Move{
		{ID: 1, Words: "Imported"}, {ID: 2, Number: 1, Words: "4,4"},
	}}
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	l := sc.theList()
	cell := l.rows[0].cells(l.width)[0]
	test.TapAt(l, fyne.NewPos(cell.x+5, l.tops[0]+5))
	test.TapAt(l, fyne.NewPos(cell.x+cell.width-5, l.tops[0]+5))
	sc.window.Canvas().Focus(l.surface)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	fail.Differ(t, sc.heard.chosen, []int{1, 1, 1}, "chosen")
}

// longGame opens a window with a list of the given number of moves.
func longGame(t *testing.T, moves, current int) (*screen, *list) {
	d := view.Moves{Title: "Moves", Current: current}
	for i := range moves {
		d.Moves = append(d.Moves, view.Move{ID: i, Number: i/2 + 1, Second: i%2 == 1, Words: "1,1"})
	}
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	return sc, sc.theList()
}

func TestOnlyTheRowsInViewHaveWidgetsAndTheCurrentOneIsInView(t *testing.T) {
	for _, current := range []int{0, 1, 2500, 4999} {
		_, l := longGame(t, 5000, current)
		fail.If(t, len(l.views) > 40, "5000 moves have %d widgets", len(l.views))
		at := l.at(current)
		top, foot := l.scroll.Offset.Y, l.scroll.Offset.Y+l.scroll.Size().Height
		fail.If(t, l.tops[at.row] < top || l.tops[at.row+1] > foot || !slices.Contains(l.tops, top),
			"move %d is at %v, in view are %v to %v", current, l.tops[at.row], top, foot)
	}
}

func TestWhatIsSaidOfTheCurrentMoveIsInViewAndLeadsToIt(t *testing.T) {
	d := view.Moves{Title: "Moves", Current: 101}
	for i := range 200 {
		d.Moves = append(d.Moves, view.Move{ID: i, Number: i/2 + 1, Second: i%2 == 1, Words: "1,1"})
	}
	d.Moves[100].Note, d.Moves[101].Note = "Best was 1,1", strings.Repeat("Then 2,2 3,3. ", 12)
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	l := sc.theList()
	at := l.at(101)
	if foot := l.scroll.Offset.Y + l.scroll.Size().Height; l.tops[at.row+3] > foot {
		t.Errorf("what is said of the move ends at %v, in view is all to %v", l.tops[at.row+3], foot)
	}
	test.TapAt(l, fyne.NewPos(100, l.tops[at.row+1]+5))
	test.TapAt(l, fyne.NewPos(100, l.tops[at.row+2]+5))
	fail.Differ(t, sc.heard.chosen, []int{100, 101}, "chosen")
}

func TestAScrollDrawsOnlyTheRowsThatComeIntoView(t *testing.T) {
	sc, l := longGame(t, 5000, 0)
	before := sc.drawn()
	l.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -3*rowHeight)})
	const ofARow = 9 // primitives, with their places
	n := sc.drawn() - before
	fail.If(t, n == 0 || n > 5*ofARow, "three rows further %d primitives are drawn", n)
}

func TestAnEntryIsChosenByAClickAndByKeys(t *testing.T) {
	sc, l := longGame(t, 7, 2)
	cells := l.rows[1].cells(l.width)
	test.TapAt(l, fyne.NewPos(cells[1].x+10, l.tops[1]+5))
	test.TapAt(l, fyne.NewPos(5, l.tops[1]+5))                // on a row's number
	test.TapAt(l, fyne.NewPos(cells[1].x+10, l.tops[3]+5))    // where there is no move
	test.TapAt(l, fyne.NewPos(cells[1].x+10, l.height()+100)) // below the rows
	test.TapSecondaryAt(l, fyne.NewPos(cells[0].x+10, l.tops[1]+5))
	test.TapSecondaryAt(l, fyne.NewPos(cells[1].x+10, l.height()+100))
	fail.Differ(t, sc.heard.menus, []int{2}, "menus of")
	sc.window.Canvas().Focus(l.surface)
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyLeft,
		fyne.KeyEnd, fyne.KeyRight, fyne.KeyHome, fyne.KeyReturn} {
		l.TypedKey(&fyne.KeyEvent{Name: key})
	}
	fail.Differ(t, sc.heard.chosen, []int{3, 3, 5, 3, 2, 6, 0, 0}, "chosen")
	passed := false
	sc.window.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) { passed = true })
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	typed := ""
	sc.window.Canvas().SetOnTypedRune(func(r rune) { typed += string(r) })
	l.TypedRune('5')
	fail.If(t, !passed || typed != "5", "Escape reaches the window: %v; so does %q", passed, typed)
}

func TestAnEmptyListSpeaks(t *testing.T) {
	sc := openScreen(t, sceneOf("empty"), usual)
	fail.Unless(t, slices.Contains(sc.texts(), "The moves will stand here as they are played."),
		"there is %q", sc.texts())
	l := sc.theList()
	sc.window.Canvas().Focus(l.surface)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	fail.If(t, len(sc.heard.chosen) != 0 || l.AccessibilityLabel() != "", "chosen is %v", sc.heard.chosen)
}

func TestADeductionIsReadWithItsReason(t *testing.T) {
	sc := openScreen(t, sceneOf("sudoku"), usual)
	got, want := sc.theList().AccessibilityLabel(), "1., r1c1 = 4, box 1: rows 2, 3, column 2"
	fail.If(t, got != want, "a screen reader says %q, want %q", got, want)
}

func TestAmberIsForDoubtfulMovesAlone(t *testing.T) {
	for glyph, want := range map[string]fyne.ThemeColorName{
		"?": theme.ColorWarning, "?!": theme.ColorWarning, "◆ ??": theme.ColorWarning,
		"!": theme.ColorPlayable, "!!": theme.ColorPlayable, "✓": theme.ColorPlayable, "0.12 s": theme.ColorMuted,
	} {
		fail.Unequal(t, colourOfGlyph(glyph), want, "%q is written in", glyph)
	}
}
