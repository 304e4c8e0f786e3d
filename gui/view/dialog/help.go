package dialog

import (
	"strings"

	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Help returns a page of Markdown, which begins with the chapter of this heading; the others follow in their order. For
// each line [[NAME]] it shows the board that picture returns.
func Help(page, chapter string, picture func(name string) diagram.Diagram) view.Sheet {
	const tall = 4000 // units, higher than any window
	at := max(0, strings.Index("\n"+page, "\n# "+chapter+"\n"))
	return view.Sheet{Title: language.Text("command.help"), Width: 720, Height: tall,
		Cards: []view.Card{view.Prose{Sections: sections(page[at:]+page[:at], picture)}}}
}

// sections splits a page before each heading, and before and after each board.
func sections(page string, picture func(name string) diagram.Diagram) (all []view.Section) {
	for line := range strings.Lines(page) {
		last := len(all) - 1
		if name, ok := pictured(line); ok {
			board := picture(name)
			all = append(all, view.Section{Board: &board})
		} else if last < 0 || all[last].Board != nil || strings.HasPrefix(line, "# ") {
			all = append(all, view.Section{Markdown: line})
		} else {
			all[last].Markdown += line
		}
	}
	return all
}

// pictured returns the board's name if a line stands for a board.
func pictured(line string) (name string, ok bool) {
	name, begins := strings.CutPrefix(strings.TrimSpace(line), "[[")
	name, ends := strings.CutSuffix(name, "]]")
	return name, begins && ends && name != ""
}
