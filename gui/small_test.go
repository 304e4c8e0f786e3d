package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/language"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

const menuBar = 28 // units; height of the menus, which the tests do not lay out

// shrink gives the window a size that includes the menus.
func (w *window) shrink(size fyne.Size) { w.fyne.Resize(size.SubtractWidthHeight(0, menuBar)) }

// TestAPlaceIsShownFromItsTop scrolls home, and comes back to it.
func TestAPlaceIsShownFromItsTop(t *testing.T) {
	for _, size := range [...]fyne.Size{fyne.NewSize(480, 520), fyne.NewSize(1000, 352)} {
		w := openPainted(t)
		w.shrink(size)
		var scrolled []*panel.Scroller
		walk(w.body(), func(o fyne.CanvasObject) {
			s, ok := o.(*panel.Scroller)
			if ok {
				s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -1000}})
			}
			if ok && s.Offset.Y > 0 {
				scrolled = append(scrolled, s)
			}
		})
		fail.NowIf(t, scrolled == nil, "at %v nothing scrolls", size)
		w.list()
		w.run("home")
		for _, s := range scrolled {
			fail.Unequal(t, s.Offset.Y, 0, "home is scrolled by")
		}
	}
}

// TestInALowWindowTheCardsLieBelowTheBoardAndScroll turns the wheel over the headline, and goes to the cards by Tab.
func TestInALowWindowTheCardsLieBelowTheBoardAndScroll(t *testing.T) {
	w := openPainted(t)
	w.shrink(fyne.NewSize(480, 520))
	top := func() float32 { return w.body().Offset.Y }
	ways := cardOf[deck.Start](w).Ways
	fail.If(t, w.panelInSight() < 40 || w.panel().Size().Height < 40*float32(len(ways)),
		"at home the panel has %v, %v in sight", w.panel().Size(), w.panelInSight())
	w.tapCell(5, 5)
	w.checkNothingIsCut("at the top")
	hidden := w.panel().Size().Height - w.panelInSight()
	w.body().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -1000}})
	fail.If(t, w.panelInSight() < w.panel().Size().Height || top() < hidden,
		"scrolled to the end, %v of %v are in sight", w.panelInSight(), w.panel().Size().Height)
	w.checkNothingIsCut("at the end")
	for x := float32(140); x < 360; x += 8 { // the board is under the toolbar
		test.TapCanvas(w.fyne.Canvas(), fyne.NewPos(x, 4))
	}
	fail.Unequal(t, w.moves(), 1, "through the toolbar is played; the moves")
	w.body().ScrollToTop()
	for n := 0; top() == 0; n++ {
		fail.NowIf(t, n == 60, "no card that gets the keyboard comes into sight")
		pressOn(w.fyne.Canvas(), fyne.KeyTab)
	}
	w.shrink(fyne.NewSize(1000, 760))
	fail.If(t, top() > 0 || w.panelInSight() < w.panel().Size().Height, "a large window scrolls")
	t.Cleanup(func() { language.Use(language.English) })
	w.shrink(fyne.NewSize(480, 520))
	for _, id := range [...]string{"language.zh", "board.crosshatch", "train", "learn"} {
		w.run(id)
		w.checkNothingIsCut("in Chinese, " + id)
	}
}

// TestInALowWindowTheWheelScrollsAndAMoveShowsTheBoard also over the board, which elsewhere goes through the moves.
func TestInALowWindowTheWheelScrollsAndAMoveShowsTheBoard(t *testing.T) {
	w := openPainted(t)
	w.does("55 56")
	w.shrink(fyne.NewSize(480, 520))
	down := &fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -1000}}
	w.board().Scrolled(down)
	fail.If(t, w.body().Offset.Y == 0 || w.moves() != 2, "by %v it is scrolled, at move %d", w.body().Offset.Y,
		w.moves())
	w.tapCell(5, 9)
	fail.If(t, w.body().Offset.Y > 0, "a move leaves the board out of sight")
	w.board().Scrolled(down)
	w.run("board.crosshatch")
	fail.If(t, w.body().Offset.Y > 0, "another board is out of sight")
}

// checkNothingIsCut checks that everything shown is inside the window without overlaps, and that what can be pressed is
// large enough for its words.
func (w *window) checkNothingIsCut(when string) {
	w.t.Helper()
	const least = 22 // units
	size := w.body().Content.Size()
	var shown []fyne.CanvasObject
	for _, o := range w.body().Content.(*fyne.Container).Objects {
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

func (w *window) panel() *panel.Panel { return find[*panel.Panel](w.fyne.Content()) }

func (w *window) panelInSight() float32 {
	y := w.panel().Position().Y - w.body().Offset.Y
	return min(w.panel().Size().Height, w.body().Size().Height-y)
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

// dragOver drags from the middle of one cell to that of another.
func (w *window) dragOver(from, to grid.Cell) {
	middle := func(c grid.Cell) fyne.Position {
		cell := w.board().Cell(c)
		return cell.Position().AddXY(cell.Size().Width/2, cell.Size().Height/2)
	}
	const parts = 40
	at, way := middle(from), middle(to).Subtract(middle(from))
	for range parts {
		step := fyne.NewDelta(way.X/parts, way.Y/parts)
		at = at.AddXY(step.DX, step.DY)
		w.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: step})
	}
	w.board().DragEnd()
}

// TestAClickSelectsItsCellAlsoWhereThePointerRested while the keyboard's cursor moved elsewhere.
func TestAClickSelectsItsCellAlsoWhereThePointerRested(t *testing.T) {
	w := openPainted(t)
	w.run("board.crosshatch")
	last := w.board().Cell(grid.At(9, 9))
	last.MouseIn(nil)
	for range 3 {
		w.key(keys.Up)
	}
	last.Tapped(nil)
	fail.If(t, w.screen.Shown.Cursor.Any, "the cursor is still at %v", w.screen.Shown.Cursor.Cell)
	w.typed("9")
	g := w.Session.Sudoku.Grid()
	fail.If(t, g.At(grid.At(9, 9)) != 9, "the digit stands elsewhere: %s", w.Session.Sudoku.Grid())
}

func TestADragPaintsInOneStepWhileTheBoardIsEdited(t *testing.T) {
	w := openPainted(t)
	w.key("E")
	before := w.Session.Game.Len()
	w.dragOver(grid.At(2, 1), grid.At(2, 9))
	p := w.position()
	fail.If(t, p.Count(tictactoe.X) != 9 || p.At(grid.At(2, 5)) != tictactoe.X || w.Session.Game.Len() != before+1,
		"%d are painted in %d steps", p.Count(tictactoe.X), w.Session.Game.Len()-before)
	w.key("E")
	before = w.Session.Game.Len()
	w.dragOver(grid.At(3, 1), grid.At(3, 9))
	fail.Unequal(t, w.Session.Game.Len(), before, "a drag over a board that is played on does something")
}

func TestTheWheelGoesThroughTheMoves(t *testing.T) {
	w := openPainted(t)
	w.does("55 56")
	for _, step := range []struct {
		turn float32
		want int
	}{{25, 1}, {10, 1}, {10, 0}, {25, 0}, {-25, 1}, {-50, 2}, {-25, 2}} {
		w.board().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: step.turn}})
		fail.If(t, w.moves() != step.want, "turned by %v: %d moves, want %d", step.turn, w.moves(), step.want)
	}
}
