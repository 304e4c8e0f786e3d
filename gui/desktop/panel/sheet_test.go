package panel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/locale"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// openSheet opens a window with a sheet whose fields keep what is typed when show is called again.
func openSheet(t testing.TB, isWindow bool, size fyne.Size, data func(typed map[string]string) view.Sheet) (
	s *Sheet, h *heard, w fyne.Window) {
	h = &heard{}
	options, typed := h.options(), map[string]string{}
	options.Post = func(do func()) { do() }
	options.Type = func(id, words string) { typed[id] = words; s.Set(data(typed)) }
	s = NewSheet(options, isWindow)
	w = test.NewWindow(s)
	t.Cleanup(w.Close)
	w.SetPadded(false)
	w.Resize(size)
	s.Set(data(typed))
	return s, h, w
}

// openCards opens a window with cards in a sheet.
func openCards(t testing.TB, width, height float32, cards ...view.Card) *Sheet {
	s, _, _ := openSheet(t, true, fyne.NewSize(width, height), func(map[string]string) view.Sheet {
		return view.Sheet{Cards: cards}
	})
	return s
}

func oneField(id, text string) deck.Form {
	return deck.Form{Title: id, Rows: []deck.FormRow{{Words: "words", Controls: []view.Node{
		view.Field{ID: id, Text: text}, deck.Said("so: " + text)}}}}
}

// drawnEver returns how many primitives a sheet has drawn anew, ever.
func (s *Sheet) drawnEver() int { return s.pen.drawn + s.cards.pen.drawn }

func TestOfASheetOnlyWhatDiffersIsPainted(t *testing.T) {
	sheet := func(typed map[string]string) view.Sheet {
		all := view.Sheet{Title: "Sheet", Buttons: []view.Button{{ID: "ok", Words: "OK"}}}
		for i := range 20 {
			all.Cards = append(all.Cards, oneField(fmt.Sprint(i), typed[fmt.Sprint(i)]))
		}
		rows := view.Finder{}
		for i := range 10_000 {
			rows.Rows = append(rows.Rows, view.FinderRow{Words: fmt.Sprint("row ", i)})
		}
		all.Cards = append(all.Cards, rows)
		return all
	}
	s, _, w := openSheet(t, false, fyne.NewSize(600, 3000), sheet)
	before := s.drawnEver()
	s.Set(sheet(map[string]string{}))
	now := s.drawnEver()
	fail.If(t, now != before, "%d primitives are painted for the same data", now-before)
	w.Canvas().Focus(s.cards.pen.named["7"].widget.(*field))
	w.Canvas().Focused().TypedRune('x')
	now = s.drawnEver()
	fail.If(t, now-before > 6, "%d primitives are painted for a letter", now-before)
	got := s.cards.pen.named["7"].widget.(*field)
	fail.If(t, w.Canvas().Focused() != fyne.Focusable(got) || got.Text != "x", "the field has %q", got.Text)
}

func TestColumnsStandBelowEachOtherWhereTheyWouldBeTooNarrow(t *testing.T) {
	cards := view.Columns{Least: 300, Wide: 1, Columns: [][]view.Card{
		{oneField("a", "")}, {oneField("b", ""), deck.Log{Words: strings.Repeat("\n", 50)}}, nil}}
	for width, beside := range map[float32]bool{1000: true, 660: true, 500: false} {
		s := openCards(t, width, 700, cards)
		at := func(name string) fyne.Position { return s.cards.pen.named[name].widget.Position() }
		a, b := at("a"), at("b")
		fail.If(t, (a.Y == b.Y) != beside || (a.X < b.X) != beside, "%v: one is at %v, the other at %v", width, a, b)
		fail.If(t, beside && b.X < 312 || b.X > 420, "%v: the second column begins at %v", width, b.X)
		log := s.cards.pen.named["log"].widget.(*grid)
		foot := log.scroll.Position().Y + log.scroll.Size().Height
		fail.If(t, beside && (foot < 640 || foot > 670), "%v: what grows ends at %v", width, foot)
	}
}

func TestALogBreaksLinesAtItsWidth(t *testing.T) {
	words := "one\n0123456789" + strings.Repeat("x", 100) + strings.Repeat("中", 64) + "!"
	sc := openScreen(t, scene{cards: []view.Card{deck.Log{Words: words}}}, usual)
	shown := strings.Join(sc.texts(), "")
	fail.Unless(t, strings.Contains(shown, strings.ReplaceAll(words, "\n", "")), "it shows %q", shown)
}

func TestABoardIsSmallerWhereThereIsLittleRoom(t *testing.T) {
	sides := map[float32]float32{}
	for _, height := range []float32{700, 300, 100} {
		s := openCards(t, 400, height, deck.Picture{}, deck.Facts{Title: "Facts", Name: "name"})
		sides[height] = s.cards.pen.larger.all[0].Size().Width
		s.cards.pen.larger.all[0].Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
		by := s.scroll.Offset.Y
		fail.If(t, height == 100 && by != 60, "a notch of the wheel over it scrolls by %v", by)
	}
	fail.If(t, sides[700] < 340 || sides[300] > 250 || sides[300] < leastPicture || sides[100] != leastPicture,
		"the boards are %v", sides)
}

func TestAMessageInAWindowLeavesABoardAsLargeAsItIs(t *testing.T) {
	s := openCards(t, 400, 300, deck.Picture{}, deck.Facts{Title: "Facts", Name: "name"})
	data, before := s.Shown(), s.cards.pen.larger.all[0].Size()
	data.Message = "a message"
	s.Set(data)
	fail.Unequal(t, s.cards.pen.larger.all[0].Size(), before, "the board's size with a message")
	s.Resize(fyne.NewSize(400, 240))
	said := s.scroll.Size().Height
	data.Message = ""
	s.Set(data)
	fail.If(t, s.scroll.Size().Height < said+30, "what scrolls is %v high, above a message %v",
		s.scroll.Size().Height, said)
}

// openCase opens a window with a list beside a board with words below it.
func openCase(t *testing.T, size fyne.Size, words string) (s *Sheet, h *heard) {
	s, h, _ = openSheet(t, true, size, func(map[string]string) view.Sheet {
		return view.Sheet{Cards: []view.Card{view.Columns{Least: 360, Columns: [][]view.Card{
			{someResults()}, {deck.Picture{Words: words, Legend: []view.Sign{{Words: "lacking"}, {Words: "excess"}},
				Buttons: []view.Button{button("show", "Show on the board")}}}}}}}
	})
	return s, h
}

func TestWordsBelowABoardLeaveItAsLargeAsItIs(t *testing.T) {
	few, _ := openCase(t, fyne.NewSize(860, 520), "few")
	many, h := openCase(t, fyne.NewSize(860, 520), strings.Repeat("many words ", 40)+"end")
	got, want := many.cards.pen.larger.all[0].Size(), few.cards.pen.larger.all[0].Size()
	fail.If(t, got != want || want.Width < 300 || want.Width > 320, "with many words it is %v, with few %v", got, want)
	fail.If(t, !slices.Contains(few.cards.pen.said, "excess") || few.cards.pen.named["scrolled"] != nil,
		"few words scroll, or lack the legend: %q", few.cards.pen.said)
	fail.NowIf(t, !many.ScrollBy(fyne.KeyEnd), "many words do not scroll")
	said := many.cards.pen.named["scrolled"].widget.(*scrolledView)
	foot := said.Offset.Y + said.Size().Height
	fail.If(t, foot != said.view.Size().Height || !slices.Contains(said.view.pen.said, "excess"),
		"they end at %v of %v and say %q", foot, said.view.Size().Height, said.view.pen.said)
	many.cards.presses()[0].Tapped(nil)
	fail.Differ(t, h.done, []string{"show"}, "the button does")
}

func TestWordsFillTheLinesBelowABoardWithoutALegend(t *testing.T) {
	most := 0
	for n := 1; ; n++ {
		s := openCards(t, 400, 700, deck.Picture{Words: strings.Repeat("words ", 2*n)})
		if s.cards.pen.named["scrolled"] != nil {
			break
		}
		most = len(s.cards.pen.said)
	}
	fail.Unequal(t, most, 5, "without scrolling there are")
}

func TestABoardGrowsWithItsWindow(t *testing.T) {
	for size, side := range map[fyne.Size]float32{{Width: 860, Height: 520}: 300, {Width: 1400, Height: 780}: 560,
		{Width: 500, Height: 400}: 430} {
		s, _ := openCase(t, size, "words")
		got := s.cards.pen.larger.all[0].Size()
		fail.If(t, got.Width != got.Height || got.Width < side || got.Width > side+30, "at %v it is %v", size, got)
	}
}

func TestWordsTakeTheRoomOfTheirLines(t *testing.T) {
	height := func(words string) float32 {
		said := deck.Said(words)
		said.Least = 2
		return heightOf(deck.Bare(said).View().Content, 400)
	}
	one, two, three := height("one"), height("one\ntwo"), height("one\ntwo\nthree")
	fail.If(t, one != two || two >= three, "of one, two and three lines they are %v, %v and %v high", one, two, three)
}

func TestControlsThatHaveNoRoomBesideEachOtherStandBelow(t *testing.T) {
	form := deck.Bare(view.Options{Look: view.AsMenu},
		deck.Line(deck.Said("Generated"), view.Field{ID: "n", Narrow: true}), view.Space{},
		deck.FieldButton(view.Button{Words: "Choose a program…"}))
	controls := form.View().Content.(view.Column).Nodes[0].(view.Row)
	for width, lines := range map[float32]int{800: 1, 340: 2, 230: 3, 120: 4} {
		all := newRow(controls)
		rows := []row{all}
		if all.natural() > width {
			rows = all.broken(width)
		}
		fail.If(t, len(rows) != lines, "%v: %d lines, want %d", width, len(rows), lines)
		for _, row := range rows {
			all := float32(len(row.parts)-1) * theme.Gap
			for _, w := range row.fitted(width) {
				all += w
			}
			fail.If(t, all > width+0.1, "%v: the controls of a line need %v", width, all)
		}
	}
}

func TestAWordThatIsTooLongIsBroken(t *testing.T) {
	path := "/home/" + strings.Repeat("somebody/", 12) + "bot.cpp"
	lines := styles[view.Plain].wrap("no such file: "+path, 200, 40)
	fail.Unequal(t, strings.Join(lines[1:], ""), path, "the lines are %q", lines)
	for _, line := range lines {
		fail.If(t, styles[view.Plain].width(line) > 200, "%q is %v wide", line, styles[view.Plain].width(line))
	}
}

// TestNoSpaceOfHelpFollowsAnArrow, whose font would show it as a box.
func TestNoSpaceOfHelpFollowsAnArrow(t *testing.T) {
	for _, language := range locale.Languages() {
		page := language.HelpPage()
		shown := drawnSection(view.Section{Markdown: page}).(*widget.RichText).String()
		fail.If(t, strings.Count(shown, "→") != strings.Count(page, "→"), "%s: arrows are lost", language.Code)
		fail.If(t, strings.Contains(shown, "→ "), "%s: a space follows an arrow", language.Code)
	}
}

// TestAButtonAtTheEndOfALineStaysAtTheRight also where it needs a line of its own.
func TestAButtonAtTheEndOfALineStaysAtTheRight(t *testing.T) {
	rows := newRow(view.Row{Wraps: true, Nodes: []view.Node{view.Check("", "a check box", false), view.Space{},
		view.Press{Button: button("test", "Test")}}}).broken(130)
	fail.If(t, len(rows) != 2 || len(rows[0].parts) != 1 || !rows[1].parts[0].spare, "the lines are %+v", rows)
}

func TestAHintIsAsWideAsItsField(t *testing.T) {
	f := newField(view.Field{ID: "a"}, &Options{})
	for _, width := range []float32{400, 100, 400} {
		f.Resize(fyne.NewSize(width, fieldHeight))
		f.show(view.Field{ID: "a", Hint: "samples. . . . . . . . . . . . a file"})
		cut := f.PlaceHolder == "samples"+ellipsis
		fail.If(t, cut != (width == 100), "in %v units it is %q", width, f.PlaceHolder)
	}
}
