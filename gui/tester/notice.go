package tester

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// notice stands where the failing cases will: what can be done at first, that none has failed so far, or that all is
// right.
type notice struct {
	picture *canvas.Image
	title   *widgets.Paragraph
	head    fyne.CanvasObject // the title
	words   *widgets.Paragraph
	choose  fyne.CanvasObject
	content fyne.CanvasObject
}

func newNotice(choose fyne.CanvasObject) *notice {
	const wide, side = 420, 48 // units
	n := &notice{
		picture: canvas.NewImageFromResource(nil), title: widgets.NewParagraph(""), words: widgets.NewParagraph(""),
		choose: container.NewCenter(choose),
	}
	n.picture.SetMinSize(fyne.NewSquareSize(side))
	n.picture.FillMode = canvas.ImageFillContain
	n.title.SizeName, n.title.TextStyle.Bold, n.title.Alignment = theme.SizeTitle, true, fyne.TextAlignCenter
	n.words.Alignment = fyne.TextAlignCenter
	n.head = widgets.Flush(n.title)
	column := widgets.NewColumn(n.picture, n.head, widgets.Flush(n.words), n.choose)
	n.content = widgets.NewCard(container.New(narrowLayout(wide), column))
	return n
}

// show shows an icon in a colour, a title, some words and perhaps the way to choose a program.
func (n *notice) show(sign icon.Name, colour fyne.ThemeColorName, title, words string, choose bool) {
	n.picture.Resource = theme.LineIcon(sign, colour, n.picture.MinSize().Width)
	n.title.SetText(title)
	n.words.SetText(words)
	widgets.SetVisible(n.head, title != "")
	widgets.SetVisible(n.choose, choose)
	n.content.Show()
	n.content.Refresh()
}

// showNotice says where the failing cases will stand what is known without one; what is listed says it otherwise.
func (p *parts) showNotice(r *run) {
	switch {
	case r == nil:
		p.notice.show(icon.Test, fynetheme.ColorNamePrimary, locale.Text("test.invite.title"),
			locale.Text("test.invite"), true)
	case len(p.rows) > 0 || r.err != nil:
		p.notice.content.Hide()
	case !r.over:
		p.notice.show(icon.Run, theme.ColorMuted, "", locale.Text("test.noneFailed"), false)
	case r.accepted():
		took := locale.Plural("test.accepted", r.Total)
		p.notice.show(icon.Check, theme.ColorPlayable, locale.Words().Verdict(0),
			locale.Sentences(took, locale.Words().WhiteSpace(&r.Tally)), false)
	default:
		words := locale.Text("test.stopped", locale.Args{"Done": r.Tally.Cases, "Total": r.Total})
		p.notice.show(icon.Warning, theme.ColorMuted, "",
			locale.Sentences(words, locale.Words().WhiteSpace(&r.Tally)), false)
	}
}

// narrowLayout keeps something in the middle, and no wider than so many units.
type narrowLayout float32

func (narrowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (most narrowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(float32(most), size.Width)
	objects[0].Resize(fyne.NewSize(width, 0)) // as wide as the lines of its words are broken for
	height := objects[0].MinSize().Height
	objects[0].Resize(fyne.NewSize(width, height))
	objects[0].Move(fyne.NewPos((size.Width-width)/2, max(0, (size.Height-height)/2)))
}
