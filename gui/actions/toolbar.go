package actions

import (
	"slices"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// boards lists the choices of the switch between the two boards.
var boards = [...]string{"board.tictactoe", "board.crosshatch"}

// Toolbar lists the actions above the board that have an icon; at home, where the other ways lead in, only that of
// home.
func (t *Table) Toolbar(home bool) view.Toolbar {
	placed := slices.DeleteFunc(slices.Clone(t.Actions), func(a *Action) bool {
		return a.Toolbar == Spot{} || a.Icon == "" || home && a.ID != "home"
	})
	var bar view.Toolbar
	for _, section := range sections(placed, func(a *Action) Spot { return a.Toolbar }) {
		var group []view.Button
		for _, a := range section {
			group = append(group, t.Complete(view.Button{ID: a.ID}))
		}
		bar.Groups = append(bar.Groups, group)
	}
	bar.Right = t.buttons([]string{"palette"})
	bar.Switch = t.boards()
	return bar
}

func (t *Table) boards() (s view.Options) {
	for _, b := range t.buttons(boards[:]) {
		s.Choices = append(s.Choices,
			view.Choice{ID: b.ID, Words: language.Text("short." + b.ID), On: b.On, Disabled: b.Disabled})
	}
	return s
}

// BottomBar returns the five buttons at the foot of a phone's window: first the offers that can be done, then the
// actions that have a place there, last More.
func (t *Table) BottomBar(offers []view.Button) (bar []view.Button) {
	const most = 4
	var all []*Action
	own := map[string]view.Button{}
	for _, b := range offers {
		if a := t.Find(b.ID); a != nil && a.Offer && t.can(a) {
			all = append(all, a)
			own[b.ID] = b
		}
	}
	others := slices.DeleteFunc(slices.Clone(t.Actions), func(a *Action) bool {
		return a.Bar == 0 || slices.Contains(all, a)
	})
	slices.SortStableFunc(others, func(a, b *Action) int { return a.Bar - b.Bar })
	for _, a := range append(all, others...) {
		if len(bar) < most && a.Icon != "" && a.blocked == "" {
			b := t.Complete(view.Button{ID: a.ID, Words: language.Text("short." + a.ID)})
			if offered := own[b.ID]; offered.Icon != "" { // the card's words and icon fit what it does now
				b.Words, b.Icon = offered.Words, offered.Icon
			}
			bar = append(bar, b)
		}
	}
	more := view.Button{ID: "palette", Words: language.Text("panel.more"), Icon: icon.More}
	return append(bar, t.Complete(more))
}

// buttons returns the buttons of those actions that are in the table.
func (t *Table) buttons(ids []string) (buttons []view.Button) {
	for _, id := range ids {
		if t.Find(id) != nil {
			buttons = append(buttons, t.Complete(view.Button{ID: id}))
		}
	}
	return buttons
}
