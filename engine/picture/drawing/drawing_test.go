package drawing

import (
	"reflect"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
)

// layout is that of the boards that the tests draw.
var layout = LayoutIn(640, 640)

func shapesOf(d *diagram.Diagram, pointing *Pointing) []Shape {
	return Shapes(nil, d, &layout, pointing)
}

// formsOf returns the shapes of a board without their colours.
func formsOf(d *diagram.Diagram, pointing *Pointing) []Shape {
	shapes := shapesOf(d, pointing)
	for i := range shapes {
		shapes[i].Ink = Ink{}
	}
	return shapes
}

// diagonalOf returns boxes with the diagonal owned by a mark.
func diagonalOf(by diagram.Symbol) (boxes [grid.Boxes]diagram.Box) {
	for _, i := range [...]int{0, 4, 8} {
		boxes[i] = diagram.Box{Owner: by, InLine: true, Closed: true}
	}
	return boxes
}

// TestEveryStateHasAShapeOfItsOwn draws boards that differ in one thing at the same place, and compares them without
// their colours.
func TestEveryStateHasAShapeOfItsOwn(t *testing.T) {
	forms := map[string][]Shape{}
	draw := func(name string, d diagram.Diagram) { forms[name] = formsOf(&d, &Pointing{}) }
	for name, cell := range map[string]diagram.Cell{
		"nothing": {}, "X": {Symbol: diagram.Cross}, "O": {Symbol: diagram.Ring},
		"given": {Symbol: diagram.Given, Digit: 5}, "deduced": {Symbol: diagram.Deduced, Digit: 5},
		"entered": {Symbol: diagram.Entered, Digit: 5}, "playable": {Playable: true}, "last": {Last: true},
		"marked": {Marked: true}, "best": {Best: true}, "a ghost": {Ghost: diagram.Cross},
		"its order": {Ghost: diagram.Cross, Order: 3}, "alert": {Alert: true}, "selected": {Selected: true},
		"across": {Hatch: diagram.Across}, "down": {Hatch: diagram.Down}, "slant": {Hatch: diagram.Slant},
		"strong": {Strong: diagram.Across}, "note": {Note: "5"}, "count": {Corner: "9"}, "pencil": {Pencil: 1 << 9},
		"one colour": {Pencil: 1 << 9, Round: 1 << 9}, "the other": {Pencil: 1 << 9, Square: 1 << 9},
		"strong link": {Link: 2, LinkTo: 1}, "weak link": {Link: 2, LinkTo: 1, Weak: true}, "number": {Number: 9},
	} {
		draw(name, diagram.Diagram{Cells: [grid.Cells]diagram.Cell{cell}})
	}
	// A closed box is not among them: an owner's mark lies behind the others while the box is played in, and over them,
	// faded, when it is closed.
	for name, box := range map[string]diagram.Box{
		"framed": {Framed: true}, "X's": {Owner: diagram.Cross}, "X's, in line": {Owner: diagram.Cross, InLine: true},
		"O's": {Owner: diagram.Ring}, "contested": {Contested: true},
	} {
		draw(name, diagram.Diagram{Boxes: [grid.Boxes]diagram.Box{box}})
	}
	marked := [grid.Cells]diagram.Cell{{Symbol: diagram.Cross}}
	for name, d := range map[string]diagram.Diagram{
		"X's, with marks": {Boxes: [grid.Boxes]diagram.Box{{Owner: diagram.Cross}}, Cells: marked},
		"three X's":       {Boxes: diagonalOf(diagram.Cross)}, "three O's": {Boxes: diagonalOf(diagram.Ring)},
		"whole": {Whole: true}, "bad column": {Alerts: 1 << 17},
		"bad box": {Alerts: 1 << 18}, "bad boxes": {Alerts: 3 << 18}, "bad row": {Alerts: 1},
	} {
		draw(name, d)
	}
	for one := range forms {
		for other := range forms {
			fail.If(t, one < other && slices.Equal(forms[one], forms[other]),
				"%s and %s are drawn alike but for their colours", one, other)
		}
	}
}

// pointedOnly are the fields of a diagram that are drawn only where something is pointed at. A picture shows none of
// them.
var pointedOnly = []string{"Preview", "Edits", "Becomes", "Selected", "Points", "PointsTo"}

// TestEveryFieldIsDrawn sets one field after another. So a new field must be drawn.
func TestEveryFieldIsDrawn(t *testing.T) {
	base := func(name string) *diagram.Diagram {
		var d diagram.Diagram
		d.Boxes[4].Owner = diagram.Cross // Closed and InLine show only with an owner
		d.Cells[40] = diagram.Cell{Symbol: diagram.Given, Digit: 1, Note: "1"}
		switch name {
		case "Preview", "Ghost":
			d.Cells[40] = diagram.Cell{Playable: true}
		case "Strong": // it leaves a gap for a digit
			d.Cells[40] = diagram.Cell{}
		case "Becomes":
			d.Cells[40] = diagram.Cell{Edits: true}
		case "Key", "Out", "Struck", "Round", "Square":
			d.Cells[40].Pencil = 2
		case "LinkTo", "Weak":
			d.Cells[40].Link = 2
		case "PointsTo":
			d.Cells[40].Points = true
		case "Awaited":
			d.Boxes[0].Framed = true
		case "Drawn":
			d.Boxes[4].Owner = diagram.Blank
		}
		return &d
	}
	pointing := &Pointing{At: 40, Shown: true}
	for _, part := range []func(*diagram.Diagram) reflect.Value{
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(d).Elem() },
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(&d.Cells[40]).Elem() },
		func(d *diagram.Diagram) reflect.Value { return reflect.ValueOf(&d.Boxes[4]).Elem() },
	} {
		fields := part(base("")).Type()
		for i := range fields.NumField() {
			name := fields.Field(i).Name
			if name == "Cells" || name == "Boxes" || name == "Label" {
				continue
			}
			d := base(name)
			setOne(t, part(d).Field(i))
			picture := !sameShapes(d, base(name), nil)
			fail.Unequal(t, picture, !slices.Contains(pointedOnly, name), "%s.%s in a picture", fields.Name(), name)
			fail.If(t, name != "Ghost" && sameShapes(d, base(name), pointing),
				"%s.%s is not drawn", fields.Name(), name)
		}
	}
}

func sameShapes(a, b *diagram.Diagram, pointing *Pointing) bool {
	return slices.Equal(shapesOf(a, pointing), shapesOf(b, pointing))
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
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		field.SetUint(2)
	case reflect.Struct:
		setOne(t, field.FieldByName("Shown"))
	default:
		t.Fatalf("a field of kind %v", field.Kind())
	}
}

// inkAt returns the ink of the last shape of a form within a cell, and false if there is none.
func inkAt(shapes []Shape, c grid.Cell, form Form) (Ink, bool) {
	x, y := layout.CellAt(c)
	for _, s := range slices.Backward(shapes) {
		if s.Form == form && s.X >= x && s.Y >= y && max(s.X, s.X+s.W) <= x+layout.Cell && max(s.Y,
			s.Y+s.H) <= y+layout.Cell {
			return s.Ink, true
		}
	}
	return Ink{}, false
}

func TestATintIsNotLaidOverWhatCannotBePlayed(t *testing.T) {
	d := diagram.Diagram{Whole: true}
	for i := range 9 {
		d.Cells[grid.Box(4).Cell(i)].Playable = true
	}
	d.Boxes[0] = diagram.Box{Owner: diagram.Ring, Closed: true}
	tints := map[Colour]int{}
	for _, s := range shapesOf(&d, nil) {
		if s.Form == Bar {
			tints[s.Ink.Colour]++
		}
	}
	fail.If(t, tints[Tint] != 1 || tints[WonByO] != 1,
		"%d boxes are tinted as playable, %d as O's", tints[Tint], tints[WonByO])
}

// A ray goes from the ring around its own digit to the far side, and runs through no other digit.
func TestARayRunsThroughNoOtherDigit(t *testing.T) {
	var d diagram.Diagram
	for col := 1; col <= 7; col++ {
		d.Cells[grid.At(2, col)] = diagram.Cell{Strong: diagram.Across, Hatch: diagram.Across}
	}
	d.Cells[grid.At(2, 5)] = diagram.Cell{Symbol: diagram.Given, Digit: 1, Strong: diagram.Across}
	d.Cells[grid.At(2, 8)] = diagram.Cell{Symbol: diagram.Given, Digit: 4, Marked: true}
	shapes := shapesOf(&d, nil)
	var rays []Shape
	for _, s := range shapes {
		if s.Form == Bar && (s.Ink.Colour == Ray || s.Ink.Colour == Hatch) { // a ray replaces the hatching
			rays = append(rays, s)
		}
	}
	fail.NowIf(t, len(rays) != 1, "the rays are %+v", rays)
	x, _ := layout.CellAt(grid.At(2, 8))
	at, end := rays[0].X+rays[0].W, x+layout.Cell/2-ringRadius*layout.Cell
	fail.If(t, rays[0].X != layout.X || max(at-end, end-at) > 0.5, "it is from %v to %v, want %v", rays[0].X, at, end)
	_, cleared := inkAt(shapes, grid.At(2, 5), Disc)
	fail.If(t, !cleared, "it runs through a digit")
}

func TestWhatADragGoesOverShowsWhatItBecomes(t *testing.T) {
	var d diagram.Diagram
	for i := range 3 {
		d.Cells[i] = diagram.Cell{Edits: i < 2, Becomes: diagram.Ring}
	}
	shapes := shapesOf(&d, &Pointing{Drag: []grid.Cell{1, 2}})
	for c, want := range []bool{false, true, false} {
		_, shown := inkAt(shapes, grid.Cell(c), Ring)
		fail.If(t, shown != want, "cell %d shows a ring: %v", c, shown)
	}
}

// TestAPointedMarkThatAClickWouldReplaceIsSeen, faintly, so that one sees what stands there, as after an edit.
func TestAPointedMarkThatAClickWouldReplaceIsSeen(t *testing.T) {
	d := diagram.Diagram{Cells: [grid.Cells]diagram.Cell{
		{Symbol: diagram.Ring, Edits: true, Becomes: diagram.Cross}}}
	ring, shown := inkAt(shapesOf(&d, &Pointing{Shown: true}), 0, Ring)
	fail.If(t, !shown || ring.Strength != Foreseen, "the ring is shown: %v, %+v", shown, ring)
}

// A legal cell without a preview keeps its dot or its pencil marks when it is pointed at.
func TestWithoutAPreviewAPointedCellStaysAsItIs(t *testing.T) {
	for name, cell := range map[string]diagram.Cell{"a dot": {Playable: true}, "pencil": {Playable: true, Pencil: 2}} {
		d := diagram.Diagram{Cells: [grid.Cells]diagram.Cell{cell}}
		fail.Unless(t, slices.Equal(formsOf(&d, &Pointing{Shown: true}), formsOf(&d, &Pointing{})), "%s goes", name)
	}
}

func TestAMarkThatIsMissingIsARingOfDots(t *testing.T) {
	var d diagram.Diagram
	d.Cells[0] = diagram.Cell{Playable: true, Lacking: true}
	forms := map[Form]int{}
	for _, s := range shapesOf(&d, nil) {
		if s.Ink.Colour == Alert {
			forms[s.Form]++
		} else if s.Form == Disc {
			t.Error("a mark that is missing has the dot of a legal cell too")
		}
	}
	fail.If(t, forms[Disc] != 10 || len(forms) > 1, "the shapes are %v", forms)
}

// The dashes run through no pencil mark.
func TestAProposedCellIsFramedAroundItsPencilMarks(t *testing.T) {
	var b diagram.Diagram
	b.Cells[0] = diagram.Cell{Best: true, Pencil: grid.AllDigits, Key: grid.AllDigits}
	shapes, dashes := shapesOf(&b, nil), 0
	for _, dash := range shapes {
		if dash.Form != Bar || dash.Ink != inkOf(Playable) {
			continue
		}
		dashes++
		for _, mark := range shapes {
			half := mark.H * 0.3 // half a digit, which is narrower and lower than its line
			fail.If(t, mark.Form == Words && mark.Ink == inkOf(Ray) && dash.X < mark.X+half &&
				mark.X-half < dash.X+dash.W && dash.Y < mark.Y+half && mark.Y-half < dash.Y+dash.H,
				"a dash at %v, %v runs through the %s at %v, %v", dash.X, dash.Y, mark.Text, mark.X, mark.Y)
		}
	}
	fail.If(t, dashes == 0, "there are no dashes")
	_, slanted := inkAt(shapes, 0, Stroke)
	fail.Unless(t, slanted, "no corner's slanted dash lies in the cell")
}

func TestTheBoardIsSquareAtEverySizeAndBetweenPixels(t *testing.T) {
	for _, size := range [][2]float32{{480, 300}, {300, 480}, {2400, 1400}, {190, 190}, {580, 580}, {640, 640}} {
		l, least := LayoutIn(size[0], size[1]), min(size[0], size[1])
		fail.If(t, l.Side+2*l.Thick+l.Margin > least || l.X < l.Margin+l.Thick || l.Y < l.Margin+l.Thick ||
			l.Side < least*0.8, "%v: side %v at %v, %v, margin %v", size, l.Side, l.X, l.Y, l.Margin)
		x, y := l.CellAt(grid.At(9, 9))
		fail.If(t, x+l.Cell != l.X+l.Side || y+l.Cell != l.Y+l.Side,
			"%v: the last cell ends at %v, %v, the board at %v, %v", size, x+l.Cell, y+l.Cell, l.X+l.Side, l.Y+l.Side)
		for _, length := range []float32{l.X, l.Y, l.Side, l.Cell, l.Box, l.Thin, l.Thick, l.Margin} {
			fail.Unequal(t, length, floor(length), "%v: %+v is not in whole units", size, l)
		}
	}
}

func TestWhatIsCentredLeavesWholeUnitsAtBothEnds(t *testing.T) {
	for length := float32(1); length < 200; length++ {
		for _, of := range []float32{0.1, 0.345, 0.5, 0.8} {
			part := centred(of, length)
			rest := (length - part) / 2
			fail.If(t, rest != floor(rest) || max(part-of*length, of*length-part) > 1.5,
				"%v of %v is %v", of, length, part)
		}
	}
}

// TestNoLineRunsThroughAMark: after the lines of a chain, of rays and of crossed-out cells the ground of each mark that
// they come to is drawn anew, and so is that of a digit.
func TestNoLineRunsThroughAMark(t *testing.T) {
	link := diagram.Diagram{}
	link.Cells[0] = diagram.Cell{Pencil: 1 << 5, Link: 1 << 5, LinkTo: 8}
	link.Cells[3] = diagram.Cell{Pencil: 1 << 4}
	link.Cells[6] = diagram.Cell{Symbol: diagram.Given, Digit: 7}
	ray := diagram.Diagram{}
	ray.Cells[3] = diagram.Cell{Pencil: 1 << 4, Strong: diagram.Across}
	hatched := diagram.Diagram{}
	hatched.Cells[3] = diagram.Cell{Pencil: 1 << 4, Hatch: diagram.Across}
	for name, test := range map[string]struct {
		d    diagram.Diagram
		text string
	}{"a link": {link, "4"}, "a link, at a digit": {link, "7"}, "a ray": {ray, "4"}, "hatching": {hatched, "4"}} {
		shapes := formsOf(&test.d, nil)
		at := -1
		for i, s := range shapes { // the coordinates come first
			if s.Form == Words && s.Text == test.text {
				at = i
			}
		}
		middle, ground := shapes[at], shapes[at-1]
		fail.If(t, ground.Form != Disc || ground.X+ground.W/2 != middle.X || ground.Y+ground.W/2 != middle.Y,
			"%s: before %+v comes %+v", name, middle, ground)
	}
}

// TestTheWinnersLineGoesThroughItsThreeBoxes: two lines at once are both drawn; three boxes that are no line are not.
func TestTheWinnersLineGoesThroughItsThreeBoxes(t *testing.T) {
	for name, test := range map[string]struct {
		boxes []grid.Box
		lines int
	}{
		"a row": {[]grid.Box{3, 4, 5}, 1}, "a column": {[]grid.Box{1, 4, 7}, 1}, "rising": {[]grid.Box{2, 4, 6}, 1},
		"two": {[]grid.Box{0, 1, 2, 4, 8}, 2}, "no line": {[]grid.Box{0, 1, 5}, 0},
	} {
		for owner, colour := range map[diagram.Symbol]Colour{diagram.Cross: X, diagram.Ring: O} {
			d := diagram.Diagram{}
			for _, i := range test.boxes {
				d.Boxes[i] = diagram.Box{Owner: owner, InLine: true, Closed: true}
			}
			long := 0
			for _, s := range shapesOf(&d, nil) {
				if s.Form == Stroke && max(s.W, -s.W, s.H) > 2*layout.Box {
					long++
					fail.If(t, !s.IsMark() || s.Ink.Colour != colour, "%s has the ink %+v", name, s.Ink)
					fail.If(t, min(s.X, s.X+s.W) < layout.X || max(s.Y, s.Y+s.H) > layout.Y+layout.Side,
						"%s leaves the board: %+v", name, s)
				}
			}
			fail.Unequal(t, long, test.lines, "lines for %s", name)
		}
	}
}
