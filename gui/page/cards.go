package page

import (
	"reflect"
	"slices"
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// painted is a card as it is shown.
type painted struct {
	card   view.Card
	key    string // tells it from the others
	behind bool   // it is behind another tab
	html   string
}

// tabOrder is the tabs of cards for which there is too little room. The ways in and the digits are always in sight.
var tabOrder = [...]view.Tab{view.TabTools, view.TabPosition, view.TabMoves, view.TabValue, view.TabPlayers}

// paintCards paints the cards that have changed, and tells the page which there are, in their order.
func (p *Page) paintCards(cards []view.Card) {
	tab, choices := p.tabShown(cards)
	before := map[string]painted{}
	for _, c := range p.cards {
		before[c.key] = c
	}
	var told []any
	tabbed, nth := false, map[reflect.Type]int{}
	next := make([]painted, 0, len(cards))
	for i, c := range cards {
		if view.TabOf(c) != view.NoTab && slices.Contains(tabOrder[:], view.TabOf(c)) && len(choices) > 0 {
			if !tabbed {
				tabbed = true
				next = append(next, painted{key: "tabs", html: tabs(choices)})
			}
		}
		kind := reflect.TypeOf(c)
		nth[kind]++
		one := painted{card: c, key: kind.Name() + strconv.Itoa(nth[kind])}
		one.behind = len(choices) > 0 && slices.Contains(tabOrder[:], view.TabOf(c)) && view.TabOf(c) != tab
		if _, buttons := c.(view.Buttons); buttons && i == len(cards)-1 {
			one.key = "foot"
		}
		if old, ok := before[one.key]; ok && old.behind == one.behind && reflect.DeepEqual(old.card, c) {
			one.html = old.html
		} else {
			one.html = card(&one)
		}
		next = append(next, one)
	}
	same := len(next) == len(p.cards)
	for i, c := range next {
		old, ok := before[c.key]
		if ok && old.html == c.html {
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

// tabShown is the tab whose cards are seen where there is little room, and the choices; none where one tab is enough.
func (p *Page) tabShown(cards []view.Card) (shown view.Tab, choices []view.Choice) {
	for _, tab := range tabOrder {
		if i := slices.IndexFunc(cards, func(c view.Card) bool { return view.TabOf(c) == tab }); i >= 0 {
			words := locale.Text(string(tab))
			for _, c := range cards {
				if list, ok := c.(view.List); ok && view.TabOf(c) == tab && list.Heading() != "" {
					words = list.Heading()
				}
			}
			choices = append(choices, view.Choice{ID: string(tab), Words: words})
		}
	}
	if len(choices) < 2 {
		return view.NoTab, nil
	}
	on := max(0, slices.IndexFunc(choices, func(c view.Choice) bool { return view.Tab(c.ID) == p.tab }))
	choices[on].On = true
	return view.Tab(choices[on].ID), choices
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

// card is a card of the panel. Its group has the name of its heading.
func card(c *painted) string {
	var w writer
	kind := reflect.TypeOf(c.card).Name()
	class := "card " + kind
	if _, list := c.card.(view.List); list {
		class += " list"
	}
	if c.behind {
		class += " behind"
	}
	w.start("section", "class", class, "data-key", c.key, "role", "group", "aria-label", headingOf(c.card))
	w.card(c.card)
	w.end("section")
	return w.String()
}

// headingOf is what a card is called by a screen reader; empty where its first words say it.
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

// card writes what is in a card.
func (w *writer) card(c view.Card) {
	switch c := c.(type) {
	case view.Players:
		w.players(&c)
	case view.Rules:
		w.rules(&c)
	case view.Value:
		w.value(&c)
	case view.Score:
		w.title(c.Title, c.Summary)
		w.share(c.Share, "sides", c.Title)
	case view.Picture:
		w.title(c.Title, c.Summary)
		w.WriteString(thumbnail(&c.Board, pictureSide))
	case view.Trend:
		w.trend(&c)
	case view.Moves:
		w.moves(&c)
	case view.Steps:
		w.steps(&c)
	case view.Results:
		w.results(&c)
	case view.Buttons:
		w.buttons(c.Buttons)
	case view.Tools:
		w.tools(&c)
	case view.Digits:
		w.digits(&c)
	case view.Start:
		w.ways(&c)
	case view.Boards:
		w.boards(&c)
	case view.Text:
		w.title(c.Title, "")
		w.paragraphs(c.Words, "")
		w.fixed(c.Lines)
	case view.Facts:
		w.facts(&c)
	case view.Verdict:
		w.verdict(&c)
	case view.Progress:
		w.progress(&c)
	case view.Questions:
		w.questions(&c)
	case view.Puzzle:
		w.puzzle(&c)
	default:
		w.cardOfSheet(c)
	}
}

// cardOfSheet writes the kinds of cards that dialogs have.
func (w *writer) cardOfSheet(c view.Card) {
	switch c := c.(type) {
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
	case view.Report:
		w.report(&c)
	case view.Texts:
		w.texts(&c)
	case view.Notice:
		w.notice(&c)
	}
}
