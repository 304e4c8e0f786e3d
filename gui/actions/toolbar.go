package actions

import (
	"slices"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// toolbar is the buttons above the board, in groups. What there is not while a board or an exercise is shown, or has no
// icon there, is left out.
var toolbar = [...][]string{
	{"home", "newGame", "newSudoku", "import", "save"},
	{"undo", "redo"},
	{"first", "back", "forward", "last", "rewind", "stepBack", "step", "run"},
	{"edit", "givens"},
	{"leave"},
}

// boards is the switch between the boards.
var boards = [...]string{"board.tictactoe", "board.crosshatch"}

// Toolbar lists the actions above the board.
func (t *Table) Toolbar() view.Toolbar {
	var bar view.Toolbar
	for _, ids := range toolbar {
		if group := t.withIcons(ids); len(group) > 0 {
			bar.Groups = append(bar.Groups, group)
		}
	}
	bar.Right = t.buttons([]string{"palette"})
	bar.Switch = t.boards()
	return bar
}

// Head lists the actions above the board in a phone's window.
func (t *Table) Head(title string) view.Head { return view.Head{Title: title, Switch: t.boards()} }

func (t *Table) boards() (s view.Switch) {
	for _, b := range t.buttons(boards[:]) {
		s.Choices = append(s.Choices,
			view.Choice{ID: b.ID, Words: locale.Text("short." + b.ID), On: b.On, Disabled: b.Disabled})
	}
	return s
}

// barIDs are what the bar of a phone has where there is nothing better.
var barIDs = [...]string{
	"newGame", "newSudoku", "undo", "hint", "analysis", "noting",
	"train.hint", "train.again", "train.next", "learn.help", "learn.previous", "learn.next",
	"retry.hint", "retry.again", "retry.next", "leave",
}

// offerIDs are what the bar begins with where it is offered.
var offerIDs = [...]string{
	"playComputer", "send", "saveToSend", "rematch", "review", "goOn", "edit", "newGame", "nextSudoku", "train.next",
	"learn.next", "retry", "retry.next",
}

// BottomBar is the five buttons at the foot of a phone's window. What is offered, and can do something, comes first.
func (t *Table) BottomBar(offers []view.Button) (bar view.BottomBar) {
	const most = 4
	var ids []string
	own := map[string]view.Button{}
	for _, b := range offers {
		if a := t.Find(b.ID); a != nil && a.Can() && slices.Contains(offerIDs[:], b.ID) {
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
			b.Words = locale.Text("short." + b.ID)
			if offered := own[b.ID]; offered.Icon != "" { // it does something else now
				b.Words, b.Icon = offered.Words, offered.Icon
			}
			bar.Buttons = append(bar.Buttons, b)
		}
	}
	more := t.Complete(view.Button{ID: "palette", Words: locale.Text("panel.more"), Icon: icon.More})
	bar.Buttons = append(bar.Buttons, more)
	return bar
}

// withIcons are the buttons of the actions that there are and that have an icon.
func (t *Table) withIcons(ids []string) []view.Button {
	return slices.DeleteFunc(t.buttons(ids), func(b view.Button) bool { return b.Icon == "" })
}

// buttons are those of the actions that there are.
func (t *Table) buttons(ids []string) (buttons []view.Button) {
	for _, id := range ids {
		if t.Find(id) != nil {
			buttons = append(buttons, t.Complete(view.Button{ID: id}))
		}
	}
	return buttons
}
