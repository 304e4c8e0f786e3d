package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// Paragraph is a text that wraps where the language lets lines end.
type Paragraph struct {
	widget.Label
	words string
}

// NewParagraph returns a paragraph with the beginning of words, as far as they are shown at once.
func NewParagraph(words string) *Paragraph {
	p := &Paragraph{}
	p.Wrapping = fyne.TextWrapWord
	p.ExtendBaseWidget(p)
	p.SetText(words)
	return p
}

// SetText changes the words if they differ.
func (p *Paragraph) SetText(words string) {
	if words = text.Cut(words, mostShown); p.words != words {
		p.words = words
		p.Label.SetText(locale.Breakable(words))
	}
}

// SetImportance changes how much the words stand out.
func (p *Paragraph) SetImportance(importance widget.Importance) {
	if p.Importance != importance {
		p.Importance = importance
		p.Refresh()
	}
}

// Words returns the words as they were given.
func (p *Paragraph) Words() string { return p.words }

// AccessibilityLabel returns what a screen reader says.
func (p *Paragraph) AccessibilityLabel() string { return p.words }

// richText renders a text in Markdown that wraps where the language lets lines end.
func richText(markdown string) *widget.RichText {
	text := widget.NewRichTextFromMarkdown(markdown)
	text.Wrapping = fyne.TextWrapWord
	letBreak(text.Segments)
	return text
}

func letBreak(segments []widget.RichTextSegment) {
	for _, segment := range segments {
		switch s := segment.(type) {
		case *widget.TextSegment:
			s.Text = locale.Breakable(s.Text)
		case *widget.ParagraphSegment:
			letBreak(s.Texts)
		case *widget.ListSegment:
			letBreak(s.Items)
		}
	}
}
