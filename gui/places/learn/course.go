// Package learn teaches the game in a minute: by lessons of short boards that are played, not read.
package learn

import (
	"context"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
)

// Course is the exercise that shows the lessons.
type Course struct {
	exercise.Exercise

	settings *settings.Settings
	now      int // the lesson shown
	task     int // of the lesson; after the last, their number
	attempt  exercise.Attempt
	done     [len(lessons)]bool
}

// NewCourse returns a course at the lesson shown last, or at its beginning.
func NewCourse(settings *settings.Settings) *Course {
	c := &Course{settings: settings}
	c.Source = c
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
	c.now, c.task = i, 0
	c.ask(tictactoe.Position{})
	c.Update()
}

// ask begins the task that is due. The position is as the task before left it.
func (c *Course) ask(p tictactoe.Position) {
	tasks := lessons[c.now].tasks
	if c.task == len(tasks) {
		c.attempt = exercise.Begin(exercise.Step{Position: p})
		c.attempt.Phase, c.done[c.now] = exercise.Right, true
		return
	}
	task := &tasks[c.task]
	if task.board != "" {
		p = read(task.board)
	}
	c.attempt = exercise.Begin(exercise.Step{Position: p, Best: task.answer(p)})
	c.attempt.Hints = exercise.Seen - 1 // the task itself says where: its first hint shows the move
}

// over reports whether all tasks of the lesson are done.
func (c *Course) over() bool { return c.attempt.Over() }

// Attempt returns the attempt at the task.
func (c *Course) Attempt() *exercise.Attempt { return &c.attempt }

// Refuse says what is wrong with a cell.
func (c *Course) Refuse(cell grid.Cell) error {
	switch {
	case c.over() && c.last():
		return language.Error("learn.overAll")
	case c.over():
		return language.Error("learn.over")
	}
	return lessons[c.now].tasks[c.task].check(c.attempt.Position(), cell, c.key())
}

// Follow goes on with the next task: the move made is right, since the others are refused.
func (c *Course) Follow(context.Context) {
	if c.attempt.Phase == exercise.Asked {
		c.task++
		c.ask(c.attempt.Position())
	}
}

// key returns what the keys of the task's words begin with or, of a lesson that is over, those of its own.
func (c *Course) key() string {
	key := "learn." + lessons[c.now].name
	if c.over() {
		return key
	}
	return key + "." + strconv.Itoa(c.task+1)
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
	name := "learn." + lessons[c.now].name
	about := deck.Passage{Words: language.Text(name + ".about"), Title: language.Text("learn.title",
		language.Args{"Number": c.now + 1, "Title": language.Text(name)})}
	return view.View{Diagram: c.board(), Status: c.status(), Cards: []view.Card{c.list(), about, c.buttons()}}
}

// board draws the position; with help, also what to click, or where it is.
func (c *Course) board() diagram.Diagram {
	p := c.attempt.Position()
	switch {
	case c.over():
		return scene.Board(&p, true)
	case lessons[c.now].tasks[c.task].hidden:
		return scene.Board(&p, c.attempt.Hints >= exercise.Seen)
	}
	return c.attempt.Board()
}

// status says what to do, and why.
func (c *Course) status() language.Status {
	if c.over() {
		return language.Say(c.key()+".over", c.key()+".end")
	}
	p := c.attempt.Position()
	last := language.Words().LastMove(&p, language.MarkNames())
	return language.Say(c.key()+".ask", c.key()+".why", last)
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
	all := []view.Button{{ID: "learn.help"}, {ID: "learn.next", Primary: c.over()}}
	if c.last() {
		all[1] = view.Button{ID: "train", Primary: c.over()}
	}
	return deck.Buttons{Buttons: append(all, view.Button{ID: "leave"})}
}

// Actions returns the actions of a lesson.
func (c *Course) Actions() []*actions.Action {
	all := []*actions.Action{
		{ID: "learn.help", Bar: 7, Menu: actions.Below("lessons"), Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: c.ToMove, Run: c.Change((*exercise.Attempt).Hint)},
		{ID: "learn.again", Menu: actions.Below("lessons"), Icon: icon.Undo, Keys: keys.Alone("R"),
			Run: func() { c.Choose(c.now) }},
		{ID: "learn.previous", Bar: 8, Menu: actions.Below("lessons"), Why: "first", Icon: icon.Previous,
			Keys:    keys.Alone(keys.PageUp),
			Enabled: func() bool { return c.now > 0 }, Run: func() { c.Choose(c.now - 1) }},
		{ID: "learn.next", Bar: 9, Offer: true, Menu: actions.Below("lessons"), Why: "last", Icon: icon.Next,
			Keys: keys.Alone("N"), Enabled: func() bool { return !c.last() }, Run: func() { c.Choose(c.now + 1) }},
	}
	for i := range lessons {
		all = append(all, &actions.Action{
			ID: "lesson." + lessons[i].name, Group: "lessons",
			Checked: func() bool { return c.now == i }, Run: func() { c.Choose(i) },
		})
	}
	return all
}
