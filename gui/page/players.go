package page

import (
	"cmp"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func (w *writer) players(d *view.Players) {
	for i := range d.Players {
		w.player(&d.Players[i])
	}
	if d.Rules.Name != "" {
		w.rules(&d.Rules)
	}
	w.buttons(d.Buttons)
}

func (w *writer) player(d *view.Player) {
	w.start("div", "class", classes("player", flag("turn", d.ToMove), flag("of-x", d.Mark == icon.Cross)))
	w.icon(d.Mark, "")
	w.start("p")
	w.element("b", d.Name)
	w.text(" ")
	if d.Thinking.Words == "" && len(d.Kinds) > 0 {
		w.chip(d.Name, d.Kind, d.Kinds, "bare")
	} else {
		w.element("span", cmp.Or(d.Thinking.Words, d.Kind), "class", "muted")
	}
	w.end("p")
	w.element("span", d.Tag, "class", "tag yes")
	if d.Thinking.Words != "" {
		for _, b := range d.Thinking.Offers {
			w.button(b, "small")
		}
		w.share(d.Thinking.Progress, "working", d.Thinking.Words)
	} else {
		w.element("span", d.Score, "class", "muted")
	}
	w.element("b", d.Points, "class", "points")
	w.end("div")
}

func (w *writer) rules(d *view.Rules) {
	w.start("div", "class", "rules")
	w.element("h2", locale.Text("panel.rules"))
	w.chip(locale.Text("panel.rules"), d.Name, d.Choices, "")
	w.element("span", d.Sentence, "class", "aside")
	w.end("div")
}
