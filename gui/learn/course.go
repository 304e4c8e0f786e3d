// Package learn is the first minute: five short boards that are played, not read.
package learn

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	ninetheme "ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// lesson is one of the boards.
type lesson interface {
	// name is what the keys of its words have after "learn.".
	name() string
	// board is what it shows; with help, what to click too.
	board(help bool) diagram.Diagram
	// status says what is to be done, and why.
	status() locale.Status
	// tap does what a click on a cell does. Its error says what is wrong with the cell, and nothing has changed.
	tap(grid.Cell) error
	// digit is what is entered by clicks, 1..9, and 0 where a cell is typed by its row and column.
	digit() int
	// text is the judge's text that it is about; empty for none.
	text() string
	over() bool
}

// lessons begin the lessons, in their order.
var lessons = [...]func() lesson{newTarget, newFull, newMail, newHare, newCross}

// Course is the lessons, one of which is shown.
type Course struct {
	changed func()
	now     int
	lesson  lesson
	help    bool // what to click is shown
	done    [len(lessons)]bool
	typed   session.TypedCell
}

// NewCourse is a course at its beginning. It calls changed when something else is to be shown than a tap leads to.
func NewCourse(changed func()) *Course {
	c := &Course{changed: changed}
	c.show(0)
	return c
}

// show begins a lesson.
func (c *Course) show(i int) {
	c.now, c.lesson, c.help, c.typed = i, lessons[i](), false, session.TypedCell{}
}

// goTo begins a lesson and shows it.
func (c *Course) goTo(i int) {
	c.show(i)
	c.changed()
}

// Begin has nothing to begin.
func (c *Course) Begin() {}

// End begins the lesson anew that was shown last.
func (c *Course) End() { c.show(c.now) }

// Taken reports whether a lesson was gone through to its end.
func (c *Course) Taken() bool { return c.done != [len(lessons)]bool{} }

func (c *Course) last() bool { return c.now == len(lessons)-1 }

// View is the lesson and the list of all.
func (c *Course) View() insight.View {
	title := c.title(c.now)
	v := insight.View{
		Diagram: c.lesson.board(c.help), Status: c.lesson.status(), Text: c.lesson.text(),
		Notes: []string{locale.Text("learn." + c.lesson.name() + ".about")},
		List:  &insight.List{Selected: c.now, Choose: c.goTo},
		Badge: widgets.BadgeData{Icon: ninetheme.IconLearn, Words: title, Offers: c.offers()},
	}
	for i := range lessons {
		step := widgets.Step{Words: c.title(i)}
		if c.done[i] {
			step.Mark = locale.Text("learn.done")
		}
		v.List.Rows = append(v.List.Rows, step)
	}
	return v
}

// title is what a lesson is called, with its number.
func (c *Course) title(i int) string {
	return locale.Text("learn.title", locale.Args{"Number": i + 1, "Title": locale.Text("learn." + lessons[i]().name())})
}

// offers are what is most wanted now.
func (c *Course) offers() widgets.Offers {
	switch over := c.lesson.over(); {
	case over && c.last():
		return widgets.Offers{"train", "leave"}
	case over:
		return widgets.Offers{"learn.next"}
	case c.last():
		return widgets.Offers{"learn.help"}
	}
	return widgets.Offers{"learn.help", "learn.next"}
}

// Tap does what a click on a cell does in the lesson.
func (c *Course) Tap(cell grid.Cell) error {
	c.typed = session.TypedCell{}
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

// Type takes a cell by its row and column, or the digit that is to be placed at the cursor.
func (c *Course) Type(character rune, cursor grid.Cell) session.Typed {
	digit := c.lesson.digit()
	switch {
	case digit == 0:
		return c.typed.Type(character, cursor)
	case character == rune('0'+digit):
		return session.Typed{Moves: true, Taps: true, Cell: cursor}
	case '1' <= character && character <= '9':
		return session.Typed{Message: locale.Text("learn.cross.digit", locale.Args{"Digit": digit})}
	}
	return session.Typed{}
}

// Release forgets a typed row.
func (c *Course) Release() bool { return c.typed.Release() }

// Scroll does nothing.
func (c *Course) Scroll(int) {}

// Actions are what can be done in a lesson.
func (c *Course) Actions() []*actions.Action {
	all := []*actions.Action{
		{ID: "learn.help", Menu: actions.HelpMenu, Icon: ninetheme.IconHint, Places: actions.PlayBar, Key: fyne.KeyT,
			Enabled: func() bool { return !c.lesson.over() }, Run: c.toggleHelp},
		{ID: "learn.again", Menu: actions.HelpMenu, Icon: theme.IconNameViewRefresh, Places: actions.PlayBar, Key: fyne.KeyR,
			Run: func() { c.goTo(c.now) }},
		{ID: "learn.previous", Menu: actions.HelpMenu, Icon: theme.IconNameNavigateBack, Places: actions.PlayBar, Key: fyne.KeyPageUp,
			Enabled: func() bool { return c.now > 0 }, Run: func() { c.goTo(c.now - 1) }},
		{ID: "learn.next", Menu: actions.HelpMenu, Icon: theme.IconNameNavigateNext, Places: actions.PlayBar, Key: fyne.KeyN,
			Enabled: func() bool { return !c.last() }, Run: func() { c.goTo(c.now + 1) }},
	}
	for i := range lessons {
		all = append(all, &actions.Action{
			ID: fmt.Sprintf("lesson.%s", lessons[i]().name()), Menu: actions.HelpMenu, Group: "lessons", Places: actions.RulesSwitch,
			Checked: func() bool { return c.now == i }, Run: func() { c.goTo(i) },
		})
	}
	return all
}

func (c *Course) toggleHelp() {
	c.help = !c.help
	c.changed()
}
