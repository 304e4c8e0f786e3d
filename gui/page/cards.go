package page

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/view"
)

// tabOrder lists the tabs used when there is little room. Cards without a tab are always in sight.
var tabOrder = [...]view.Tab{view.TabTools, view.TabPosition, view.TabRating, view.TabMoves, view.TabValue,
	view.TabPlayers}

// writePanel writes the cards in order, with the tabs before the first card that has one.
func (p *Page) writePanel(w *writer, cards []view.CardView) {
	shown, choices := view.Tabs(cards, tabOrder[:], p.tab)
	withTabs, nth := false, map[string]int{}
	for i, c := range cards {
		tabbed := len(choices) > 0 && slices.Contains(tabOrder[:], c.Tab)
		if tabbed && !withTabs {
			withTabs = true
			w.choices(view.Options{ID: "tabs", Choices: choices}, "tabs", "data-tab")
		}
		nth[c.Class]++
		key := c.Class + strconv.Itoa(nth[c.Class])
		if c.StaysInSight && i == len(cards)-1 {
			key = "foot"
		}
		w.card(&c, key, flag("behind", tabbed && string(c.Tab) != shown.ID))
	}
}

// card writes a card. In the panel it has a key, which tells it from the others, and its group is named by its heading.
func (w *writer) card(c *view.CardView, key, class string) {
	class = classes(flag("card", !c.Bare), c.Class, flag("list", c.Grows), class)
	w.start("section", "class", class, "data-key", key, "role", flag("group", key != ""),
		"aria-label", flag(c.Name, key != ""))
	w.node(c.Content)
	w.end("section")
}

// cards writes cards of a dialog.
func (w *writer) cards(cards []view.Card) {
	for _, c := range view.CardViews(cards) {
		w.card(&c, "", "")
	}
}

// link writes a link that opens in a tab of its own. Only addresses of the web become links.
func (w *writer) link(words, address string) {
	if !strings.HasPrefix(address, "https://") && !strings.HasPrefix(address, "http://") {
		w.text(words)
		return
	}
	w.element("a", words, "href", address, "target", "_blank", "rel", "noopener", "title", address)
}
