package boards

import (
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/view"
)

// page is the list while it is shown: kinds, search field, boards, and at the foot the buttons for the chosen board.
type page struct {
	on      bool
	boards  []listed
	kind    kind
	words   string       // typed in the search field
	finding *finding     // the last search, done or under way
	shown   []int        // indices into boards: those found of the kind shown
	counts  map[kind]int // how many boards of each kind were found
	at      int          // index in shown of the chosen one; -1 for none
	picked  bool         // the user has clicked the chosen one, or come to it by the arrow keys
	turn    int          // increased when other boards are shown
	cursor  view.Cursor  // of the field, when it was last given the keyboard
}

const findID = "boards.find"

// Page returns the page, or nil while it is not shown.
func (l *List) Page() *view.BoardsPage {
	if !l.on {
		return nil
	}
	v := &view.BoardsPage{
		Title: locale.Text("boards.title"), Number: len(l.shown), At: l.board, Chosen: l.at, Turn: l.turn,
		Find: view.Field{
			ID: findID, Name: locale.Text(findID), Hint: locale.Text(findID), Text: l.words, Cursor: l.cursor,
		},
	}
	for _, k := range kinds {
		v.Kinds.Choices = append(v.Kinds.Choices, view.Choice{ID: string(k), On: k == l.kind,
			Words: locale.Text("boards."+string(k), locale.Args{"Number": l.counts[k]})})
	}
	switch {
	case len(l.boards) == 0:
		v.Hint = locale.Text("boards.hint")
	case len(l.shown) == 0:
		v.Hint = locale.Text("boards.none")
	}
	one := l.chosen()
	for i, id := range [...]string{"boards.open", "boards.rename", "boards.saveAs", "boards.delete"} {
		v.Buttons = append(v.Buttons,
			view.Button{ID: id, Words: locale.Text(id), Primary: i == 0, Disabled: one == nil})
	}
	if one != nil {
		v.Foot = scene.About(&one.Entry, l.Host.Tasks.Clock.Now())
	}
	return v
}

// board returns what is said of board i of those shown.
func (l *List) board(i int) view.Board {
	one := &l.boards[l.shown[i]]
	said := l.said(one)
	return view.Board{Picture: scene.Picture(&one.Entry), Words: said.Title, Sentence: said.Short,
		Short: said.Shortest, When: said.When}
}

// do chooses a kind or presses a button, and reports whether id is one of these.
func (l *List) do(id string) bool {
	for _, k := range kinds {
		if string(k) == id {
			l.kind = k
			l.find(0)
			return true
		}
	}
	do, known := map[string]func(*listed){
		"boards.open":   func(one *listed) { l.Open(&one.Entry) },
		"boards.rename": l.rename, "boards.saveAs": l.save, "boards.delete": l.remove,
	}[id]
	if one := l.chosen(); known && one != nil {
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
func (l *List) chosen() *listed {
	if l.at >= 0 && l.at < len(l.shown) {
		return &l.boards[l.shown[l.at]]
	}
	return nil
}

// number returns the ID of the chosen board, or 0.
func (l *List) number() int {
	if one := l.chosen(); one != nil {
		return one.ID
	}
	return 0
}

// behind returns the ID of the board after the chosen one, or before it if that is the last; 0 for none.
func (l *List) behind() int {
	at := l.at + 1
	if at >= len(l.shown) {
		at = l.at - 1
	}
	if at < 0 {
		return 0
	}
	return l.boards[l.shown[at]].ID
}
