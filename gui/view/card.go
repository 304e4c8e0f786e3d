package view

// Card is one of the kinds of cards.
type Card interface {
	// Tab is where the card is while the cards have tabs.
	Tab() Tab
}

// List is a card with a list, which takes the room that is left.
type List interface {
	Card
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
