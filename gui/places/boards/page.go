package boards

import (
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/scene"
)

// page is the list while it is shown: kinds, search field, boards, and at the foot the buttons for the chosen board.
type page struct {
	inside   *session.Entry // the collection whose Sudokus are shown; nil for all boards
	boards   []*session.Entry
	searched []string // the words of each board, made when it is first searched
	known    bool     // the boards are read
	kind     kind
	words    string       // typed in the search field
	finding  *finding     // the last search, done or under way
	shown    []int        // indices into boards: those found of the kind shown
	counts   map[kind]int // how many boards of each kind were found
	at       int          // index in shown of the chosen one; -1 for none
	picked   bool         // the user has clicked the chosen one, or come to it by the arrow keys
	turn     int          // increased when other boards are shown
	cursor   view.Cursor  // of the field, when it was last given the keyboard
}

const (
	findID  = "boards.find"
	leaveID = "boards.leave" // leads from a collection to all boards

	restoreID = "boards.restore" // does what Undo does
)

// Page returns what the page shows.
func (l *List) Page() *view.BoardsPage {
	v := &view.BoardsPage{
		Title: language.Text("boards.title"), Number: len(l.shown), At: l.board, Chosen: l.at, Turn: l.turn,
		Find: view.Field{
			ID: findID, Name: language.Text(findID), Hint: language.Text(findID), Text: l.words, Cursor: l.cursor,
		},
	}
	for _, k := range l.kinds() {
		if !l.known {
			break // how many there are is not known yet
		}
		v.Kinds.Choices = append(v.Kinds.Choices, view.Choice{ID: string(k), On: k == l.kind,
			Words: language.Text("boards."+string(k), language.Args{"Number": l.counts[k]})})
	}
	switch {
	case !l.known:
	case len(l.boards) == 0:
		v.Hint = language.Text("boards.hint")
	case len(l.shown) == 0:
		v.Hint = language.Text("boards.none")
	}
	one := l.chosen()
	for i, id := range [...]string{"boards.open", "boards.rename", "boards.saveAs", "boards.delete"} {
		v.Buttons = append(v.Buttons,
			view.Button{ID: id, Words: language.Text(id), Primary: i == 0, Disabled: !can(id, one)})
	}
	if e, renamed := l.Host.Session.ToRestore(); e != nil {
		words := map[bool]string{false: "boards.undelete", true: "boards.unname"}[renamed]
		v.Buttons = append(v.Buttons, view.Button{ID: restoreID, Words: language.Text(words),
			Full: language.Text(words+".of", language.Args{"Title": scene.Title(e)})})
	}
	if l.inside != nil {
		v.Title = language.Text("boards.collection")
		v.Buttons = append(v.Buttons, view.Button{ID: leaveID, Words: language.Text("boards.title")})
	}
	if one != nil {
		v.Foot = scene.About(one, l.Host.Tasks.Clock.Now())
	}
	return v
}

// board returns what is said of board i of those shown.
func (l *List) board(i int) view.Board {
	l.grade(l.shown[i])
	one := l.boards[l.shown[i]]
	board := scene.InList(one, l.Host.Tasks.Clock.Now())
	if l.inside != nil && one.Name == "" {
		board.Words = scene.InCollection(one)
	}
	return board
}

// can reports whether a button has something to do for a board. A Sudoku of a collection has a name, and something to
// delete, after it was opened.
func can(id string, one *session.Entry) bool {
	switch {
	case one == nil:
		return false
	case id == "boards.saveAs":
		return one.Kind != session.CollectionKind
	case id == "boards.open":
		return true
	}
	return one.ID != 0
}

// open opens a board, or shows the Sudokus of a collection.
func (l *List) open(one *session.Entry) {
	if one.Kind == session.CollectionKind {
		l.enter(one)
		return
	}
	l.Open(one)
}

// Do chooses a kind or presses a button, and reports whether id is one of these.
func (l *List) Do(id string) bool {
	for _, k := range l.kinds() {
		if string(k) == id {
			l.kind = k
			l.find(0)
			return true
		}
	}
	switch {
	case id == leaveID && l.inside != nil:
		l.enter(nil)
		return true
	case id == restoreID && l.Host.Session.CanRestore():
		l.Restore()
		return true
	}
	do, known := map[string]func(*session.Entry){
		"boards.open": l.open, "boards.rename": l.rename, "boards.saveAs": l.save, "boards.delete": l.remove,
	}[id]
	if one := l.chosen(); known && can(id, one) {
		do(one)
	}
	return known
}

// show shows the result of a search.
func (l *List) show(f *finding) {
	l.shown, l.counts = f.shown, f.counts
	l.turn++
	l.picked = false
	l.choose(f.at)
}

// choose chooses board i of those shown.
func (l *List) choose(i int) {
	l.at = min(max(i, 0), len(l.shown)-1)
	l.Host.Inform("")
}

// chosen returns the chosen board, or nil.
func (l *List) chosen() *session.Entry {
	if l.at >= 0 && l.at < len(l.shown) {
		return l.boards[l.shown[l.at]]
	}
	return nil
}

// numberOf returns the number of a board: its ID or, in a collection, its number there.
func (l *List) numberOf(one *session.Entry) int {
	if l.inside != nil {
		return one.Place.Number
	}
	return one.ID
}

// number returns the number of the chosen board, or 0.
func (l *List) number() int {
	if one := l.chosen(); one != nil {
		return l.numberOf(one)
	}
	return 0
}

// behind returns the number of the board after the chosen one, or before it if that is the last; 0 for none.
func (l *List) behind() int {
	at := l.at + 1
	if at >= len(l.shown) {
		at = l.at - 1
	}
	if at < 0 {
		return 0
	}
	return l.numberOf(l.boards[l.shown[at]])
}
