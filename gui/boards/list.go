// Package boards is the page of all boards: their pictures, latest first, selected by kind and by words.
package boards

import (
	"unicode/utf8"

	"ninefold/gui/dialog"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/view"
)

// List is a page in place of the board and the panel, where the user opens, renames, saves and deletes boards. While it
// is shown the session is hidden, so that nothing plays on behind it.
type List struct {
	Host    *overlay.Host
	Dialogs *dialog.Stack
	Focus   func() // gives the keyboard to the boards
	Open    func(*session.Entry) (opened bool)
	SaveAs  func()

	page
	reading tasks.Latest // of the boards
}

// Shown reports whether the page is shown.
func (l *List) Shown() bool { return l.on }

// Toggle shows the page, or hides it again.
func (l *List) Toggle() {
	if l.Leave() {
		l.Focus()
		return
	}
	l.read(func(boards []listed) {
		if l.on || l.Dialogs.Busy() || l.Host.Session.Hidden {
			return
		}
		l.Host.Session.Hidden = true
		l.page = page{on: true, boards: boards, kind: all, at: -1}
		l.find(l.Host.Session.ShownBoard())
		l.Focus()
	})
}

// Leave hides the page, and reports whether it was shown.
func (l *List) Leave() bool {
	if !l.on {
		return false
	}
	l.reading.End()
	l.on, l.finding, l.Host.Session.Hidden = false, nil, false
	return true
}

// Rebuild makes anew what is said of the boards, after a change of language.
func (l *List) Rebuild() {
	if !l.on {
		return
	}
	for i := range l.boards {
		l.boards[i].said = nil
	}
	l.find(l.number())
}

// Find shows the boards that contain all of the words, if the page is shown.
func (l *List) Find(words string) {
	if l.on && l.words != words {
		l.words = words
		l.find(0)
	}
}

// Pick chooses board i of those shown, or opens it if the user has chosen it already.
func (l *List) Pick(i int) {
	switch {
	case !l.on:
	case i == l.at && l.picked:
		l.do("boards.open")
	default:
		l.picked = true
		l.choose(i)
	}
}

// Do chooses a kind or presses a button of the page, and reports whether id is one of these.
func (l *List) Do(id string) bool { return l.on && l.do(id) }

// CanRestore reports whether the page is shown and there is a deletion or a renaming to take back.
func (l *List) CanRestore() bool { return l.on && l.Host.Session.CanRestore() }

// Restore brings back the board deleted last or, if a board was renamed since, its former name.
func (l *List) Restore() {
	e, renamed := l.Host.Session.Restore()
	words := map[bool]string{false: "boards.restored", true: "boards.renamed"}[renamed]
	l.changed(e.ID, locale.Text(words, locale.Args{"Title": scene.Title(&e)}))
}

// TypedKey handles a key that no control of the page uses, and reports whether it did: Escape empties the search field
// or leaves the page, Enter opens the chosen board, Delete deletes it, Ctrl+F goes to the search field. Where nothing
// can be undone or redone here, it says so. It also reports true for letters, which TypedRune puts into that field.
func (l *List) TypedKey(k keys.Shortcut) bool {
	switch {
	case k == keys.Ctrl("F"):
		l.cursor = view.Cursor{Turn: l.cursor.Turn + 1}
	case k == keys.Ctrl("Z") && !l.CanRestore():
		l.Host.Inform(locale.Text("boards.noUndo"))
	case k == keys.Ctrl("Y"), k == keys.CtrlShift("Z"):
		l.Host.Inform(locale.Text("boards.noRedo"))
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

// TypedRune begins a word in the search field and gives that the keyboard.
func (l *List) TypedRune(r rune) {
	if r != ' ' || l.words != "" {
		words := l.words + string(r)
		l.cursor = view.Cursor{Line: 1, Column: utf8.RuneCountInString(words) + 1, Turn: l.cursor.Turn + 1}
		l.Find(words)
	}
}

// read lists the boards off the UI goroutine. What is said of them is made on it, since that depends on the language.
func (l *List) read(use func([]listed)) {
	entries := l.Host.Session.AllBoards()
	tasks.Run(l.Host.Tasks, l.reading.Begin(), func() (boards []listed) {
		for _, e := range entries() {
			boards = append(boards, listed{Entry: e})
		}
		return boards
	}, use)
}

func (l *List) save(one *listed) {
	if l.Open(&one.Entry) {
		l.SaveAs()
	}
}

// remove deletes a board and chooses the next. The deleted board can be restored, unless it could not be read.
func (l *List) remove(one *listed) {
	next, words := l.behind(), "boards.deleted"
	if l.Host.Session.Remove(&one.Entry) != nil {
		words = "boards.forgotten"
	}
	l.changed(next, locale.Text(words, locale.Args{"Title": scene.Title(&one.Entry)}))
}

// changed lists the boards anew after a change, shows them with the one of the given ID chosen, and says what was done.
func (l *List) changed(number int, news string) {
	l.Focus()
	l.read(func(boards []listed) {
		if !l.on {
			return
		}
		l.boards = boards
		l.find(number)
		l.Host.Inform(news)
	})
}
