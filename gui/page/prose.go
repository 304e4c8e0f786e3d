package page

import (
	"strings"

	"ninefold/gui/view"
)

var _ = kind((*writer).prose)

func (w *writer) prose(d view.Prose) {
	for _, s := range d.Sections {
		if s.Board != nil {
			w.start("figure")
			w.WriteString(thumbnail(s.Board, pictureSide))
			w.end("figure")
			continue
		}
		w.markdown(s.Markdown)
	}
}

// pictureSide is the size, in pixels, for which a board is drawn in a text.
const pictureSide = 320

// markdown writes the Markdown of the help: headings, paragraphs, lists, fenced code, emphasis, code and links.
func (w *writer) markdown(text string) {
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
func (w *writer) inline(text string) {
	for text != "" {
		at := strings.IndexAny(text, "*`[")
		if at < 0 {
			break
		}
		w.text(text[:at])
		text = text[at:]
		var ok bool
		for _, m := range [...]struct{ mark, tag string }{{"**", "strong"}, {"*", "em"}, {"`", "code"}} {
			if text, ok = w.marked(text, m.mark, m.tag); ok {
				break
			}
		}
		if ok {
			continue
		}
		if text, ok = w.linked(text); !ok {
			w.text(text[:1])
			text = text[1:]
		}
	}
	w.text(text)
}

// marked writes the text between two marks and returns the rest. It reports false if the text does not begin so.
func (w *writer) marked(text, mark, tag string) (rest string, ok bool) {
	inner, ok := strings.CutPrefix(text, mark)
	if !ok {
		return text, false
	}
	inner, rest, ok = strings.Cut(inner, mark)
	if !ok || inner == "" {
		return text, false
	}
	w.start(tag)
	if tag == "code" {
		w.text(inner)
	} else {
		w.inline(inner)
	}
	w.end(tag)
	return rest, true
}

// linked writes a link, [words](address), and returns the rest. It reports false if the text does not begin with one.
func (w *writer) linked(text string) (rest string, ok bool) {
	words, rest, ok := strings.Cut(strings.TrimPrefix(text, "["), "](")
	if !ok || !strings.HasPrefix(text, "[") {
		return text, false
	}
	address, rest, ok := strings.Cut(rest, ")")
	if !ok {
		return text, false
	}
	w.link(words, address)
	return rest, true
}
