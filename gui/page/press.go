package page

import (
	"strconv"

	"ninefold/gui/view"
)

var _ = kind(func(w *writer, n view.Press) { looks[n.Look](w, n) })

// looks has how each look is written.
var looks = [...]func(w *writer, n view.Press){
	view.AsButton:    func(w *writer, n view.Press) { w.button(n.Button, "") },
	view.AsLow:       func(w *writer, n view.Press) { w.button(n.Button, "small") },
	view.AsTool:      func(w *writer, n view.Press) { w.button(n.Button, "") },
	view.AsField:     func(w *writer, n view.Press) { w.button(n.Button, "") },
	view.AsFoot:      func(w *writer, n view.Press) { w.button(n.Button, "") },
	view.AsIcon:      func(w *writer, n view.Press) { w.iconButton(n.Button, "") },
	view.AsLink:      func(w *writer, n view.Press) { w.doing(n.Button, "") },
	view.AsWords:     func(w *writer, n view.Press) { w.doing(n.Button, "words") },
	view.AsChip:      func(w *writer, n view.Press) { writeChip(w, n.Name, n.Button.Words, n.Choices) },
	view.AsDigit:     writeDigit,
	view.AsFieldIcon: writeOnlyIcon,
	view.AsFace:      writeFace,
	view.AsAddress:   func(w *writer, n view.Press) { w.link(n.Button.Words, n.Button.ID) },
	view.AsCheck:     writeCheck,
	view.AsOffer:     func(w *writer, n view.Press) { w.doing(n.Button, "") },
	view.AsBare:      func(w *writer, n view.Press) { w.iconButton(n.Button, "tool") },
}

// writeOnlyIcon writes a button, or a menu, that shows only its icon.
func writeOnlyIcon(w *writer, n view.Press) {
	if n.Choices == nil {
		w.iconButton(n.Button, "button only")
		return
	}
	w.start("div", "class", "opens button only")
	w.icon(n.Button.Icon, "")
	w.options(n.Button.Words, "", n.Choices)
	w.end("div")
}

// writeFace writes nodes that can be pressed, or under a menu of choices.
func writeFace(w *writer, n view.Press) {
	if n.Choices != nil {
		w.start("div", "class", "opens")
		w.node(n.Face)
		w.options(n.Name, "", n.Choices)
		w.end("div")
		return
	}
	w.start("button", "type", "button", "class", "way", "data-do", n.Button.ID)
	w.inButton = true
	w.node(n.Face)
	w.inButton = false
	w.end("button")
}

func writeCheck(w *writer, n view.Press) {
	b := n.Button
	w.start("label", "class", "check")
	w.start("input", "type", "checkbox", "data-do", b.ID, "data-id", b.ID, "checked", flag("checked", b.On),
		"autocomplete", "off")
	w.element("span", b.Words)
	w.end("label")
}

// doing writes a link that does something.
func (w *writer) doing(b view.Button, class string) {
	w.element("button", b.Words, "type", "button", "class", classes("link", class), "data-do", b.ID)
}

func writeDigit(w *writer, n view.Press) {
	b := n.Button
	w.start("button", "type", "button", "data-pick", strconv.Itoa(n.Pick), "aria-label", b.Full, "title", b.Full,
		"aria-pressed", truth(b.On), "class", flag("complete", n.Left == 0))
	w.text(b.Words)
	if n.Left > 0 {
		w.element("small", strconv.Itoa(n.Left))
	}
	w.end("button")
}
