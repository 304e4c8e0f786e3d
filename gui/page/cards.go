package page

import (
	"reflect"
	"slices"
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// painted is a card as the page shows it.
type painted struct {
	card   view.Card
	key    string // identifies the card among those shown
	behind bool   // another tab is chosen
	html   string // empty until it is painted
}

// tabOrder lists the tabs used when there is little room. Cards without a tab are always in sight.
var tabOrder = [...]view.Tab{view.TabTools, view.TabPosition, view.TabMoves, view.TabValue, view.TabPlayers}

// paintCards paints the cards that have changed, and tells the page the order of all.
func (p *Page) paintCards(cards []view.Card) {
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
func (p *Page) inOrder(cards []view.Card) (all []painted) {
	tab, choices := view.Tabs(cards, tabOrder[:], p.tab)
	withTabs, nth := false, map[reflect.Type]int{}
	for i, c := range cards {
		tabbed := len(choices) > 0 && slices.Contains(tabOrder[:], view.TabOf(c))
		if tabbed && !withTabs {
			withTabs = true
			all = append(all, painted{key: "tabs", html: tabs(choices)})
		}
		kind := reflect.TypeOf(c)
		nth[kind]++
		one := painted{card: c, key: kind.Name() + strconv.Itoa(nth[kind]), behind: tabbed && view.TabOf(c) != tab}
		if _, buttons := c.(view.Buttons); buttons && i == len(cards)-1 {
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
	_, list := c.card.(view.List)
	class := classes("card", reflect.TypeOf(c.card).Name(), flag("list", list), flag("behind", c.behind))
	w.start("section", "class", class, "data-key", c.key, "role", "group", "aria-label", headingOf(c.card))
	w.card(c.card)
	w.end("section")
	return w.String()
}

// headingOf returns a card's name for a screen reader; empty if the card's first words are its name.
func headingOf(c view.Card) string {
	switch c := c.(type) {
	case view.List:
		return c.Heading()
	case view.Players:
		return locale.Text("panel.players")
	case view.Value:
		return locale.Text("panel.value")
	case view.Boards:
		return locale.Text("panel.boards")
	case view.Start:
		return locale.Text("panel.start")
	case view.Digits:
		return locale.Text("panel.digits")
	}
	return ""
}

func (w *writer) card(c view.Card) {
	switch c := c.(type) {
	case view.Composed:
		w.node(c.Compose())
	case view.Moves:
		w.moves(&c)
	case view.Results:
		w.results(&c)
	case view.Form:
		w.form(&c)
	case view.Finder:
		w.finder(&c)
	case view.Log:
		w.log(&c)
	case view.Prose:
		w.prose(&c)
	case view.Keys:
		w.keys(&c)
	case view.About:
		w.about(&c)
	case view.Columns:
		w.columns(&c)
	}
}
