// Package aria describes a window for a screen reader, as elements with roles, names and states of WAI-ARIA.
package aria

// Role is the kind of an element.
type Role string

// The roles, by their names in WAI-ARIA, other than Select, which is a combo box that is not typed in.
const (
	Alert      Role = "alert" // a text that is said at once
	Button     Role = "button"
	CheckBox   Role = "checkbox"
	Dialog     Role = "dialog"
	Group      Role = "group"
	Heading    Role = "heading"
	Item       Role = "listitem"
	Link       Role = "link"
	List       Role = "list"
	ListBox    Role = "listbox" // of options
	Menu       Role = "menu"
	MenuItem   Role = "menuitem"
	Navigation Role = "navigation"
	Option     Role = "option" // of a list box or a combo box
	Radio      Role = "radio"
	RadioGroup Role = "radiogroup"
	Select     Role = "combobox"
	Slider     Role = "slider"
	Text       Role = "paragraph"
	TextBox    Role = "textbox"
	Toolbar    Role = "toolbar"
)

// Element is a part of what is shown, with the elements in it.
type Element struct {
	Role     Role
	Name     string // what it is called, or, of a text, what it says
	Value    string // of a text box or a slider
	Keys     string // that do the same, such as Ctrl+Z; empty for none
	On       bool   // a switch, a check box or an option that is on
	Current  bool   // the one of a list that is shown
	Disabled bool
	Lines    bool         // a text box of several lines
	Elements []Element    // what is in it
	Do       func()       // what pressing it does, or choosing it; nil for nothing
	Set      func(string) // sets the text of a text box
	Part     any          // the part of the window that it stands for, which can be compared; nil for none
	Active   any          // the part that the keys move in it, while it has the keyboard; nil for none
}

// Shown is a part of a window that describes itself.
type Shown interface{ Elements() []Element }

// Part is implemented by widgets that can have the focus and whose Element has another value as its Part.
type Part interface{ Part() any }

// Window describes everything that a window shows.
type Window struct {
	Status   string // what is the case, which is said when it changes
	Alert    string // a warning, which is said at once; empty for none
	Board    Grid
	Elements []Element // around the board
	Dialog   *Element  // that is open over all that; nil for none
	Focus    any       // the part that has the keyboard; nil for none
}

// Grid is the board with its cells.
type Grid struct {
	Name   string
	Hidden bool // something else is shown in its place
	Part   any
	Cells  [9][9]string // by row and column
	Cursor *[2]int      // the row and the column, 0..8, that the keyboard's cursor is on; nil while it is not shown
}

// HeadingOf returns the first heading among elements and those in them, or "".
func HeadingOf(elements []Element) string {
	for _, e := range elements {
		if e.Role == Heading {
			return e.Name
		}
		if words := HeadingOf(e.Elements); words != "" {
			return words
		}
	}
	return ""
}

// Texts returns words as a Text, or nothing if there are none.
func Texts(words string) []Element {
	if words == "" {
		return nil
	}
	return []Element{{Role: Text, Name: words}}
}
