// Package boards is the page of all boards: pictures, the latest first, by kind, with a field to find one.
package boards

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/aria"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// List shows the user's boards on a page in the place of the board and the panel, to be opened, renamed, saved and
// deleted. While it is shown the session is hidden, so that nothing is played behind it.
type List struct {
	Host    *overlay.Host
	Dialogs *widgets.Dialogs
	Touch   func() bool // whether it is used with fingers
	Changed func()      // called when the boards have changed, or the page has come or gone
	Open    func(*session.Entry)
	SaveAs  func()

	page *page // nil while it is not shown
}

// Shown reports whether the page is shown.
func (l *List) Shown() bool { return l.page != nil }

// Toggle shows the page, or what was shown before.
func (l *List) Toggle() {
	if l.Leave() {
		l.Changed()
		return
	}
	l.read(func(boards []listed) {
		if l.page != nil || l.Dialogs.Busy() || l.Host.Session.Hidden {
			return
		}
		l.Host.Session.Hidden = true
		l.page = newPage(l, boards, all, "")
		l.Changed()
		l.page.find(l.Host.Session.ShownBoard())
		l.Focus()
	})
}

// Leave shows the board again as soon as Changed has been called, and reports whether the page was shown.
func (l *List) Leave() bool {
	if l.page == nil {
		return false
	}
	l.page, l.Host.Session.Hidden = nil, false
	return true
}

// Page is what is shown; nil for nothing.
func (l *List) Page() fyne.CanvasObject {
	if l.page == nil {
		return nil
	}
	return l.page.content
}

// Rebuild makes the page anew, in the language and the appearance that are set.
func (l *List) Rebuild() {
	if l.page == nil {
		return
	}
	before, number := l.page, l.page.number()
	for i := range before.boards {
		before.boards[i].said = nil
	}
	l.page = newPage(l, before.boards, before.kind, before.field.Text)
	l.page.find(number)
}

// Focus gives the keyboard to the boards.
func (l *List) Focus() { l.Dialogs.Window.Canvas().Focus(l.page.tiles) }

// Say says something in the place of what the chosen board is; "" for nothing.
func (l *List) Say(words string, warning bool) {
	if l.page != nil {
		l.page.message, l.page.warns = words, warning
		l.page.tell()
	}
}

// Tip says something, over all else, for as long as the pointer is on what it is about; "" for nothing.
func (l *List) Tip(words string) {
	if l.page != nil {
		l.page.tip = words
		l.page.tell()
	}
}

// Elements are the page for a screen reader.
func (l *List) Elements() []aria.Element { return widgets.Elements(l.page.content) }

// CanRestore reports whether the page is shown and a board was deleted that can be brought back.
func (l *List) CanRestore() bool { return l.page != nil && l.Host.Session.CanRestore() }

// Restore brings the board back that was deleted last.
func (l *List) Restore() {
	e := l.Host.Session.Restore()
	l.changed(e.ID, locale.Text("boards.restored", locale.Args{"Title": l.page.title(&e)}))
}

// TypedKey takes a key that nothing on the page has a use for, and reports whether it did: Escape empties the field to
// find a board, or else leaves the page. Characters go to that field.
func (l *List) TypedKey(key *fyne.KeyEvent) bool {
	switch {
	case key.Name == fyne.KeyEscape && l.page.field.Text != "":
		l.page.field.SetText("")
		l.Focus()
	case key.Name == fyne.KeyEscape:
		l.Toggle()
	default:
		return len(key.Name) == 1 || key.Name == fyne.KeySpace || l.page.tiles.take(key)
	}
	return true
}

// TypedRune takes a character, which begins a word to find boards by.
func (l *List) TypedRune(r rune) {
	if r == ' ' {
		return
	}
	l.Dialogs.Window.Canvas().Focus(l.page.field)
	l.page.field.TypedRune(r)
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
	next := l.page.behind()
	l.Host.Session.Remove(&one.Entry)
	l.changed(next, locale.Text("boards.deleted", locale.Args{"Title": l.page.title(&one.Entry)}))
}

// rename lets the user say what a board is called.
func (l *List) rename(one *listed) {
	field := widgets.NewField(l.page.title(&one.Entry), "")
	yes, no := locale.Text("dialog.keep"), locale.Text("dialog.cancel")
	l.Dialogs.Choose(locale.Text("boards.name"), field, yes, no, func(keep bool) {
		if !keep {
			return
		}
		err := l.Host.Session.Rename(&one.Entry, strings.Join(strings.Fields(field.Value()), " "))
		if err != nil {
			l.Host.Warn(locale.Words().Error(err))
			return
		}
		l.changed(one.ID, "")
	})
	l.Dialogs.Window.Canvas().Focus(field)
	field.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// changed keeps what was done to the boards, shows them anew with the one of a number chosen, and says what was done.
func (l *List) changed(number int, news string) {
	l.Changed()
	l.read(func(boards []listed) {
		if l.page == nil {
			return
		}
		l.page.boards = boards
		l.page.find(number)
		l.Host.Inform(news)
		l.Focus()
	})
}
