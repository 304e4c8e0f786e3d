package page

import (
	"strconv"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// head returns the top of the window: the menus and the toolbar, or on a phone a title and the switch.
func head(d *view.Window) string {
	var w writer
	if d.Head.Title != "" {
		w.element("h1", d.Head.Title)
		w.choices(d.Head.Switch, "", "data-do")
		return w.String()
	}
	if len(d.Menus) > 0 {
		w.start("nav", "class", "menus", "aria-label", language.Text("page.commands"))
		for i, m := range d.Menus {
			w.start("details", "name", "menu", "data-key", strconv.Itoa(i))
			w.element("summary", m.Words)
			writeItems(&w, m.Items)
			w.end("details")
		}
		w.end("nav")
	}
	writeToolbar(&w, &d.Toolbar)
	return w.String()
}

// writeItems writes the items of a menu. A submenu's items stand below its words.
func writeItems(w *writer, items []view.MenuItem) {
	w.start("ul", "class", "menu")
	for _, item := range items {
		switch {
		case item.Words == "":
			w.start("li", "role", "separator")
		case len(item.Items) > 0:
			w.start("li")
			w.start("details", "name", "submenu")
			w.element("summary", item.Words)
			writeItems(w, item.Items)
			w.end("details")
		default:
			w.start("li")
			w.start("button", "type", "button", "data-do", item.ID, "aria-pressed", flag("true", item.On),
				"disabled", flag("disabled", item.Disabled))
			w.element("span", item.Words)
			w.element("kbd", item.Keys.Words())
			w.end("button")
		}
		w.end("li")
	}
	w.end("ul")
}

func writeToolbar(w *writer, d *view.Toolbar) {
	w.start("div", "class", "toolbar", "role", "toolbar")
	for _, group := range d.Groups {
		w.start("div", "class", "group")
		for _, b := range group {
			w.iconButton(b, "tool")
		}
		w.end("div")
	}
	w.start("div", "class", "group right")
	for _, b := range d.Right {
		w.iconButton(b, "tool")
	}
	w.end("div")
	w.choices(d.Switch, "", "data-do")
	w.end("div")
}

// bottomBar returns the bar at the foot of a phone's window.
func bottomBar(d *view.BottomBar) string {
	var w writer
	for _, b := range d.Buttons {
		w.startButton(b, "")
		w.icon(b.Icon, "")
		w.element("span", b.Words)
		w.end("button")
	}
	return w.String()
}

// headline returns the headline, without the sentence below it.
func headline(d *view.Headline) string {
	var w writer
	w.icon(d.Icon, flag("right", d.Icon == icon.Check))
	w.element("span", d.Words)
	if d.Progress > 0 {
		w.share(min(d.Progress, 1), "working", "")
	}
	return w.String()
}

// offered returns what the headline offers after its sentence.
func offered(b view.Button) string {
	var w writer
	if b.ID != "" {
		w.doing(b, "")
	}
	return w.String()
}

// Sprite returns all icons as SVG symbols, which the page shows by name.
func Sprite() string {
	var w writer
	w.start("svg", "class", "unseen", "aria-hidden", "true")
	for _, name := range icon.Names() {
		drawing, _ := icon.Drawing(name)
		drawing = strings.ReplaceAll(drawing, ` xmlns="http://www.w3.org/2000/svg" width="24" height="24"`, "")
		drawing = strings.Replace(drawing, "<svg", `<symbol id="i-`+string(name)+`"`, 1)
		w.WriteString(strings.Replace(strings.TrimSpace(drawing), "</svg>", "</symbol>", 1))
	}
	w.end("svg")
	return w.String()
}
