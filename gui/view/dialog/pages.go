package dialog

import (
	"strings"

	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// How much of a long text a page shows.
const (
	pageLines  = 90
	pageColumn = 100 // characters of a line
)

// ReadPages opens a long text with its title, a page at a time. The whole can be copied.
func (s *Stack) ReadPages(says func() (title, words string)) {
	s.Open(&paged{copy: s.Copy, all: Say(func() long {
		title, words := says()
		return long{title, words, Lines(words)}
	})}, nil)
}

// paged is a text shown one page at a time.
type paged struct {
	all  Spoken[long]
	at   int // the first line of the page
	copy func(text string)
}

type long struct {
	title, words string
	lines        []string
}

// Sheet is the page, with buttons to turn it if there are others.
func (p *paged) Sheet() view.Sheet {
	all := p.all.Now()
	end := min(p.at+pageLines, len(all.lines))
	sheet := view.Sheet{Title: all.title, Width: 640, Height: 480, Buttons: []view.Button{CopyButton(), closeButton()},
		Cards: []view.Card{deck.Log{Lines: all.lines[p.at:end]}}}
	if len(all.lines) <= pageLines {
		return sheet
	}
	back := view.Button{ID: "back", Words: language.Text("page.back"), Disabled: p.at == 0}
	forward := view.Button{ID: "forward", Words: language.Text("page.forward"), Disabled: end == len(all.lines)}
	sheet.Cards = append(sheet.Cards, deck.Bare(deck.FormButton{Button: back}, deck.FormButton{Button: forward}))
	return sheet
}

// CopyID is the ID of CopyButton.
const CopyID = "copy"

// CopyButton returns the button that copies a dialog's text.
func CopyButton() view.Button {
	return view.Button{ID: CopyID, Icon: icon.Copy, Words: language.Text("test.copy")}
}

// Do turns the page, or copies the text.
func (p *paged) Do(id string) {
	switch id {
	case CopyID:
		p.copy(p.all.Now().words)
	case "back":
		p.at = max(0, p.at-pageLines)
	case "forward":
		p.at = min(p.at+pageLines, (len(p.all.Now().lines)-1)/pageLines*pageLines)
	}
}

// ReadUnreadable shows what is wrong with a text that nobody would mend by hand, and its first lines, cut.
func (s *Stack) ReadUnreadable(title func() string, content []byte, err error) {
	const enough, most = 4096, 12 // bytes, enough for the lines; lines
	lines := Lines(string(content[:min(len(content), enough)]))
	s.Read(func() view.Sheet {
		return view.Sheet{
			Title: title(), Width: 520, Height: 400,
			Cards: []view.Card{
				deck.Bare(deck.Words{Words: language.Words().Error(err), Warning: true}),
				deck.Log{Lines: lines[:min(len(lines), most)]},
			},
		}
	})
}

// Lines returns the lines of a text, as a Log shows them. It breaks long lines, and puts a dot for each character that
// cannot be shown.
func Lines(words string) (lines []string) {
	for line := range strings.SplitSeq(text.SafeLines(words), "\n") {
		lines = append(lines, text.BreakLine(line, pageColumn)...)
	}
	return lines
}
