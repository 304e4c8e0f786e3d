package actions

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/dialog"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

// openPalette opens a palette, and returns its window and the label of the command run last.
func openPalette(t *testing.T, touch bool, items ...PaletteItem) (frame *screentest.Frame, ran *string) {
	frame, ran = &screentest.Frame{T: t}, new(string)
	stack := &dialog.Stack{Show: frame.Dialogs, Closed: func() {}}
	frame.Events = stack
	for i := range items {
		items[i].Run = func() {
			fail.If(t, stack.Busy(), "the palette is open while a command runs")
			*ran = items[i].Words
		}
	}
	ShowPalette(stack, items, touch)
	return frame, ran
}

func commands() (items []PaletteItem) {
	for _, label := range []string{"Undo", "Redo", "Rules: Open", "Rules: Closed", "Export picture: SVG…", "分析"} {
		items = append(items, PaletteItem{FinderRow: view.FinderRow{Words: label}})
	}
	items[0].Keys = "Ctrl+Z"
	return items
}

func finderIn(frame *screentest.Frame) view.Finder {
	finder, _ := screentest.Find[view.Finder](frame.Top())
	return finder
}

func labels(of view.Finder) string {
	var labels []string
	for _, row := range of.Rows {
		labels = append(labels, row.Words)
	}
	return strings.Join(labels, ", ")
}

func TestHeadingsAreSeenWhileNothingIsTyped(t *testing.T) {
	frame, ran := openPalette(t, true, PaletteItem{FinderRow: view.FinderRow{Words: "Edit", Heading: true}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Undo", Keys: "Ctrl+Z"}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Go", Heading: true}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Edited"}})
	f := finderIn(frame)
	fail.If(t, len(f.Rows) != 4 || f.Chosen != 1 || !f.Rows[0].Heading || f.Rows[1].Keys != "" ||
		frame.Top().Focus != "", "to fingers it shows %+v", f)
	frame.Events.Do(f.Rows[0].ID)
	fail.If(t, *ran != "" || len(frame.Sheets) == 0, "a heading does something")
	frame.Events.Type(findID, "edit")
	fail.If(t, labels(finderIn(frame)) != "Edited" || finderIn(frame).Chosen != 0, "it shows %+v", finderIn(frame))
	frame.PressIn("Close")
	fail.If(t, len(frame.Sheets) > 0, "it does not close")
}

func TestThePaletteShowsWhatHasAllOfTheWords(t *testing.T) {
	frame, _ := openPalette(t, false, commands()...)
	if f := finderIn(frame); f.Rows[0].Keys != "Ctrl+Z" || f.Rows[1].Keys != "" || frame.Top().Focus != f.Field.ID {
		t.Errorf("it shows %+v, the keyboard is in %q", f, frame.Top().Focus)
	}
	turn := 0
	for words, want := range map[string]string{
		"do":            "Undo, Redo",
		"RULES":         "Rules: Open, Rules: Closed",
		"open rul":      "Rules: Open",
		"  svg   pict ": "Export picture: SVG…",
		"析":             "分析",
		"quit":          "",
		"rules undo":    "",
		"":              "Undo, Redo, Rules: Open, Rules: Closed, Export picture: SVG…, 分析",
	} {
		frame.Events.Type(findID, words)
		f := finderIn(frame)
		if got := labels(f); got != want || f.Chosen != 0 && want != "" || f.Field.Text != words || f.Turn <= turn {
			t.Errorf("%q shows %s, want %s; chosen is %d", words, got, want, f.Chosen)
		}
		turn = f.Turn
	}
}

func TestThePaletteShowsWhatCanDoNothingWithItsReason(t *testing.T) {
	frame, ran := openPalette(t, false, PaletteItem{FinderRow: view.FinderRow{Words: "Undo", Keys: "not in an exercise",
		Disabled: true}})
	row := finderIn(frame).Rows[0]
	fail.If(t, !row.Disabled || row.Keys != "not in an exercise", "it is shown as %+v", row)
	frame.Events.Do(row.ID)
	fail.If(t, *ran != "" || len(frame.Sheets) == 0, "it is run")
}

func TestThePaletteRunsWhatIsTaken(t *testing.T) {
	frame, ran := openPalette(t, false, commands()...)
	frame.Events.Type(findID, "rules")
	f := finderIn(frame)
	frame.Events.Do(f.Rows[f.Chosen+1].ID)
	fail.If(t, *ran != "Rules: Closed" || len(frame.Sheets) > 0, "ran %q", *ran)
	frame, ran = openPalette(t, false, commands()...)
	frame.Enter()
	frame.Escape()
	fail.If(t, *ran != "" || len(frame.Sheets) > 0, "ran %q, %d are open", *ran, len(frame.Sheets))
}

func TestTheKeySheetBeginsByTheKeysOfTheBoard(t *testing.T) {
	sheet, _ := screentest.Find[view.Keys]((&Table{}).KeySheet())
	fail.If(t, len(sheet.Groups) != 1 || len(sheet.Groups[0].Keys) != len(boardKeys), "%+v", sheet)
}
