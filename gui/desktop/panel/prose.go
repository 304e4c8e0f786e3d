package panel

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/board"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Prose) element {
	const least = 200
	return element{stretches: true, lay: func(float32) placed {
		return placed{height: least, draw: func(p *pen, a area) {
			page := keep(p, "prose", newScrolledText)
			p.put(page.Scroller, a)
			page.show(n.Sections, p.options.Post)
		}}
	}}
})

type scrolledText struct {
	*Scroller
	column   *fyne.Container
	sections []view.Section // shown, or about to be
}

func newScrolledText() *scrolledText {
	p := &scrolledText{column: container.NewVBox()}
	over := &glass{}
	over.ExtendBaseWidget(over)
	p.Scroller = newScroller(container.NewStack(p.column, over))
	over.page = p.Scroller
	return p
}

func (*scrolledText) leave() {}

// show shows sections, a few at a time, because all at once would block the window.
func (p *scrolledText) show(sections []view.Section, post func(func())) {
	if reflect.DeepEqual(p.sections, sections) {
		return
	}
	p.sections = sections
	p.column.Objects = nil
	p.add(sections, post)
}

func (p *scrolledText) add(sections []view.Section, post func(func())) {
	const atOnce = 3 // sections, which take some milliseconds
	n := min(atOnce, len(sections))
	for _, s := range sections[:n] {
		p.column.Objects = append(p.column.Objects, drawnSection(s))
	}
	p.Refresh()
	if rest := sections[n:]; len(rest) > 0 {
		all := &p.sections[0]
		post(func() {
			if len(p.sections) > 0 && all == &p.sections[0] {
				p.add(rest, post)
			}
		})
	}
}

func drawnSection(s view.Section) fyne.CanvasObject {
	const side = 300 // units, of a picture
	if s.Board != nil {
		return container.NewCenter(container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(side)),
			board.NewPicture(*s.Board)))
	}
	text := widget.NewRichTextFromMarkdown(s.Markdown)
	text.Wrapping = fyne.TextWrapWord
	typeset(text.Segments)
	return text
}

// typeset lets lines end where the language does, and removes spaces that would be shown as boxes.
func typeset(segments []widget.RichTextSegment) {
	for _, segment := range segments {
		switch s := segment.(type) {
		case *widget.TextSegment:
			s.Text = language.Breakable(arrowSafe.Replace(s.Text))
		case *widget.ParagraphSegment:
			typeset(s.Texts)
		case *widget.ListSegment:
			typeset(s.Items)
		}
	}
}
