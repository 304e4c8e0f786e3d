package panel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// framedView returns a card as the panel has it.
func framedView(c view.Card) grounded { return framedCard(c.View()) }

func withPlayers(t *testing.T, name, kind string) *screen {
	p := deck.Player{Mark: icon.Cross, Name: name, Kind: kind, Score: "3 fields",
		Kinds: []view.Choice{{ID: "person", Words: "Person"}, {ID: "club", Words: "Club"}}}
	return openScreen(t, scene{cards: []view.Card{deck.Players{Players: [2]deck.Player{p, p}}}}, usual)
}

func TestAllOfAPlayersRowOpensTheMenu(t *testing.T) {
	for _, at := range []float32{6, 0.5, 0.98} {
		sc := withPlayers(t, "Anna", "Person")
		row := sc.pressable(t, "Anna: Person")
		fail.NowIf(t, row.Size().Width < 350 || row.Size().Height < 40, "the row is %v", row.Size())
		if at < 1 {
			at *= row.Size().Width
		}
		test.TapAt(row, fyne.NewPos(at, 10))
		fail.If(t, sc.window.Canvas().Overlays().Top() == nil, "a click at %v opens nothing", at)
	}
}

func TestNothingOfALongPlayerIsCut(t *testing.T) {
	const kind = "played by the computer, Strongest"
	for _, name := range []string{
		"Anna", "Bartholomew Featherstonehaugh", "One whose name needs more than a line of a row",
	} {
		sc := withPlayers(t, name, kind)
		var said []string
		for _, words := range sc.texts() {
			fail.If(t, strings.Contains(words, ellipsis), "%q is cut", words)
			said = append(said, words)
		}
		if all := strings.Join(said, " "); !strings.Contains(all, name) || !strings.Contains(all, kind) {
			t.Errorf("%q and %q are not said, but %q", name, kind, said)
		}
	}
}

func TestWordsBesideButtonsTakeNoRoomFromThem(t *testing.T) {
	buttons := []view.Button{{ID: "a", Words: "Rename…"}, {ID: "b", Words: "Undo deletion"}}
	last := viewOf(620, 100, footOf(buttons, strings.Repeat("a long message ", 20), false, true)).presses()[1]
	fail.If(t, last.Size().Width < styles[view.Strong].width("Undo deletion"), "the button is %v", last.Size())
}

// TestAClickOnABoardPicksIt: of the widgets there, Fyne gives a click to the innermost one that takes any input, also
// if that takes no clicks.
func TestAClickOnABoardPicksIt(t *testing.T) {
	heard := &heard{}
	page := NewView(heard.options())
	w := test.NewWindow(page)
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	page.Set(BoardsPage(&view.BoardsPage{Number: 3, At: func(int) view.Board { return view.Board{} }}))
	boards := page.pen.named[BoardsName].widget.(*tiles)
	at := boards.cellArea(2).middle(10)
	var innermost fyne.CanvasObject
	(&screen{window: w}).walk(func(o fyne.CanvasObject, from fyne.Position) {
		_, tap := o.(fyne.Tappable)
		_, menu := o.(fyne.SecondaryTappable)
		_, key := o.(fyne.Focusable)
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject(boards.surface).AddXY(at.x+at.width/2, at.y)
		inside := place.X >= from.X && place.Y >= from.Y && place.X < from.X+o.Size().Width &&
			place.Y < from.Y+o.Size().Height
		if inside && (tap || menu || key) {
			innermost = o
		}
	})
	fail.Unequal(t, innermost, fyne.CanvasObject(boards.surface), "what gets the click")
	boards.Tapped(&fyne.PointEvent{Position: fyne.NewPos(at.x+at.width/2, at.y)})
	fail.Unequal(t, fmt.Sprint(heard.chosen), "[2]", "the board chosen")
}

func TestTheFieldTakesTheKeyboardFromBoardsThatBecomeFewer(t *testing.T) {
	page := NewView((&heard{}).options())
	w := test.NewWindow(page)
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	show := func(boards []view.Board, find view.Field) {
		find.ID = "find"
		page.Set(BoardsPage(&view.BoardsPage{Number: len(boards), At: func(i int) view.Board { return boards[i] },
			Find: find}))
	}
	show(make([]view.Board, 12), view.Field{})
	page.Focus(BoardsName, w.Canvas())
	show(make([]view.Board, 1), view.Field{Text: "x", Cursor: view.Cursor{Line: 1, Column: 2, Turn: 1}})
	fail.Unequal(t, w.Canvas().Focused(), fyne.Focusable(page.pen.named["find"].widget.(*field)), "the keyboard is on")
}

func TestAnsweredQuestionsAreGreenAndTheOneThatIsAskedStandsOut(t *testing.T) {
	answers := []view.Answer{view.Yes, view.Unknown, view.Unknown}
	for current, want := range [][]drawing.Colour{
		{drawing.Playable, drawing.Track, drawing.Track}, // an answer is seen at once
		{drawing.Playable, drawing.Accent, drawing.Track},
	} {
		v := viewOf(300, 100, framedView(deck.Questions{Answers: answers, Current: current}))
		for i, box := range v.pen.boxes.all[1 : 1+len(want)] {
			fail.Unequal(t, box.FillColor, theme.Colour(want[i]), "question %d of %d has the colour", i, current)
		}
	}
}

func TestTheToolbarHasTheColourOfTheMenus(t *testing.T) {
	lid := newLayout().lid.ground.(*View)
	lid.Resize(fyne.NewSize(1000, 60))
	ground, ok := lid.pen.objects[0].(*canvas.Rectangle)
	fail.If(t, !ok || ground.FillColor != theme.Colour(drawing.Card),
		"the ground of the toolbar is %+v", lid.pen.objects[0])
}

func TestATextShowsItsTitleItsSentencesAndItsLines(t *testing.T) {
	d := deck.Passage{Title: "4. Judge format", Words: "Boards travel by mail.", Lines: []string{"... x.. ...", "6 4"}}
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	for _, want := range []string{"Boards travel by mail.", "... x.. ...", "6 4"} {
		fail.Unless(t, slices.Contains(sc.texts(), want), "%q is not among %q", want, sc.texts())
	}
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		if text, ok := o.(*canvas.Text); ok && slices.Contains(d.Lines, text.Text) != text.TextStyle.Monospace {
			t.Errorf("%q has characters of one width: %v", text.Text, text.TextStyle.Monospace)
		}
	})
}

func TestATextIsAsHighAsItNeeds(t *testing.T) {
	height := func(d deck.Passage) float32 { return heightOf(framedView(d), 300) }
	words := height(deck.Passage{Words: "words"})
	for name, more := range map[string]deck.Passage{
		"a title": {Title: "t", Words: "words"}, "a line": {Words: "words", Lines: []string{"x"}},
		"long": {Words: strings.Repeat("words ", 40)},
	} {
		got := height(more)
		fail.If(t, got <= words, "%s: %v, but without it is %v", name, got, words)
	}
	many := func(n int) string { return strings.Repeat("words ", n) }
	long, longer := height(deck.Passage{Words: many(400)}), height(deck.Passage{Words: many(4000)})
	fail.If(t, long != longer, "very long words are %v high, longer ones %v", long, longer)
}

func TestAScrollerHasNoShadows(t *testing.T) {
	scroll := newScroller(container.NewVBox())
	for _, o := range test.WidgetRenderer(scroll).Objects() {
		fail.If(t, strings.Contains(fmt.Sprintf("%T", o), "Shadow"), "it has a %T", o)
	}
}

func someResults() deck.Results {
	long := strings.Repeat("long", 40)
	return deck.Results{Title: "Solution", Headings: []string{"Slowest", "First"}, Current: 1,
		Results: []deck.ResultRow{
			{ID: 0, Tag: "AC", Answer: view.Yes, Words: "right.c", Columns: []string{"0.001 s", ""}},
			{ID: 1, Tag: "WA", Answer: view.Wrong, Words: "forgets.c", Columns: []string{"0.002 s", long}},
		}}
}

func TestResultsStandInColumnsAndAreChosen(t *testing.T) {
	sc := openScreen(t, scene{cards: []view.Card{someResults()}}, fyne.NewSize(1200, 800))
	texts := sc.texts()
	for _, want := range []string{"AC", "WA", "right.c", "forgets.c", "Slowest", "0.001 s"} {
		fail.Unless(t, slices.Contains(texts, want), "%q is not seen in %q", want, texts)
	}
	list := sc.theList()
	list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(100, tableHeight/2)})
	fail.Differ(t, sc.heard.chosen, []int{0}, "a click on the first row chooses")
	if cut := list.rows[2].Note; cut != strings.Repeat("long", 40) || len(list.rows) != 3 {
		t.Errorf("below the chosen one, in which it is cut, stands %q", cut)
	}
	words := list.rows[1].Label(0)
	fail.Unless(t, strings.HasPrefix(words, "WA, forgets.c, 0.002 s"), "a screen reader says %q", words)
}

func TestResultsFillTheirList(t *testing.T) {
	data := deck.Results{Title: "Cases", Current: -1, Results: make([]deck.ResultRow, 100)}
	v := viewOf(400, 400, framedView(data))
	least := v.HeightFor(400)
	for height := least; height < least+200; height++ {
		v.Resize(fyne.NewSize(400, height))
		l := v.pen.named["list"].widget.(*list)
		rows := int(l.scroll.Size().Height / l.lowest)
		strip := height - listInset - v.pen.objects[len(v.pen.objects)-1].Position().Y - float32(rows)*l.lowest
		fail.If(t, rows < 3 || strip >= float32(rows), "%v: %d rows, below them %v", height, rows, strip)
	}
}

func TestTextsStandBesideEachOtherAndAreCut(t *testing.T) {
	texts := deck.Texts{Texts: []deck.Passage{
		{Title: "Input", Lines: []string{"abc"}},
		{Title: "Standard error", Lines: slices.Repeat([]string{strings.Repeat("word ", 40)}, 20)},
	}, All: view.Button{ID: "all", Words: "Show all"}}
	sc := openScreen(t, scene{cards: []view.Card{texts}}, fyne.NewSize(1200, 800))
	seen := sc.texts()
	fail.If(t, !slices.Contains(seen, ellipsis) || !slices.Contains(seen, "abc"), "seen is %q", seen)
	sc.pressable(t, "Show all").Tapped(nil)
	fail.Differ(t, sc.heard.done, []string{"all"}, "the link does")
	answer, right := texts.Texts[1], deck.Passage{Title: "Right", Lines: []string{"... ... ..."}}
	v := viewOf(420, 400, framedView(deck.Texts{Texts: []deck.Passage{texts.Texts[0], answer, right}}))
	fail.If(t, !slices.Contains(v.pen.said, "... ... ..."), "beside a wide answer is seen %q", v.pen.said)
	for _, c := range []struct {
		lines int
		more  bool
		links int
	}{{13, false, 0}, {13, true, 1}, {14, false, 1}} {
		input := deck.Passage{Title: "Input", Lines: make([]string, c.lines)}
		v := viewOf(500, 400, framedView(deck.Texts{Texts: []deck.Passage{input}, More: c.more, All: texts.All}))
		fail.Unequal(t, len(v.presses()), c.links, "of %d lines, more %v, the links", c.lines, c.more)
	}
}

// A link copies a text, and so does the menu of a right click on it.
func TestATextCanBeCopied(t *testing.T) {
	copies := view.Button{ID: "copy", Words: "Copy"}
	var done []string
	var opened []view.Button
	v := NewView(&Options{Do: func(id string) { done = append(done, id) },
		Popup: func(b view.Button, _ fyne.Position) { opened = append(opened, b) }})
	v.Resize(fyne.NewSize(500, 400))
	for _, card := range []view.Card{
		deck.Texts{Texts: []deck.Passage{{Title: "Input", Lines: []string{"abc"}, Copy: copies}}},
		deck.Passage{Title: "Compiler", Lines: []string{"abc"}, Copy: copies},
	} {
		done, opened = nil, nil
		v.Set(framedView(card))
		v.presses()[0].Tapped(nil)
		fail.Differ(t, done, []string{"copy"}, "the link does")
		for _, o := range v.pen.objects {
			if text, ok := o.(*canvas.Text); ok {
				middle := text.Position().AddXY(text.Size().Width/2, text.Size().Height/2)
				v.TappedSecondary(&fyne.PointEvent{Position: middle})
			}
		}
		fail.Differ(t, opened, []view.Button{copies}, "the menu has")
	}
}

func TestATagStandsBelowATitleThatLeavesItNoRoom(t *testing.T) {
	for tag, below := range map[string]bool{"Wrong answer": false, "Memory limit exceeded": true} {
		v := viewOf(340, 100, framedView(deck.Verdict{Title: "The smallest failing case", Tag: tag}))
		fail.Unequal(t, strings.Join(v.pen.said, "|"), "THE SMALLEST FAILING CASE|"+tag, "it")
		fail.Unequal(t, v.HeightFor(340) > v.HeightFor(600), below, "%s: it is higher", tag)
	}
}

func TestASummaryStandsBelowCountsThatLeaveItNoRoom(t *testing.T) {
	for _, width := range []float32{600, 200} {
		v := viewOf(width, 100, framedView(deck.Report{Summary: "1003 cases in 2.2 s", Counts: []deck.Count{
			{Words: "TLE 20"}, {Words: "RE 3"}}}))
		fail.Unequal(t, v.HeightFor(width) > v.HeightFor(600), (width == 200), "at %g it is higher", width)
		fail.Unequal(t, strings.Join(v.pen.said, "|"), "TLE 20|RE 3|1003 cases in 2.2 s", "at %g it says", width)
	}
}

func TestATileSaysLessWhereThereIsLittleRoom(t *testing.T) {
	b := view.Board{Words: "You – Casual", Short: "you lost, 44 moves", Shortest: "you lost", When: "yesterday"}
	for width, want := range map[float32]string{240: "you lost, 44 moves", 180: "you lost"} {
		v := viewOf(tileSize(width).Width, tileSize(width).Height, tile(b, tileSize(width).Width, states{}))
		fail.Unequal(t, strings.Join(v.pen.said, "|"), "You – Casual|"+want+"|yesterday", "at %g it says", width)
	}
}

func TestWorkUnderWayHasASpinner(t *testing.T) {
	v := viewOf(500, 100, framedView(deck.Report{Busy: 3}))
	fail.Unequal(t, v.pen.boxes.used, 1+8, "the frame and the dots of the spinner")
}

// A match may make a move before the last picture was drawn.
func TestTheBoardOfAMatchIsDrawnAtOnce(t *testing.T) {
	v := NewView(&Options{Post: func(func()) {}})
	v.Resize(fyne.NewSize(300, 400))
	v.Set(framedView(deck.Picture{Title: "Game 1"}))
	pictures := v.pen.boards.all
	fail.If(t, len(pictures) != 1 || pictures[0].Image.Image == nil, "it is not seen")
}

func TestAFootWithoutWordsHasNoRoomForThem(t *testing.T) {
	buttons := []view.Button{{ID: "open", Words: "Open"}}
	height := func(words string) float32 { return heightOf(footOf(buttons, words, false, true), 300) }
	fail.If(t, height("Saved.") <= height(""), "the words stand over the buttons")
}
