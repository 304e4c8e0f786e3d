package page

import (
	"strings"

	"ninefold/gui/view"
)

var _ = kind(writeProse)

func writeProse(w *writer, d view.Prose) {
	for _, s := range d.Sections {
		if s.Board != nil {
			w.start("figure")
			w.WriteString(thumbnail(s.Board, pictureSide))
			w.end("figure")
			continue
		}
		writeMarkdown(w, s.Markdown)
	}
}

// pictureSide is the size, in pixels, for which a board is drawn in a text.
const pictureSide = 320

// writeMarkdown writes the Markdown of the help: headings, paragraphs, lists, fenced code, emphasis, code and links.
func writeMarkdown(w *writer, text string) {
	m := markdown{writer: w}
	for line := range strings.SplitSeq(text, "\n") {
		m.line(line)
	}
	m.endList()
	if m.fence {
		w.end("pre")
	}
}

// markdown writes a Markdown text line by line, and knows which elements are open.
type markdown struct {
	*writer
	paragraph []string // its lines so far; none if no paragraph is open
	list      bool
	fence     bool // a code block is open
}

func (m *markdown) line(line string) {
	level := len(line) - len(strings.TrimLeft(line, "#"))
	switch {
	case strings.HasPrefix(line, "```"):
		m.endList()
		if m.fence = !m.fence; m.fence {
			m.start("pre")
		} else {
			m.end("pre")
		}
	case m.fence:
		m.text(line + "\n")
	case strings.TrimSpace(line) == "":
		m.endParagraph()
	case level > 0 && level < 4:
		m.endList()
		m.inlineIn([...]string{"h2", "h3", "h4"}[level-1], strings.TrimSpace(line[level:]))
	case strings.HasPrefix(line, "- "):
		m.endParagraph()
		if !m.list {
			m.start("ul")
			m.list = true
		}
		m.inlineIn("li", line[2:])
	default:
		if m.list {
			m.endList()
		}
		m.paragraph = append(m.paragraph, line)
	}
}

func (m *markdown) endParagraph() {
	if len(m.paragraph) > 0 {
		m.inlineIn("p", strings.Join(m.paragraph, " "))
		m.paragraph = nil
	}
}

func (m *markdown) endList() {
	m.endParagraph()
	if m.list {
		m.end("ul")
		m.list = false
	}
}

func (m *markdown) inlineIn(tag, text string) {
	m.start(tag)
	m.inline(text)
	m.end(tag)
}

// inline writes the emphasis, code and links of a line.
func (m *markdown) inline(text string) {
	for text != "" {
		at := strings.IndexAny(text, "*`[")
		if at < 0 {
			break
		}
		m.text(text[:at])
		text = text[at:]
		var ok bool
		for _, by := range [...]struct{ mark, tag string }{{"**", "strong"}, {"*", "em"}, {"`", "code"}} {
			if text, ok = m.marked(text, by.mark, by.tag); ok {
				break
			}
		}
		if ok {
			continue
		}
		if text, ok = m.linked(text); !ok {
			m.text(text[:1])
			text = text[1:]
		}
	}
	m.text(text)
}

// marked writes the text between two marks and returns the rest. It reports false if the text does not begin so.
func (m *markdown) marked(text, mark, tag string) (rest string, ok bool) {
	inner, ok := strings.CutPrefix(text, mark)
	if !ok {
		return text, false
	}
	inner, rest, ok = strings.Cut(inner, mark)
	if !ok || inner == "" {
		return text, false
	}
	m.start(tag)
	if tag == "code" {
		m.text(inner)
	} else {
		m.inline(inner)
	}
	m.end(tag)
	return rest, true
}

// linked writes a link, [words](address), and returns the rest. It reports false if the text does not begin with one.
func (m *markdown) linked(text string) (rest string, ok bool) {
	words, rest, ok := strings.Cut(strings.TrimPrefix(text, "["), "](")
	if !ok || !strings.HasPrefix(text, "[") {
		return text, false
	}
	address, rest, ok := strings.Cut(rest, ")")
	if !ok {
		return text, false
	}
	m.link(words, address)
	return rest, true
}
