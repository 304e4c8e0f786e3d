package gui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// editCommands are the edit mode and what can be done in it. Their keys are letters: no text is typed on the board.
func editCommands() []*command {
	commands := []*command{{
		id: "edit", menu: "board", icon: fynetheme.IconNameDocumentCreate, toolbar: true, key: fyne.KeyE,
		enabled: (*App).canEdit, checked: (*App).editing, run: (*App).toggleEditing,
	}}
	icons := map[editTool]fyne.ThemeIconName{
		putX: theme.IconPutX, putO: theme.IconPutO, erase: theme.IconErase, setLast: theme.IconSetLast, setOwner: theme.IconSetOwner,
	}
	keys := map[editTool]fyne.KeyName{
		putX: fyne.KeyX, putO: fyne.KeyO, erase: fyne.KeyDelete, setLast: fyne.KeyL, setOwner: fyne.KeyW,
	}
	for _, t := range editTools {
		commands = append(commands, &command{
			id: t.String(), menu: "board", group: "tools", icon: icons[t], editbar: true, key: keys[t],
			enabled: func(a *App) bool { return a.canTake(t) },
			checked: func(a *App) bool { return a.editing() && a.hand == t },
			run:     func(a *App) { a.take(t) },
		})
	}
	whole := func(id string, icon fyne.ThemeIconName, key fyne.KeyName, to func(tictactoe.Position) tictactoe.Position) *command {
		return &command{
			id: id, menu: "board", icon: icon, editbar: true, key: key,
			enabled: (*App).editing, run: func(a *App) { a.change(to) },
		}
	}
	return append(commands,
		whole("clear", fynetheme.IconNameDelete, fyne.KeyC, cleared),
		whole("swap", theme.IconSwap, fyne.KeyS, tictactoe.Position.Swapped),
		whole("rotate", theme.IconRotate, fyne.KeyR, rotated),
		whole("mirror", theme.IconMirror, fyne.KeyM, mirrored),
	)
}

// canEdit reports whether the board that is shown can be edited by hand.
func (a *App) canEdit() bool { return a.session.Shown == TicTacToe }

// editing reports whether a click edits the board instead of playing on it.
func (a *App) editing() bool { return a.hand != noTool && a.canEdit() }

func (a *App) toggleEditing() {
	if a.editing() {
		a.take(noTool)
	} else {
		a.take(putX)
	}
}

// canTake reports whether a tool is of use. What a position lacks can be set from outside the edit mode: the last move,
// when there are marks but none is the last, and whose a field with lines of both is.
func (a *App) canTake(t editTool) bool {
	if !a.canEdit() {
		return false
	}
	p := a.session.Noughts.Position()
	switch t {
	case setOwner:
		return anyDisputable(&p)
	case setLast:
		_, hasLast := p.Last()
		return a.editing() || !hasLast && p.Count(tictactoe.Empty) < grid.Cells
	}
	return a.editing()
}

// take puts a tool in hand; with noTool the edit mode ends and play goes on from what is on the board.
func (a *App) take(t editTool) {
	a.hand = t
	a.refresh()
}

// showEditbar shows the tools, or takes them away.
func (a *App) showEditbar(show bool) { a.showPart(a.editbar, show) }

func (a *App) showBadge(show bool) { a.showPart(a.badge, show) }

// showPart shows a part of the window or takes it away, and lays the window out anew.
func (a *App) showPart(part fyne.CanvasObject, show bool) {
	if part.Visible() != show {
		setVisible(part, show)
		a.window.Content().Refresh()
	}
}

// act does what a click on a cell does: it plays there, or uses the tool in hand.
func (a *App) act(c grid.Cell) error {
	if a.editing() {
		return a.session.Noughts.Edit(a.hand, c)
	}
	return a.session.Problem().Tap(c)
}

// change edits the whole board at once.
func (a *App) change(to func(tictactoe.Position) tictactoe.Position) {
	if a.session.Noughts.Change(to) {
		a.changed()
	} else {
		a.inform(locale.Text("edit.sameBoard"))
	}
}

// standing is what is said under the board as long as nothing else is to be said.
func (a *App) standing() locale.Status {
	status := a.session.Problem().Status()
	if a.editing() {
		return a.hand.status(status)
	}
	return a.withAnalysis(a.withReview(a.withOpponent(status)))
}
