package dialog

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func TestADialogIsTheSameInAnotherLanguage(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	language := func() string { return locale.Text("menu.language") }
	stack, frame := over(t)
	stack.Ask(func() Question { return Question{Title: language()} }, func() {}, nil)
	stack.Read(func() view.Sheet { return view.Sheet{Title: language()} })
	stack.ReadPages(func() (title, words string) { return language(), language() })
	stack.Edit(Text{Says: func() (title, advice, confirm string) { return language(), "", language() }})
	frame.TypeIn(textID, "typed")
	before := slices.Clone(frame.Sheets)
	locale.Use("zh")
	stack.Refresh()
	for i, sheet := range frame.Sheets {
		fail.If(t, sheet.Number != before[i].Number || sheet.Title != language() || sheet.Title == before[i].Title,
			"dialog %d, %q, is now dialog %d, %q", before[i].Number, before[i].Title, sheet.Number, sheet.Title)
	}
	fail.Unequal(t, field(frame).Text, "typed", "the text")
}
