package view

import "ninefold/gui/icon"

// Players is who plays and by which rules.
type Players struct {
	Players [2]Player
	Rules   Rules    // none without a name
	Buttons []Button // what can be done after the game
}

// Player is one of the two sides.
type Player struct {
	Mark     icon.Name // icon.Cross or icon.Ring
	Name     string
	Kind     string   // such as Person, or a level
	Kinds    []Choice // who could play instead
	Score    string   // such as 1 field
	Points   string   // in a match
	Tag      string   // such as won
	ToMove   bool
	Thinking Thinking
}

// Thinking is what a machine does while it is to move; nothing without words.
type Thinking struct {
	Words    string  // such as "thinks, 3 s"
	Progress float32 // of 1
	Offers   []Button
}

// Rules is the rule set.
type Rules struct {
	Name     string
	Sentence string
	Choices  []Choice
}
