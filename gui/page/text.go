package page

import (
	"cmp"
	"strings"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var (
	_ = kind(writeWords)
	_ = kind(func(w *writer, n view.Icon) {
		if n.Icon == icon.Program {
			side := number(n.Side)
			w.start("img", "src", "icon-192.png", "alt", "", "width", side, "height", side)
			return
		}
		w.icon(n.Icon, classes(string(n.Ink), sized("s", n.Side)))
	})
	_ = kind(func(w *writer, n view.Picture) { w.WriteString(thumbnail(&n.Board, cmp.Or(n.Side, pictureSide))) })
	_ = kind(func(w *writer, n view.Fill) {
		w.whole("i", "", "class", classes("fill", string(n.Ink), sized("w", n.Width), sized("h", n.Height)))
	})
)

// textClasses and textTags are the classes and the elements of styles.
var (
	textClasses = [...]string{view.Muted: "muted", view.MutedStrong: "muted bold", view.Label: "label",
		view.Counted: "counted", view.Headed: "headed", view.Large: "large", view.Tagged: "tag", view.Fixed: ""}
	textTags = map[view.Style]string{view.Strong: "b", view.Small: "small"}
)

// writeWords writes a text: within a line or a button, or as a paragraph, one for each line.
func writeWords(w *writer, t view.Text) {
	class := classes(textClasses[t.Style], string(t.Ink), flag("two-lines", t.Least > 1 && !w.inLine))
	switch {
	case t.Role == view.Heading && t.Style == view.Strong && w.inLine:
		w.element("h3", t.Words)
	case t.Role == view.Heading:
		w.element("h2", t.Words)
	case w.inLine || t.Style == view.Tagged:
		w.element(cmp.Or(textTags[t.Style], "span"), t.Words, "class", class)
	case t.Scrolls:
		w.whole("pre", t.Words, "class", "log", "tabindex", "0")
	case t.Style == view.Fixed:
		w.element("pre", t.Words+"\n")
	case t.Role == view.Alert:
		w.element("p", t.Words, "class", classes("warning", flag("two-lines", t.Least > 1)), "role", "alert")
	default:
		for line := range strings.SplitSeq(t.Words, "\n") {
			w.element("p", line, "class", classes(flag("small", t.Style == view.Small), class))
		}
	}
}
