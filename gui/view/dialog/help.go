package dialog

import (
	"slices"
	"strings"

	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// tall is higher than any window, in units.
const tall = 4000

// Help returns a page of Markdown, which begins with the chapter of this heading; the others follow in their order. For
// each line [[NAME]] it shows the board that picture returns.
func Help(page, chapter string, picture func(name string) diagram.Diagram) view.Sheet {
	const heading = "\n# "
	chapters := strings.Split("\n"+page, heading)[1:]
	at := max(0, slices.IndexFunc(chapters, func(c string) bool { return strings.HasPrefix(c, chapter+"\n") }))
	page = heading[1:] + strings.Join(slices.Concat(chapters[at:], chapters[:at]), heading)
	return view.Sheet{Title: language.Text("command.help"), Width: 720, Height: tall,
		Cards: []view.Card{view.Prose{Sections: sections(page, picture)}}}
}

// sections splits a page before each heading, and before and after each board.
func sections(page string, picture func(name string) diagram.Diagram) (all []view.Section) {
	begun := false // whether the next line belongs to the last section
	for line := range strings.Lines(page) {
		if name, ok := pictured(line); ok {
			board := picture(name)
			all, begun = append(all, view.Section{Board: &board}), false
			continue
		}
		if !begun || strings.HasPrefix(line, "# ") {
			all = append(all, view.Section{})
		}
		all[len(all)-1].Markdown += line
		begun = true
	}
	return all
}

// pictured returns the board's name if a line stands for a board.
func pictured(line string) (name string, ok bool) {
	name, begins := strings.CutPrefix(strings.TrimSpace(line), "[[")
	name, ends := strings.CutSuffix(name, "]]")
	return name, begins && ends && name != ""
}
