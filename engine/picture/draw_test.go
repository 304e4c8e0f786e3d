package picture

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

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
		"entered":   func(b *diagram.Diagram) { b.Cells[0].Symbol, b.Cells[0].Digit = diagram.Entered, 5 },
		"playable":  func(b *diagram.Diagram) { b.Cells[0].Playable = true },
		"last":      func(b *diagram.Diagram) { b.Cells[0].Last = true },
		"marked":    func(b *diagram.Diagram) { b.Cells[0].Marked = true },
		"best":      func(b *diagram.Diagram) { b.Cells[0].Best = true },
		"a ghost":   func(b *diagram.Diagram) { b.Cells[0].Ghost = diagram.Cross },
		"its order": func(b *diagram.Diagram) { b.Cells[0].Ghost, b.Cells[0].Order = diagram.Cross, 3 },
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
	case reflect.Uint8, reflect.Uint16:
		field.SetUint(2)
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
