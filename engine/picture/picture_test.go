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
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// light is how the tests draw.
func light() Style { return Style{Palette: Light()} }

// sample shows one of everything that the game has.
func sample() diagram.Diagram {
	var b diagram.Diagram
	b.Cells[grid.At(6, 4)] = diagram.Cell{Symbol: diagram.Cross, Last: true}
	b.Cells[grid.At(2, 2)] = diagram.Cell{Symbol: diagram.Ring}
	b.Boxes[6].Framed = true
	for place := range 9 {
		b.Cells[grid.Box(6).Cell(place)].Playable = true
	}
	return b
}

func svgOf(t *testing.T, b *diagram.Diagram) string {
	t.Helper()
	svg, err := AppendSVG(nil, b, light(), 1)
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
func everything() diagram.Diagram {
	b := sample()
	for i := range b.Cells {
		b.Cells[i] = diagram.Cell{
			Symbol: diagram.Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0, Last: i%3 == 0, Marked: i%4 == 0, Alert: i%5 == 0,
			Hatch: diagram.Hatch(i % 8), Strong: diagram.Hatch(i % 4), Sign: diagram.Sign(i % 4), Note: []string{"", "-12", "<&>"}[i%3], Corner: "7",
		}
	}
	for i := range b.Boxes {
		b.Boxes[i] = diagram.Box{Framed: i%2 == 0, Owner: diagram.Symbol(i % 3), Contested: i%4 == 3, InLine: i > 5}
	}
	b.Whole, b.Alert = true, diagram.Area{From: 0, To: 8, Shown: true}
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
	p := Light()
	tint := cellAt(grid.At(7, 1))
	mark := cellAt(grid.At(6, 4))
	ring := cellAt(grid.At(2, 2))
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		var file bytes.Buffer
		if err := WritePNG(&file, &b, light(), scale); err != nil {
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
func formsOf(t *testing.T, b diagram.Diagram, style Style) []form {
	t.Helper()
	shapes, err := shapesOf(&b, &style)
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
func won(by diagram.Symbol) (boxes [grid.Boxes]diagram.Box) {
	for _, i := range [...]int{0, 4, 8} {
		boxes[i] = diagram.Box{Owner: by, InLine: true}
	}
	return boxes
}

func TestAStrokeIsDrawnThroughThreeBoxesOfOneOwnerOnly(t *testing.T) {
	strokes := func(boxes [grid.Boxes]diagram.Box) (n int) {
		for _, f := range formsOf(t, diagram.Diagram{Boxes: boxes}, light()) {
			if _, ok := f.(line); ok {
				n++
			}
		}
		return n
	}
	if strokes(won(diagram.Cross)) != 1 || strokes(won(diagram.Ring)) != 1 {
		t.Error("there is no stroke through what has won")
	}
	mixed := won(diagram.Cross)
	mixed[4].Owner = diagram.Ring
	if strokes(mixed) != 0 {
		t.Error("there is a stroke through boxes of both")
	}
}

// TestEveryStateHasAShapeOfItsOwn draws boards that differ in one thing, all of it in the same place, and compares them
// without their colours.
func TestEveryStateHasAShapeOfItsOwn(t *testing.T) {
	states := map[string]func(*diagram.Diagram){
		"nothing":   func(*diagram.Diagram) {},
		"X":         func(b *diagram.Diagram) { b.Cells[0].Symbol = diagram.Cross },
		"O":         func(b *diagram.Diagram) { b.Cells[0].Symbol = diagram.Ring },
		"given":     func(b *diagram.Diagram) { b.Cells[0].Symbol, b.Cells[0].Digit = diagram.Given, 5 },
		"placed":    func(b *diagram.Diagram) { b.Cells[0].Symbol, b.Cells[0].Digit = diagram.Deduced, 5 },
		"playable":  func(b *diagram.Diagram) { b.Cells[0].Playable = true },
		"last":      func(b *diagram.Diagram) { b.Cells[0].Last = true },
		"marked":    func(b *diagram.Diagram) { b.Cells[0].Marked = true },
		"alert":     func(b *diagram.Diagram) { b.Cells[0].Alert = true },
		"across":    func(b *diagram.Diagram) { b.Cells[0].Hatch = diagram.Across },
		"down":      func(b *diagram.Diagram) { b.Cells[0].Hatch = diagram.Down },
		"slant":     func(b *diagram.Diagram) { b.Cells[0].Hatch = diagram.Slant },
		"strong":    func(b *diagram.Diagram) { b.Cells[0].Strong = diagram.Across },
		"note":      func(b *diagram.Diagram) { b.Cells[0].Note = "5" },
		"winning":   func(b *diagram.Diagram) { b.Cells[0].Note, b.Cells[0].Sign = "5", diagram.Winning },
		"even":      func(b *diagram.Diagram) { b.Cells[0].Note, b.Cells[0].Sign = "5", diagram.Even },
		"losing":    func(b *diagram.Diagram) { b.Cells[0].Note, b.Cells[0].Sign = "5", diagram.Losing },
		"corner":    func(b *diagram.Diagram) { b.Cells[0].Corner = "5" },
		"framed":    func(b *diagram.Diagram) { b.Boxes[0].Framed = true },
		"in line":   func(b *diagram.Diagram) { b.Boxes[0].InLine = true },
		"X's":       func(b *diagram.Diagram) { b.Boxes[0].Owner = diagram.Cross },
		"O's":       func(b *diagram.Diagram) { b.Boxes[0].Owner = diagram.Ring },
		"three X's": func(b *diagram.Diagram) { b.Boxes = won(diagram.Cross) },
		"three O's": func(b *diagram.Diagram) { b.Boxes = won(diagram.Ring) },
		"contested": func(b *diagram.Diagram) { b.Boxes[0].Contested = true },
		"whole":     func(b *diagram.Diagram) { b.Whole = true },
		"bad cell":  func(b *diagram.Diagram) { b.Alert = diagram.Area{From: 0, To: 0, Shown: true} },
		"bad box":   func(b *diagram.Diagram) { b.Alert = diagram.Area{From: 0, To: grid.At(3, 3), Shown: true} },
		"bad row":   func(b *diagram.Diagram) { b.Alert = diagram.Area{From: 0, To: 8, Shown: true} },
	}
	drawn := map[string][]form{}
	for name, set := range states {
		var b diagram.Diagram
		set(&b)
		drawn[name] = formsOf(t, b, light())
	}
	for one := range drawn {
		for other := range drawn {
			if one < other && reflect.DeepEqual(drawn[one], drawn[other]) {
				t.Errorf("%s and %s are drawn alike but for their colours", one, other)
			}
		}
	}
}

// undrawn are the fields of a diagram that a picture does not show: those of the pointer, the keyboard's cursor and screen
// readers.
var undrawn = []string{"Preview", "Edits", "Becomes", "Selected", "Points", "PointsTo", "Label"}

// TestEveryFieldIsDrawn sets one field after another. A field that is new must be drawn, or be named above.
func TestEveryFieldIsDrawn(t *testing.T) {
	base := func() *diagram.Diagram {
		var d diagram.Diagram
		d.Cells[40] = diagram.Cell{Symbol: diagram.Given, Digit: 1, Note: "1"} // without which a digit and a sign are not shown
		return &d
	}
	blank := formsOf(t, *base(), light())
	for _, part := range []func(*diagram.Diagram) reflect.Value{
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(d).Elem() },
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(&d.Cells[40]).Elem() },
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(&d.Boxes[4]).Elem() },
	} {
		fields := part(base()).Type()
		for i := range fields.NumField() {
			name := fields.Field(i).Name
			if name == "Cells" || name == "Boxes" {
				continue
			}
			d := base()
			setOne(t, part(d).Field(i))
			drawn := !reflect.DeepEqual(formsOf(t, *d, light()), blank)
			if drawn == slices.Contains(undrawn, name) {
				t.Errorf("%s.%s is drawn: %v", fields.Name(), name, drawn)
			}
		}
	}
}

// setOne gives a field a value that it does not have in the test's diagram.
func setOne(t *testing.T, field reflect.Value) {
	t.Helper()
	switch field.Kind() {
	case reflect.Bool:
		field.SetBool(true)
	case reflect.String:
		field.SetString("5")
	case reflect.Int:
		field.SetInt(5)
	case reflect.Uint8:
		field.SetUint(1)
	case reflect.Struct:
		setOne(t, field.FieldByName("Shown"))
	default:
		t.Fatalf("a field of kind %v", field.Kind())
	}
}

// TestThePalettesDifferInColourOnly holds the dark picture to the shapes of the light one.
func TestThePalettesDifferInColourOnly(t *testing.T) {
	if b := everything(); !reflect.DeepEqual(formsOf(t, b, light()), formsOf(t, b, Style{Palette: Dark()})) {
		t.Error("the shapes depend on the colours")
	}
}

// TestANoteStaysInItsCell measures a note that is far too long.
func TestANoteStaysInItsCell(t *testing.T) {
	var b diagram.Diagram
	before := len(formsOf(t, b, light()))
	b.Cells[0].Note, b.Cells[0].Sign = strings.Repeat("W", 30), diagram.Winning
	for _, f := range formsOf(t, b, light())[before:] {
		p := path{scale: 1}
		f.trace(&p)
		if area := p.bounds(); area.Min.X < origin || area.Max.X > origin+cell {
			t.Fatalf("a part of it lies from %d to %d", area.Min.X, area.Max.X)
		}
	}
}

func TestABadFontIsAnError(t *testing.T) {
	var b diagram.Diagram
	style := Style{Font: []byte("no font")}
	if _, err := AppendSVG(nil, &b, style, 1); err == nil {
		t.Error("SVG takes it")
	}
	if err := WritePNG(io.Discard, &b, style, 1); err == nil {
		t.Error("PNG takes it")
	}
}

// each runs a benchmark with a common board, and with one that shows all there is.
func each(b *testing.B, run func(*testing.B, *diagram.Diagram)) {
	common, most := sample(), everything()
	b.Run("common", func(b *testing.B) { run(b, &common) })
	b.Run("everything", func(b *testing.B) { run(b, &most) })
}

func BenchmarkSVG(b *testing.B) {
	each(b, func(b *testing.B, board *diagram.Diagram) {
		var dst []byte
		for b.Loop() {
			dst, _ = AppendSVG(dst[:0], board, light(), 1)
		}
		b.ReportMetric(float64(len(dst)), "bytes")
	})
}

func BenchmarkPNG(b *testing.B) {
	for _, scale := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("%dx", scale), func(b *testing.B) {
			each(b, func(b *testing.B, board *diagram.Diagram) {
				var file bytes.Buffer
				for b.Loop() {
					file.Reset()
					_ = WritePNG(&file, board, light(), scale)
				}
				b.ReportMetric(float64(file.Len()), "bytes")
			})
		})
	}
}
