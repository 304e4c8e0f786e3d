package page

import (
	"reflect"
	"slices"
	"strconv"

	"ninefold/gui/view"
)

// painted is a card as the page shows it.
type painted struct {
	card   view.CardView
	key    string // identifies the card among those shown
	behind bool   // another tab is chosen
	html   string // empty until it is painted
}

// tabOrder lists the tabs used when there is little room. Cards without a tab are always in sight.
var tabOrder = [...]view.Tab{view.TabTools, view.TabPosition, view.TabRating, view.TabMoves, view.TabValue,
	view.TabPlayers}

// paintCards paints the cards that have changed, and tells the page the order of all.
func (p *Page) paintCards(cards []view.CardView) {
	before := map[string]painted{}
	for _, c := range p.cards {
		before[c.key] = c
	}
	next := p.inOrder(cards)
	same := len(next) == len(p.cards)
	var told []any
	for i := range next {
		c := &next[i]
		old, there := before[c.key]
		switch {
		case c.html != "": // the tabs are painted already
		case there && old.behind == c.behind && reflect.DeepEqual(old.card, c.card):
			c.html = old.html
		default:
			c.html = card(c)
		}
		if there && old.html == c.html {
			told = append(told, c.key, nil)
		} else {
			told, same = append(told, c.key, c.html), false
		}
		same = same && p.cards[i].key == c.key
	}
	p.cards = next
	if !same {
		p.change("cards", told)
	}
}

// inOrder returns the cards in order, with the tabs before the first card that has one.
func (p *Page) inOrder(cards []view.CardView) (all []painted) {
	tab, choices := view.Tabs(cards, tabOrder[:], p.tab)
	withTabs, nth := false, map[string]int{}
	for i, c := range cards {
		tabbed := len(choices) > 0 && slices.Contains(tabOrder[:], c.Tab)
		if tabbed && !withTabs {
			withTabs = true
			all = append(all, painted{key: "tabs", html: tabs(choices)})
		}
		nth[c.Class]++
		one := painted{card: c, key: c.Class + strconv.Itoa(nth[c.Class]), behind: tabbed && c.Tab != tab}
		if c.StaysInSight && i == len(cards)-1 {
			one.key = "foot"
		}
		all = append(all, one)
	}
	return all
}

func tabs(choices []view.Choice) string {
	var w writer
	w.start("div", "class", "tabs switch", "role", "group", "data-key", "tabs")
	for _, c := range choices {
		w.element("button", c.Words, "type", "button", "data-tab", c.ID, "aria-pressed", truth(c.On))
	}
	w.end("div")
	return w.String()
}

// card returns the HTML of a card. Its group is named by its heading.
func card(c *painted) string {
	var w writer
	class := classes("card", c.card.Class, flag("list", c.card.Grows), flag("behind", c.behind))
	w.start("section", "class", class, "data-key", c.key, "role", "group", "aria-label", c.card.Name)
	w.node(c.card.Content)
	w.end("section")
	return w.String()
}
