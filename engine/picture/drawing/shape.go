package drawing

// Shape is one form in one colour: plain data that == compares. A drawing is a list of shapes, each above those before
// it. Lengths are in units; X grows to the right and Y downwards.
type Shape struct {
	Form       Form
	Face       Face    // used by Words only
	Ink        Ink     // the paint
	X, Y, W, H float32 // the place and the size, as the form defines them
	Pen        float32 // the thickness of a Frame, a Ring or a Stroke
	Round      float32 // the radius of the outer corners of a Bar or a Frame
	Text       string  // used by Words only
}

// IsMark reports whether the shape is part of a mark that was played: it is in full colour.
func (s *Shape) IsMark() bool {
	return (s.Form == Stroke || s.Form == Ring) && s.Ink.Strength == Full && (s.Ink.Colour == X || s.Ink.Colour == O)
}

// IsLine reports whether the shape is a line, straight or closed, and has a pen.
func (s *Shape) IsLine() bool { return s.Form == Frame || s.Form == Ring || s.Form == Stroke }

// Form is the geometry of a shape.
type Form uint8

const (
	Bar    Form = iota // a filled rectangle
	Frame              // a rectangle's border, inside its edges
	Disc               // a filled circle in the square at X, Y with the side W
	Ring               // a circle's border, inside the square at X, Y with the side W
	Stroke             // a line from X, Y by W and H, with round ends that reach half a pen further
	Wedge              // a filled triangle: the corner X, Y and the ends of the legs W and H along the axes
	Words              // a line of text of the size H around the point X, Y, smaller if it would be wider than W
)

// Face is a style of letters.
type Face uint8

const (
	Regular Face = iota
	Bold
)
