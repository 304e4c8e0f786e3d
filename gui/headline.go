package gui

import (
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/view"
)

// headline says under the board what is the case and why. In the place of the reason stands, while there is one, a
// message or a warning, and over that a tip for as long as the pointer is on what it is about.
type headline struct {
	view   *panel.View[view.Headline]
	onSaid func() // called when it says something else

	icon     icon.Name
	status   locale.Status
	progress float32
	message  string
	warns    bool // the message is a warning
	tip      string
}

// set sets what is said when nothing else is.
func (h *headline) set(mark icon.Name, status locale.Status, progress float32) {
	h.icon, h.status, h.progress = mark, status, progress
	h.show()
}

// setMessage says something until another message is set; with "" there is none.
func (h *headline) setMessage(text string, warning bool) {
	h.message, h.warns, h.tip = text, warning, ""
	h.show()
}

// setTip says something for as long as the pointer is on what it is about; with "" it no longer is.
func (h *headline) setTip(text string) {
	h.tip = text
	h.show()
}

// said is what is shown now.
func (h *headline) said() locale.Status {
	shown := h.view.Shown()
	return locale.Status{Headline: shown.Words, Why: shown.Sentence}
}

func (h *headline) show() {
	before := h.said()
	data := view.Headline{Icon: h.icon, Words: h.status.Headline, Sentence: h.status.Why, Progress: h.progress}
	switch {
	case h.tip != "":
		data.Sentence = h.tip
	case h.message != "":
		data.Sentence, data.Warning = h.message, h.warns
	}
	h.view.Set(data)
	if h.said() != before {
		h.onSaid()
	}
}
