package desk

import (
	"slices"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// These functions are what the places of boards share.

// BoardPrefix begins the name of the place of a game or a Sudoku, before the board's number.
const BoardPrefix = "board."

func nameOf(s *session.Session) string { return BoardPrefix + strconv.Itoa(s.ShownBoard()) }

// viewOf returns all that is shown of a board of the session: its scene and a mark before the headline, with what add
// adds to it and the cards made of that.
func viewOf(s *session.Session, shown scene.Scene, mark icon.Name, add func(*overlay.Board),
	cards func(*session.Session, *overlay.Board) []view.Card) view.View {
	p := s.Board()
	v := overlay.Board{Rows: p.Rows()}
	v.Diagram, v.Icon, v.Status, v.Notes = shown.Diagram(), mark, shown.Status(), shown.Notes()
	for _, row := range v.Rows {
		note, _ := language.Words().Remark(row.Comment)
		v.Steps = append(v.Steps, deck.Move{Words: shown.Step(row), Glyph: row.Glyph, Note: note})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	add(&v)
	v.Cards = cards(s, &v)
	return v.View
}

// said returns what is to say of a cell of a board, if the pointer is on it.
func said(shown scene.Scene, by overlay.Overlay, c grid.Cell, on bool) string {
	if !on {
		return ""
	}
	words, _ := shown.At(c)
	if found, ok := by.At(c); ok {
		words = found
	}
	return words
}

// scroll goes steps forwards along a board's line, or back if negative.
func scroll(p session.Board, steps int) {
	line := p.Line()
	i := slices.Index(line, p.Current()) + steps
	p.GoTo(line[min(max(i, 0), len(line)-1)])
}

// menuOf returns a menu of actions.
func menuOf(ids ...string) (menu view.Menu) {
	for _, id := range ids {
		menu.Items = append(menu.Items, view.MenuItem{ID: id})
	}
	return menu
}
