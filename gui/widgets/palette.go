package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

// PaletteItem is something that the command palette can do.
type PaletteItem struct {
	Label string
	Keys  string // such as Ctrl+Z; empty for none
	Run   func()
}

// palette finds an item by a few letters of its words and runs it.
type palette struct {
	all     []PaletteItem
	matches []PaletteItem
	touch   bool
	close   func()
}

// ShowPalette opens the command palette. On a touch screen, where there may be no keyboard, it has a button that closes
// it, and tells no keys.
func ShowPalette(dialogs *Dialogs, items []PaletteItem, touch bool) {
	p := &palette{all: items, touch: touch}
	finder := NewFinder("", locale.Text("palette.hint"), locale.Text("palette.none"), p)
	d := dialogs.New(locale.Text("palette.title"), finder.Content)
	p.close = d.Hide
	if touch {
		d.SetButtons(NewButton(locale.Text("dialog.close"), d.Hide))
	}
	d.Resize(fyne.NewSize(440, 420))
	dialogs.Show(d)
	finder.Focus(dialogs.Window.Canvas())
}

// Find finds the items whose words hold all of the typed ones, those first that begin with all that is typed, then
// those that begin with its first word, then those of which a word does, and chooses the first. Otherwise the order
// stays.
func (p *palette) Find(words string) (number, chosen int) {
	p.matches = nil
	typed := strings.Fields(strings.ToLower(words))
	for _, item := range p.all {
		if containsAll(strings.ToLower(item.Label), typed) {
			p.matches = append(p.matches, item)
		}
	}
	slices.SortStableFunc(p.matches, func(a, b PaletteItem) int {
		return distance(a.Label, typed) - distance(b.Label, typed)
	})
	return len(p.matches), min(0, len(p.matches)-1)
}

func (p *palette) Row(i int) FinderRow {
	row := FinderRow{Words: p.matches[i].Label, Keys: p.matches[i].Keys}
	if p.touch {
		row.Keys = ""
	}
	return row
}

func (p *palette) Activate(i int) {
	item := p.matches[i]
	p.close()
	item.Run()
}

// distance is how far a label is from beginning with the typed words: 0 if it or its submenu's part does, 1 if it
// begins with the first of them, 2 if one of its other words does, 3 if none does.
func distance(label string, typed []string) int {
	if len(typed) == 0 {
		return 0
	}
	label = strings.ToLower(label)
	_, own, _ := strings.Cut(label, locale.Text("name.colon"))
	begins := func(words string) bool { return strings.HasPrefix(label, words) || strings.HasPrefix(own, words) }
	switch {
	case begins(strings.Join(typed, " ")):
		return 0
	case begins(typed[0]):
		return 1
	}
	for _, word := range strings.Fields(label) {
		if strings.HasPrefix(word, typed[0]) {
			return 2
		}
	}
	return 3
}

func containsAll(text string, words []string) bool {
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
