// Package boards is the page of all boards: pictures, the latest first, by kind, with a field to find one.
package boards

import (
	"context"
	"unicode/utf8"

	"ninefold/gui/dialog"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/view"
)

// List shows the user's boards on a page in the place of the board and the panel, to be opened, renamed, saved and
// deleted. While it is shown the session is hidden, so that nothing is played behind it.
type List struct {
	Host    *overlay.Host
	Dialogs *dialog.Stack
	Focus   func() // gives the keyboard to the boards
	Changed func() // called when the boards have changed, or the page has come or gone
	Open    func(*session.Entry)
	SaveAs  func()

	page
}

// Shown reports whether the page is shown.
func (l *List) Shown() bool { return l.on }

// Toggle shows the page, or what was shown before.
func (l *List) Toggle() {
	if l.Leave() {
		l.Changed()
		return
	}
	l.read(func(boards []listed) {
		if l.on || l.Dialogs.Busy() || l.Host.Session.Hidden {
			return
		}
		l.Host.Session.Hidden = true
		l.page = page{on: true, boards: boards, kind: all, at: -1}
		l.find(l.Host.Session.ShownBoard())
		l.Changed()
	})
}

// Leave shows the board again as soon as Changed has been called, and reports whether the page was shown.
func (l *List) Leave() bool {
	if !l.on {
		return false
	}
	l.on, l.finding, l.Host.Session.Hidden = false, nil, false
	return true
}

// Rebuild says anew what is said of the boards, in the language that is set.
func (l *List) Rebuild() {
	if !l.on {
		return
	}
	for i := range l.boards {
		l.boards[i].said = nil
	}
	l.find(l.number())
}

// Find shows the boards that words find, if the page is shown.
func (l *List) Find(words string) {
	if l.on && l.words != words {
		l.words = words
		l.find(0)
	}
}

// Pick chooses one of the boards shown, or opens it if it is chosen already.
func (l *List) Pick(i int) {
	switch {
	case !l.on:
	case i == l.at:
		l.do("boards.open")
	default:
		l.choose(i)
	}
}

// Do does what a kind or a button of the page stands for, and reports whether it is one.
func (l *List) Do(id string) bool { return l.on && l.do(id) }

// CanRestore reports whether the page is shown and a board was deleted that can be brought back.
func (l *List) CanRestore() bool { return l.on && l.Host.Session.CanRestore() }

// Restore brings the board back that was deleted last.
func (l *List) Restore() {
	e := l.Host.Session.Restore()
	l.changed(e.ID, locale.Text("boards.restored", locale.Args{"Title": l.title(&e)}))
}

// TypedKey takes a key for which no control on the page has a use, and reports whether it is one of the page: Escape
// empties the field to find a board, or else leaves the page, Enter opens the chosen board, and Delete deletes it.
// Letters begin a word in that field, to which Ctrl+F goes.
func (l *List) TypedKey(k keys.Shortcut) bool {
	switch {
	case k == keys.Ctrl("F"):
		l.cursor = view.Cursor{Turn: l.cursor.Turn + 1}
		l.Host.Render()
	case k.Modified():
		return false
	case k.Key == keys.Escape && l.words != "":
		l.Find("")
		l.Focus()
	case k.Key == keys.Escape:
		l.Toggle()
	case k.Key == keys.Enter:
		l.do("boards.open")
	case k.Key == keys.Delete:
		l.do("boards.delete")
	default:
		return len(k.Key) == 1 || k.Key == keys.Space
	}
	return true
}

// TypedRune takes a character, which begins a word in the field to find boards by, and gives that the keyboard.
func (l *List) TypedRune(r rune) {
	if r != ' ' || l.words != "" {
		words := l.words + string(r)
		l.cursor = view.Cursor{Line: 1, Column: utf8.RuneCountInString(words) + 1, Turn: l.cursor.Turn + 1}
		l.Find(words)
	}
}

// read reads the list off the UI goroutine. What is said of the boards follows on that, which alone knows the language.
func (l *List) read(use func([]listed)) {
	entries := l.Host.Session.AllBoards()
	tasks.Run(l.Host.Tasks, context.Background(), func() (boards []listed) {
		for _, e := range entries() {
			boards = append(boards, listed{Entry: e})
		}
		return boards
	}, use)
}

func (l *List) save(one *listed) {
	l.Open(&one.Entry)
	l.SaveAs()
}

// remove deletes a board, and chooses the one behind it. What was deleted can be brought back.
func (l *List) remove(one *listed) {
	next := l.behind()
	l.Host.Session.Remove(&one.Entry)
	l.changed(next, locale.Text("boards.deleted", locale.Args{"Title": l.title(&one.Entry)}))
}

// changed keeps what was done to the boards, shows them anew with the one of a number chosen, and says what was done.
func (l *List) changed(number int, news string) {
	l.Changed()
	l.read(func(boards []listed) {
		if !l.on {
			return
		}
		l.boards = boards
		l.find(number)
		l.Host.Inform(news)
	})
}
