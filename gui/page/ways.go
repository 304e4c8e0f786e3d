package page

import (
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// pictureSide and tileSide are the sizes, in pixels, for which a board is drawn on a card and in a list.
const pictureSide, tileSide = 320, 34

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
