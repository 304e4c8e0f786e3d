package page

import (
	"html"
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// writer writes HTML. Attributes are pairs of name and value; an attribute with an empty value is left out.
type writer struct {
	strings.Builder
	inLine   bool // words are a part of a line, not a paragraph
	inButton bool // so is all, and an element is a span
}

// start writes the start tag of an element.
func (w *writer) start(tag string, attributes ...string) {
	w.WriteString("<" + tag)
	for i := 0; i < len(attributes); i += 2 {
		if value := attributes[i+1]; value != "" {
			w.WriteString(" " + attributes[i] + `="` + html.EscapeString(value) + `"`)
		}
	}
	w.WriteString(">")
}

func (w *writer) end(tag string) { w.WriteString("</" + tag + ">") }

// whole writes an element with a text, which may be empty.
func (w *writer) whole(tag, words string, attributes ...string) {
	w.start(tag, attributes...)
	w.text(words)
	w.end(tag)
}

func (w *writer) text(words string) { w.WriteString(html.EscapeString(words)) }

// element writes an element with a text, or nothing if the text is empty.
func (w *writer) element(tag, words string, attributes ...string) {
	if words != "" {
		w.whole(tag, words, attributes...)
	}
}

// flag returns the value of an attribute or a class if on, otherwise "".
func flag(value string, on bool) string {
	if on {
		return value
	}
	return ""
}

// classes joins the names of classes; empty names are left out.
func classes(names ...string) string {
	return strings.Join(strings.Fields(strings.Join(names, " ")), " ")
}

// icon writes an icon by reference to Sprite.
func (w *writer) icon(name icon.Name, class string) {
	if name == "" {
		return
	}
	class = classes("icon", class, flag("x", name == icon.Cross), flag("o", name == icon.Ring))
	w.start("svg", "class", class, "aria-hidden", "true")
	w.whole("use", "", "href", "#i-"+string(name))
	w.end("svg")
}

// button writes a button with its icon and its words.
func (w *writer) button(b view.Button, class string) {
	if b.Words == "" {
		return
	}
	w.startButton(b, classes(class, flag("primary", b.Primary)))
	w.icon(b.Icon, "")
	w.element("span", b.Words)
	w.end("button")
}

// iconButton writes a button that shows only its icon.
func (w *writer) iconButton(b view.Button, class string) {
	w.startButton(b, class, "aria-label", b.Words)
	w.icon(b.Icon, "")
	w.end("button")
}

// doing writes a link that does something.
func (w *writer) doing(b view.Button, class string) {
	w.element("button", b.Words, "type", "button", "class", classes("link", class), "data-do", b.ID)
}

func (w *writer) startButton(b view.Button, class string, more ...string) {
	tip := ""
	if b.Keys != "" || len(more) > 0 {
		tip = b.Tip()
	}
	w.start("button", append([]string{
		"type", "button", "class", class, "data-do", b.ID, "title", tip, "aria-pressed", flag("true", b.On),
		"aria-keyshortcuts", b.Keys, "disabled", flag("disabled", b.Disabled),
	}, more...)...)
}

// choices writes alternatives side by side. The attribute `tells` has what is told of a press.
func (w *writer) choices(s view.Options, class, tells string) {
	if len(s.Choices) == 0 {
		return
	}
	w.start("div", "class", classes("switch", class), "role", "group", "data-key", s.ID)
	for _, c := range s.Choices {
		w.start("button", "type", "button", tells, c.ID, "aria-pressed", strconv.FormatBool(c.On),
			"disabled", flag("disabled", c.Disabled))
		w.element("span", c.Words)
		w.element("small", c.Sentence)
		w.end("button")
	}
	w.end("div")
}

// options writes the browser's own menu of choices. If none is on, it shows an empty one.
func (w *writer) options(name, id string, choices []view.Choice) {
	w.start("select", "data-select", "data-select", "data-id", id, "aria-label", name, "autocomplete", "off")
	if !slices.ContainsFunc(choices, func(c view.Choice) bool { return c.On }) {
		w.whole("option", "", "value", "", "selected", "selected", "hidden", "hidden")
	}
	for _, c := range choices {
		words := c.Words
		if c.Sentence != "" {
			words += " — " + c.Sentence
		}
		w.whole("option", words, "value", c.ID, "selected", flag("selected", c.On),
			"disabled", flag("disabled", c.Disabled))
	}
	w.end("select")
}

func number(n float32) string { return strconv.FormatFloat(float64(n), 'f', -1, 32) }
