package dialog

import (
	"strings"

	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// Read opens a dialog that shows something and can be closed.
func (s *Stack) Read(sheet func() view.Sheet) {
	s.read(func() view.Sheet {
		read := sheet()
		read.Buttons = append(read.Buttons, CloseButton())
		return read
	}, func(string) {})
}

// ReadText opens a text of any length with its title. It can be copied.
func (s *Stack) ReadText(says func() (title, words string)) {
	s.read(func() view.Sheet {
		title, words := says()
		return view.Sheet{Title: title, Width: 640, Height: 480, Cards: []view.Card{deck.Log{Words: Lines(words)}},
			Buttons: []view.Button{CopyButton(), CloseButton()}}
	}, func(string) { // what its other button does
		_, words := says()
		s.Copy(words)
	})
}

func (s *Stack) read(sheet func() view.Sheet, do func(id string)) {
	said := Say(sheet)
	s.Open(&plain{sheet: said.Now, do: do}, nil)
}

// ReadUnreadable shows what is wrong with a text that nobody would mend by hand, and its beginning.
func (s *Stack) ReadUnreadable(title func() string, content []byte, err error) {
	const most = 4096 // bytes shown
	first := deck.Log{Words: Lines(string(content[:min(len(content), most)]))}
	s.Read(func() view.Sheet {
		wrong := deck.Bare(deck.Warned(language.Words().Error(err)))
		return view.Sheet{Title: title(), Width: 640, Height: 400, Cards: []view.Card{wrong, first}}
	})
}

// CopyID is the ID of CopyButton.
const CopyID = "copy"

// CopyButton returns the button that copies a dialog's text.
func CopyButton() view.Button {
	return view.Button{ID: CopyID, Icon: icon.Copy, Words: language.Text("test.copy")}
}

// Lines returns a text as a Log shows it: with long lines broken, and a dot for each character that cannot be shown.
func Lines(words string) string {
	const columns = 64 // characters of a line, as many as a dialog has room for
	var lines []string
	for line := range strings.SplitSeq(text.SafeLines(words), "\n") {
		lines = append(lines, text.BreakLine(line, columns)...)
	}
	return strings.Join(lines, "\n")
}

// About shows the program's version, licence and sources.
func About(version string) view.Sheet {
	const side, gap = 64, 8
	address := func(words, address string) view.Press {
		return view.Press{Look: view.AsAddress, Complete: true, Button: view.Button{ID: address, Words: words}}
	}
	return view.Sheet{Title: language.Text("command.about"), Width: 420, Cards: []view.Card{
		deck.Bare(view.Row{Gap: gap, Nodes: []view.Node{
			view.Icon{Icon: icon.Program, Side: side},
			view.Column{Gap: gap, Nodes: []view.Node{
				view.Text{Words: "Ninefold", Style: view.Large},
				view.Text{Words: language.Text("about.version", language.Args{"Version": version})},
			}},
		}}),
		deck.Bare(deck.Said(language.Text("about.text"))),
		deck.Bare(address("Codeforces 907B", "https://codeforces.com/problemset/problem/907/B"),
			address("QOJ 17074", "https://qoj.ac/problem/17074")),
		deck.Bare(deck.Said(language.Text("about.licence"))),
	}}
}
