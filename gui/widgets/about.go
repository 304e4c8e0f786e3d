package widgets

import (
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// problems lists the two problems of the program with the pages that state them.
var problems = [...]struct{ name, address string }{
	{"Codeforces 907B", "https://codeforces.com/problemset/problem/907/B"},
	{"QOJ 17074", "https://qoj.ac/problem/17074"},
}

// ShowAbout shows the program's version, licence and sources.
func ShowAbout(dialogs *Dialogs, icon fyne.Resource, version string) {
	const side = 64 // units, of the icon
	picture := canvas.NewImageFromResource(icon)
	picture.FillMode = canvas.ImageFillContain
	picture.SetMinSize(fyne.NewSquareSize(side))
	name := NewBoldLabel("Ninefold")
	name.SizeName = theme.SizeTitle
	words := NewColumn(Flush(name), Flush(NewLabel(locale.Text("about.version", locale.Args{"Version": version}))))
	named := container.NewVBox(layout.NewSpacer(), words, layout.NewSpacer())
	head := NewRow(named, picture, named)
	links := container.New(layout.NewCustomPaddedHBoxLayout(2 * theme.Gap))
	for _, p := range problems {
		links.Add(Flush(NewAddress(p.name, p.address)))
	}
	d := dialogs.NewView(locale.Text("command.about"), NewColumn(
		head, Flush(NewParagraph(locale.Text("about.text"))), links, Flush(NewParagraph(locale.Text("about.licence")))))
	d.Resize(fyne.NewSize(420, 0))
	dialogs.Show(d)
}

// NewAddress returns a link that opens a web page.
func NewAddress(words, address string) *Link {
	l := NewLink(nil)
	l.Text = words
	l.URL, _ = url.Parse(address)
	l.OnTapped = func() { _ = fyne.CurrentApp().OpenURL(l.URL) } // without a browser nothing happens
	return l
}
