// Package learn teaches the game in a minute: by six short boards that are played, not read.
package learn

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// lesson is a board with a task.
type lesson interface {
	// board returns what is shown; with help, also the cell to click.
	board(help bool) diagram.Diagram
	// status says what to do, and why.
	status() language.Status
	// tap handles a click on a cell. An error says what is wrong with the cell, and nothing changes.
	tap(grid.Cell) error
	over() bool
}

// lessons makes the lessons, in order. A lesson's words have keys that begin with "learn." and its name.
var lessons = [...]struct {
	name  string
	begin func() lesson
}{{"target", newTarget}, {"full", newFull}, {"win", newWin}, {"mail", newMail}, {"hare", newHare}, {"cross", newCross}}

// Course is the exercise that shows the lessons.
type Course struct {
	place.Still
	session.TypedCell // a cell can be typed

	settings *session.Settings
	now      int
	lesson   lesson
	help     bool // the cell to click is shown
	done     [len(lessons)]bool
}

// NewCourse returns a course at the lesson shown last, or at its beginning.
func NewCourse(settings *session.Settings) *Course {
	c := &Course{settings: settings}
	c.show(0)
	for i := range lessons {
		if lessons[i].name == settings.Lesson {
			c.show(i)
		}
	}
	return c
}

// show begins a lesson.
func (c *Course) show(i int) {
	c.now, c.lesson, c.help, c.TypedCell = i, lessons[i].begin(), false, session.TypedCell{}
}

// Choose begins a lesson and shows it.
func (c *Course) Choose(i int) {
	c.show(i)
	c.settings.Lesson = lessons[i].name
}

// Name returns "learn".
func (*Course) Name() string { return "learn" }

// Leave resets the lesson.
func (c *Course) Leave() { c.show(c.now) }

func (c *Course) last() bool { return c.now == len(lessons)-1 }

// View shows the lesson, with cards for the list of lessons, its subject and buttons. The list comes first, so that the
// length of the lesson's text does not move it.
func (c *Course) View() view.View {
	return view.View{Diagram: c.lesson.board(c.help), Status: c.lesson.status(),
		Cards: []view.Card{c.list(), c.about(), c.buttons()}}
}

// about describes the lesson, with its text.
func (c *Course) about() deck.Passage {
	name := "learn." + lessons[c.now].name
	about := deck.Passage{Words: language.Text(name + ".about"), Title: language.Text("learn.title",
		language.Args{"Number": c.now + 1, "Title": language.Text(name)})}
	if l, ok := c.lesson.(*mail); ok {
		about.Lines = strings.Split(l.text(), "\n")
	}
	return about
}

// list lists the lessons.
func (c *Course) list() deck.Moves {
	list := deck.Moves{Title: language.Text("menu.lessons"), Current: c.now}
	for i := range lessons {
		step := deck.Move{ID: i, Step: i + 1, Words: language.Text("learn." + lessons[i].name)}
		if c.done[i] {
			step.Glyph = language.Text("learn.done")
		}
		list.Moves = append(list.Moves, step)
	}
	return list
}

// buttons offers what fits the lesson's state, and the way back.
func (c *Course) buttons() deck.Buttons {
	all := []view.Button{{ID: "learn.help"}, {ID: "learn.next", Primary: c.lesson.over()}}
	if c.last() {
		all[1] = view.Button{ID: "train", Primary: c.lesson.over()}
	}
	return deck.Buttons{Buttons: append(all, view.Button{ID: "leave"})}
}

// Tap handles a click on a cell in the lesson.
func (c *Course) Tap(cell grid.Cell) error {
	c.TypedCell = session.TypedCell{}
	if c.lesson.over() {
		return errOver(c.last())
	}
	if err := c.lesson.tap(cell); err != nil {
		return err
	}
	c.help = false
	c.done[c.now] = c.done[c.now] || c.lesson.over()
	return nil
}

// Rests reports whether the lesson is over.
func (c *Course) Rests() bool { return c.lesson.over() }

// Type takes a cell by its row and column, or the digit to place at the cursor.
func (c *Course) Type(character rune, cursor grid.Cell) session.Typed {
	l, ok := c.lesson.(*cross)
	switch {
	case !ok:
		return c.TypedCell.Type(character, cursor)
	case character == rune('0'+l.digit()):
		return session.Typed{Moves: true, Taps: true, Cell: cursor}
	case '1' <= character && character <= '9':
		return session.Typed{Err: language.Error("learn.cross.digit", language.Args{"Digit": l.digit()})}
	}
	return session.Typed{}
}

// Actions returns the actions of a lesson.
func (c *Course) Actions() []*actions.Action {
	all := []*actions.Action{
		{ID: "learn.help", Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: func() bool { return !c.lesson.over() }, Run: c.hint},
		{ID: "learn.again", Icon: icon.Undo, Keys: keys.Alone("R"),
			Run: func() { c.Choose(c.now) }},
		{ID: "learn.previous", Icon: icon.Previous, Keys: keys.Alone(keys.PageUp),
			Enabled: func() bool { return c.now > 0 }, Run: func() { c.Choose(c.now - 1) }},
		{ID: "learn.next", Icon: icon.Next, Keys: keys.Alone("N"),
			Enabled: func() bool { return !c.last() }, Run: func() { c.Choose(c.now + 1) }},
	}
	for i := range lessons {
		all = append(all, &actions.Action{
			ID: "lesson." + lessons[i].name, Group: "lessons",
			Checked: func() bool { return c.now == i }, Run: func() { c.Choose(i) },
		})
	}
	return all
}

// hint shows what to click, and then clicks it.
func (c *Course) hint() {
	if c.help {
		d := c.lesson.board(true)
		_ = c.Tap(toClick(&d))
	} else {
		c.help = true
	}
}

// toClick returns the cell that help shows to click: the best one, or else any playable one.
func toClick(d *diagram.Diagram) grid.Cell {
	found := grid.Cell(0)
	for c := range grid.Cell(grid.Cells) {
		switch on := &d.Cells[c]; {
		case on.Best && on.Note == "":
			return c
		case on.Playable && on.Note == "":
			found = c
		}
	}
	return found
}
