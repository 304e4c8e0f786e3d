package view

import "ninefold/gui/view/keys"

// Menu is a menu of the menu bar or of a cell.
type Menu struct {
	Words string
	Items []MenuItem
}

// MenuItem is an item of a menu: a command, a submenu or, without words, a line.
type MenuItem struct {
	ID       string // of the choice; empty for a submenu or a line
	Words    string
	Keys     keys.Shortcut
	On       bool
	Disabled bool
	Items    []MenuItem // of a submenu
}
