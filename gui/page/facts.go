package page

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// pictureSide and tileSide are the sizes, in pixels, for which a board is drawn on a card and in a list.
const pictureSide, tileSide = 320, 34

func (w *writer) fixed(lines []string) {
	if len(lines) == 0 {
		return
	}
	w.start("pre")
	for _, line := range lines {
		w.text(line + "\n")
	}
	w.end("pre")
}

func (w *writer) facts(d *view.Facts) {
	w.titleWith(d.Title, d.Name, "aside strong")
	w.start("dl")
	for _, f := range d.Facts {
		w.element("dt", f.Key)
		w.element("dd", f.Words)
	}
	w.end("dl")
}

func (w *writer) verdict(d *view.Verdict) {
	w.start("header")
	w.element("h2", d.Title)
	w.tag(d.Tag, d.Answer)
	w.end("header")
	w.paragraphs(d.Words, "")
	for _, s := range d.Legend {
		w.start("p", "class", "small sign")
		w.icon(s.Icon, "wrong")
		w.text(s.Words)
		w.end("p")
	}
	w.buttons(d.Buttons)
}

func (w *writer) progress(d *view.Progress) {
	w.title(d.Title, d.Summary)
	w.share(d.Share, "done", d.Title)
	if d.Clock == "" && d.Place == "" && len(d.Buttons) == 0 {
		return
	}
	w.start("div", "class", "place")
	w.element("span", d.Clock, "class", "muted")
	w.element("span", d.Place, "class", "aside")
	for _, b := range d.Buttons {
		w.element("button", b.Words, "type", "button", "class", "link", "data-do", b.ID)
	}
	w.end("div")
}

func (w *writer) questions(d *view.Questions) {
	w.title(d.Title, d.Summary)
	w.start("div", "class", "questions", "aria-hidden", "true")
	for i, a := range d.Answers {
		class := answerClass(a)
		if a == view.Unknown && i == d.Current {
			class = "neutral"
		}
		w.empty("i", "class", class)
	}
	w.end("div")
	w.element("p", d.Words, "class", "muted")
}

func (w *writer) puzzle(d *view.Puzzle) {
	w.start("header")
	w.element("h2", locale.Text("panel.puzzle"))
	w.element("b", d.Number)
	w.element("span", d.Of, "class", "muted")
	w.chip(locale.Text("panel.rules"), d.Rules.Name, d.Rules.Choices, "")
	w.end("header")
	w.choices(view.Switch{Choices: d.Grades}, "grades")
	w.share(d.Share, "done", locale.Text("panel.puzzle"))
}

func (w *writer) digits(d *view.Digits) {
	w.start("div", "class", "digits")
	for i, missing := range d.Missing {
		digit := strconv.Itoa(i + 1)
		words := locale.Text("digit.pick", locale.Args{"Digit": i + 1})
		if missing == 0 {
			words = locale.Sentences(words, locale.Text("digit.done"))
		} else {
			words = locale.Sentences(words, locale.Plural("digit.missing", missing))
		}
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
	w.buttons(d.Buttons)
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

func (w *writer) tools(d *view.Tools) {
	w.title(locale.Text("panel.tools"), "")
	w.start("div", "class", "tools")
	for _, b := range d.Tools {
		w.button(b, "")
	}
	w.end("div")
	if len(d.Links) > 0 {
		w.start("div", "class", "links")
		for _, l := range d.Links {
			w.element("button", l.Words, "type", "button", "class", "link", "data-do", l.ID)
		}
		w.end("div")
	}
}

func (w *writer) report(d *view.Report) {
	w.start("div", "class", "report")
	if d.Busy > 0 {
		w.empty("i", "class", "spinner")
	}
	for _, c := range d.Counts {
		w.element("b", c.Words, "class", "count "+answerClass(c.Answer))
	}
	w.element("span", d.Summary, "class", "aside")
	w.end("div")
	if d.Share > 0 {
		w.share(d.Share, "working", d.Summary)
	}
}

func (w *writer) texts(d *view.Texts) {
	w.start("div", "class", "texts")
	for i, t := range d.Texts {
		w.start("div")
		w.start("header")
		w.element("h2", t.Title)
		if i == len(d.Texts)-1 {
			w.element("button", d.All.Words, "type", "button", "class", "link", "data-do", d.All.ID)
		}
		w.end("header")
		w.fixed(t.Lines)
		w.end("div")
	}
	w.end("div")
}

func (w *writer) notice(d *view.Notice) {
	w.icon(d.Icon, "large "+answerClass(d.Answer))
	w.element("h3", d.Title)
	w.paragraphs(d.Words, "")
	w.buttons(d.Buttons)
}
