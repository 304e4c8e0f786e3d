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
	open := "" // the element that holds the lines before
	in := func(tag string) {
		if open == tag {
			return
		}
		if open != "" {
			w.end(open)
		}
		if tag != "" {
			w.start(tag)
		}
		open = tag
	}
	for line := range strings.SplitSeq(text, "\n") {
		item, isItem := strings.CutPrefix(line, "- ")
		words := strings.TrimLeft(line, "#")
		level := len(line) - len(words)
		switch {
		case strings.HasPrefix(line, "```"):
			in(flag("pre", open != "pre"))
		case open == "pre":
			w.text(line + "\n")
		case strings.TrimSpace(line) == "":
			in("")
		case 0 < level && level < 4:
			in("")
			writeInline(w, [...]string{"h2", "h3", "h4"}[level-1], strings.TrimSpace(words))
		case isItem:
			in("ul")
			writeInline(w, "li", item)
		case open == "p":
			w.inline(" " + line)
		default:
			in("p")
			w.inline(line)
		}
	}
	in("")
}

func writeInline(w *writer, tag, words string) {
	w.start(tag)
	w.inline(words)
	w.end(tag)
}

// inline writes a line with its emphasis, code and links.
func (w *writer) inline(text string) {
	for text != "" {
		rest, ok := w.span(text)
		if !ok {
			end := 1 + strings.IndexAny(text[1:]+"*", "*`[")
			w.text(text[:end])
			rest = text[end:]
		}
		text = rest
	}
}

// span writes what a text begins with: emphasis, code or a link. It returns the rest, and reports false if the text
// begins with none.
func (w *writer) span(text string) (rest string, ok bool) {
	for _, s := range [...]struct{ begin, end, tag string }{
		{"**", "**", "strong"}, {"*", "*", "em"}, {"`", "`", "code"}, {"[", ")", ""},
	} {
		inside, begins := strings.CutPrefix(text, s.begin)
		inside, rest, ends := strings.Cut(inside, s.end)
		words, address, links := strings.Cut(inside, "](")
		switch {
		case !begins || !ends || inside == "" || s.tag == "" && !links:
			continue
		case s.tag == "":
			w.link(words, address)
		case s.tag == "code":
			w.element("code", inside)
		default:
			writeInline(w, s.tag, inside)
		}
		return rest, true
	}
	return text, false
}
