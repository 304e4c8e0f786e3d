package desk

import (
	"slices"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/overlay"
)

// board is the place of a board of the session, for the others to embed.
type board struct {
	place.Still
	host     *overlay.Host
	exchange *exchange.Exchange
	overlays overlay.List
	scene    func() scene.Scene
	mark     func() icon.Name // before the headline
	cards    func(*session.Session, *overlay.Board) []view.Card
}

// BoardPrefix begins the name of the place of a game or a Sudoku, before the board's number.
const BoardPrefix = "board."

// Name names the board by its number.
func (b *board) Name() string { return BoardPrefix + strconv.Itoa(b.host.Session.ShownBoard()) }

// Problem returns the board's.
func (b *board) Problem() session.Kind { return b.host.Session.Shown }

// Advance lets the overlays follow what has changed.
func (b *board) Advance() { b.overlays.Advance() }

// View returns all that is shown of the board: its scene, with what the overlays add and the cards made of that.
func (b *board) View() view.View {
	p, shown := b.host.Session.Board(), b.scene()
	v := overlay.Board{Rows: p.Rows()}
	v.Diagram, v.Icon, v.Status, v.Notes = shown.Diagram(), b.mark(), shown.Status(), shown.Notes()
	for _, row := range v.Rows {
		note, _ := language.Words().Remark(row.Comment)
		v.Steps = append(v.Steps, deck.Move{Words: shown.Step(row), Glyph: row.Glyph, Note: note})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	b.overlays.Show(&v)
	v.Cards = b.cards(b.host.Session, &v)
	return v.View
}

// said returns what is to say of a cell, if the pointer is on it.
func (b *board) said(c grid.Cell, on bool) string {
	if !on {
		return ""
	}
	words, _ := b.scene().At(c)
	if found, ok := b.overlays.At(c); ok {
		words = found
	}
	return words
}

// Scroll goes steps forwards along the board's line, or back if negative.
func (b *board) Scroll(steps int) {
	p := b.host.Session.Board()
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
