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
	grading
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
	l.read(nil, func(boards []listed) {
		if l.on || l.Dialogs.Busy() || l.Host.Session.Hidden {
			return
		}
		l.Host.Session.Hidden = true
		l.page = page{on: true, boards: boards, kind: all, at: -1}
		l.find(l.Host.Session.ListedBoard())
		l.Focus()
	})
}

// enter shows the Sudokus of a collection, with the one that the user was at chosen; or for nil all boards again, with
// the collection chosen.
func (l *List) enter(inside *session.Entry) {
	number := 0
	if inside != nil {
		number = l.Host.Session.PlaceIn(inside).Number
	} else if l.inside != nil {
		number = l.inside.ID
	}
	l.read(inside, func(boards []listed) {
		if !l.on {
			return
		}
		l.endGrading()
		l.page = page{on: true, inside: inside, boards: boards, kind: all, at: -1, turn: l.turn, cursor: l.cursor}
		l.find(number)
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
	l.endGrading()
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
	if l.inside != nil && (e.Kind == session.CollectionKind || e.Place.Text != l.inside.Place.Text) {
		l.inside = nil
	}
	words := map[bool]string{false: "boards.restored", true: "boards.renamed"}[renamed]
	l.changed(l.numberOf(&listed{Entry: e}), locale.Text(words, locale.Args{"Title": scene.Title(&e)}))
}

// TypedKey handles a key that no control of the page uses, and reports whether it did: Escape empties the search field,
// or leaves the collection or the page, Enter opens the chosen board, Delete deletes it, Ctrl+F goes to the search
// field. Where nothing can be undone or redone here, it says so. It also reports true for letters, which TypedRune puts
// into that field.
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
	case k.Key == keys.Escape && l.inside != nil:
		l.enter(nil)
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

// read lists the boards, or the Sudokus of a collection, off the UI goroutine. What is said of them is made on it,
// since that depends on the language.
func (l *List) read(inside *session.Entry, use func([]listed)) {
	s := l.Host.Session
	entries := func() ([]session.Entry, error) { return nil, nil }
	if inside != nil {
		entries = s.Collected(inside)
	} else {
		all := s.AllBoards()
		entries = func() ([]session.Entry, error) { return all(), nil }
	}
	tasks.Then(l.Host.Tasks, l.reading.Begin(), func() (then func()) {
		found, err := entries()
		if err != nil {
			return func() { l.Host.Warn(locale.Text("boards.gone", locale.Args{"Error": locale.Words().Error(err)})) }
		}
		boards := make([]listed, len(found))
		for i, e := range found {
			boards[i] = listed{Entry: e, graded: e.Grade != ""}
		}
		return func() { use(boards) }
	})
}

func (l *List) save(one *listed) {
	if l.Open(&one.Entry) {
		l.SaveAs()
	}
}

// remove deletes a board, or a collection with its boards, and chooses the next. What was deleted can be restored,
// unless it could not be read. Of a collection many files may have to be read for that.
func (l *List) remove(one *listed) {
	e, next, read := one.Entry, l.behind(), l.Host.Session.Removal(&one.Entry)
	removed := func(remove func() error) {
		words := "boards.deleted"
		if e.Kind == session.CollectionKind {
			words = "boards.deletedAll"
		}
		if remove() != nil {
			words = "boards.forgotten"
		}
		l.changed(next, locale.Text(words, locale.Args{"Title": scene.Title(&e)}))
	}
	if e.Kind == session.CollectionKind {
		tasks.Run(l.Host.Tasks, l.reading.Begin(), read, removed)
	} else {
		removed(read())
	}
}

// changed lists the boards anew after a change, shows them with the one of the given number chosen, and says what was
// done.
func (l *List) changed(number int, news string) {
	l.Focus()
	l.read(l.inside, func(boards []listed) {
		if !l.on {
			return
		}
		l.boards = boards
		l.find(number)
		l.Host.Inform(news)
	})
}
