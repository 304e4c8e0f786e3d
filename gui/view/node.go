package view

import (
	"ninefold/engine/picture/diagram"
	"ninefold/gui/view/icon"
)

// Node is a part of a card: one of the types below, or a Graph. A painter knows these alone, and no card. A nil Node is
// left out. Lengths are in units.
type Node any

// Row has nodes side by side, in the middle of its height. Each gets the width that it needs: first headings and
// what cannot be cut, then what is behind a Space, then the others from the left. Spare width goes to its Space or Bar.
type Row struct {
	Nodes  []Node
	Gap    float32
	Height float32 // at least
	Low    bool    // nodes stand at the foot of a higher one
	High   bool    // nodes stand at the top of a higher one
	Equal  int     // more than 0: equally wide, as if there were so many nodes
	Wraps  bool    // into as many rows as the nodes need, if they do not fit; then those of a Height have no Spaces
	RowGap float32 // between these
	Spread bool    // rows are filled, and primary buttons at the beginning have rows of their own
	Drops  bool    // what does not fit is left out
}

// Column has nodes below each other. Spare height goes to its Spaces without a size.
type Column struct {
	Nodes   []Node
	Gap     float32
	Inset   Inset
	Height  float32 // at least
	Widest  float32 // in the middle of a wider room, and as wide in a row; 0 for no limit
	Scrolls bool    // it has its Height and what is spare, in which more scrolls
}

// Inset is the distance from the edges of what is around it: at the left and right, and above and below.
type Inset struct{ X, Y float32 }

// Layers has nodes in the same room, later ones over earlier ones.
type Layers struct{ Nodes []Node }

// Either has the first of two nodes if that fits, or else the second.
type Either struct {
	Wide, Narrow Node
	Least        float32 // the width that the first one needs; 0 for that of all its words on one line
}

// Table has rows of cells in columns. All columns but the last are as wide as they need to be.
type Table struct {
	Rows [][]Node // of two cells, or of one that is as wide as the table
	Gap  float32  // between the rows
	Form bool     // its second cells are controls
}

// Text is words. They are cut where they do not fit.
type Text struct {
	Words   string
	Style   Style
	Role    Role
	Ink     Ink    // "" for that of the style
	Most    int    // lines; 0 for one, or for all that are Fixed
	Least   int    // lines that it takes the room of
	Align   Align  // of words of a Column
	Copy    Button // a right click opens a menu with this; without an ID there is none
	Yields  bool   // where its column is too low, it has fewer lines
	Scrolls bool   // words of any length that are Fixed have all their room, and scroll in it
}

// Style says how words are written.
type Style uint8

// The styles.
const (
	Plain Style = iota
	Strong
	Muted
	MutedStrong
	Small   // and muted
	Counted // small and strong
	Label   // in small capitals
	Headed  // strong, and a little larger
	Larger  // a little larger
	Large   // strong
	Tagged  // small and strong, behind a dot of the ink
	Fixed   // monospaced; a line feed ends a line, and what is too wide goes on in the next
)

// Role says what words are, for a screen reader and the page's style sheet.
type Role uint8

// The roles.
const (
	Body    Role = iota
	Heading      // of a card; left out where a tab has the same words
	Alert        // it says what is wrong
	Term         // the words after it explain it
)

// Align says where words stand.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Ink is a colour by its meaning, and a class of the page's style sheet.
type Ink string

// The inks.
const (
	InkText    Ink = "text"
	InkMuted   Ink = "unknown"
	InkAccent  Ink = "neutral"
	InkTint    Ink = "tint"
	InkX       Ink = "x"
	InkO       Ink = "o"
	InkYes     Ink = "yes"
	InkNo      Ink = "no"
	InkWrong   Ink = "wrong"
	InkTrouble Ink = "trouble"
	InkTrack   Ink = "track"
	InkLine    Ink = "hairline"
	InkStrong  Ink = "strongline" // round what can be pressed
)

// Ink returns the colour of an answer.
func (a Answer) Ink() Ink {
	return [...]Ink{InkMuted, InkYes, InkNo, InkWrong, InkTrouble, InkAccent, InkMuted}[a]
}

// Icon is an icon of a size. Marks have their own colours.
type Icon struct {
	Icon icon.Name
	Side float32
	Ink  Ink // "" for that of the text
}

// Fill is a coloured box with round corners, as wide or as high as its room where it has no size.
type Fill struct {
	Ink           Ink
	Width, Height float32
	Radius        float32 // 0 for round ends
}

// Bar shows a share of a whole.
type Bar struct {
	Share  float32 // 0..1
	Fill   Filling
	Name   string // for a screen reader
	Height float32
}

// Filling says what fills a bar.
type Filling uint8

// What fills bars.
const (
	Done     Filling = iota
	Sides            // X's share, and O's
	Score            // the first's share and the second's, in the colours of what is won and lost
	Nothing          // only an outline
	Working          // what is done, without an outline
	Accented         // as Done, in the accent colour
	Turning          // a ring of dots, of which one is lit: the share says which
)

// Picture is a board. Without a side it is as wide as its room, or smaller where its column is too low.
type Picture struct {
	Board    diagram.Diagram
	Side     float32
	Numbered bool // with coordinates
}

// Press can be pressed: a button, or a menu of choices.
type Press struct {
	Button   Button
	Look     Look
	Choices  []Choice // of a menu
	Name     string   // of the menu, for a screen reader
	Pick     int      // the digit that it picks, instead of what the button's ID does
	Left     int      // how often that is missing
	Complete bool     // its button is: no table of actions knows its ID
	Face     Node     // what is pressed, AsFace
}

// Look says how a Press looks.
type Look uint8

// The looks.
const (
	AsButton    Look = iota // framed, with words and perhaps an icon
	AsLow                   // a low button
	AsTool                  // a high button, whose words keep their colour
	AsIcon                  // a high button with only the icon
	AsLink                  // words that lead on
	AsWords                 // small words without a colour of their own
	AsChip                  // the words of the choice that is on, with round ends
	AsField                 // a button as high as a field
	AsFoot                  // a wide button that keeps the keyboard
	AsFieldIcon             // only the icon, as high as a field
	AsDigit                 // a high button with how many are left in its corner
	AsFace                  // Face alone
	AsAddress               // words that open a page of the web, whose address is the button's ID
	AsCheck                 // a check box
	AsOffer                 // strong words that lead on
	AsBare                  // only the icon, without a frame
)

// Line returns a hairline, which takes no room.
func Line() Fill { return Fill{Ink: InkLine} }

// Space is free room. Without a size it takes what is spare.
type Space struct{ Size float32 }

// Sign explains an icon on the board.
type Sign struct {
	Icon  icon.Name
	Words string
}

// Answer is the kind of an answer, which gives its colour.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
	Wrong
	Trouble // no answer was possible
	Neutral
	Skipped // no answer was given
)
