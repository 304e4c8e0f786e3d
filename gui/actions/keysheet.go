package actions

import (
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// boardKeys lists the keys of the board itself, by the keys of their words.
var boardKeys = [...]string{"keys.arrows", "keys.play", "keys.digits", "keys.glyph", "keys.escape", "keys.wheel",
	"keys.menu", "keys.menuBar", "keys.tab"}

// KeySheet is the keys of the board and those of the actions.
func (t *Table) KeySheet() view.Sheet {
	board := view.KeyGroup{Title: locale.Text("keys.board")}
	for _, key := range boardKeys {
		board.Keys = append(board.Keys, view.KeyWords{Keys: locale.Text(key), Does: locale.Text(key + ".does")})
	}
	return view.Sheet{Title: locale.Text("command.shortcuts"), Width: 620, Height: 640,
		Cards: []view.Card{view.Keys{Groups: append([]view.KeyGroup{board}, t.KeyGroups()...)}}}
}
