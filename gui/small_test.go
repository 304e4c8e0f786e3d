package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/view"
)

const menuBar = 28 // units; height of the menus, which the tests do not lay out

// windowSizes are sizes of windows with their menus, from the smallest to a large one, with the least size of the board
// in them.
var windowSizes = []struct {
	fyne.Size
	board float32
}{
	{fyne.NewSize(480, 520), 356}, {fyne.NewSize(480, 900), 456}, {fyne.NewSize(760, 700), 536},
	{fyne.NewSize(1000, 760), 592}, {fyne.NewSize(1500, 1100), 932},
}

// shrink gives the window a size that includes the menus.
func (w *window) shrink(size fyne.Size) { w.fyne.Resize(size.SubtractWidthHeight(0, menuBar)) }

func TestTheBoardTakesTheRoomAndNothingIsCut(t *testing.T) {
	defer locale.Use(locale.English)
	for _, size := range windowSizes {
		for _, language := range []locale.Language{locale.English, locale.Chinese} {
			w := openPainted(t)
			w.run("language." + string(language))
			w.shrink(size.Size)
			for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
				w.run(shown)
				if board := w.board().Size(); board.Width < size.board || board.Width != board.Height {
					t.Errorf("%v, %s, %s: the board has %v, want %v", size.Size, language, shown, board, size.board)
				}
				w.checkNothingIsCut(shown)
				w.run("panel")
				w.checkNothingIsCut(shown + " with the panel")
				w.run("panel")
			}
		}
	}
}

// TestThePanelOpensOverTheBoardWhereThereIsNoRoomForIt presses the button beside the headline.
func TestThePanelOpensOverTheBoardWhereThereIsNoRoomForIt(t *testing.T) {
	w := openPainted(t)
	w.shrink(windowSizes[0].Size)
	w.tapCell(5, 5)
	fail.NowIf(t, w.panelHeight() > 0 || !w.board().Visible(), "the panel is over the board from the start")
	w.press("panel")
	fail.If(t, w.panelHeight() == 0 || w.board().Visible() || w.button("panel").Words != "Board",
		"the panel does not open")
	w.checkNothingIsCut("with the panel")
	w.click("5,5")
	w.press("panel")
	fail.If(t, w.panelHeight() > 0 || !w.board().Visible() || w.button("panel").Words != "Panel",
		"the panel does not close")
	w.shrink(fyne.NewSize(1000, 760))
	w.run("panel")
	fail.If(t, w.panelHeight() == 0 || !w.board().Visible() || w.said() == "",
		"beside the board it is in view already; said is %q", w.said())
}

// TestTheWaysInAreInSightInASmallWindow goes home, leaves it and returns.
func TestTheWaysInAreInSightInASmallWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 560}, {Width: 480, Height: 520}} {
		w := openPainted(t)
		w.shrink(size)
		w.tasks.RunPosted()
		inSight := func(when string, want bool) {
			t.Helper()
			tall := w.panelHeight()
			seen := tall > 0 && shows[view.Start](w)
			fail.If(t, seen != want || w.board().Visible() == want,
				"%v, %s: the ways in are in sight: %v", size, when, seen)
			if said := w.screen.Shown.Headline; strings.HasPrefix(said.Sentence, "Or show the board") != want {
				t.Errorf("%v, %s: it says %q", size, when, said.Sentence)
			}
			card, _ := cardOf[view.Start](w)
			fail.If(t, want && tall < 47*float32(len(card.Ways)), "%v, %s: only %v of the ways in", size, when, tall)
		}
		inSight("at the start", true)
		w.checkNothingIsCut("with the ways in")
		pressOn(w.fyne.Canvas(), fyne.KeyEscape)
		inSight("after Escape", false)
		for _, do := range []string{"55", "undo", "redo", "home", "panel", "home", "train", "home"} {
			w.does(do)
			inSight("after "+do, do == "undo" || do == "home")
		}
	}
}

// checkNothingIsCut checks that everything shown is inside the window without overlaps, and that what can be pressed is
// large enough for its words.
func (w *window) checkNothingIsCut(when string) {
	w.t.Helper()
	const least = 22 // units
	size := w.fyne.Content().Size()
	var shown []fyne.CanvasObject
	for _, o := range w.laidOut().Objects {
		if !o.Visible() {
			continue
		}
		end := o.Position().Add(o.Size())
		fail.If(w.t, o.Position().X < 0 || o.Position().Y < 0 || end.X > size.Width+0.1 || end.Y > size.Height+0.1,
			"%v, %s: a %T is from %v to %v", size, when, o, o.Position(), end)
		for _, other := range shown {
			fail.If(w.t, overlap(o, other),
				"%v, %s: a %T at %v overlaps a %T at %v", size, when, o, o.Position(), other, other.Position())
		}
		shown = append(shown, o)
	}
	walk(w.fyne.Content(), func(o fyne.CanvasObject) {
		clicked, ok := o.(pointable)
		if !ok {
			return
		}
		label := clicked.AccessibilityLabel()
		fail.If(w.t, o.Size().Height < least || o.Size().Width < least,
			"%v, %s: %q has %v", size, when, label, o.Size())
		walk(o, func(part fyne.CanvasObject) {
			if words, ok := part.(*canvas.Text); ok {
				fail.If(w.t, strings.HasSuffix(words.Text, "…") && !strings.Contains(label, words.Text),
					"%v, %s: of %q is shown %q", size, when, label, words.Text)
			}
		})
	})
}

// panelHeight returns the height of the panel; 0 while it is not visible.
func (w *window) panelHeight() float32 {
	if p := find[*panel.Panel](w.fyne.Content()); p != nil {
		return p.Size().Height
	}
	return 0
}

func overlap(a, b fyne.CanvasObject) bool {
	before := func(a, b fyne.CanvasObject) bool {
		end := a.Position().Add(a.Size())
		return end.X <= b.Position().X || end.Y <= b.Position().Y
	}
	return !before(a, b) && !before(b, a)
}

// pointable is a widget that takes the pointer and clicks.
type pointable interface {
	fyne.CanvasObject
	fyne.Tappable
	fyne.Accessible
	desktop.Hoverable
}
