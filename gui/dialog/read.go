package dialog

import "ninefold/gui/view"

// reading is a dialog that is only read.
type reading struct{ sheet view.Sheet }

// Read opens a dialog that shows something and can be closed.
func (s *Stack) Read(sheet view.Sheet) {
	sheet.Buttons = append(sheet.Buttons, closeButton())
	s.Open(&reading{sheet}, nil)
}

func (r *reading) Sheet() view.Sheet { return r.sheet }
func (*reading) Do(string)           {}
