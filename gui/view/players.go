package view

import "ninefold/gui/icon"

// Players is a card with the players and the rules.
type Players struct {
	Players [2]Player
	Rules   Rules    // without a name not shown
	Buttons []Button // after the game
}

// Player is the player of a side.
type Player struct {
	Mark     icon.Name // icon.Cross or icon.Ring
	Name     string
	Kind     string   // for example Person, or a level
	Kinds    []Choice // those who could play instead
	Score    string   // for example 1 field
	Points   string   // in a match
	Tag      string   // for example won
	ToMove   bool
	Thinking Thinking
}

// Thinking says what a machine at move is doing. Without words nothing is shown.
type Thinking struct {
	Words    string  // for example "thinks, 3 s"
	Progress float32 // 0..1
	Offers   []Button
}

// Rules names the rule set, and offers others.
type Rules struct {
	Name     string
	Sentence string
	Choices  []Choice
}
