package page

import (
	"strings"

	"ninefold/gui/view"
)

func (w *writer) prose(d *view.Prose) {
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

// markdown writes the Markdown that the help has: headings, paragraphs, lists, fenced code, and in the text emphasis,
// code and links.
func (w *writer) markdown(text string) {
	var paragraph []string
	list, fence := false, false
	endParagraph := func() {
		if len(paragraph) > 0 {
			w.start("p")
			w.inline(strings.Join(paragraph, " "))
			w.end("p")
			paragraph = nil
		}
	}
	endList := func() {
		endParagraph()
		if list {
			w.end("ul")
			list = false
		}
	}
	for _, line := range strings.Split(text, "\n") {
		level := len(line) - len(strings.TrimLeft(line, "#"))
		switch {
		case strings.HasPrefix(line, "```"):
			endList()
			if fence = !fence; fence {
				w.start("pre")
			} else {
				w.end("pre")
			}
		case fence:
			w.text(line + "\n")
		case strings.TrimSpace(line) == "":
			endParagraph()
		case level > 0 && level < 4:
			endList()
			heading := [...]string{"h2", "h3", "h4"}[level-1]
			w.start(heading)
			w.inline(strings.TrimSpace(line[level:]))
			w.end(heading)
		case strings.HasPrefix(line, "- "):
			endParagraph()
			if !list {
				w.start("ul")
				list = true
			}
			w.start("li")
			w.inline(line[2:])
			w.end("li")
		default:
			if list {
				endList()
			}
			paragraph = append(paragraph, line)
		}
	}
	endList()
	if fence {
		w.end("pre")
	}
}

// inline writes a line with its emphasis, code and links.
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

// marked writes what stands between two marks, and returns what follows; false if the text begins otherwise.
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

// linked writes a link such as [words](address), and returns what follows; false if the text begins otherwise.
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

func isWeb(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}
