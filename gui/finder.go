package gui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// finder finds a command by a few letters of its words and runs it.
type finder struct {
	all     []*command
	matches []*command
	chosen  int // index in matches
	list    *widget.List
	entry   *finderEntry
	run     func(*command)
}

// showFinder opens the command palette with every command that can do something now.
func (a *App) showFinder() {
	p := &finder{}
	for _, c := range a.commands {
		if a.can(c) && c.id != "palette" {
			p.all = append(p.all, c)
		}
	}
	p.entry = newFinderEntry(p)
	p.list = widget.NewList(func() int { return len(p.matches) }, newFinderRow, func(i widget.ListItemID, row fyne.CanvasObject) {
		p.fillRow(row, i)
	})
	p.list.HideSeparators = true
	d := dialog.NewCustomWithoutButtons(locale.Text("palette.title"), container.NewBorder(p.entry, nil, nil, nil, p.list), a.window)
	p.run = func(c *command) {
		d.Hide()
		a.do(c)
	}
	p.entry.escape = d.Hide
	d.Resize(fyne.NewSize(440, 420))
	a.show(d)
	p.filter("")
	a.window.Canvas().Focus(p.entry)
}

// newFinderRow is a row of the list: a button with the command's words, and its keys at the right.
func newFinderRow() fyne.CanvasObject {
	button := widget.NewButton("", nil)
	button.Alignment = widget.ButtonAlignLeading
	return container.NewBorder(nil, nil, nil, widget.NewLabel(""), button)
}

func (p *finder) fillRow(row fyne.CanvasObject, i int) {
	parts := row.(*fyne.Container).Objects
	button, keys, c := parts[0].(*widget.Button), parts[1].(*widget.Label), p.matches[i]
	button.Importance = widget.LowImportance
	if i == p.chosen {
		button.Importance = widget.HighImportance
	}
	button.OnTapped = func() { p.run(c) }
	button.SetText(c.fullLabel())
	keys.SetText(c.keys())
}

// filter shows the commands whose words hold all of the given ones, and chooses the first.
func (p *finder) filter(words string) {
	p.matches = nil
	for _, c := range p.all {
		if containsAll(strings.ToLower(c.fullLabel()), strings.Fields(strings.ToLower(words))) {
			p.matches = append(p.matches, c)
		}
	}
	p.choose(0)
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
func (p *finder) choose(i int) {
	p.chosen = max(0, min(i, len(p.matches)-1))
	p.list.Refresh()
	p.list.ScrollTo(p.chosen)
}

func (p *finder) runChosen() {
	if p.chosen < len(p.matches) {
		p.run(p.matches[p.chosen])
	}
}

// finderEntry is the finder's text field; the arrow keys move in the list while one types.
type finderEntry struct {
	widget.Entry
	finder *finder
	escape func()
}

func newFinderEntry(p *finder) *finderEntry {
	e := &finderEntry{finder: p}
	e.ExtendBaseWidget(e)
	e.PlaceHolder = locale.Text("palette.hint")
	e.OnChanged = p.filter
	return e
}

func (e *finderEntry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp:
		e.finder.choose(e.finder.chosen - 1)
	case fyne.KeyDown:
		e.finder.choose(e.finder.chosen + 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		e.finder.runChosen()
	case fyne.KeyEscape:
		e.escape()
	default:
		e.Entry.TypedKey(key)
	}
}

// fullLabel is the command's words with those of its submenu before them.
func (c *command) fullLabel() string {
	if c.group == "" {
		return c.label()
	}
	return locale.Text("menu."+c.group) + ": " + c.label()
}

// showShortcuts opens a sheet of every key there is.
func (a *App) showShortcuts() {
	rows := container.New(layout.NewFormLayout())
	add := func(keys, does string) {
		rows.Add(widget.NewLabelWithStyle(keys, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
		words := widget.NewLabel(does)
		words.Truncation = fyne.TextTruncateEllipsis
		rows.Add(words)
	}
	for _, key := range [...]string{"arrows", "play", "digits", "escape"} {
		add(locale.Text("keys."+key), locale.Text("keys."+key+".does"))
	}
	for _, c := range a.commands {
		if keys := c.keys(); keys != "" {
			add(keys, c.fullLabel())
		}
	}
	d := dialog.NewCustom(locale.Text("command.shortcuts"), locale.Text("sheet.close"), container.NewVScroll(rows), a.window)
	d.Resize(fyne.NewSize(460, 460))
	a.show(d)
}
