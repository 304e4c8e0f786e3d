package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// TestTheKeyboardStaysOnItsMove when notes come between the rows, as in a review.
func TestTheKeyboardStaysOnItsMove(t *testing.T) {
	d := someMoves(6, 3)
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	l := sc.theList()
	sc.window.Canvas().Focus(l.surface)
	d.Moves[0].Note, d.Moves[1].Note = "Best was 2,2.", "Best was 3,3."
	sc.layout.panel.Set(view.CardViews([]view.Card{d}))
	fail.Unequal(t, l.cursor, 3, "the keyboard is at")
}

// someMoves lists a number of moves.
func someMoves(number, current int) deck.Moves {
	d := deck.Moves{Title: "Moves", Current: current}
	for i := range number {
		d.Moves = append(d.Moves, deck.Move{ID: i, Number: i/2 + 1, Second: i%2 == 1, Words: "1,1"})
	}
	return d
}

// longGame opens a window with a list of the given number of moves.
func longGame(t *testing.T, moves, current int) (*screen, *list) {
	sc := openScreen(t, scene{cards: []view.Card{someMoves(moves, current)}}, usual)
	return sc, sc.theList()
}

func TestOnlyTheRowsInViewHaveWidgetsAndTheCurrentOneIsInView(t *testing.T) {
	for _, current := range []int{0, 1, 2500, 4999} {
		_, l := longGame(t, 5000, current)
		fail.If(t, len(l.views) > 40, "5000 moves have %d widgets", len(l.views))
		at := l.entries[current]
		top, foot := l.scroll.Offset.Y, l.scroll.Offset.Y+l.scroll.Size().Height
		fail.If(t, l.tops[at.row] < top || l.tops[at.row+1] > foot || !slices.Contains(l.tops, top),
			"move %d is at %v, in view are %v to %v", current, l.tops[at.row], top, foot)
	}
}

func TestWhatIsSaidOfTheCurrentMoveIsInViewAndLeadsToIt(t *testing.T) {
	d := someMoves(200, 101)
	d.Moves[100].Note, d.Moves[101].Note = "Best was 1,1", strings.Repeat("Then 2,2 3,3. ", 12)
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	l := sc.theList()
	at := l.entries[101]
	if foot := l.scroll.Offset.Y + l.scroll.Size().Height; l.tops[at.row+3] > foot {
		t.Errorf("what is said of the move ends at %v, in view is all to %v", l.tops[at.row+3], foot)
	}
	test.TapAt(l, fyne.NewPos(100, l.tops[at.row+1]+5))
	test.TapAt(l, fyne.NewPos(100, l.tops[at.row+2]+5))
	fail.Differ(t, sc.heard.chosen, []int{100, 100, 101, 101}, "chosen")
}

// What a program wrote stands below its move line by line.
func TestANoteKeepsItsLines(t *testing.T) {
	r := view.ListRow{Note: "1,1: depth 1\n  depth 2\n3" + strings.Repeat("\n4", 30)}
	v := viewOf(300, 600, noteOf(&r))
	fail.Differ(t, v.pen.said[:3], []string{"1,1: depth 1", "  depth 2", "3"}, "the lines")
	fail.Unequal(t, len(v.pen.said), mostNoteLines, "they are")
	r.Note = "1,1: depth 1"
	one := heightIn(&r, 300, rowHeight)
	r.Note += "\ndepth 2"
	fail.Unequal(t, heightIn(&r, 300, rowHeight), one+styles[view.Small].line(), "with another line its height is")
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
	first, second := numberWidth+float32(10), l.width/2+40
	test.TapAt(l, fyne.NewPos(second, l.tops[1]+5))
	test.TapAt(l, fyne.NewPos(5, l.tops[1]+5))         // on a row's number
	test.TapAt(l, fyne.NewPos(second, l.tops[3]+5))    // where there is no move
	test.TapAt(l, fyne.NewPos(second, l.height()+100)) // below the rows
	test.TapSecondaryAt(l, fyne.NewPos(first, l.tops[1]+5))
	test.TapSecondaryAt(l, fyne.NewPos(second, l.height()+100))
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

// TestARowIsItsEntryFromItsTopToItsFoot, and a note is its entry at its indent too.
func TestARowIsItsEntryFromItsTopToItsFoot(t *testing.T) {
	d := someMoves(6, 2)
	d.Moves[3].Note = "Best was 1,1"
	l := openScreen(t, scene{cards: []view.Card{d}}, usual).theList()
	for y := float32(0); y < l.tops[len(l.rows)]; y++ {
		row, x := l.rows[l.rowAt(y)], float32(1)
		want := row.About
		if row.Note == "" {
			x, want = l.width-60, row.Entries[1].ID
		}
		fail.Unequal(t, l.hit(fyne.NewPos(x, y)), want, "at %v of rows from %v there is", y, l.tops)
	}
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

// TestATableLeavesOutColumnsWhereItsWordsHaveNoRoom: they stand below the row that is chosen.
func TestATableLeavesOutColumnsWhereItsWordsHaveNoRoom(t *testing.T) {
	d := deck.Results{Headings: []string{"Slowest", "Median", "95 %", "First failing"}, Results: []deck.ResultRow{
		{Tag: "WA", Words: "forgets_the_column.cpp", Columns: []string{"0.021 s", "0.003 s", "0.012 s", "case 17"}},
	}}.View().Content.(view.List)
	for width, want := range map[float32]int{900: 4, 380: 3, 220: 1} {
		shown := 0
		columns := columnsOf(&d, width)
		for _, w := range columns[2:] {
			if w > 0 {
				shown++
			}
		}
		fail.Unequal(t, shown, want, "at %v the columns are", width)
		cut := cutIn(&d.Rows[0], columns, width)
		fail.Unequal(t, strings.Contains(cut, "case 17"), want < 4, "at %v is told below it: %q", width, cut)
	}
}

// TestAChoiceMayBringOtherRows: after the last mistake a click on one of them asks it again, with a shorter list.
func TestAChoiceMayBringOtherRows(t *testing.T) {
	many := deck.Moves{Title: "Moves", Current: -1}
	for i := range 4 {
		many.Moves = append(many.Moves, deck.Move{ID: i, Number: i + 1, Words: "1,1", Note: "Best was 2,2."})
	}
	few := deck.Moves{Title: "Moves", Current: 9, Moves: []deck.Move{{ID: 9, Number: 1, Words: "5,5"}}}
	for how, choose := range map[string]func(*list){
		"a click on its note": func(l *list) { test.TapAt(l, fyne.NewPos(100, l.tops[len(l.tops)-2]+5)) },
		"End":                 func(l *list) { l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd}) },
	} {
		sc := openScreen(t, scene{cards: []view.Card{many}}, usual)
		l := sc.theList()
		sc.window.Canvas().Focus(l.surface)
		l.choose = func(id int) {
			sc.heard.chosen = append(sc.heard.chosen, id)
			sc.layout.panel.Set(view.CardViews([]view.Card{few}))
		}
		choose(l)
		fail.Differ(t, sc.heard.chosen, []int{3}, "%s chooses", how)
	}
}
