// Package dialog holds the dialogs open over a window, as plain data. IDs name what can be pressed; a painter shows
// them.
package dialog

import (
	"slices"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// Dialog is shown over a window until it is closed.
type Dialog interface {
	// Sheet returns what the dialog shows now.
	Sheet() view.Sheet
	// Do handles a button, choice or row that was pressed, except Close.
	Do(id string)
}

// plain is a dialog that has no fields and can be left.
type plain struct {
	sheet func() view.Sheet
	do    func(id string)
}

func (p *plain) Sheet() view.Sheet { return p.sheet() }
func (p *plain) Do(id string)      { p.do(id) }

// Typer is a dialog with fields. Type is called with a field's ID and its whole text after each change.
type Typer interface{ Type(id, text string) }

// Leaver is a dialog that Escape and Close do not close directly, for example because something would be lost.
type Leaver interface{ Leave() }

// Chooser is a dialog with lists. Choose gets the ID of a chosen result, or the row of a Finder that has the keys.
type Chooser interface{ Choose(i int) }

// Close is the ID of the button that closes a dialog.
const Close = "dialog.close"

// Stack holds the dialogs open over a window, the innermost last.
type Stack struct {
	Show   func([]view.Sheet) // paints them
	Closed func()             // called after one was closed
	Copy   func(text string)  // puts a text on the clipboard; nil if none of the dialogs offers one
	open   []opened
	opened int // how many there ever were
}

type opened struct {
	Dialog
	number int
	closed func() // called after it was closed; nil for nothing
}

// Open opens a dialog over the others. closed, if not nil, is called after it is closed.
func (s *Stack) Open(d Dialog, closed func()) {
	s.opened++
	s.open = append(s.open, opened{d, s.opened, closed})
}

// Refresh shows the dialogs as they are now. Only the loop calls it, when it settles.
func (s *Stack) Refresh() {
	sheets := make([]view.Sheet, len(s.open))
	for i, d := range s.open {
		sheets[i] = d.Sheet()
		sheets[i].Number = d.number
	}
	s.Show(sheets)
}

// Busy reports whether a dialog is open.
func (s *Stack) Busy() bool { return len(s.open) > 0 }

// Shut closes a dialog, if it is open.
func (s *Stack) Shut(d Dialog) {
	at := slices.IndexFunc(s.open, func(one opened) bool { return one.Dialog == d })
	if at < 0 {
		return
	}
	closed := s.open[at].closed
	s.open = slices.Delete(s.open, at, at+1)
	s.Closed()
	if closed != nil {
		closed()
	}
}

// Leave does what Escape does: it closes the innermost dialog, unless that is a Leaver, which decides itself.
func (s *Stack) Leave() {
	d := s.innermost()
	if asks, ok := d.(Leaver); ok {
		asks.Leave()
		return
	}
	s.Shut(d)
}

// innermost returns the dialog opened last, or nil.
func (s *Stack) innermost() Dialog {
	if !s.Busy() {
		return nil
	}
	return s.open[len(s.open)-1].Dialog
}

// Do passes what was pressed on to the innermost dialog.
func (s *Stack) Do(id string) {
	if id == Close {
		s.Leave()
	} else if d := s.innermost(); d != nil {
		d.Do(id)
	}
}

// Choose passes a choice in a list on to the innermost dialog, if that is a Chooser.
func (s *Stack) Choose(i int) {
	if d, ok := s.innermost().(Chooser); ok {
		d.Choose(i)
	}
}

// Type passes typed text on to the innermost dialog.
func (s *Stack) Type(id, text string) {
	if d, ok := s.innermost().(Typer); ok {
		d.Type(id, text)
	}
}

// Key handles a key that no control of the innermost dialog uses: Escape leaves it; Enter, also with Ctrl, confirms it.
func (s *Stack) Key(k keys.Shortcut) {
	switch d := s.innermost(); {
	case d == nil:
	case k.Key == keys.Escape:
		s.Leave()
	case k.Key == keys.Enter:
		sheet := d.Sheet()
		if b, ok := sheet.Confirms(); ok && !b.Disabled {
			s.Do(b.ID)
		}
	}
}

// CloseButton returns the button of a dialog that is only read.
func CloseButton() view.Button { return view.Button{ID: Close, Words: language.Text("dialog.close")} }

// Confirm returns the buttons of a dialog: Cancel, and one with an ID and words that confirms.
func Confirm(id, words string) []view.Button {
	return []view.Button{{ID: Close, Words: language.Text("dialog.cancel")}, {ID: id, Words: words, Primary: true}}
}
