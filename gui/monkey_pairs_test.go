package gui

import (
	"slices"

	"ninefold/gui/actions"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// asks and leaves are actions that find something out off the UI goroutine, and that show something else.
var (
	asks = []string{
		"hint", "check", "nearest", "findCorrection", "review", "analysis", "save", "saveAs", "newSudoku",
		"picture.svg", "boards", "compare",
	}
	leaves = []string{
		"train", "learn", "retry", "boards", "home", "new", "undo", "redo", "board.tictactoe", "board.crosshatch",
		"back", "edit",
	}
)

// pressPair presses the keys of two different actions, the second before any answer to the first arrives. Of actions
// without keys it does what a menu does.
func (m *monkey) pressPair() {
	first := m.pickAction(asks)
	m.pressAction(first)
	m.noteSession() // a kill may leave this session
	for second := first; ; {
		if second = m.pickAction(leaves); second != first {
			m.pressAction(second)
			return
		}
	}
}

// pickAction returns one of some actions, or any that has keys. Windows that start programs stay closed.
func (m *monkey) pickAction(of []string) string {
	if m.rng.IntN(2) == 0 {
		return pick(m, of)
	}
	keyed := slices.DeleteFunc(slices.Clone(m.table.Actions), func(a *actions.Action) bool {
		return a.Keys == keys.Shortcut{} || a.ID == "test" || a.ID == "match"
	})
	return pick(m, keyed).ID
}

func (m *monkey) pressAction(id string) {
	switch a := m.table.Find(id); {
	case a == nil: // not for the board shown
	case a.Keys == keys.Shortcut{}:
		m.doIt(a)
	default:
		m.did("keys %s for %s, with answers under way", a.KeyWords(), id)
		m.screen.Send(screen.Key(a.Keys))
	}
}
