package view

import (
	"cmp"
	"slices"

	"ninefold/gui/language"
)

// Card is what is known of something, and how that is shown.
type Card interface {
	// View returns the card as it is shown.
	View() CardView
}

// CardView is a card as it is shown: nodes, and what stands around them. A painter knows no more of it.
type CardView struct {
	Class        string   // tells it from other cards, and is its class in the page's style sheet
	Name         string   // for a screen reader, and of the tab of a list; empty if its first words are its name
	Tab          Tab      // where there is little room
	Bare         bool     // without a background of its own
	Grows        bool     // it takes the spare height
	StaysInSight bool     // as the last one, since it has only what can be done now
	Offers       []Button // what a phone's bar offers of it; its primary buttons if there are none
	Content      Node
}

// CardViews returns cards as they are shown.
func CardViews(cards []Card) []CardView {
	views := make([]CardView, len(cards))
	for i, c := range cards {
		views[i] = c.View()
	}
	return views
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
	TabRating   Tab = "panel.rating"
	TabMoves    Tab = "panel.moves"
	TabValue    Tab = "panel.value"
	TabPlayers  Tab = "panel.players"
)

// ChosenTabs has the chosen tab of cards with tools, as true, and of others: where tools appear they come first,
// whatever was chosen before.
type ChosenTabs map[bool]Tab

// Choose chooses a tab of the cards.
func (c ChosenTabs) Choose(cards []CardView, tab Tab) { c[haveTools(cards)] = tab }

func haveTools(cards []CardView) bool {
	return slices.ContainsFunc(cards, func(c CardView) bool { return c.Tab == TabTools })
}

// Tabs returns the tabs, in the given order, for which there are cards; none if there would be only one. The chosen tab
// is shown, or else the first. A tab's name is that of the list in it, or else its own.
func Tabs(cards []CardView, order []Tab, chosen ChosenTabs) (shown Choice, choices []Choice) {
	for _, tab := range order {
		name := ""
		for _, c := range cards {
			if c.Tab != tab {
				continue
			}
			if c.Grows {
				name = c.Name
			}
			name = cmp.Or(name, language.Text(string(tab)))
		}
		if name != "" {
			choices = append(choices, Choice{ID: string(tab), Words: name})
		}
	}
	if len(choices) < 2 {
		return shown, nil
	}
	on := max(0, slices.IndexFunc(choices, func(c Choice) bool { return c.ID == string(chosen[haveTools(cards)]) }))
	choices[on].On = true
	return choices[on], choices
}
