package dialog

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

func TestADialogIsTheSameInAnotherLanguage(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	title := func() string { return language.Text("menu.language") }
	stack, frame := over(t)
	stack.Ask(func() Question { return Question{Title: title()} }, func() {}, nil)
	stack.Read(func() view.Sheet { return view.Sheet{Title: title()} })
	stack.ReadText(func() (string, string) { return title(), title() })
	stack.Edit(Text{Says: func() (string, string, string) { return title(), "", title() }})
	frame.TypeIn(textID, "typed")
	before := slices.Clone(frame.Sheets())
	language.Use("zh")
	stack.Refresh()
	for i, sheet := range frame.Sheets() {
		fail.If(t, sheet.Number != before[i].Number || sheet.Title != title() || sheet.Title == before[i].Title,
			"dialog %d, %q, is now dialog %d, %q", before[i].Number, before[i].Title, sheet.Number, sheet.Title)
	}
	fail.Unequal(t, field(frame).Text, "typed", "the text")
}
