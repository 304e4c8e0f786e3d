package board

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/desktop/theme"
)

// midgame returns a position with a third of the board played, and the position after another move.
func midgame(t testing.TB) (before, after diagram.Diagram) {
	p := tictactoe.New(tictactoe.Closed)
	for range 31 {
		before = diagram.OfPosition(&p)
		legal := p.Legal()
		p.Push(legal.First())
	}
	fail.NowIf(t, p.Over(), "the game is over")
	return before, diagram.OfPosition(&p)
}

// shown returns a board in a window.
func shown(t testing.TB, d diagram.Diagram) *Board {
	app := test.NewApp()
	app.Settings().SetTheme(theme.New(func() drawing.Appearance { return drawing.Light }))
	board, w := New(), app.NewWindow("")
	w.SetContent(board)
	w.Resize(fyne.NewSquareSize(600))
	board.Draw(d)
	t.Cleanup(w.Close)
	return board
}

// TestABoardWhoseRendererWasDroppedIsDrawnAgain makes a second renderer, as Fyne does after a minute without painting.
func TestABoardWhoseRendererWasDroppedIsDrawnAgain(t *testing.T) {
	before, _ := midgame(t)
	b := shown(t, before)
	want, got := len(rendererOf(b).Objects()), len(b.CreateRenderer().Objects())
	fail.If(t, got != want, "%d objects are drawn, and %d were before", got, want)
}

func rendererOf(b *Board) *renderer { return test.WidgetRenderer(b).(*renderer) }

// figuresOf returns the figure of each shape.
func figuresOf(b *Board) map[drawing.Shape]*figure {
	r, drawn := rendererOf(b), map[drawing.Shape]*figure{}
	for i, s := range r.shapes {
		drawn[s] = r.figures.shown[i]
	}
	return drawn
}

// TestOnlyWhatDiffersIsDrawnAnew: unchanged shapes keep their figures, and figures of removed shapes are reused.
func TestOnlyWhatDiffersIsDrawnAnew(t *testing.T) {
	before, after := midgame(t)
	board := shown(t, before)
	for _, step := range []struct {
		name string
		do   func()
		most int // new shapes
	}{
		{"nothing", func() { board.Draw(before) }, 0},
		{"the pointer comes", func() { board.Cell(grid.At(7, 7)).MouseIn(nil) }, 5},
		{"the pointer goes on",
			func() { board.Cell(grid.At(7, 7)).MouseOut(); board.Cell(grid.At(7, 8)).MouseIn(nil) }, 5},
		{"the cursor comes", func() { board.SetCursor(grid.At(2, 5), true) }, 5},
		{"the cursor goes", func() { board.SetCursor(0, false) }, 5},
		{"a move", func() { board.Draw(after) }, 30},
		{"it is taken back", func() { board.Draw(before) }, 30},
	} {
		old := figuresOf(board)
		step.do()
		came := 0
		for s, figure := range figuresOf(board) {
			if kept, ok := old[s]; !ok {
				came++
			} else if kept != figure {
				t.Errorf("%s: %+v has another figure", step.name, s)
			}
		}
		fail.If(t, came > step.most, "%s: %d of %d shapes are new", step.name, came, len(old))
	}
}

func TestFiguresAreUsedAgain(t *testing.T) {
	before, after := midgame(t)
	board := shown(t, before)
	made := func() int {
		r := rendererOf(board)
		n := len(r.figures.shown)
		for _, free := range r.figures.free {
			n += len(free)
		}
		return n
	}
	board.Draw(after)
	board.Draw(before)
	enough := made()
	for range 10 {
		board.Draw(after)
		board.Cell(grid.At(7, 7)).MouseIn(nil)
		board.Cell(grid.At(7, 7)).MouseOut()
		board.Draw(before)
	}
	got := made()
	fail.If(t, got > enough+10, "%d figures were enough, but there are %d", enough, got)
}

// scene is a board, and how much its picture may differ from the drawn one: the average, of 255. Fyne's own painter has
// other letters and cuts round ends off lines; a missing form makes a greater difference.
type scene struct {
	diagram    diagram.Diagram
	difference float64
}

// scenes returns boards that together have all forms.
func scenes(t *testing.T) map[string]scene {
	_, game := midgame(t)
	for c := range game.Cells {
		switch cell := &game.Cells[c]; {
		case cell.Playable:
			cell.Note, cell.Best = "48", c%2 == 0
		case cell.Symbol == diagram.Blank && c%5 == 0:
			cell.Ghost, cell.Order = diagram.Ring, 2
		}
	}
	over := tictactoe.New(tictactoe.Closed)
	for c := range grid.Cell(27) {
		over = over.WithMark(c, tictactoe.X)
	}
	start := tictactoe.New(tictactoe.Open)
	open := start.WithMark(0, tictactoe.O).WithMark(1, tictactoe.O).WithMark(2, tictactoe.O)
	g, err := sudoku.Parse([]byte("..9......\n.....4...\n.......4.\n.........\n....7....\n" +
		".4.......\n2........\n...6.....\n........3\n"))
	fail.OnError(t, err)
	step, _ := g.Next()
	after := g.WithDigit(step.Cell, step.Digit)
	deduced := diagram.OfGrid(&after, grid.CellSet{}, grid.CellSet{})
	deduced.ShowStep(&step, true)
	deduced.ShowCounts(after.EmptyCells())
	deduced.Cells[40].Pencil, deduced.Cells[80].Alert = 1<<2|1<<9, true
	deduced.Alerts = 1 << 6
	return map[string]scene{
		"a game": {game, 1.2}, "its end": {diagram.OfPosition(&over), 1.2},
		"the start":     {diagram.OfPosition(&start), 0.6},
		"an open field": {diagram.OfPosition(&open), 0.6}, "a deduction": {deduced, 0.3},
	}
}

// TestTheWindowAndThePictureLookAlike draws scenes with Fyne's painter and as PNG, and compares them in every
// appearance.
func TestTheWindowAndThePictureLookAlike(t *testing.T) {
	app := test.NewApp()
	for _, appearance := range drawing.Appearances()[1:] {
		palette := appearance.Palette()
		app.Settings().SetTheme(theme.New(func() drawing.Appearance { return appearance }))
		for name, scene := range scenes(t) {
			p := &picture.Picture{Diagram: scene.diagram, Palette: *palette}
			file := fail.Must(raster.AppendPNG(nil, p, nil, 1))(t)
			want := fail.Must(png.Decode(bytes.NewReader(file)))(t)
			board, w := NewPicture(scene.diagram), app.NewWindow("")
			w.SetPadded(false)
			w.SetContent(container.NewStack(canvas.NewRectangle(palette.Colour(drawing.Ground)), board))
			w.Resize(fyne.NewSquareSize(picture.Side))
			checkAlike(t, string(appearance)+", "+name, w.Canvas().Capture(), want, scene.difference)
			w.Close()
		}
	}
}

// checkAlike compares the mean colours of squares.
func checkAlike(t *testing.T, name string, got, want image.Image, mostOnAverage float64) {
	t.Helper()
	fail.NowIf(t, got.Bounds() != want.Bounds(), "%s: one is %v, the other %v", name, got.Bounds(), want.Bounds())
	const square, most = 32, 32
	sum, n := 0.0, 0
	for y := 0; y < picture.Side; y += square {
		for x := 0; x < picture.Side; x += square {
			area := image.Rect(x, y, x+square, y+square)
			a, b := mean(got, area), mean(want, area)
			for i := range a {
				difference := max(a[i]-b[i], b[i]-a[i])
				sum, n = sum+difference, n+1
				if difference > most {
					t.Errorf("%s: at %d, %d one is %v, the other %v", name, x, y, a, b)
					break
				}
			}
		}
	}
	fail.If(t, sum/float64(n) > mostOnAverage, "%s: they differ by %.2f on average", name, sum/float64(n))
}

// mean returns the mean colour of an area.
func mean(of image.Image, area image.Rectangle) (sum [3]float64) {
	n := float64(area.Dx() * area.Dy())
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c := color.NRGBAModel.Convert(of.At(x, y)).(color.NRGBA)
			for i, part := range [...]uint8{c.R, c.G, c.B} {
				sum[i] += float64(part) / n
			}
		}
	}
	return sum
}

// TestADragPlaysOnlyInItsOwnCell presses a cell and lets the button go elsewhere, also in one quick motion.
func TestADragPlaysOnlyInItsOwnCell(t *testing.T) {
	before, _ := midgame(t)
	b := shown(t, before)
	played, dragged := 0, 0
	b.OnTap = func(grid.Cell) { played++ }
	b.OnDrag = func([]grid.Cell) { dragged++ }
	own, other := b.Cell(grid.At(5, 5)), b.Cell(grid.At(5, 6))
	middle := own.Position().AddXY(own.Size().Width/2, own.Size().Height/2)
	for _, c := range []struct {
		name            string
		path            []fyne.Position // of the pointer, after the press in the middle of a cell
		played, dragged int
	}{
		{"an unsteady hand", []fyne.Position{middle.AddXY(3, 3)}, 1, 0},
		{"onto the panel", []fyne.Position{middle.AddXY(1000, 0)}, 0, 0},
		{"out of the window", []fyne.Position{middle.AddXY(0, -1000)}, 0, 0},
		{"out and back", []fyne.Position{middle.AddXY(1000, 0), middle}, 1, 0},
		{"onto another cell", []fyne.Position{other.Position().AddXY(9, 9)}, 0, 1},
	} {
		played, dragged = 0, 0
		last := middle
		for _, at := range c.path {
			delta := fyne.NewDelta(at.X-last.X, at.Y-last.Y)
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: delta})
			last = at
		}
		b.DragEnd()
		fail.If(t, played != c.played || dragged != c.dragged, "%s: %d moves and %d drags", c.name, played, dragged)
	}
}

func TestAnotherAppearanceHasOtherColours(t *testing.T) {
	before, _ := midgame(t)
	board := shown(t, before)
	ground := func() color.Color {
		for i, s := range rendererOf(board).shapes {
			if s.Form == drawing.Bar && s.Ink.Colour == drawing.Ground {
				return rendererOf(board).figures.shown[i].objects[0].(*canvas.Rectangle).FillColor
			}
		}
		return nil
	}
	fyne.CurrentApp().Settings().SetTheme(theme.New(func() drawing.Appearance { return drawing.Dark }))
	board.Refresh()
	dark := drawing.Dark.Palette()
	fail.If(t, ground() != color.Color(dark.Colour(drawing.Ground)), "in the dark the ground is %v", ground())
}

func BenchmarkAMove(b *testing.B) {
	before, after := midgame(b)
	board := shown(b, before)
	b.ReportAllocs()
	for b.Loop() {
		board.Draw(after)
		board.Draw(before)
	}
}

func BenchmarkThePointerOverARow(b *testing.B) {
	before, _ := midgame(b)
	board := shown(b, before)
	b.ReportAllocs()
	for b.Loop() {
		for col := 1; col <= 9; col++ {
			cell := board.Cell(grid.At(5, col))
			cell.MouseIn(nil)
			cell.MouseOut()
		}
	}
}
