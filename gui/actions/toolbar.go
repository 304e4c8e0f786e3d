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
// home. It leaves out sections of which nothing can be done now: those for going back appear with the first move.
func (t *Table) Toolbar(home bool) view.Toolbar {
	placed := slices.DeleteFunc(slices.Clone(t.Actions), func(a *Action) bool {
		return a.Toolbar == Spot{} || a.Icon == "" || home && a.ID != "home"
	})
	var bar view.Toolbar
	for _, section := range sections(placed, func(a *Action) Spot { return a.Toolbar }) {
		if slices.ContainsFunc(section, t.can) {
			var group []view.Button
			for _, a := range section {
				group = append(group, t.Complete(view.Button{ID: a.ID}))
			}
			bar.Groups = append(bar.Groups, group)
		}
	}
	bar.Right = t.buttons([]string{"palette"})
	bar.Switch = t.boards()
	return bar
}

// Head lists the actions above the board in a phone's window.
func (t *Table) Head(title string) view.Head { return view.Head{Title: title, Switch: t.boards()} }

func (t *Table) boards() (s view.Options) {
	for _, b := range t.buttons(boards[:]) {
		s.Choices = append(s.Choices,
			view.Choice{ID: b.ID, Words: language.Text("short." + b.ID), On: b.On, Disabled: b.Disabled})
	}
	return s
}

// barIDs are the actions that fill up a phone's bottom bar, in order of preference.
var barIDs = [...]string{
	"newGame", "newSudoku", "undo", "hint", "analysis", "noting",
	"train.hint", "train.again", "train.next", "learn.help", "learn.previous", "learn.next",
	"retry.hint", "retry.again", "retry.next", "leave",
}

// offerIDs are the actions that begin the bottom bar while a card offers them.
var offerIDs = [...]string{
	"playComputer", "send", "copyLinkToSend", "copyToSend", "rematch", "review", "goOn", "edit", "newGame",
	"nextSudoku", "train.next", "learn.next", "retry", "retry.next",
}

// BottomBar returns the five buttons at the foot of a phone's window: first the offers that can be done, last More.
func (t *Table) BottomBar(offers []view.Button) (bar view.BottomBar) {
	const most = 4
	var ids []string
	own := map[string]view.Button{}
	for _, b := range offers {
		if a := t.Find(b.ID); a != nil && t.can(a) && slices.Contains(offerIDs[:], b.ID) {
			ids = append(ids, b.ID)
			own[b.ID] = b
		}
	}
	for _, id := range barIDs {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	for _, b := range t.withIcons(ids) {
		if len(bar.Buttons) < most && t.Find(b.ID).blocked == "" {
			b.Words = language.Text("short." + b.ID)
			if offered := own[b.ID]; offered.Icon != "" { // the card's words and icon fit what it does now
				b.Words, b.Icon = offered.Words, offered.Icon
			}
			bar.Buttons = append(bar.Buttons, b)
		}
	}
	more := t.Complete(view.Button{ID: "palette", Words: language.Text("panel.more"), Icon: icon.More})
	bar.Buttons = append(bar.Buttons, more)
	return bar
}

// withIcons returns the buttons of those actions that are in the table and have an icon.
func (t *Table) withIcons(ids []string) []view.Button {
	return slices.DeleteFunc(t.buttons(ids), func(b view.Button) bool { return b.Icon == "" })
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
