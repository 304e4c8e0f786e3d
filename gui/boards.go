package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/theme"
)

// boardCommands switch between the two boards. The toolbar has the one for the board that is not shown.
func boardCommands(shown Kind) []*command {
	var commands []*command
	for _, board := range [...]struct {
		kind Kind
		key  fyne.KeyName
		icon fyne.ThemeIconName
	}{{TicTacToe, fyne.Key1, theme.IconTicTacToe}, {CrossHatching, fyne.Key2, theme.IconCrossHatching}} {
		commands = append(commands, &command{
			id: "board." + string(board.kind), menu: "view", icon: board.icon, toolbar: board.kind != shown,
			shortcut: &desktop.CustomShortcut{KeyName: board.key, Modifier: fyne.KeyModifierShortcutDefault},
			checked:  func(a *App) bool { return a.session.Shown == board.kind },
			run:      func(a *App) { a.showBoard(board.kind) },
		})
	}
	return commands
}

// showBoard turns to a board, which is as it was left.
func (a *App) showBoard(kind Kind) {
	a.session.Shown = kind
	a.changed()
}

// only marks commands as those of one board.
func only(kind Kind, commands []*command) []*command {
	for _, c := range commands {
		c.only = kind
	}
	return commands
}

// commandsFor are the commands that there are while a board is shown.
func commandsFor(shown Kind) []*command {
	var commands []*command
	for _, c := range commandTable(shown) {
		if c.only == "" || c.only == shown {
			commands = append(commands, c)
		}
	}
	return commands
}
