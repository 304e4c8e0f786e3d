package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Start is the ways in, each in words.
type Start struct{ Ways []Way }

// Way is a way in.
type Way struct {
	ID       string
	Icon     fyne.ThemeIconName
	Words    string
	Sentence string
	Keys     string
}

const wayHeight = 52

func (d Start) paint(p *pen, a area) float32 {
	for i, w := range d.Ways {
		row := a.cutTop(wayHeight)
		if i > 0 {
			p.line(row)
		}
		p.press(row, wayRow(w), func() { p.options.Do(w.ID) })
	}
	return float32(len(d.Ways)) * wayHeight
}

func (Start) tab() string { return tabStart }

type wayRow Way

func (f wayRow) traits() traits {
	return traits{label: f.Words + locale.Text("clause.comma") + f.Sentence, keys: f.Keys, radius: theme.CardRadius}
}

func (f wayRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(14)
	tile := a.cutLeft(side).middle(side)
	p.box(tile, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
	p.icon(tile.inset(8), f.Icon, fynetheme.ColorNamePrimary)
	a.cutLeft(14)
	if !p.options.Touch {
		a.cutRight(p.text(a, f.Keys, caption, fyne.TextAlignTrailing))
	}
	a = a.middle(plain.line() + caption.line())
	p.text(a.cutTop(plain.line()), f.Words, strong, fyne.TextAlignLeading)
	p.text(a, f.Sentence, caption, fyne.TextAlignLeading)
}

// Recent is the files that were open before.
type Recent struct {
	Files []RecentFile
	Hint  string // in the place of files
}

// RecentFile is a file that was open before.
type RecentFile struct {
	Path  string // given to Options.Open
	Name  string
	About string
}

func (d Recent) paint(p *pen, a area) float32 {
	const inset = theme.Gap
	top := a.y
	a.cutTop(inset)
	b := a.within(theme.Inset)
	p.title(&b, locale.Text("panel.recent"), "", caption)
	if len(d.Files) == 0 {
		b.cutTop(theme.Unit)
		p.paragraph(&b, d.Hint, caption, 2)
	}
	for _, f := range d.Files {
		row := b.cutTop(p.touchable(26))
		row.x, row.width = a.x+theme.Unit, a.width-2*theme.Unit
		p.press(row, recentRow(f), func() { p.options.Open(f.Path) })
	}
	return b.y - top + inset
}

func (Recent) tab() string { return tabStart }

type recentRow RecentFile

func (f recentRow) traits() traits {
	return traits{label: f.Name + locale.Text("clause.comma") + f.About, radius: theme.Unit}
}

func (f recentRow) draw(p *pen, a area) {
	a = a.within(theme.Inset - theme.Unit)
	about := a
	about.x, about.width = a.x+a.width/2, a.width/2
	a.cutRight(p.text(about, f.About, caption, fyne.TextAlignTrailing) + theme.Gap)
	p.text(a, f.Name, plain, fyne.TextAlignLeading)
}
