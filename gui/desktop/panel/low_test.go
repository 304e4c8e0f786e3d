package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

// TestOfAScrollingWindowTheFirstButtonIsInSight, and a Sudoku's digits.
func TestOfAScrollingWindowTheFirstButtonIsInSight(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 492}, portraits()[0], portraits()[2]} {
		for _, s := range scenes() {
			sc := openScreen(t, s, size)
			if s.sudoku {
				sc.layout.Sight = view.SeeDigits
			}
			sc.layout.Layout(sc.layout.Objects(), size)
			foot := sc.layout.body.Position().Y + sc.layout.body.Size().Height
			p := sc.layout.now
			fail.If(t, !p.scrolls || foot > size.Height, "%s, %v: the window ends at %v", s.name, size, foot)
			first := sc.layout.panel.presses()
			for _, b := range sc.pressables() {
				end := fyne.CurrentApp().Driver().AbsolutePositionForObject(b.surface).Y + b.Size().Height
				isDigit := b.face.whole && b.face.tip != ""
				fail.If(t, (isDigit || slices.Index(first, b) == 0) && foot < end, "%s, %v: %q ends at %v of %v",
					s.name, size, b.AccessibilityLabel(), end, foot)
			}
		}
	}
}

// TestOfAScrollingWindowThePanelHasTheHeightOfItsCards, whatever it showed before, and at which width.
func TestOfAScrollingWindowThePanelHasTheHeightOfItsCards(t *testing.T) {
	sizes := []fyne.Size{{Width: 517, Height: 730}, {Width: 661, Height: 614}, {Width: 763, Height: 699}}
	for i, size := range sizes {
		for _, first := range scenes() {
			sc := openScreen(t, first, size)
			for _, s := range scenes() {
				sc.layout.panel.Set(view.CardViews(s.cards))
				panel, room := sc.layout.panel, sc.layout.body.Size().Height
				needs := max(lowestPanel, panel.HeightFor(panel.Size().Width, room))
				fail.If(t, !sc.layout.now.scrolls || panel.Size().Height != needs, "%v, after %s: %s is %v high of %v",
					size, first.name, s.name, panel.Size().Height, needs)
				sc.window.Resize(sizes[(i+1)%len(sizes)])
				sc.layout.panel.Set(view.CardViews(first.cards))
				sc.window.Resize(size)
			}
		}
	}
}

// TestAPlaceThatIsNotAboutItsBoardHasItsCardsInSight, if need be without the board.
func TestAPlaceThatIsNotAboutItsBoardHasItsCardsInSight(t *testing.T) {
	for _, size := range windowSizes() {
		l := newLayout()
		l.Sight = view.SeeCards
		p := l.plan(size)
		fail.If(t, p.panel.height < lowestPanel || p.side() > 0 && p.side() < leastBoard, "%v: %+v", size, p)
	}
}

func TestAHeadlineThatIsTooWideHasASecondLine(t *testing.T) {
	step := view.Headline{Words: "Step 1: 4 in row 1, column 1; then it stops, with 76 cells left", Sentence: "Why."}
	for _, size := range []fyne.Size{{Width: 480, Height: 492}, {Width: 480, Height: 672}, {Width: 640, Height: 400}} {
		sc := openScreen(t, scene{headline: step}, size)
		said := strings.Join(sc.texts(), " ")
		fail.Unless(t, strings.Contains(said, step.Words+" "+step.Sentence), "%v: it says %q", size, said)
	}
}

// TestTheHeadlineScrollsWithTheBoard, and is not painted over the cards; in the toolbar's line it stays.
func TestTheHeadlineScrollsWithTheBoard(t *testing.T) {
	for _, c := range []struct {
		size fyne.Size
		by   float32
	}{{fyne.NewSize(700, 773), 60}, {fyne.NewSize(480, 492), 0}} {
		sc := openScreen(t, sceneOf("game"), c.size)
		place := func(o fyne.CanvasObject) float32 {
			return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		}
		headline, board := place(sc.layout.headline), place(sc.layout.board)
		sc.layout.Scroll(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
		fail.Unequal(t, place(sc.layout.board), board-60, "%v: the board is at", c.size)
		fail.Unequal(t, place(sc.layout.headline), headline-c.by, "%v: the headline is at", c.size)
	}
}

// TestAWideWindowKeepsItsTools: the headline does not stand in their place, and the panel is beside the board.
func TestAWideWindowKeepsItsTools(t *testing.T) {
	l := newLayout()
	for _, l.Sight = range []view.Sight{view.SeeButtons, view.SeeDigits} {
		for height := leastHeight; height < 860; height++ {
			for _, width := range []float32{860, 1000, 1500} {
				p := l.plan(fyne.NewSize(width, height))
				fail.NowIf(t, p.below || p.top > toolbarHeight, "%v×%v, sight %v: %+v", width, height, l.Sight, p)
			}
		}
	}
}
