package view

// Composed is a card that is composed of parts, so that each painter knows the parts alone.
type Composed interface {
	// Compose paints the card's parts in their order.
	Compose(p Painter)
}

// Painter paints the parts of a card, one below the other. It leaves out what is empty.
type Painter interface {
	Title(t Title)
	Words(words string, tone Tone)
	Lines(lines []string) // monospaced
	Facts(facts []Fact)
	Signs(signs []Sign)
	Bar(share float32, fill Fill, name string) // share is 0..1, name is for a screen reader
	Answers(answers []Answer)                  // in a row, as colours
	Choices(choices []Choice)
	Place(clock, place string, links []Button) // on one line; the first link is at the right
	Graph(g Graph)
	Best(hint, best, work string) // a line of moves and how it was found, or in their place a hint
	Tools(tools []Button)         // in columns
	Links(links []Button)
	Digits(d Digits) // without the buttons below
	Buttons(buttons []Button)
}

// Title is the first line of a card.
type Title struct {
	Words      string
	Tabbed     bool   // left out where a tab says it
	Number, Of string // after the words
	Rules      Rules  // at the right, a menu
	Aside, Tag string // at the right or, if there is little room, below
	Strong     string // at the right
	Answer     Answer // gives the tag's colour
}

// Tone says how words are written.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Grey
	Small // and grey
)

// Fill says what fills a bar.
type Fill uint8

// What fills bars.
const (
	Done  Fill = iota
	Sides      // X's share, and O's
	Nothing
)
