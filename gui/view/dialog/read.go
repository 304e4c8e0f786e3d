package dialog

import (
	"strings"

	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// reading is a dialog without input.
type reading struct {
	sheet Spoken[view.Sheet]
	copy  func() // what CopyButton does; nil if there is none
}

// Read opens a dialog that shows something and can be closed.
func (s *Stack) Read(sheet func() view.Sheet) {
	s.Open(&reading{sheet: Say(func() view.Sheet {
		read := sheet()
		read.Buttons = append(read.Buttons, CloseButton())
		return read
	})}, nil)
}

// ReadText opens a text of any length with its title. It can be copied.
func (s *Stack) ReadText(says func() (title, words string)) {
	s.Open(&reading{
		sheet: Say(func() view.Sheet {
			title, words := says()
			return view.Sheet{Title: title, Width: 640, Height: 480, Cards: []view.Card{deck.Log{Words: Lines(words)}},
				Buttons: []view.Button{CopyButton(), CloseButton()}}
		}),
		copy: func() { _, words := says(); s.Copy(words) },
	}, nil)
}

// ReadUnreadable shows what is wrong with a text that nobody would mend by hand, and its first lines, cut.
func (s *Stack) ReadUnreadable(title func() string, content []byte, err error) {
	const enough, most = 4096, 12 // bytes, enough for the lines; lines
	lines := strings.SplitAfterN(Lines(string(content[:min(len(content), enough)])), "\n", most+1)
	first := strings.Join(lines[:min(len(lines), most)], "")
	s.Read(func() view.Sheet {
		return view.Sheet{
			Title: title(), Width: 520, Height: 400,
			Cards: []view.Card{
				deck.Bare(deck.Warned(language.Words().Error(err))), deck.Log{Words: strings.TrimSuffix(first, "\n")},
			},
		}
	})
}

func (r *reading) Sheet() view.Sheet { return r.sheet.Now() }

func (r *reading) Do(id string) {
	if id == CopyID {
		r.copy()
	}
}

// CopyID is the ID of CopyButton.
const CopyID = "copy"

// CopyButton returns the button that copies a dialog's text.
func CopyButton() view.Button {
	return view.Button{ID: CopyID, Icon: icon.Copy, Words: language.Text("test.copy")}
}

// Lines returns a text as a Log shows it: with long lines broken, and a dot for each character that cannot be shown.
func Lines(words string) string {
	const columns = 100 // characters of a line
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
