package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

// PaletteItem is a command of the command palette.
type PaletteItem struct {
	Label  string
	Keys   string // such as Ctrl+Z; empty for none
	Reason string // why it can do nothing now; empty if it can
	Heads  bool   // it is the heading of those below it, and seen while nothing is typed
	Run    func()
}

// palette finds a command by a few letters of its words and runs it.
type palette struct {
	all     []PaletteItem
	matches []PaletteItem
	touch   bool
	close   func()
}

// ShowPalette opens the command palette. On a touch screen it has a button to close it and shows no keys.
func ShowPalette(dialogs *Dialogs, items []PaletteItem, touch bool) {
	p := &palette{all: items, touch: touch}
	finder := NewFinder("", locale.Text("palette.hint"), locale.Text("palette.none"), p)
	d := dialogs.New(locale.Text("palette.title"), finder.Content)
	p.close = d.Hide
	if touch {
		d.SetButtons(NewButton(locale.Text("dialog.close"), d.Hide))
	}
	d.Resize(fyne.NewSize(480, 420))
	dialogs.Show(d)
	if !touch { // where the field would bring a keyboard over the list
		finder.Focus(dialogs.Window.Canvas())
	}
}

// Find finds the items whose words contain all typed words, and chooses the first. First come items that begin with all
// of the typed text, then those that begin with its first word, then those with a word that begins so.
func (p *palette) Find(words string) (number, chosen int) {
	p.matches = nil
	typed := strings.Fields(strings.ToLower(words))
	for _, item := range p.all {
		if containsAll(strings.ToLower(item.Label), typed) && (len(typed) == 0 || !item.Heads) {
			p.matches = append(p.matches, item)
		}
	}
	slices.SortStableFunc(p.matches, func(a, b PaletteItem) int {
		return distance(a.Label, typed) - distance(b.Label, typed)
	})
	return len(p.matches), slices.IndexFunc(p.matches, func(item PaletteItem) bool { return !item.Heads })
}

func (p *palette) Row(i int) FinderRow {
	item := p.matches[i]
	switch {
	case item.Heads:
		return FinderRow{Words: strings.ToUpper(item.Label), Disabled: true}
	case item.Reason != "":
		return FinderRow{Words: item.Label, Keys: item.Reason, Disabled: true}
	case p.touch:
		return FinderRow{Words: item.Label}
	}
	return FinderRow{Words: item.Label, Keys: item.Keys}
}

func (p *palette) Activate(i int) {
	item := p.matches[i]
	if item.Reason != "" || item.Heads {
		return
	}
	p.close()
	item.Run()
}

// distance says how well a label matches the typed words: 0 if it, or its submenu's part, begins with them, 1 if it
// begins with the first of them, 2 if another of its words does, 3 otherwise.
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
