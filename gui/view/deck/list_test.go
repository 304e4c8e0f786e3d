package deck

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

// described returns a row in short: how far it is indented, and its entries with a bar between them, or its note.
func described(r *view.ListRow) string {
	said := strings.Repeat(">", r.Indent)
	switch {
	case r.Hint:
		return said + "hint: " + r.Note
	case r.Note != "":
		return said + "note: " + r.Note
	}
	var entries []string
	for i, e := range r.Entries {
		if e.Node == nil {
			entries = append(entries, "")
		} else {
			entries = append(entries, r.Label(i))
		}
	}
	return said + strings.Join(entries, " | ")
}

func checkRows(t *testing.T, m Moves, want ...string) {
	t.Helper()
	var got []string
	for _, r := range m.list().Rows {
		got = append(got, described(&r))
	}
	fail.Differ(t, got, want, "the rows are")
}

func TestMovesStandInTwoColumnsWithNotesAndVariationsBelow(t *testing.T) {
	checkRows(t, Moves{Hint: "and so on", Moves: []Move{
		{ID: 1, Number: 1, Words: "5,5", Sends: "5", Note: "a start"}, {ID: 2, Number: 1, Second: true, Words: "4,4",
			Sends: "1", Glyph: "?"},
		{ID: 9, Number: 1, Second: true, Words: "6,6", Depth: 1}, {ID: 3, Number: 2, Words: "1,1", Undone: true},
	}}, "1., 5,5, 5 | 1., 4,4, ?, 1", "note: a start", "> | 1., 6,6", "2., 1,1 | ", "hint: and so on")
}

func TestAStepThatIsNoMoveHasARowOfItsOwn(t *testing.T) {
	checkRows(t, Moves{Moves: []Move{
		{ID: 1, Words: "Imported", Note: "from a file"}, {ID: 2, Number: 1, Second: true, Words: "4,4"},
		{ID: 3, Number: 2, Words: "1,1"},
		{ID: 4, Words: "Rules: Open", Glyph: "?"}, {ID: 5, Number: 2, Second: true, Words: "2,2"},
		{ID: 6, Words: "Board edited", Depth: 1},
	}}, "Imported", "note: from a file", " | 1., 4,4", "2., 1,1 | ", "Rules: Open, ?", " | 2., 2,2", ">Board edited")
}

func TestEntriesOfVariationsAndOfWhatWasUndoneAreToldApart(t *testing.T) {
	for style, m := range map[view.Style]Move{
		view.Plain: {Words: "1,1"}, view.Muted: {Words: "1,1", Depth: 1},
		view.Strong:      {Words: "r1c1 = 4", Why: "row 1"},
		view.MutedStrong: {Words: "r1c1 = 4", Why: "row 1", Undone: true},
	} {
		words := m.entry().Node.(view.Row).Nodes[0].(view.Text)
		fail.Unequal(t, words.Style, style, "%+v has the style", m)
	}
}

func TestAmberIsForDoubtfulMovesAlone(t *testing.T) {
	for sign, want := range map[string]view.Ink{
		"?": view.InkTrouble, "?!": view.InkTrouble, "◆ ??": view.InkTrouble,
		"!": view.InkYes, "!!": view.InkYes, "✓": view.InkYes, "0.12 s": "",
	} {
		fail.Unequal(t, glyph(sign).Ink, want, "%q is written in", sign)
	}
}
