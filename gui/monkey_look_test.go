package gui

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/screen/screentest"
)

// boardless reports whether no board is to be seen: on the page of all boards, and in a small window on that of how the
// user stands.
func (m *monkey) boardless() bool {
	return m.listing() || m.place == m.stand && find[*board.Board](m.laidOut()) == nil
}

// look fails unless what is shown agrees with the session.
func (m *monkey) look() {
	v := m.view()
	m.lookTwice()
	m.lookAtBoard(v.Diagram)
	m.lookAtDrawing()
	m.lookAway()
	m.lookAtCards()
	m.lookAtStatus(&v)
	m.lookAtActions()
	m.lookAtPlaces()
	m.lookAtKeyboard()
}

// lookTwice fails if a second render starts something, or shows something else.
func (m *monkey) lookTwice() {
	begun, shown := m.tasks.Begun(), m.view()
	m.settle()
	again := m.view()
	shown.Boards, again.Boards = nil, nil // how its tiles are made is a function
	fail.Unless(m.t, reflect.DeepEqual(again, shown), "shown at first:\n%+v\nand then:\n%+v", shown, again)
	fail.Unequal(m.t, m.tasks.Begun()-begun, 0, "to show what there is begins")
}

// lookAtBoard fails unless the board shows the diagram, and that is right by the rules.
func (m *monkey) lookAtBoard(want diagram.Diagram) {
	if m.boardless() {
		return
	}
	fail.Unequal(m.t, m.board().Shown(), want, "the board does not show what there")
	if !m.onBoard() || m.hovering { // pointing at the chart shows another step
		return
	}
	p, g, game := m.position(), m.Session.Sudoku.Grid(), m.Session.Shown == session.TicTacToe
	legal := p.Legal()
	forced, ok := p.Forced()
	for b := range grid.Box(grid.Boxes) {
		framed := ok && b == forced && !p.Over()
		fail.If(m.t, game && want.Boxes[b].Framed != framed, "that field %d has a frame is not %v", b.Number(), framed)
	}
	for c := range grid.Cell(grid.Cells) {
		cell, at := &want.Cells[c], fmt.Sprintf("row %d, column %d", c.Row(), c.Col())
		if game {
			fail.Unequal(m.t, cell.Symbol, diagram.SymbolOf(p.At(c)), "%s shows", at)
			fail.Unequal(m.t, cell.Playable, legal.Has(c) && !m.edit.Begun(), "%s can be played", at)
		} else {
			fail.Unequal(m.t, cell.Symbol == diagram.Blank, g.At(c) == 0, "%s is open", at)
			fail.If(m.t, cell.Symbol != diagram.Blank && cell.Digit != g.At(c),
				"%s holds %d, but shows %d", at, g.At(c), cell.Digit)
		}
	}
}

// lookAtDrawing fails unless the objects of the board are those of a new board.
func (m *monkey) lookAtDrawing() {
	if m.hovering || m.boardless() { // the cell under the pointer stands out
		return
	}
	fresh, cursor := board.New(), m.screen.Shown.Cursor
	fresh.Draw(m.board().Shown())
	fresh.SetCursor(cursor.Cell, cursor.Any)
	fresh.Resize(m.board().Size())
	drawn := func(b *board.Board) (all []string) {
		for _, o := range test.WidgetRenderer(b).Objects() {
			text, _ := o.(*canvas.Text)
			all = append(all, fmt.Sprintf("%T %v %v %v", o, o.Position(), o.Size(), text))
		}
		return all
	}
	fail.Differ(m.t, drawn(m.board()), drawn(fresh), "drawn is")
}

// ofFiles are what the boards of a session say of the files that they are from.
var ofFiles = regexp.MustCompile(`"(file|source)":"[^"]*"`)

// lookAway fails if a board of the session has changed while an exercise replaces it, except by what was under way: a
// review that has found more, or a file that was written.
func (m *monkey) lookAway() {
	boards, review := m.boards(), m.Session.Game.Review()
	saved := ofFiles.FindAllString(boards, -1)
	slices.Sort(saved) // the boards have another order once one was saved
	switch {
	case !m.exercising():
		m.left = ""
	case m.left == "" || m.review != review || !slices.Equal(m.saved, saved):
		m.left, m.review, m.saved = boards, review, saved
	case m.left != boards:
		m.t.Errorf("while an exercise was shown the session went from\n%s\nto\n%s", m.left, boards)
	}
}

// lookAtCards fails unless the panel shows the right cards, and draws them like a new panel.
func (m *monkey) lookAtCards() {
	cards := m.cards()
	if m.listing() { // the page takes the panel's room
		return
	}
	if cards == nil {
		m.t.Error("the panel shows other cards than there are to be")
		return
	}
	shown := find[*panel.Panel](m.fyne.Content())
	if shown == nil {
		return // the panel is hidden
	}
	of := reflect.ValueOf(shown).Elem()
	tabbed, tab := of.FieldByName("tabbed").Bool(), of.FieldByName("tab").Len()
	if !shown.Visible() || tab > 0 { // a tab was chosen
		return
	}
	fresh := panel.New(&panel.Options{Tip: func(string) {}, Point: func(int) {}})
	fresh.SetPlace(tabbed, of.FieldByName("high").Bool())
	fresh.Resize(shown.Size())
	fresh.Set(cards)
	fail.Differ(m.t, drawnIn(shown), drawnIn(fresh), "the cards are drawn as")
	screentest.CheckWords(m.t, drawnIn(shown), "the panel")
}

// drawnIn returns the words and pictures drawn in the cards, each with its place, without the lists: how far these are
// scrolled depends on what was shown before.
func drawnIn(p *panel.Panel) (drawn []string) {
	lists := map[fyne.CanvasObject]bool{}
	walk(p, func(o fyne.CanvasObject) {
		if s, ok := o.(*panel.Scroller); ok && strings.HasSuffix(fmt.Sprintf("%T", s.Content), ".surface") {
			walk(s.Content, func(o fyne.CanvasObject) { lists[o] = true })
		}
	})
	walk(p, func(o fyne.CanvasObject) {
		at := fmt.Sprint(o.Position(), o.Size())
		switch o := o.(type) {
		case *canvas.Text:
			if !lists[o] {
				drawn = append(drawn, o.Text+" "+at)
			}
		case *canvas.Image:
			if !lists[o] && o.Resource != nil {
				drawn = append(drawn, o.Resource.Name()+" "+at)
			}
		}
	})
	return drawn
}

func (m *monkey) lookAtStatus(v *view.View) {
	said := m.screen.Shown.Headline
	fail.Unequal(m.t, said.Words, v.Status.Headline, "it says")
	fail.If(m.t, m.shown.message == "" && m.shown.tipped == "" && said.Sentence != v.Status.Why,
		"as the reason it says %q, want %q", said.Sentence, v.Status.Why)
	fail.If(m.t, said.Progress != v.Progress || said.Icon != v.Icon,
		"the headline shows %+v, want %v, %q", said, v.Progress, v.Icon)
	screentest.CheckWords(m.t, []any{said, m.cards()}, "the window")
}

func (m *monkey) lookAtActions() {
	m.checkMenu()
	for id, b := range m.buttons() {
		a := m.table.Find(id)
		fail.If(m.t, a == nil && !strings.HasPrefix(id, "side."), "a button is shown for %s, which cannot be done", id)
		leaves := id == "undo" && !m.Session.Board().CanUndo() // undo can leave the board; Take back cannot
		if a != nil && (b.Disabled == a.Can() && !leaves || b.Words == "") {
			m.t.Errorf("the button of %s is disabled %v, the action can %v; it says %q",
				id, b.Disabled, a.Can(), b.Words)
		}
	}
}

// lookAtPlaces fails unless every part is inside the window, and the board is square.
func (m *monkey) lookAtPlaces() {
	content, size := m.laidOut(), m.fyne.Canvas().Size()
	if least := content.MinSize(); least.Width > size.Width || least.Height > size.Height {
		return // a real window would have grown
	}
	for _, o := range content.Objects {
		at, end := o.Position(), o.Position().Add(o.Size())
		fail.If(m.t, o.Visible() &&
			(at.X < 0 || at.Y < -1 || !(end.X <= size.Width+1) || !(end.Y <= size.Height+theme.Padding())),
			"a %T is from %v to %v in a window of %v", o, at, end, size)
	}
	if m.boardless() {
		return
	}
	first, last := m.board().Cell(0), m.board().Cell(grid.Cells-1)
	side := last.Position().Add(last.Size()).Subtract(first.Position())
	fail.If(m.t, side.X < 100 || side.X-side.Y > 1 || side.Y-side.X > 1, "the cells of the board take %v", side)
}

// lookAtKeyboard fails if a hidden text field has the keyboard.
func (m *monkey) lookAtKeyboard() {
	focused := m.fyne.Canvas().Focused()
	if _, ok := focused.(textField); ok && !m.dialogs.Busy() && !m.listing() {
		m.t.Errorf("a %T has the keyboard, and neither a dialog nor the list of boards is open", focused)
	}
}
