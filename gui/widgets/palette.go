package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

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
	chosen  int // index in matches
	list    *List
	none    *Paragraph // says that there is no match
	entry   *paletteEntry
	run     func(PaletteItem)
}

// ShowPalette opens the command palette.
func ShowPalette(dialogs *Dialogs, items []PaletteItem) {
	p := &palette{all: items, none: NewParagraph(locale.Text("palette.none"))}
	p.entry = newPaletteEntry(p)
	p.list = NewList(func() int { return len(p.matches) }, newPaletteRow, func(i widget.ListItemID, row fyne.CanvasObject) {
		p.fillRow(row, i)
	})
	p.list.HideSeparators = true
	p.list.OnSelected = func(i widget.ListItemID) { p.run(p.matches[i]) }
	d := dialogs.New(locale.Text("palette.title"), container.NewBorder(p.entry, nil, nil, nil, container.NewStack(p.list, p.none)))
	p.run = func(item PaletteItem) {
		d.Hide()
		item.Run()
	}
	d.Resize(fyne.NewSize(440, 420))
	dialogs.Show(d)
	p.filter("")
	dialogs.Window.Canvas().Focus(p.entry)
}

// newPaletteRow is a row of the list: a button with an item's words, and its keys at the right.
func newPaletteRow() fyne.CanvasObject {
	button := NewButton("", nil)
	button.Alignment = widget.ButtonAlignLeading
	return container.NewBorder(nil, nil, nil, widget.NewLabel(""), button)
}

func (p *palette) fillRow(row fyne.CanvasObject, i int) {
	parts := row.(*fyne.Container).Objects
	button, keys, item := parts[0].(*Button), parts[1].(*widget.Label), p.matches[i]
	button.Importance = widget.LowImportance
	if i == p.chosen {
		button.Importance = widget.HighImportance
	}
	button.OnTapped = func() { p.run(item) }
	button.SetText(item.Label)
	keys.SetText(item.Keys)
}

// filter shows the items whose words hold all of the given ones, those first that begin with them, then those of which a
// word does, and chooses the first. Otherwise the order stays.
func (p *palette) filter(words string) {
	p.matches = nil
	typed := strings.Fields(strings.ToLower(words))
	for _, item := range p.all {
		if containsAll(strings.ToLower(item.Label), typed) {
			p.matches = append(p.matches, item)
		}
	}
	slices.SortStableFunc(p.matches, func(a, b PaletteItem) int { return distance(a.Label, typed) - distance(b.Label, typed) })
	SetVisible(p.none, len(p.matches) == 0)
	p.choose(0)
}

// distance is how far a label is from beginning with the first of the typed words: 0 if it or its submenu's part does, 1 if
// one of its other words does, 2 if none does.
func distance(label string, typed []string) int {
	if len(typed) == 0 {
		return 0
	}
	label = strings.ToLower(label)
	_, own, _ := strings.Cut(label, locale.Text("name.colon"))
	if strings.HasPrefix(label, typed[0]) || strings.HasPrefix(own, typed[0]) {
		return 0
	}
	for _, word := range strings.Fields(label) {
		if strings.HasPrefix(word, typed[0]) {
			return 1
		}
	}
	return 2
}

func containsAll(text string, words []string) bool {
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// choose goes to a match, as far as there is one.
func (p *palette) choose(i int) {
	p.chosen = max(0, min(i, len(p.matches)-1))
	p.list.Refresh()
	p.list.ScrollTo(p.chosen)
}

func (p *palette) runChosen() {
	if p.chosen < len(p.matches) {
		p.run(p.matches[p.chosen])
	}
}

// paletteEntry is the palette's text field; the arrow keys move in the list while one types.
type paletteEntry struct {
	widget.Entry
	palette *palette
}

func newPaletteEntry(p *palette) *paletteEntry {
	e := &paletteEntry{palette: p}
	e.ExtendBaseWidget(e)
	e.PlaceHolder = locale.Text("palette.hint")
	e.OnChanged = p.filter
	return e
}

func (e *paletteEntry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp:
		e.palette.choose(e.palette.chosen - 1)
	case fyne.KeyDown:
		e.palette.choose(e.palette.chosen + 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		e.palette.runChosen()
	case fyne.KeyEscape:
		passOn(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}
