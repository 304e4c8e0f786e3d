package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// openPalette is a palette of a few commands, with the name of the one that was run last.
func openPalette(t *testing.T) (dialogs *Dialogs, p *Finder, ran *string) {
	t.Helper()
	dialogs, _ = openDialogs(t)
	ran = new(string)
	var items []PaletteItem
	for _, label := range []string{"Undo", "Redo", "Rules: Open", "Rules: Closed", "Export picture: SVG…", "分析"} {
		items = append(items, PaletteItem{Label: label, Run: func() {
			if dialogs.Busy() {
				t.Error("the palette is open while a command runs")
			}
			*ran = label
		}})
	}
	items[0].Keys = "Ctrl+Z"
	ShowPalette(dialogs, items, false)
	entry, ok := dialogs.Window.Canvas().Focused().(*finderField)
	if !ok {
		t.Fatal("the keyboard is not in the palette")
	}
	return dialogs, entry.finder, ran
}

func (f *Finder) labels() string {
	var labels []string
	for i := range f.number {
		labels = append(labels, f.rows.Row(i).Words)
	}
	return strings.Join(labels, ", ")
}

func TestThePaletteBeginsWithItsFirstCommand(t *testing.T) {
	dialogs, _ := openDialogs(t)
	ShowPalette(dialogs, make([]PaletteItem, 40), false)
	field := dialogs.Window.Canvas().Focused().(*finderField)
	if offset := field.finder.list.GetScrollOffset(); offset != 0 {
		t.Errorf("it is scrolled by %v", offset)
	}
}

func TestHeadingsAreSeenWhileNothingIsTyped(t *testing.T) {
	dialogs, _ := openDialogs(t)
	p := &palette{all: []PaletteItem{
		{Label: "Edit", Heads: true}, {Label: "Undo"}, {Label: "Go", Heads: true}, {Label: "Edited"},
	}, close: dialogs.Close}
	if number, chosen := p.Find(""); number != 4 || chosen != 1 || !p.Row(0).Disabled || p.Row(0).Words != "EDIT" {
		t.Errorf("%d rows, chosen is %d, the first is %+v", number, chosen, p.Row(0))
	}
	if p.Activate(0); !dialogs.Busy() && dialogs.Open() != 0 {
		t.Error("a heading does something")
	}
	if number, chosen := p.Find("edit"); number != 1 || chosen != 0 || p.Row(0).Words != "Edited" {
		t.Errorf("%d rows, chosen is %d, the first is %+v", number, chosen, p.Row(0))
	}
}

func TestThePaletteShowsWhatHasAllOfTheWords(t *testing.T) {
	_, p, _ := openPalette(t)
	for words, want := range map[string]string{
		"":              "Undo, Redo, Rules: Open, Rules: Closed, Export picture: SVG…, 分析",
		"do":            "Undo, Redo",
		"RULES":         "Rules: Open, Rules: Closed",
		"open rul":      "Rules: Open",
		"  svg   pict ": "Export picture: SVG…",
		"析":             "分析",
		"quit":          "",
		"rules undo":    "",
	} {
		p.field.SetText(words)
		if p.none.Visible() != (want == "") {
			t.Errorf("%q: that there is none is said: %t", words, p.none.Visible())
		}
		if got := p.labels(); got != want || p.chosen != 0 && want != "" {
			t.Errorf("%q shows %s, want %s; chosen is %d", words, got, want, p.chosen)
		}
	}
}

// TestThePaletteShowsWhatCanDoNothingWithItsReason, which is beside the words, not over them, and does not run it.
func TestThePaletteShowsWhatCanDoNothingWithItsReason(t *testing.T) {
	dialogs, _ := openDialogs(t)
	const label = "A label that is far too long for a row of the palette with a reason at its right"
	ShowPalette(dialogs, []PaletteItem{{Label: label, Reason: "not in an exercise"}}, false)
	p := dialogs.Window.Canvas().Focused().(*finderField).finder
	row := newFinderRow()
	p.fillRow(row, 0)
	button, reason := row.(*fyne.Container).Objects[0].(*Button), row.(*fyne.Container).Objects[1].(*Label)
	if !button.Disabled() || reason.Text != "not in an exercise" {
		t.Errorf("it is disabled: %v; the reason is %q", button.Disabled(), reason.Text)
	}
	if wide := row.MinSize().Width; wide > p.list.Size().Width || !strings.HasSuffix(button.Text, "…") {
		t.Errorf("%q takes %v of %v", button.Text, wide, p.list.Size().Width)
	}
	if press(dialogs, fyne.KeyReturn); !dialogs.Busy() {
		t.Error("it is run")
	}
}

func TestThePaletteRunsWhatTheKeysChoose(t *testing.T) {
	for name, c := range map[string]struct {
		words string
		keys  []fyne.KeyName
		want  string
	}{
		"the first":         {"", []fyne.KeyName{fyne.KeyReturn}, "Undo"},
		"the next":          {"", []fyne.KeyName{fyne.KeyDown, fyne.KeyEnter}, "Redo"},
		"down and up again": {"", []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn}, "Undo"},
		"not beyond the last": {"rules", []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn},
			"Rules: Closed"},
	} {
		dialogs, p, ran := openPalette(t)
		p.field.SetText(c.words)
		for _, key := range c.keys {
			press(dialogs, key)
		}
		if *ran != c.want || dialogs.Busy() {
			t.Errorf("%s: ran %q, want %q", name, *ran, c.want)
		}
	}
}

func TestWithNothingToChooseThePaletteRunsNothing(t *testing.T) {
	dialogs, p, ran := openPalette(t)
	p.field.SetText("no such command")
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn} {
		press(dialogs, key)
	}
	if *ran != "" || !dialogs.Busy() {
		t.Errorf("ran %q", *ran)
	}
	press(dialogs, fyne.KeyEscape)
	if *ran != "" || dialogs.Busy() {
		t.Errorf("after Escape it is open: %v; ran %q", dialogs.Busy(), *ran)
	}
}

func TestThePaletteRunsWhatIsClickedAndShowsItsKeys(t *testing.T) {
	dialogs, p, ran := openPalette(t)
	row := newFinderRow()
	p.fillRow(row, 0)
	if keys := row.(*fyne.Container).Objects[1].(*Label).Text; keys != "Ctrl+Z" {
		t.Errorf("the keys are %q", keys)
	}
	p.fillRow(row, 3)
	button := row.(*fyne.Container).Objects[0].(*Button)
	if keys := row.(*fyne.Container).Objects[1].(*Label).Text; keys != "" || button.Importance != widget.LowImportance {
		t.Errorf("the keys are %q", keys)
	}
	if test.Tap(button); *ran != "Rules: Closed" || dialogs.Busy() {
		t.Errorf("ran %q", *ran)
	}
}

func TestTypingGoesIntoThePalettesField(t *testing.T) {
	dialogs, p, _ := openPalette(t)
	test.Type(p.field, "undo")
	press(dialogs, fyne.KeyBackspace)
	if p.field.Text != "und" || p.labels() != "Undo" {
		t.Errorf("the field has %q and shows %s", p.field.Text, p.labels())
	}
}
