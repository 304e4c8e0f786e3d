// Package panel draws everything around the board: cards, headline, toolbar, and the layout of the window. Each part
// shows plain data and knows nothing of their meaning.
package panel

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// tabOrder lists the tabs of a panel that is too small for all its cards.
var tabOrder = [...]view.Tab{
	view.TabStart, view.TabTools, view.TabDigits, view.TabPosition, view.TabRating, view.TabMoves, view.TabValue,
	view.TabPlayers,
}

// Panel is a column of cards. If not all cards fit they have tabs; if even that is too much, the column scrolls, except
// for its first tabs and final buttons: where to go and what can be done now stay in sight.
type Panel struct {
	folio
	shown   []view.CardView
	tab     view.ChosenTabs
	tabbed  bool
	resized func() // called when the cards may need another height
}

// New returns a panel without cards.
func New(options *Options) *Panel {
	p := &Panel{folio: folio{gap: theme.Gap}, tab: view.ChosenTabs{}, resized: func() {}}
	own := *options
	own.outer = options
	own.Do = func(id string) {
		if slices.Contains(tabOrder[:], view.Tab(id)) {
			p.choose(id)
		} else {
			options.Do(id)
		}
	}
	p.begin(p, &own, fyne.Size{})
	return p
}

// Set shows cards in their order.
func (p *Panel) Set(cards []view.CardView) {
	p.shown = cards
	p.arrange()
}

// SetPlace sets whether the cards have tabs, and whether the final buttons stand above them, so that they are in sight
// before the window scrolls.
func (p *Panel) SetPlace(tabbed, atFoot bool) {
	if p.tabbed != tabbed || p.high != atFoot {
		p.tabbed, p.high = tabbed, atFoot
		p.arrange()
	}
}

func (p *Panel) choose(tab string) {
	p.tab.Choose(p.shown, view.Tab(tab))
	p.arrange()
}

// arrange shows the cards of the tab that is chosen, with the tabs before the first card that has one.
func (p *Panel) arrange() {
	shown, choices := p.tabs()
	tabs, all := view.Options{Look: view.AsSwitch, Choices: choices}, stack{gap: theme.Gap, tab: shown.Words}
	var head, foot view.Node
	withTabs := false
	for i, c := range p.shown {
		if len(choices) > 0 && c.Tab != view.NoTab && !p.inSight(c) {
			if !withTabs && len(all.cards) == 0 {
				head = tabs
			} else if !withTabs {
				all.cards = append(all.cards, view.CardView{Bare: true, Content: tabs})
			}
			withTabs = true
			if string(c.Tab) != shown.ID {
				continue
			}
		}
		if c.StaysInSight && i == len(p.shown)-1 {
			foot = framedCard(c)
		} else {
			all.cards = append(all.cards, c)
		}
	}
	if p.set(head, all, foot) {
		p.resized()
	}
}

// tabs returns the tab shown, and the choices of the switch; none if the cards have no tabs.
func (p *Panel) tabs() (shown view.Choice, choices []view.Choice) {
	if !p.tabbed {
		return shown, nil
	}
	return view.Tabs(slices.DeleteFunc(slices.Clone(p.shown), p.inSight), tabOrder[:], p.tab)
}

// inSight reports whether a card has no tab, so that it is in sight before the window scrolls: one with digits.
func (p *Panel) inSight(c view.CardView) bool { return p.high && c.Tab == view.TabDigits }

// HeightFor returns the height at which the cards fit at a width, in whole units. Lists fill a room.
func (p *Panel) HeightFor(width, room float32) float32 {
	height := p.cell.HeightFor(width)
	if most := p.cards.element.most; most != nil {
		height = max(height, min(room, p.heightWith(width, most)))
	}
	return float32(math.Ceil(float64(height)))
}
