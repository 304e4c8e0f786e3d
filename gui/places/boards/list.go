// Package boards is the page of all boards: their pictures, latest first, selected by kind and by words.
package boards

import (
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// List is a page in place of the board and the panel, where the user opens, renames, saves and deletes boards.
type List struct {
	place.Still
	Host    *overlay.Host
	Dialogs *dialog.Stack
	Focus   func() // gives the keyboard to the boards
	Open    func(*session.Entry) (opened bool)
	SaveAs  func()

	page
	grading
	reading tasks.Latest // of the boards
}

// Name returns the ID of the link to the page.
func (*List) Name() string { return deck.AllBoards }

// Problem returns that of the session's board, on which actions go on.
func (l *List) Problem() session.Kind { return l.Host.Session.Shown }

// Enter lists the boards, with the one shown last chosen.
func (l *List) Enter() {
	l.page = page{kind: all, at: -1}
	l.read(nil, func(boards []*session.Entry) {
		l.list(boards)
		l.find(l.Host.Session.ListedBoard())
	})
}

// View shows the page.
func (l *List) View() view.View {
	return view.View{Boards: l.Page(), Keys: []keys.Shortcut{keys.Ctrl("F")}}
}

// Actions returns Undo and Redo, which are about the list here.
func (l *List) Actions() []*actions.Action {
	return []*actions.Action{
		{ID: "undo", Icon: icon.Undo, Keys: keys.Ctrl("Z"), Enabled: l.Host.Session.CanRestore, Run: l.Restore},
		{ID: "redo", Icon: icon.Redo, Keys: keys.Ctrl("Y"), Enabled: func() bool { return false }},
	}
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
	l.read(inside, func(boards []*session.Entry) {
		l.endGrading()
		l.page = page{inside: inside, kind: all, at: -1, turn: l.turn, cursor: l.cursor}
		l.list(boards)
		l.find(number)
		l.Focus()
	})
}

// Leave ends what is looked for.
func (l *List) Leave() {
	l.reading.End()
	l.endGrading()
	l.finding = nil
}

// Rebuild makes anew what is said of the boards, after a change of language.
func (l *List) Rebuild() {
	clear(l.searched)
	l.find(l.number())
}

// Find shows the boards that contain all of the words.
func (l *List) Find(words string) {
	if l.words == words {
		return
	}
	l.words = words
	chosen := 0
	if l.picked {
		chosen = l.number()
	}
	l.find(chosen)
}

// Choose chooses board i of those shown, or opens it if the user has chosen it already.
func (l *List) Choose(i int) {
	if i == l.at && l.picked {
		l.Do("boards.open")
		return
	}
	l.picked = true
	l.choose(i)
}

// Restore brings back the board deleted last or, if a board was renamed since, its former name.
func (l *List) Restore() {
	e, renamed := l.Host.Session.Restore()
	if l.inside != nil && (e.Kind == session.CollectionKind || e.Place.Text != l.inside.Place.Text) {
		l.inside = nil
	}
	words := map[bool]string{false: "boards.restored", true: "boards.renamed"}[renamed]
	l.changed(l.numberOf(e), language.Text(words, language.Args{"Title": scene.Title(e)}))
}

// Key handles a key that no control of the page uses, and reports whether it did: Enter opens the chosen board, Delete
// deletes it, Ctrl+F goes to the search field. Where nothing can be undone or redone here, it says so. It also reports
// true for letters, which Type puts into that field.
func (l *List) Key(k keys.Shortcut) (none session.Typed, handled bool) {
	switch {
	case k == keys.Ctrl("F"):
		l.cursor = view.Cursor{Turn: l.cursor.Turn + 1}
	case k == keys.Ctrl("Z") && !l.Host.Session.CanRestore():
		l.Host.Inform(language.Text("boards.noUndo"))
	case k == keys.Ctrl("Y"), k == keys.CtrlShift("Z"):
		l.Host.Inform(language.Text("boards.noRedo"))
	case k.Modified():
		return none, false
	case k.Key == keys.Enter && !l.finding.done():
		l.finding.open = true
	case k.Key == keys.Enter:
		l.Do("boards.open")
	case k.Key == keys.Delete:
		l.Do("boards.delete")
	default:
		return none, len(k.Key) == 1 || k.Key == keys.Space
	}
	return none, true
}

// Release empties the search field, or else leaves the collection.
func (l *List) Release() bool {
	switch {
	case l.words != "":
		l.Find("")
		l.Focus()
	case l.inside != nil:
		l.enter(nil)
	default:
		return false
	}
	return true
}

// Tap does nothing: the page has no cells.
func (*List) Tap(grid.Cell) error { return nil }

// Writes reports that what is typed is text.
func (*List) Writes() bool { return true }

// Type begins a word in the search field and gives that the keyboard.
func (l *List) Type(r rune, _ grid.Cell) (none session.Typed) {
	if r != ' ' || l.words != "" {
		words := l.words + string(r)
		l.cursor = view.Cursor{Line: 1, Column: utf8.RuneCountInString(words) + 1, Turn: l.cursor.Turn + 1}
		l.Find(words)
	}
	return none
}

// read reads the boards, or the Sudokus of a collection, off the UI goroutine.
func (l *List) read(inside *session.Entry, use func([]*session.Entry)) {
	s := l.Host.Session
	await := s.Await()
	read := func() (list func() []*session.Entry, err error) { return s.AllBoards, nil }
	if inside != nil {
		read = s.Collected(inside)
	}
	tasks.Then(l.Host.Tasks, l.reading.Begin(), func() (then func()) {
		await()
		list, err := read()
		if err != nil {
			return func() { l.Host.WarnGone(err) }
		}
		return func() { use(list()) }
	})
}

// list lists boards in place of others.
func (l *List) list(boards []*session.Entry) {
	l.boards, l.searched, l.known = boards, make([]string, len(boards)), true
}

func (l *List) save(one *session.Entry) {
	if l.Open(one) {
		l.SaveAs()
	}
}

// remove deletes a board, or a collection with its boards, and chooses the next.
func (l *List) remove(e *session.Entry) {
	next, words := l.behind(), "boards.deleted"
	if e.Kind == session.CollectionKind {
		words = "boards.deletedAll"
	}
	l.Host.Session.Remove(e)
	news := language.Text(words, language.Args{"Title": scene.Title(e)})
	if _, counted := e.Ending(); counted {
		news = language.Sentences(news, language.Text("boards.deletedGame"))
	}
	l.changed(next, news)
}

// changed lists the boards anew after a change, shows them with the one of the given number chosen, and says what was
// done.
func (l *List) changed(number int, news string) {
	l.Focus()
	l.read(l.inside, func(boards []*session.Entry) {
		l.endGrading()
		l.list(boards)
		l.find(number)
		l.Host.Inform(news)
	})
}
