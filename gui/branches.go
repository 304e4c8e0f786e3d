package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// branchCommands are what can be done with the ways that a game did not go on.
func branchCommands() []*command {
	return []*command{
		{id: "deleteBranch", menu: "edit", shortcut: ctrl(fyne.KeyDelete), enabled: (*App).canDeleteBranch, run: (*App).deleteBranch},
	}
}

// stepRow is a row of the list of steps: a step of the line shown, or another way to go on instead of it.
type stepRow struct {
	id     history.ID
	words  string
	mark   stepMark
	branch bool
}

// rowsWithBranches are the steps of the line with their words and marks, each with the other ways beside it below.
func (n *noughts) rowsWithBranches(marks []stepMark) []stepRow {
	var rows []stepRow
	move := 0
	words := n.Steps()
	for i, id := range n.Line() {
		row := stepRow{id: id, words: words[i]}
		if i < len(marks) {
			row.mark = marks[i]
		}
		rows = append(rows, row)
		if n.State(id).Kind == tictactoe.Moved {
			move++
		}
		for _, other := range n.otherWays(id) {
			at := move
			if n.State(id).Kind != tictactoe.Moved {
				at++
			}
			rows = append(rows, stepRow{id: other, words: locale.Text("step.branch", locale.Args{"Step": n.rowOf(other, at)}), branch: true})
		}
	}
	return rows
}

// otherWays are the steps that were taken instead of one, in the same game.
func (n *noughts) otherWays(id history.ID) []history.ID {
	parent, ok := n.Parent(id)
	if !ok || n.State(id).Starts() {
		return nil
	}
	var others []history.ID
	for _, child := range n.Children(parent) {
		if child != id && !n.State(child).Starts() {
			others = append(others, child)
		}
	}
	return others
}

// canDeleteBranch reports whether the step shown can be deleted: where a game starts cannot.
func (a *App) canDeleteBranch() bool {
	n := a.session.Noughts
	return a.session.Shown == TicTacToe && n.Current() != 0 && !n.Now().Starts()
}

// deleteBranch deletes the step shown with all that follows it. Undo brings it back until something else is done.
func (a *App) deleteBranch() {
	n := a.session.Noughts
	before := n.Tree.Clone()
	n.Delete(n.Current())
	a.changed()
	a.deleted = before
	a.refreshCommands()
	a.inform(locale.Plural("branch.deleted", before.Len()-n.Len()))
}

// restoreBranch brings back what was deleted last, and reports whether there was anything.
func (a *App) restoreBranch() bool {
	if a.deleted == nil {
		return false
	}
	a.session.Noughts.Tree = a.deleted
	a.changed()
	return true
}
