package view

// Card is one of the kinds of cards, which package view has.
type Card any

// List is a card with a list, which takes the room that is left.
type List interface {
	// Heading is what the card is called.
	Heading() string
}

// Tab is one of the tabs of cards for which there is too little room; each has a word of that key.
type Tab string

// The tabs in their order. NoTab is above or below all of them.
const (
	NoTab       Tab = ""
	TabStart    Tab = "panel.start"
	TabTools    Tab = "panel.tools"
	TabDigits   Tab = "panel.digits"
	TabPosition Tab = "panel.position"
	TabMoves    Tab = "panel.moves"
	TabValue    Tab = "panel.value"
	TabPlayers  Tab = "panel.players"
)

// TabOf is where a card is while the cards have tabs.
func TabOf(card Card) Tab {
	switch card.(type) {
	case Start, Boards:
		return TabStart
	case Tools:
		return TabTools
	case Digits:
		return TabDigits
	case Facts, Picture, Puzzle, Questions, Text, Texts, Verdict:
		return TabPosition
	case Moves, Progress, Report, Results, Steps:
		return TabMoves
	case Score, Trend, Value:
		return TabValue
	case Players:
		return TabPlayers
	}
	return NoTab
}
