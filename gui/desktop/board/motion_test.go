package board

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func drawn(p *tictactoe.Position) []drawing.Shape {
	d, l := diagram.OfPosition(p), drawing.LayoutIn(600, 600)
	return drawing.Shapes(nil, &d, &l, nil)
}

func movesBetween(before, after []drawing.Shape) []move {
	all := make([]int, len(after))
	for i := range all {
		all[i] = i
	}
	return movesOf(before, after, all)
}

// TestAMoveIsSeenComing: the mark grows, and frame and tint slide from the field played in to the next one.
func TestAMoveIsSeenComing(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	p.Push(grid.At(5, 5))
	before := drawn(&p)
	p.Push(grid.At(4, 6))
	after := drawn(&p)
	slid, appeared := 0, 0
	for _, m := range movesBetween(before, after) {
		first := m.at(0)
		fail.If(t, first != m.from, "it is at %v first, and comes from %v", first, m.from)
		switch {
		case m.to.IsMark():
			appeared++
			if middle := m.to.X + m.to.W/2; first.W <= 0 || first.W >= m.to.W || first.X+first.W/2 != middle {
				t.Errorf("a mark grows from %v to %v", first, m.to)
			}
		default:
			slid++
			fail.If(t, first.X >= m.to.X || first.Y <= m.to.Y, "it slides from %v to %v", first, m.to)
		}
		for _, later := range []time.Duration{m.takes, time.Second} {
			fail.Unequal(t, m.at(later), m.to, "after %v it", later)
		}
	}
	if appeared != 1 || slid != 2 { // a ring; the frame and the tint
		t.Errorf("%d shapes appear and %d slide", appeared, slid)
	}
}

// TestNothingElseMoves shows a new board, another game and an equal board.
func TestNothingElseMoves(t *testing.T) {
	start, game := tictactoe.New(tictactoe.Closed), tictactoe.New(tictactoe.Closed)
	for _, c := range []grid.Cell{
		grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(2, 2), grid.At(6, 6), grid.At(9, 9), grid.At(7, 8),
	} {
		game.Push(c)
	}
	for name, between := range map[string][2][]drawing.Shape{
		"anew": {nil, drawn(&game)}, "another game": {drawn(&start), drawn(&game)},
		"equal": {drawn(&game), drawn(&game)},
	} {
		moves := movesBetween(between[0], between[1])
		fail.If(t, len(moves) > 0, "%s: %v", name, moves)
	}
}

// motionless is an app on a system without animations.
type motionless struct{ fyne.App }

type motionlessSettings struct{ fyne.Settings }

func (a motionless) Settings() fyne.Settings    { return motionlessSettings{a.App.Settings()} }
func (motionlessSettings) ShowAnimations() bool { return false }

// TestMotionEndsWhereItBelongs: each figure ends in its shape's place, and without animations nothing moves.
func TestMotionEndsWhereItBelongs(t *testing.T) {
	before, after := midgame(t)
	board := shown(t, before)
	board.Draw(after)
	r := rendererOf(board)
	fail.NowIf(t, r.motion == nil, "nothing moves")
	for i := range r.shapes {
		fresh := &figure{form: r.shapes[i].Form}
		fresh.draw(&r.shapes[i], r.palette)
		for j, o := range fresh.objects {
			if got := r.figures.shown[i].objects[j]; got.Position() != o.Position() || got.Size() != o.Size() {
				t.Errorf("%v is at %v, %v", r.shapes[i], got.Position(), got.Size())
			}
		}
	}
	still := shown(t, before)
	fyne.SetCurrentApp(motionless{fyne.CurrentApp()})
	t.Cleanup(func() { test.NewApp() })
	still.Draw(after)
	fail.Unequal(t, rendererOf(still).motion, nil, "it moves where nothing is to move")
}

// TestASolvedSudokuIsSeen: the frame grows when the last digit is entered, but not when a solved grid is opened.
func TestASolvedSudokuIsSeen(t *testing.T) {
	shapes := func(digits string) []drawing.Shape {
		g := fail.Must(sudoku.Parse([]byte(digits)))(t)
		d, l := diagram.OfGrid(&g, grid.CellSet{}, grid.CellSet{}), drawing.LayoutIn(600, 600)
		d.Whole = g.Count() == grid.Cells
		return drawing.Shapes(nil, &d, &l, nil)
	}
	full := strings.Repeat("123456789\n", 9) // painters do not check digits
	before, after := shapes("."+full[1:]), shapes(full)
	var came []int
	for i := range after {
		if !slices.Contains(before, after[i]) {
			came = append(came, i)
		}
	}
	moves := movesOf(before, after, came)
	fail.If(t, len(moves) != 1 || moves[0].to.Form != drawing.Frame || moves[0].from.W >= moves[0].to.W, "%+v", moves)
	moves = movesBetween(shapes(strings.Repeat(".........\n", 9)), after)
	fail.If(t, len(moves) > 0, "of another board: %+v", moves)
}
