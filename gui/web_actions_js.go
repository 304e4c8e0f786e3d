package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/actions"
	"ninefold/gui/locale"
)

const keepShownID = "keepShown"

// actions are all that can be done, with what only a page needs, and without the keys that browsers keep to themselves.
func (p *webPage) actions(a *App, all []*actions.Action) []*actions.Action {
	for _, action := range all {
		switch action.ID {
		case "newGame", "newSudoku":
			if action.Shortcut != nil {
				action.Shortcut = actions.Alt(fyne.KeyN)
			}
		case "new":
			action.Shortcut = nil
		case "players":
			action.Shortcut = nil // printing
		case paletteID:
			action.Shortcut = actions.Alt(fyne.KeyP)
		case "board.tictactoe", "board.crosshatch":
			action.Shortcut = nil
		}
	}
	keep := &actions.Action{ID: keepShownID, Run: func() { p.keepShown(a) }}
	if a.features.exercises.Shown() != nil { // so that no game is shown
		keep = keep.Blocked(actions.NotInExercise)
	}
	return append(all, keep)
}

// keepShown makes room in the browser's storage, if the user agrees.
func (p *webPage) keepShown(a *App) {
	title, yes, no := locale.Text("command."+keepShownID), locale.Text("fyne.Yes"), locale.Text("fyne.No")
	a.dialogs.Ask(title, locale.Text("page.keepShown"), yes, no, func(yes bool) {
		if !yes {
			return
		}
		a.session.KeepShown()
		a.advance()
		a.build() // the actions knew the old history
		a.keep()
		a.messages.inform(locale.Text("page.kept"))
	})
}
