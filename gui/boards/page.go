package boards

import (
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// page is the list while it is shown: its kinds and the field to find a board, the boards, and at the foot what can be
// done with the chosen one.
type page struct {
	list    *List
	boards  []listed
	kind    kind
	words   string       // that are typed in the field
	finding *finding     // what was found last, or is being looked for
	shown   []int        // of boards: those of the kind that the words find
	counts  map[kind]int // how many boards of each kind the words find
	at      int          // the chosen one of those shown; -1 for none
	turn    int          // grows when others are shown
	cursor  view.Cursor  // of the field, where it was last given the keyboard

	tip, message string // in the place of what the chosen board is; the tip comes first
	warns        bool   // the message is a warning
}

func newPage(l *List, boards []listed, k kind, words string) *page {
	return &page{list: l, boards: boards, kind: k, words: words, at: -1}
}

const findID = "boards.find"

// view is what is shown of it.
func (p *page) view() *view.BoardsPage {
	v := &view.BoardsPage{
		Title: locale.Text("boards.title"), Number: len(p.shown), At: p.board, Chosen: p.at, Turn: p.turn,
		Find: view.Field{
			ID: findID, Name: locale.Text(findID), Hint: locale.Text(findID), Text: p.words, Cursor: p.cursor,
		},
	}
	for _, k := range kinds {
		v.Kinds.Choices = append(v.Kinds.Choices, view.Choice{ID: string(k), On: k == p.kind,
			Words: locale.Text("boards."+string(k), locale.Args{"Number": p.counts[k]})})
	}
	switch {
	case len(p.boards) == 0:
		v.Hint = locale.Text("boards.hint")
	case len(p.shown) == 0:
		v.Hint = locale.Text("boards.none")
	}
	one := p.chosen()
	for i, id := range [...]string{"boards.open", "boards.rename", "boards.saveAs", "boards.delete"} {
		v.Buttons = append(v.Buttons,
			view.Button{ID: id, Words: locale.Text(id), Primary: i == 0, Disabled: one == nil})
	}
	switch {
	case p.tip != "":
		v.Foot = p.tip
	case p.message != "":
		v.Foot, v.Warning = p.message, p.warns
	case one != nil:
		v.Foot = scene.About(&one.Entry, p.list.Host.Tasks.Clock.Now())
	}
	return v
}

// board is what is said of one of those shown.
func (p *page) board(i int) view.Board {
	one := &p.boards[p.shown[i]]
	said := p.said(one)
	return view.Board{Picture: scene.Picture(&one.Entry), Words: said.Title, Sentence: said.Short, When: said.When}
}

// do does what a kind or a button stands for, and reports whether it is one of the page.
func (p *page) do(id string) bool {
	for _, k := range kinds {
		if string(k) == id {
			p.kind = k
			p.find(0)
			return true
		}
	}
	do, known := map[string]func(*listed){
		"boards.open":   func(one *listed) { p.list.Open(&one.Entry) },
		"boards.rename": p.list.rename, "boards.saveAs": p.list.save, "boards.delete": p.list.remove,
	}[id]
	if one := p.chosen(); known && one != nil {
		do(one)
	}
	return known
}

// show shows what was found.
func (p *page) show(f *finding) {
	p.shown, p.counts = f.shown, f.counts
	p.turn++
	p.choose(f.at)
}

// choose makes one of those shown the one that is chosen.
func (p *page) choose(i int) {
	p.at = min(max(i, 0), len(p.shown)-1)
	p.message = ""
	p.list.Host.Render()
}

// chosen is the board that is chosen; nil for none.
func (p *page) chosen() *listed {
	if p.at >= 0 && p.at < len(p.shown) {
		return &p.boards[p.shown[p.at]]
	}
	return nil
}

// number is the number of the board that is chosen; 0 for none.
func (p *page) number() int {
	if one := p.chosen(); one != nil {
		return one.ID
	}
	return 0
}

// behind is the number of the board behind the chosen one, or before it if that is the last; 0 for none.
func (p *page) behind() int {
	at := p.at + 1
	if at >= len(p.shown) {
		at = p.at - 1
	}
	if at < 0 {
		return 0
	}
	return p.boards[p.shown[at]].ID
}

// title is what a board is called.
func (p *page) title(e *session.Entry) string {
	return scene.InList(e, p.list.Host.Tasks.Clock.Now()).Title
}
