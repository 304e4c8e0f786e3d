// Package dialog holds the dialogs that are open over a window. A dialog is plain data with what is done by the IDs in
// it; who paints it is another's business.
package dialog

import (
	"slices"

	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Dialog is something that is shown over a window until it is closed.
type Dialog interface {
	// Sheet is what it shows now.
	Sheet() view.Sheet
	// Do takes the ID of a button, a choice or a row that was pressed, unless that is Close.
	Do(id string)
}

// Typer is a dialog with fields. It is told the text that the field of an ID has now.
type Typer interface{ Type(id, text string) }

// Leaver is a dialog that Escape and the button Close do not close by themselves, as when something would be lost.
type Leaver interface{ Leave() }

// Chooser is a dialog that is told the ID of a result that was chosen in it, or to which row of a Finder the keys went.
type Chooser interface{ Choose(i int) }

// Close is the ID of the button that closes its dialog.
const Close = "dialog.close"

// Stack is the dialogs that are open over a window, one over the other.
type Stack struct {
	Show   func([]view.Sheet) // shows them
	Closed func()             // called when one was closed
	open   []opened
}

type opened struct {
	Dialog
	closed func() // called when it was closed; nil for nothing
}

// Open opens a dialog over the others, and calls closed, if not nil, when it has been closed.
func (s *Stack) Open(d Dialog, closed func()) {
	s.open = append(s.open, opened{d, closed})
	s.Refresh()
}

// Refresh shows the dialogs as they are now.
func (s *Stack) Refresh() {
	sheets := make([]view.Sheet, len(s.open))
	for i, d := range s.open {
		sheets[i] = d.Sheet()
	}
	s.Show(sheets)
}

// Busy reports whether a dialog is open.
func (s *Stack) Busy() bool { return len(s.open) > 0 }

// Number is how many are open.
func (s *Stack) Number() int { return len(s.open) }

// Shut closes a dialog, if it is open.
func (s *Stack) Shut(d Dialog) {
	at := slices.IndexFunc(s.open, func(one opened) bool { return one.Dialog == d })
	if at < 0 {
		return
	}
	closed := s.open[at].closed
	s.open = slices.Delete(s.open, at, at+1)
	s.Refresh()
	s.Closed()
	if closed != nil {
		closed()
	}
}

// Leave does what Escape does: it closes the innermost dialog, unless that asks first.
func (s *Stack) Leave() {
	d := s.innermost()
	if asks, ok := d.(Leaver); ok {
		asks.Leave()
		return
	}
	s.Shut(d)
}

// innermost is the dialog that was opened last of those that are open; nil for none.
func (s *Stack) innermost() Dialog {
	if !s.Busy() {
		return nil
	}
	return s.open[len(s.open)-1].Dialog
}

// Do takes what was pressed in the innermost dialog, and shows what follows.
func (s *Stack) Do(id string) {
	if id == Close {
		s.Leave()
	} else if d := s.innermost(); d != nil {
		d.Do(id)
		s.Refresh()
	}
}

// Choose takes what was chosen in a list of the innermost dialog, if that wants to know.
func (s *Stack) Choose(i int) {
	if d, ok := s.innermost().(Chooser); ok {
		d.Choose(i)
		s.Refresh()
	}
}

// Type takes what was typed in the innermost dialog.
func (s *Stack) Type(id, text string) {
	if d, ok := s.innermost().(Typer); ok {
		d.Type(id, text)
		s.Refresh()
	}
}

// Key takes a key for which no control of the innermost dialog has a use: Escape leaves it, and Enter, also with Ctrl,
// confirms it.
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

// closeButton is the only button of a dialog that is only read.
func closeButton() view.Button { return view.Button{ID: Close, Words: locale.Text("dialog.close")} }

// Confirm is the buttons of a dialog that is cancelled, or confirmed by an ID with words.
func Confirm(id, words string) []view.Button {
	return []view.Button{{ID: Close, Words: locale.Text("dialog.cancel")}, {ID: id, Words: words, Primary: true}}
}
