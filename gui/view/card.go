package view

import (
	"cmp"
	"slices"
)

// Card is one of the kinds of cards, which package view has.
type Card any

// List is a card with a list, which takes the room that is left.
type List interface {
	// Heading returns the card's title.
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

// Tabs are the tabs that cards need, of some in their order: those that there are cards for; none where one is enough.
// The chosen one is shown, or else the first. A tab has the name of the list in it, or else the words that are given.
func Tabs(cards []Card, order []Tab, chosen Tab, words func(Tab) string) (shown Tab, choices []Choice) {
	for _, tab := range order {
		name := ""
		for _, c := range cards {
			if TabOf(c) != tab {
				continue
			}
			if list, ok := c.(List); ok {
				name = list.Heading()
			}
			name = cmp.Or(name, words(tab))
		}
		if name != "" {
			choices = append(choices, Choice{ID: string(tab), Words: name})
		}
	}
	if len(choices) < 2 {
		return NoTab, nil
	}
	on := max(0, slices.IndexFunc(choices, func(c Choice) bool { return c.ID == string(chosen) }))
	choices[on].On = true
	return Tab(choices[on].ID), choices
}

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
	case Moves, Progress, Report, Results:
		return TabMoves
	case Score, Trend, Value:
		return TabValue
	case Players:
		return TabPlayers
	}
	return NoTab
}
