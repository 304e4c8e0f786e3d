package dialog

import (
	"strings"

	"ninefold/engine/diagram"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// tall is more units than a window has.
const tall = 4000

// Help is a page in Markdown, with a board for each line [[NAME]], which picture returns.
func Help(page string, picture func(name string) diagram.Diagram) view.Sheet {
	return view.Sheet{Title: locale.Text("command.help"), Width: 720, Height: tall,
		Cards: []view.Card{view.Prose{Sections: sections(page, picture)}}}
}

// sections splits a page before each heading, and before and after each board.
func sections(page string, picture func(name string) diagram.Diagram) (all []view.Section) {
	begun := false // whether the next line goes on with the last section
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

// pictured is the name of the board that a line stands for, if it does.
func pictured(line string) (name string, ok bool) {
	name, begins := strings.CutPrefix(strings.TrimSpace(line), "[[")
	name, ends := strings.CutSuffix(name, "]]")
	return name, begins && ends && name != ""
}
