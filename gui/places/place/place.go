// Package place says what can stand in the window: a board of the session, the page of all boards, a puzzle, a lesson,
// a mistake asked again. One of them does.
package place

import (
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// Place is what stands in the window.
type Place interface {
	// Name names the place in the settings and in a page's address.
	Name() string
	// Problem returns the problem on whose board the place is, or "" for an exercise, which is on none of the user's.
	Problem() session.Kind
	// Enter is called when the place comes to stand in the window, Leave when another does. Leave ends its work.
	Enter()
	Leave()
	// Advance is called after every event while the place stands in the window. It ends work that is out of date and
	// begins what is due.
	Advance()
	// Revision grows with each change that the place makes by itself.
	Revision() int
	// View returns everything that the window shows.
	View() view.View

	// Actions returns the place's own actions, in the order of the menus.
	Actions() []*actions.Action
	// BoardAction returns what an action on the session's board is while the place stands in the window.
	BoardAction(*actions.Action) *actions.Action
	// Do handles the ID of a button or a choice that is no action, and reports whether it did.
	Do(id string) bool

	// Tap handles a click on a cell, and Drag the cells dragged over, in this order.
	Tap(grid.Cell) error
	Drag([]grid.Cell) error
	// Point is called when the pointer or the cursor has come to a cell, or with false when it has left the board. It
	// returns what there is to say, and whether it changed what View returns.
	Point(c grid.Cell, on bool) (words string, changed bool)
	// Select handles the cursor's arrival at a cell. Selected returns the selected cell, if there is one.
	Select(grid.Cell)
	Selected() (grid.Cell, bool)
	// Type handles a character typed while the cursor is on a cell.
	Type(character rune, cursor grid.Cell) session.Typed
	// Writes reports whether typed characters are text, as typed. Otherwise they are what their keys mean.
	Writes() bool
	// Key handles a key that has no modifier or no action, and reports whether it did.
	Key(keys.Shortcut) (session.Typed, bool)
	// Rests reports whether nobody is to act on the board. Then Enter presses the filled button, and Left and Right
	// step.
	Rests() bool
	// Release handles Escape: it ends the topmost thing under way, and reports whether there was any.
	Release() bool
	// Scroll goes forward by the given number of steps, or back if negative, to the ends at most.
	Scroll(steps int)
	// Choose handles a click on a row of the list beside the board.
	Choose(row int)
	// CellMenu and RowMenu return the menus of a cell and of a row; no items for none. Items may be IDs of actions.
	CellMenu(grid.Cell) view.Menu
	RowMenu(row int) view.Menu
}

// Still is a place in which nothing happens, for others to embed: an exercise, on none of the user's boards. Its
// methods do nothing and return nothing, but for the actions on a board, which are blocked.
type Still struct{}

// BoardAction blocks the action.
func (Still) BoardAction(a *actions.Action) *actions.Action { return a.Blocked(actions.OnBoard) }

func (Still) Problem() session.Kind                   { return "" }
func (Still) Enter()                                  {}
func (Still) Leave()                                  {}
func (Still) Advance()                                {}
func (Still) Revision() int                           { return 0 }
func (Still) Do(string) bool                          { return false }
func (Still) Drag([]grid.Cell) error                  { return nil }
func (Still) Point(grid.Cell, bool) (string, bool)    { return "", false }
func (Still) Select(grid.Cell)                        {}
func (Still) Selected() (grid.Cell, bool)             { return 0, false }
func (Still) Writes() bool                            { return false }
func (Still) Key(keys.Shortcut) (session.Typed, bool) { return session.Typed{}, false }
func (Still) Rests() bool                             { return false }
func (Still) Scroll(int)                              {}
func (Still) Choose(int)                              {}
func (Still) CellMenu(grid.Cell) view.Menu            { return view.Menu{} }
func (Still) RowMenu(int) view.Menu                   { return view.Menu{} }
