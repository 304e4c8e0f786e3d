package page

import (
	"strconv"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var _ = kind(func(w *writer, n view.Press) { looks[n.Look](w, n) })

// looks has how each look is written.
var looks = [...]func(w *writer, n view.Press){
	view.AsButton:    func(w *writer, n view.Press) { w.button(n.Button, "button") },
	view.AsLow:       func(w *writer, n view.Press) { w.button(n.Button, "button small") },
	view.AsTool:      func(w *writer, n view.Press) { w.button(n.Button, "button") },
	view.AsField:     func(w *writer, n view.Press) { w.button(n.Button, "button") },
	view.AsFoot:      func(w *writer, n view.Press) { w.button(n.Button, "button") },
	view.AsIcon:      func(w *writer, n view.Press) { w.iconButton(n.Button, "") },
	view.AsLink:      func(w *writer, n view.Press) { w.doing(n.Button, "") },
	view.AsWords:     func(w *writer, n view.Press) { w.doing(n.Button, "words") },
	view.AsChip:      writeChip,
	view.AsDigit:     writeDigit,
	view.AsFieldIcon: writeOnlyIcon,
	view.AsFace:      writeFace,
	view.AsAddress:   func(w *writer, n view.Press) { w.link(n.Button.Words, n.Button.ID) },
	view.AsCheck:     writeCheck,
	view.AsOffer:     func(w *writer, n view.Press) { w.doing(n.Button, "") },
	view.AsBare:      func(w *writer, n view.Press) { w.iconButton(n.Button, "tool") },
}

// writeChip writes a menu of choices, each with its meaning.
func writeChip(w *writer, n view.Press) {
	w.menu("chip", n.Name, n.Choices, func() {
		w.element("span", n.Button.Words, "aria-hidden", "true")
		w.icon(icon.Caret, "caret")
	})
}

// writeOnlyIcon writes a button, or a menu, that shows only its icon.
func writeOnlyIcon(w *writer, n view.Press) {
	if n.Choices == nil {
		w.iconButton(n.Button, "button only")
		return
	}
	w.menu("opens button only", n.Button.Words, n.Choices, func() { w.icon(n.Button.Icon, "") })
}

// writeFace writes nodes that can be pressed, or under a menu of choices.
func writeFace(w *writer, n view.Press) {
	if n.Choices != nil {
		w.menu("opens", n.Name, n.Choices, func() { w.node(n.Face) })
		return
	}
	w.startButton(n.Button, "way")
	w.face(n.Face)
}

// menu writes the browser's own menu of choices, under what it covers.
func (w *writer) menu(class, name string, choices []view.Choice, under func()) {
	w.start("div", "class", class)
	under()
	w.options(name, "", choices)
	w.end("div")
}

// face writes nodes into a button, and ends it.
func (w *writer) face(nodes ...view.Node) {
	inLine := w.inLine
	w.inButton, w.inLine = true, true
	for _, n := range nodes {
		w.node(n)
	}
	w.inButton, w.inLine = false, inLine
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

func writeDigit(w *writer, n view.Press) {
	b := n.Button
	w.start("button", "type", "button", "data-pick", strconv.Itoa(n.Pick), "aria-label", b.Full, "title", b.Full,
		"aria-pressed", strconv.FormatBool(b.On), "class", flag("complete", n.Left == 0))
	w.text(b.Words)
	if n.Left > 0 {
		w.element("small", strconv.Itoa(n.Left))
	}
	w.end("button")
}
