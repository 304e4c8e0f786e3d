package drawing

// Colour names a colour of the palette.
type Colour uint8

// The colours of a board, and then of the window around it. Everyone can tell blue, vermilion and green apart. Each
// colour means one thing.
const (
	Ground   Colour = iota // of a cell, and the paper around a picture
	Line                   // between cells
	BoxLine                // between boxes and around the board
	Letters                // digits and values
	Muted                  // what is less important: coordinates, pencil marks
	X                      // the mark
	O                      // the mark
	Accent                 // the selection, the last move, deduced digits
	Playable               // frames of playable boxes, dots of playable cells, the best move
	Tint                   // the ground of playable boxes
	Hover                  // the ground of what is pointed at
	Ray                    // what crosses cells out, and the digits that it starts from
	Alert                  // something is wrong here
	Hatch                  // lines across crossed-out cells
	Chip                   // the ground of a small figure in a corner
	Shade1                 // the ground of a cell of the user's first shade
	Shade2                 // the ground of a cell of the user's second shade
	WonByX                 // the ground of a box that X owns
	WonByO                 // the ground of a box that O owns
	LineOfX                // the ground of a box in X's winning line
	LineOfO                // the ground of a box in O's winning line
	Drawn                  // the ground of a full box that nobody owns

	Window     // the ground of a window, behind its cards
	Card       // the ground of a card
	Hairline   // around a card, and between its parts
	Track      // the ground of a bar that fills up
	StrongLine // around buttons
	Border     // around a text field
	Aside      // secondary words in a window
	Disabled   // what cannot be used now
	AccentTint // the ground of what is on
	OnAccent   // words on Accent, and the ground of a text field
	Doubt      // a warning, or a doubtful move
	Colours    // the number of colours
)

// laid returns the colour of the last move's tint over a ground: that of the box's owner, or else the accent.
func (c Colour) laid() Colour {
	switch c {
	case WonByX, LineOfX:
		return X
	case WonByO, LineOfO:
		return O
	}
	return Accent
}

// Strength tells how much of a colour shows over its ground.
type Strength uint8

const (
	Full      Strength = iota
	Faded              // a mark in a closed box, below its owner's
	Behind             // an owner's mark in a box that is still played in
	Foreseen           // what a click would put into a cell, or take away
	Proposed           // a move that is proposed
	Laid               // a tint over a ground
	Edge               // the edge of a tint, which shows in high contrast
	Soft               // lines that only guide the eye
	Strengths          // the number of strengths
)

// Ink is the paint of a shape: a colour, or a share of it over a ground. Both are opaque, so that crossing strokes do
// not get darker.
type Ink struct {
	Colour   Colour
	Strength Strength
	Over     Surface // unused with Full
}

// Surface is a ground, with or without the tint of the last move.
type Surface struct {
	Colour Colour
	Last   bool
}

// inkOf returns a colour at full strength.
func inkOf(c Colour) Ink { return Ink{Colour: c} }

// inkOver returns a colour over a ground at some strength.
func inkOver(c Colour, s Strength, ground Surface) Ink {
	if s == Full {
		return inkOf(c)
	}
	return Ink{c, s, ground}
}
