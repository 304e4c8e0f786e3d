package picture

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"image/color"
	"image/png"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/grid"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// sample shows one of everything that the game has.
func sample() Board {
	b := Board{Palette: Light()}
	b.Cells[grid.At(6, 4)] = Cell{Symbol: Cross, Last: true}
	b.Cells[grid.At(2, 2)] = Cell{Symbol: Ring}
	b.Boxes[6].Framed = true
	for place := range 9 {
		b.Cells[grid.Box(6).Cell(place)].Playable = true
	}
	return b
}

func svgOf(t *testing.T, b *Board) string {
	t.Helper()
	svg, err := b.AppendSVG(nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	return string(svg)
}

func TestTheSamplesSVGIsTheKeptOne(t *testing.T) {
	const name = "testdata/sample.svg"
	b := sample()
	got := svgOf(t, &b)
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("it differs from %s; look at it, then go test -update", name)
	}
}

// everything shows all there is, much of it in one cell.
func everything() Board {
	b := sample()
	for i := range b.Cells {
		b.Cells[i] = Cell{
			Symbol: Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0, Last: i%3 == 0, Marked: i%4 == 0, Alert: i%5 == 0,
			Hatch: Hatch(i % 8), Strong: Hatch(i % 4), Sign: Sign(i % 4), Note: []string{"", "-12", "<&>"}[i%3], Corner: "7",
		}
	}
	for i := range b.Boxes {
		b.Boxes[i] = Box{Framed: i%2 == 0, Owner: Symbol(i % 3), Contested: i%4 == 3, InLine: i > 5}
	}
	b.Whole, b.Alert = true, Area{0, 8, true}
	return b
}

func TestSVGIsWellFormedAndHoldsItsText(t *testing.T) {
	b := everything()
	svg := svgOf(t, &b)
	decoder := xml.NewDecoder(strings.NewReader(svg))
	said := ""
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if text, ok := token.(xml.CharData); ok {
			said += string(text)
		}
	}
	if !strings.Contains(said, string(b.AppendText(nil))) {
		t.Errorf("the text is not in it: %q", said)
	}
	for _, wrong := range []string{"NaN", "Inf", "e+", "e-0"} {
		if strings.Contains(svg, wrong) {
			t.Errorf("%s is no number", wrong)
		}
	}
}

func TestPNGHasItsSizeAndItsColours(t *testing.T) {
	b := sample()
	p := &b.Palette
	tint := cellAt(grid.At(7, 1))
	mark := cellAt(grid.At(6, 4))
	ring := cellAt(grid.At(2, 2))
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		var file bytes.Buffer
		if err := b.WritePNG(&file, scale); err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(&file)
		if err != nil {
			t.Fatal(err)
		}
		if size := img.Bounds().Size(); size.X != scale*Side || size.Y != scale*Side {
			t.Errorf("scale %d is %v", scale, size)
		}
		for _, tc := range []struct {
			what string
			at   point
			want color.NRGBA
		}{
			{"paper", point{2, 2}, p.Cell},
			{"ground of a cell", point{cellAt(40).x + 8, cellAt(40).y + 8}, p.Cell},
			{"tint", point{tint.x + 15, tint.y + 15}, p.Tint},
			{"dot", point{tint.x + cell/2, tint.y + cell/2}, p.Playable},
			{"cross", point{mark.x + cell/2, mark.y + cell/2}, p.Cross},
			{"inside of the ring", point{ring.x + cell/2, ring.y + cell/2}, p.Cell},
			{"ring", point{ring.x + cell/2, ring.y + cell*0.22}, p.Ring},
			{"frame", point{tint.x, tint.y + cell/2}, p.Playable},
			{"line between boxes", point{along(3) - 2, along(0) + 20}, p.BoxGrid},
			{"line between cells", point{along(1) - 0.5, along(0) + 20}, p.Grid},
		} {
			got := color.NRGBAModel.Convert(img.At(int(tc.at.x*float64(scale)), int(tc.at.y*float64(scale))))
			if got != tc.want {
				t.Errorf("scale %d: the %s is %v, want %v", scale, tc.what, got, tc.want)
			}
		}
	}
}

// formsOf is what a board looks like without any colour.
func formsOf(t *testing.T, b Board) []form {
	t.Helper()
	shapes, err := b.shapes()
	if err != nil {
		t.Fatal(err)
	}
	var forms []form
	for _, s := range shapes {
		forms = append(forms, s.form)
	}
	return forms
}

// won is the boxes when a mark has the diagonal.
func won(by Symbol) (boxes [grid.Boxes]Box) {
	for _, i := range [...]int{0, 4, 8} {
		boxes[i] = Box{Owner: by}
	}
	return boxes
}

func TestAStrokeIsDrawnThroughThreeBoxesOfOneOwnerOnly(t *testing.T) {
	strokes := func(boxes [grid.Boxes]Box) (n int) {
		for _, f := range formsOf(t, Board{Boxes: boxes}) {
			if _, ok := f.(line); ok {
				n++
			}
		}
		return n
	}
	if strokes(won(Cross)) != 1 || strokes(won(Ring)) != 1 {
		t.Error("there is no stroke through what has won")
	}
	mixed := won(Cross)
	mixed[4].Owner = Ring
	if strokes(mixed) != 0 {
		t.Error("there is a stroke through boxes of both")
	}
}

// TestEveryStateHasAShapeOfItsOwn draws boards that differ in one thing, all of it in the same place, and compares them
// without their colours.
func TestEveryStateHasAShapeOfItsOwn(t *testing.T) {
	states := map[string]func(*Board){
		"nothing":   func(*Board) {},
		"X":         func(b *Board) { b.Cells[0].Symbol = Cross },
		"O":         func(b *Board) { b.Cells[0].Symbol = Ring },
		"given":     func(b *Board) { b.Cells[0].Symbol, b.Cells[0].Digit = Given, 5 },
		"placed":    func(b *Board) { b.Cells[0].Symbol, b.Cells[0].Digit = Placed, 5 },
		"playable":  func(b *Board) { b.Cells[0].Playable = true },
		"last":      func(b *Board) { b.Cells[0].Last = true },
		"marked":    func(b *Board) { b.Cells[0].Marked = true },
		"alert":     func(b *Board) { b.Cells[0].Alert = true },
		"across":    func(b *Board) { b.Cells[0].Hatch = Across },
		"down":      func(b *Board) { b.Cells[0].Hatch = Down },
		"slant":     func(b *Board) { b.Cells[0].Hatch = Slant },
		"strong":    func(b *Board) { b.Cells[0].Strong = Across },
		"note":      func(b *Board) { b.Cells[0].Note = "5" },
		"winning":   func(b *Board) { b.Cells[0].Note, b.Cells[0].Sign = "5", Winning },
		"even":      func(b *Board) { b.Cells[0].Note, b.Cells[0].Sign = "5", Even },
		"losing":    func(b *Board) { b.Cells[0].Note, b.Cells[0].Sign = "5", Losing },
		"corner":    func(b *Board) { b.Cells[0].Corner = "5" },
		"framed":    func(b *Board) { b.Boxes[0].Framed = true },
		"in line":   func(b *Board) { b.Boxes[0].InLine = true },
		"X's":       func(b *Board) { b.Boxes[0].Owner = Cross },
		"O's":       func(b *Board) { b.Boxes[0].Owner = Ring },
		"three X's": func(b *Board) { b.Boxes = won(Cross) },
		"three O's": func(b *Board) { b.Boxes = won(Ring) },
		"contested": func(b *Board) { b.Boxes[0].Contested = true },
		"whole":     func(b *Board) { b.Whole = true },
		"bad cell":  func(b *Board) { b.Alert = Area{0, 0, true} },
		"bad box":   func(b *Board) { b.Alert = Area{0, grid.At(3, 3), true} },
		"bad row":   func(b *Board) { b.Alert = Area{0, 8, true} },
	}
	drawn := map[string][]form{}
	for name, set := range states {
		var b Board
		set(&b)
		drawn[name] = formsOf(t, b)
	}
	for one := range drawn {
		for other := range drawn {
			if one < other && reflect.DeepEqual(drawn[one], drawn[other]) {
				t.Errorf("%s and %s are drawn alike but for their colours", one, other)
			}
		}
	}
}

// TestThePalettesDifferInColourOnly holds the dark picture to the shapes of the light one.
func TestThePalettesDifferInColourOnly(t *testing.T) {
	light, dark := everything(), everything()
	dark.Palette = Dark()
	if !reflect.DeepEqual(formsOf(t, light), formsOf(t, dark)) {
		t.Error("the shapes depend on the colours")
	}
}

func TestAPlainBoardKeepsWhatStandsOnIt(t *testing.T) {
	b := everything()
	plain := b.Plain()
	if strings.Contains(string(plain.AppendText(nil)), "!") {
		t.Error("it has legal marks")
	}
	if plain.Whole || plain.Boxes[0].Framed || !plain.Boxes[6].InLine || plain.Boxes[1].Owner != Cross {
		t.Errorf("the frames are %v, %+v", plain.Whole, plain.Boxes)
	}
	for i := range b.Cells {
		was, is := b.Cells[i], plain.Cells[i]
		if is.Symbol != was.Symbol || is.Digit != was.Digit || is.Last != was.Last || is.Alert != was.Alert {
			t.Fatalf("cell %d became %+v", i, is)
		}
		if is.Playable || is.Hatch != 0 || is.Strong != 0 || is.Marked || is.Corner != "" {
			t.Fatalf("cell %d still shows %+v", i, is)
		}
	}
}

func TestTheTextIsThatOfTheJudge(t *testing.T) {
	b := sample()
	b.Cells[80] = Cell{Symbol: Placed, Digit: 9}
	const want = `... ... ...
.o. ... ...
... ... ...

... ... ...
... ... ...
... x.. ...

!!! ... ...
!!! ... ...
!!! ... ..9
`
	if got := string(b.AppendText(nil)); got != want {
		t.Errorf("it is\n%s", got)
	}
}

// TestANoteStaysInItsCell measures a note that is far too long.
func TestANoteStaysInItsCell(t *testing.T) {
	var b Board
	before := len(formsOf(t, b))
	b.Cells[0].Note, b.Cells[0].Sign = strings.Repeat("W", 30), Winning
	for _, f := range formsOf(t, b)[before:] {
		p := path{scale: 1}
		f.trace(&p)
		if area := p.bounds(); area.Min.X < origin || area.Max.X > origin+cell {
			t.Fatalf("a part of it lies from %d to %d", area.Min.X, area.Max.X)
		}
	}
}

func TestABadFontIsAnError(t *testing.T) {
	b := Board{Font: []byte("no font")}
	if _, err := b.AppendSVG(nil, 1); err == nil {
		t.Error("SVG takes it")
	}
	if err := b.WritePNG(io.Discard, 1); err == nil {
		t.Error("PNG takes it")
	}
}

// each runs a benchmark with a common board, and with one that shows all there is.
func each(b *testing.B, run func(*testing.B, *Board)) {
	common, most := sample(), everything()
	b.Run("common", func(b *testing.B) { run(b, &common) })
	b.Run("everything", func(b *testing.B) { run(b, &most) })
}

func BenchmarkSVG(b *testing.B) {
	each(b, func(b *testing.B, board *Board) {
		var dst []byte
		for b.Loop() {
			dst, _ = board.AppendSVG(dst[:0], 1)
		}
		b.ReportMetric(float64(len(dst)), "bytes")
	})
}

func BenchmarkPNG(b *testing.B) {
	for _, scale := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("%dx", scale), func(b *testing.B) {
			each(b, func(b *testing.B, board *Board) {
				var file bytes.Buffer
				for b.Loop() {
					file.Reset()
					_ = board.WritePNG(&file, scale)
				}
				b.ReportMetric(float64(file.Len()), "bytes")
			})
		})
	}
}
