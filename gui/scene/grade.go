package scene

import (
	"strings"

	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// GradeName is a Sudoku's grade in a few words. One beyond cross-hatching has that of its hardest technique.
func GradeName(grade string) string {
	name, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return locale.Text("short.sudokuGrade." + name)
	case technique == session.Unsolved:
		return locale.Text("grade.more")
	}
	return locale.Text("grade.technique", locale.Args{"Technique": locale.Text("technique." + technique)})
}

// GradeSentence says which technique a Sudoku beyond cross-hatching needs; nothing of any other.
func GradeSentence(grade string) string {
	_, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return ""
	case technique == session.Unsolved:
		return locale.Text("grade.needsMore")
	}
	return locale.Text("grade.needs", locale.Args{"Technique": locale.Text("technique." + technique)})
}
