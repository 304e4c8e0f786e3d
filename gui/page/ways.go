package page

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// pictureSide and tileSide are the sizes, in pixels, for which a board is drawn on a card and in a list.
const pictureSide, tileSide = 320, 34

// Digits writes the digits and the eraser.
func (w *writer) Digits(d view.Digits) {
	w.start("div", "class", "digits")
	for i, missing := range d.Missing {
		digit, words := strconv.Itoa(i+1), d.Meaning(i+1)
		w.start("button", "type", "button", "data-pick", digit, "aria-label", words, "title", words,
			"aria-pressed", truth(d.On == i+1), "class", flag("complete", missing == 0))
		w.text(digit)
		if missing > 0 {
			w.element("small", strconv.Itoa(missing))
		}
		w.end("button")
	}
	if d.Erase.Words != "" {
		w.iconButton(d.Erase, "")
	}
	w.end("div")
}

func (w *writer) ways(d *view.Start) {
	for _, way := range d.Ways {
		w.way(way.ID, way.Words, way.Sentence, way.Keys, func() {
			w.start("i")
			w.icon(way.Icon, "")
			w.end("i")
		})
	}
}

// way writes a button that leads somewhere: draw draws its picture, then follow its words over a sentence, and at the
// right a text.
func (w *writer) way(id, words, sentence, right string, draw func()) {
	w.start("button", "type", "button", "class", "way", "data-do", id)
	draw()
	w.start("span")
	w.element("b", words)
	w.element("small", sentence)
	w.end("span")
	w.element("kbd", right)
	w.end("button")
}

func (w *writer) boards(d *view.Boards) {
	w.start("header")
	w.element("h2", locale.Text("panel.boards"))
	w.element("button", d.All, "type", "button", "class", "link", "data-do", view.AllBoards)
	w.end("header")
	if len(d.Boards) == 0 {
		w.element("p", d.Hint, "class", "small")
	}
	for _, b := range d.Boards {
		w.way(b.ID, b.Words, b.Sentence, b.When, func() { w.WriteString(thumbnail(&b.Picture, tileSide)) })
	}
}
