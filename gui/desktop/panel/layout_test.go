package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// windowSizes returns window sizes from the smallest to a large one, without the menus.
func windowSizes() (sizes []fyne.Size) {
	for _, width := range []float32{480, 560, 640, 700, 800, 859, 860, 1000, 1200, 1500} {
		for _, height := range []float32{492, 530, 612, 732, 900, 1070} {
			sizes = append(sizes, fyne.NewSize(width, height))
		}
	}
	return sizes
}

func newLayout() *Layout {
	options := &Options{}
	return NewLayout(NewView(options), board.NewPicture(diagram.Diagram{}),
		NewView(options), New(options), board.Edge)
}

func TestThePartsOfTheWindowAreInItAndApart(t *testing.T) {
	for _, size := range windowSizes() {
		p := newLayout().plan(size)
		parts := []area{p.board, p.headline, p.panel}
		for i, a := range parts {
			fail.If(t, a.x < 0 || a.y < 0 || a.x+a.width > size.Width+0.1 || a.y+a.height > size.Height+0.1 ||
				a.width < 0 || a.height < 0, "%v: part %d is %+v", size, i, a)
			for j, b := range parts[:i] {
				fail.If(t, a.x < b.x+b.width-0.1 && b.x < a.x+a.width-0.1 && a.y < b.y+b.height-0.1 &&
					b.y < a.y+a.height-0.1, "%v: part %d, %+v, overlaps part %d, %+v", size, i, a, j, b)
			}
		}
		fail.Unequal(t, p.board.width, p.board.height, "%v: the board is %+v", size, p.board)
		fail.If(t, !p.below && (p.panel.width < leastPanel-0.1 || p.panel.width > widestPanel+0.1),
			"%v: the panel is %+v", size, p.panel)
	}
}

func TestAWiderWindowNeverHasASmallerBoard(t *testing.T) {
	l := newLayout()
	for _, l.Sight = range []view.Sight{view.SeeButtons, view.SeeDigits, view.SeeCards} {
		for height := leastHeight; height < 1300; height += 4 {
			last := float32(0)
			for width := leastWidth; width < 2000; width++ {
				side := l.plan(fyne.NewSize(width, height)).side()
				fail.NowIf(t, side < last, "%v×%v, sight %v: the board measures %v, and %v in a narrower window", width,
					height, l.Sight, side, last)
				last = side
			}
		}
	}
}

func TestTheBoardIsAsLargeAsTheWindowAllows(t *testing.T) {
	for _, c := range []struct {
		width, height, least float32
		below, scrolls       bool
	}{
		{1000, 730, 590, false, false}, {1500, 1070, 930, false, false}, {860, 730, 530, false, false},
		{800, 732, 530, true, true}, {700, 732, 520, true, true}, {480, 492, 350, true, true},
		{640, 452, 318, false, false}, {667, 479, 345, false, false}, {720, 422, 350, false, false},
		{480, 612, 390, true, true}, {500, 700, 475, true, true}, {480, 672, 450, true, true},
		{620, 700, 495, true, true}, {480, 400, 260, true, true},
	} {
		p := newLayout().plan(fyne.NewSize(c.width, c.height))
		fail.If(t, p.board.width < c.least || p.below != c.below || p.scrolls != c.scrolls,
			"%v×%v: %+v, want a board of %v", c.width, c.height, p, c.least)
	}
}

func TestNothingThatComesOrGoesMovesTheBoard(t *testing.T) {
	for _, size := range []fyne.Size{usual, {Width: 700, Height: 732}, {Width: 480, Height: 492}} {
		sc := openScreen(t, sceneOf("start"), size)
		board, headline := placeOf(sc.layout.board), placeOf(sc.layout.headline)
		for _, s := range scenes() {
			sc.layout.panel.Set(view.CardViews(s.cards))
			sc.layout.headline.Set(Headline(s.headline))
			if b, h := placeOf(sc.layout.board), placeOf(sc.layout.headline); b != board || h != headline {
				t.Errorf("%v: %s has the board at %+v and the headline at %+v", size, s.name, b, h)
			}
		}
	}
}

func placeOf(o fyne.CanvasObject) area {
	return area{o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height}
}

// TestEveryWordIsSeen checks that each text is inside its widget, and that the words of buttons are not cut.
func TestEveryWordIsSeen(t *testing.T) {
	sizes := []fyne.Size{fyne.NewSize(480, 492), fyne.NewSize(640, 452), fyne.NewSize(700, 732),
		fyne.NewSize(860, 530), usual, fyne.NewSize(1500, 1070)}
	for _, size := range sizes {
		sc := openScreen(t, sceneOf("start"), size)
		for _, s := range scenes() {
			sc.layout.panel.Set(view.CardViews(s.cards))
			sc.layout.headline.Set(Headline(s.headline))
			for _, tab := range sc.tabs() {
				sc.layout.panel.choose(tab)
				sc.checkWords(t, s.name, size)
			}
		}
	}
}

// tabs returns the tabs of the panel, or one that does not exist.
func (sc *screen) tabs() []string {
	tabs := []string{""}
	_, choices := sc.layout.panel.tabs()
	for _, c := range choices {
		tabs = append(tabs, c.ID)
	}
	return tabs
}

func (sc *screen) checkWords(t *testing.T, name string, size fyne.Size) {
	t.Helper()
	panel := sc.layout.panel
	fail.If(t, panel.isLow && !panel.tabbed, "%s, %v, tabs %v: the panel needs %v of %v", name, size, panel.tab,
		panel.heightWith(panel.Size().Width, panel.cards.element.leastAt), panel.Size().Height)
	for _, b := range sc.pressables() {
		label := b.AccessibilityLabel()
		if isBoard(b) || len(label) > longest {
			continue
		}
		for _, said := range b.pen.said {
			fail.If(t, strings.HasSuffix(said, ellipsis) && !strings.Contains(label, said),
				"%s, %v: %q is cut off to %q", name, size, label, said)
		}
	}
	sc.walk(func(o fyne.CanvasObject, at fyne.Position) {
		if text, ok := o.(*canvas.Text); ok {
			end := at.X + text.MinSize().Width
			fail.If(t, at.X < 0 || end > size.Width, "%s, %v: %q is from %v to %v", name, size, text.Text, at.X, end)
		}
	})
	// Every text is inside the widget that draws it.
	inside := func(width float32, p *pen) {
		for _, o := range p.objects {
			if text, ok := o.(*canvas.Text); ok {
				from := text.Position().X
				fail.If(t, from < -0.5 || from+text.MinSize().Width > width+0.5,
					"%s, %v: %q is from %v in %v", name, size, text.Text, from, width)
			}
		}
	}
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case *surface:
			inside(o.Size().Width, &o.pen)
		case *View:
			inside(o.Size().Width, &o.pen)
		}
	})
}

// isBoard reports whether a button is a board, whose name may be cut.
func isBoard(b *pressable) bool {
	column, _ := b.face.node.(view.Column)
	if len(column.Nodes) == 0 {
		return false
	}
	row, ok := column.Nodes[0].(view.Row)
	if ok {
		_, ok = row.Nodes[0].(view.Picture)
	}
	return ok
}

func TestLongNamesAreCutOff(t *testing.T) {
	players := sceneOf("game").cards[0].(deck.Players)
	long := strings.Repeat("Wolfeschlegelsteinhausen", 400)
	players.Players[0].Name, players.Players[1].Name, players.Rules.Sentence = long, long+"\n"+long, long
	facts := deck.Facts{Title: long, Name: long, Facts: []deck.Fact{{Key: long, Words: long}}}
	verdict := deck.Verdict{Title: long, Tag: "Yes", Words: long}
	sc := openScreen(t, scene{cards: []view.Card{players, facts, verdict,
		deck.Boards{Boards: []view.Board{{Words: long, Sentence: long, When: "12:00"}}}},
		headline: view.Headline{Words: long, Sentence: long}}, usual)
	sc.checkWords(t, "long names", usual)
	for _, text := range sc.texts() {
		fail.If(t, len(text) > 200, "%d characters are drawn", len(text))
	}
}

// portraits returns sizes of windows, without the menus, in which the panel is below the board.
func portraits() []fyne.Size {
	return []fyne.Size{{Width: 500, Height: 772}, {Width: 640, Height: 872}, {Width: 700, Height: 732}}
}

func TestEachTabFitsBelowTheBoard(t *testing.T) {
	for _, size := range portraits() {
		for _, s := range scenes() {
			if s.name == "start" || s.name == "imported" { // a list of ways in, and two cards in a tab
				continue
			}
			sc := openScreen(t, s, size)
			for _, tab := range sc.tabs() {
				p := sc.layout.panel
				p.choose(tab)
				fail.If(t, p.isLow, "%s, %v, tab %s: the cards need %v of %v", s.name, size, tab,
					p.heightWith(p.Size().Width, p.cards.element.leastAt), p.Size().Height)
			}
		}
	}
}

func TestNothingIsCutWhereThePanelScrolls(t *testing.T) {
	scrolled := 0
	for _, size := range []fyne.Size{{Width: 860, Height: 412}, {Width: 900, Height: 440}, {Width: 1000, Height: 480}} {
		for _, s := range scenes() {
			sc := openScreen(t, s, size)
			p := sc.layout.panel
			if !p.isLow {
				continue
			}
			scrolled++
			corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.scroll)
			foot := corner.Y + p.scroll.Size().Height
			sc.walk(func(o fyne.CanvasObject, at fyne.Position) {
				if text, ok := o.(*canvas.Text); ok && at.Y >= corner.Y && at.X >= corner.X {
					fail.If(t, at.Y < foot && foot < at.Y+text.Size().Height, "%s, %v: %q is cut", s.name, size,
						text.Text)
				}
			})
		}
	}
	fail.If(t, scrolled < 3, "the cards scroll in %d windows", scrolled)
}

func TestAListShowsOnlyWholeRowsAtFirst(t *testing.T) {
	moves := sceneOf("game").cards[2].(deck.Moves)
	moves.Current = 1
	for height := float32(600); height < 660; height += 7 {
		l := openScreen(t, scene{cards: []view.Card{aValue(), aValue(), moves}}, fyne.NewSize(1000, height)).theList()
		foot := l.scroll.Size().Height
		fail.If(t, l.scroll.Offset.Y > 0 || foot >= l.height() || foot != l.tops[l.rowAt(foot-1)+1],
			"%v: the list, %v high, ends at %v", height, l.height(), foot)
	}
}

func TestTheAnswerToAQuestionTakesNoRoomWhenItComes(t *testing.T) {
	asked := deck.Verdict{Title: "How many solutions?", Words: "It is being counted."}
	answered := asked
	answered.Tag, answered.Answer = "One solution", view.Yes
	before, after := heightOf(asked.View().Content, panelWidth), heightOf(answered.View().Content, panelWidth)
	fail.Unequal(t, after, before, "the card's height with an answer")
}

// TestWhatIsBelowAListStandsNextToIt: a list with few rows is no higher than these.
func TestWhatIsBelowAListStandsNextToIt(t *testing.T) {
	list := deck.Moves{Title: "Lessons"}
	for i := range 6 {
		list.Moves = append(list.Moves, deck.Move{ID: i, Step: i + 1, Words: "A lesson"})
	}
	sc := openScreen(t, scene{cards: []view.Card{list, deck.Passage{Words: "Its text."}, deck.Buttons{}}}, usual)
	all := sc.theList()
	foot, text := all.scroll.Position().Y+all.scroll.Size().Height, float32(0)
	for _, o := range sc.layout.panel.cards.pen.objects {
		if words, ok := o.(*canvas.Text); ok && words.Text == "Its text." {
			text = words.Position().Y
		}
	}
	fail.If(t, all.height() != 6*rowHeight || all.scroll.Size().Height < all.height() || foot > 210 ||
		text < foot || text > foot+40, "the list has %v of %v and ends at %v, and the text is at %v",
		all.scroll.Size().Height, all.height(), foot, text)
}

// TestAButtonThatBecomesPrimaryKeepsItsPlace also where the buttons need two rows.
func TestAButtonThatBecomesPrimaryKeepsItsPlace(t *testing.T) {
	buttons := []view.Button{button("a", "Hint"), button("b", "Try again"), button("c", "Next puzzle"),
		button("d", "Practise your mistakes"), button("e", "Back to the game")}
	rows := func() (lengths []int) {
		for _, row := range newRow(view.InRows(buttons)).broken(panelWidth - 2*8) {
			lengths = append(lengths, len(row.parts))
		}
		return lengths
	}
	before := rows()
	fail.Unequal(t, len(before), 2, "the rows")
	buttons[2].Primary = true
	fail.Differ(t, rows(), before, "with a primary button the rows")
	buttons[0].Primary, buttons[2].Primary = true, false
	fail.Unequal(t, rows()[0], 1, "a primary button at the beginning stands in a row of")
}

// TestNoButtonIsLeftAloneInTheLastRow where the row above has one to spare.
func TestNoButtonIsLeftAloneInTheLastRow(t *testing.T) {
	buttons := []view.Button{button("a", "Take back"), button("b", "Hint"), button("c", "Analyse"),
		button("d", "Review"), button("e", "Resign")}
	f := view.InRows(buttons)
	rows := newRow(f).broken(widthOf(view.Row{Nodes: f.Nodes[:4], Gap: f.Gap})) // four have room
	fail.If(t, len(rows) != 2 || len(rows[0].parts) != 3 || len(rows[1].parts) != 2, "%+v", rows)
}

func TestTabsStayWhereCardsScroll(t *testing.T) {
	p := openScreen(t, sceneOf("imported"), fyne.NewSize(860, 412)).layout.panel
	fail.NowIf(t, !p.tabbed || !p.isLow, "the cards have no tabs, or fit")
	p.scroll.ScrollToBottom()
	first := p.presses()[0]
	fail.If(t, first.face.label != "Position" || first.Position().Y != 0, "first is %+v", first.face)
	fail.Unequal(t, p.scroll.Position().Y+cardsMargin, first.Size().Height+theme.Gap, "the cards begin")
	p.choose(string(view.TabMoves))
	fail.NowIf(t, p.isLow, "a list does not fit")
	for _, shown := range []view.Tab{view.TabTools, view.TabPosition} { // at first, and when another was chosen
		p.Set(append(slices.Clone(p.shown), deck.Tools{}.View()))
		tab, _ := p.tabs()
		fail.Unequal(t, view.Tab(tab.ID), shown, "where tools appear the tab is")
		p.choose(string(view.TabPosition))
		p.Set(p.shown[:len(p.shown)-1])
	}
}
