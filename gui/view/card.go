package view

import (
	"cmp"
	"slices"

	"ninefold/gui/locale"
)

// Card is one of the card types of package view.
type Card any

// List is a card with a list, which takes the spare room.
type List interface {
	// Heading returns the card's title.
	Heading() string
}

// Tab names a tab of cards, for a panel with little room. Its value is the key of its words.
type Tab string

// The tabs in their order. Cards of NoTab stand above or below the tabs.
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

// ChosenTabs has the chosen tab of cards with tools, as true, and of others: where tools appear they come first,
// whatever was chosen before.
type ChosenTabs map[bool]Tab

// Choose chooses a tab of the cards.
func (c ChosenTabs) Choose(cards []Card, tab Tab) { c[haveTools(cards)] = tab }

func haveTools(cards []Card) bool {
	return slices.ContainsFunc(cards, func(c Card) bool { return TabOf(c) == TabTools })
}

// Tabs returns the tabs, in the given order, for which there are cards; none if there would be only one. The chosen tab
// is shown, or else the first. A tab's name is the heading of the list in it, or else its own.
func Tabs(cards []Card, order []Tab, chosen ChosenTabs) (shown Tab, choices []Choice) {
	for _, tab := range order {
		name := ""
		for _, c := range cards {
			if TabOf(c) != tab {
				continue
			}
			if list, ok := c.(List); ok {
				name = list.Heading()
			}
			name = cmp.Or(name, locale.Text(string(tab)))
		}
		if name != "" {
			choices = append(choices, Choice{ID: string(tab), Words: name})
		}
	}
	if len(choices) < 2 {
		return NoTab, nil
	}
	on := max(0, slices.IndexFunc(choices, func(c Choice) bool { return c.ID == string(chosen[haveTools(cards)]) }))
	choices[on].On = true
	return Tab(choices[on].ID), choices
}

// TabOf returns the tab of a card.
func TabOf(card Card) Tab {
	switch card.(type) {
	case Start, Boards:
		return TabStart
	case Tools:
		return TabTools
	case Digits:
		return TabDigits
	case Facts, Picture, Puzzle, Questions, Passage, Texts, Verdict:
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
