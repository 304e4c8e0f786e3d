package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// What is shown of a long text at once: more, longer lines or control characters would hold the window up while they
// are drawn.
const (
	pageLines  = 40
	pageColumn = 100 // characters of a line
)

// Printable reports whether a text is UTF-8 without control characters other than line ends and tabs.
func Printable(text []byte) bool {
	if !utf8.Valid(text) {
		return false
	}
	for _, r := range string(text) {
		if unicode.IsControl(r) && r != '\n' && r != '\r' && r != '\t' {
			return false
		}
	}
	return true
}

// ShowUnreadable shows what is wrong with a text that nobody would mend by hand, and its first lines, cut.
func ShowUnreadable(dialogs *Dialogs, title string, text []byte, err error) {
	message := NewParagraph(locale.Words().Error(err))
	message.Importance = widget.DangerImportance
	const enough = 4096 // bytes, more than the lines below
	lines := split(string(text[:min(len(text), enough)]), pageColumn)
	first := NewPage()
	first.setLines(lines[:min(len(lines), 12)])
	d := dialogs.NewView(title, container.NewBorder(message, nil, nil, nil, container.NewScroll(first)))
	d.Resize(fyne.NewSize(520, 400))
	dialogs.Show(d)
}

// ShowPages shows a long text one page at a time.
func ShowPages(dialogs *Dialogs, title, text string) {
	lines, at := split(text, pageColumn), 0
	page := NewPage()
	var back, forward *Button
	show := func(from int) {
		at = from
		page.setLines(lines[at:min(at+pageLines, len(lines))])
		enable(back, at > 0)
		enable(forward, at+pageLines < len(lines))
	}
	back = NewButton(locale.Text("page.back"), func() { show(at - pageLines) })
	forward = NewButton(locale.Text("page.forward"), func() { show(at + pageLines) })
	show(0)
	buttons := container.NewHBox(back, forward)
	d := dialogs.NewView(title, container.NewBorder(nil, buttons, nil, nil, container.NewScroll(page)))
	d.Resize(fyne.NewSize(640, 480))
	dialogs.Show(d)
}

// Page shows the beginning of a text in a monospaced font. It breaks long lines, and shows a dot for what cannot be
// shown.
type Page struct{ widget.Label }

// NewPage returns an empty page.
func NewPage() *Page {
	p := &Page{}
	p.TextStyle.Monospace = true
	p.ExtendBaseWidget(p)
	return p
}

// SetText shows the beginning of a text: three pages of lines that may be three times as long.
func (p *Page) SetText(content string) {
	const lines, column = 3 * pageLines, 3 * pageColumn
	all := split(text.Cut(content, lines*column), column)
	p.setLines(all[:min(lines, len(all))])
}

func (p *Page) setLines(lines []string) { p.Label.SetText(strings.Join(lines, "\n")) }

func enable(button *Button, enabled bool) {
	if enabled {
		button.Enable()
	} else {
		button.Disable()
	}
}

// Visible replaces each character that cannot be shown by a dot, and ends lines with a line feed alone.
func Visible(text string) string {
	return strings.Map(func(r rune) rune {
		if r != '\n' && (unicode.IsControl(r) || r == utf8.RuneError) {
			return '·'
		}
		return r
	}, strings.ReplaceAll(text, "\r\n", "\n"))
}

// split returns the lines of a text, broken at a column, with a dot for each character that cannot be shown.
func split(text string, column int) []string {
	var lines []string
	for _, line := range strings.Split(Visible(text), "\n") {
		runes := []rune(line)
		for len(runes) > column {
			lines = append(lines, string(runes[:column]))
			runes = runes[column:]
		}
		lines = append(lines, string(runes))
	}
	return lines
}
