package page

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// writeHead writes the top of the window: the menus and the toolbar, or on a phone a title and the switch.
func writeHead(w *writer, d *view.Window) {
	if d.Head != "" {
		w.element("h1", d.Head)
		w.choices(d.Toolbar.Switch, "", "data-do")
		return
	}
	w.start("nav", "class", "menus", "aria-label", language.Text("page.commands"))
	for i, m := range d.Menus {
		w.start("details", "name", "menu", "data-key", strconv.Itoa(i))
		w.element("summary", m.Words)
		writeItems(w, m.Items)
		w.end("details")
	}
	w.end("nav")
	w.start("div", "class", "toolbar", "role", "toolbar")
	groups := append(slices.Clone(d.Toolbar.Groups), d.Toolbar.Right)
	for i, group := range groups {
		w.start("div", "class", classes("group", flag("right", i == len(groups)-1)))
		for _, b := range group {
			w.iconButton(b, "tool")
		}
		w.end("div")
	}
	w.choices(d.Toolbar.Switch, "", "data-do")
	w.end("div")
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
			w.startButton(view.Button{ID: item.ID, On: item.On, Disabled: item.Disabled}, "")
			w.element("span", item.Words)
			w.element("kbd", item.Keys.Words())
			w.end("button")
		}
		w.end("li")
	}
	w.end("ul")
}

// writeHeadline writes the headline, without the sentence below it.
func writeHeadline(w *writer, d *view.Headline) {
	w.icon(d.Icon, flag("right", d.Icon == icon.Check))
	w.element("span", d.Words)
	if d.Progress > 0 {
		w.node(view.Bar{Share: min(d.Progress, 1), Fill: view.Working})
	}
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
