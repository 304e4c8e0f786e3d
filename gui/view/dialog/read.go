package dialog

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// reading is a dialog without input.
type reading struct{ sheet Spoken[view.Sheet] }

// Read opens a dialog that shows something and can be closed.
func (s *Stack) Read(sheet func() view.Sheet) {
	s.Open(&reading{Say(func() view.Sheet {
		read := sheet()
		read.Buttons = append(read.Buttons, closeButton())
		return read
	})}, nil)
}

func (r *reading) Sheet() view.Sheet { return r.sheet.Now() }
func (*reading) Do(string)           {}

// About shows the program's version, licence and sources.
func About(version string) view.Sheet {
	return view.Sheet{Title: language.Text("command.about"), Width: 420, Cards: []view.Card{deck.About{
		Name: "Ninefold", Version: language.Text("about.version", language.Args{"Version": version}),
		Words: []string{language.Text("about.text"), language.Text("about.licence")},
		Links: []view.Address{
			{Words: "Codeforces 907B", Address: "https://codeforces.com/problemset/problem/907/B"},
			{Words: "QOJ 17074", Address: "https://qoj.ac/problem/17074"},
		},
	}}}
}
