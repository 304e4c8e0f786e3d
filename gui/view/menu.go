package view

import "ninefold/gui/keys"

// Menu is a menu of the menu bar, or that of a cell.
type Menu struct {
	Words string
	Items []MenuItem
}

// MenuItem is an item of it: a command by its ID, a submenu, or, without words, a line.
type MenuItem struct {
	ID       string // told when it is chosen; empty for a submenu, or a line
	Words    string
	Keys     keys.Shortcut
	On       bool
	Disabled bool
	Items    []MenuItem // of a submenu
}
