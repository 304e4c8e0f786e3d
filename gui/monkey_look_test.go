package gui

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

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
	m.render()
	again := m.view()
	fail.Unless(m.t, reflect.DeepEqual(again, shown), "shown at first:\n%+v\nand then:\n%+v", shown, again)
	more := m.tasks.Begun() - begun
	fail.If(m.t, more != 0, "to show what there is begins %d tasks", more)
}

func (m *monkey) lookAtBoard(want diagram.Diagram) {
	shown, p := m.board().Shown(), m.position()
	for c := range grid.Cell(grid.Cells) {
		if m.session.Hidden || m.hovering { // pointing at the chart shows another step
			break
		}
		symbol, digit := diagram.SymbolOf(p.At(c)), 0
		if m.session.Shown == session.CrossHatching {
			g := m.session.Sudoku.Grid()
			symbol, digit = shown.Cells[c].Symbol, g.At(c)
			fail.If(m.t, (digit == 0) != (symbol == diagram.Blank),
				"row %d, column %d shows %v and holds %d", c.Row(), c.Col(), symbol, digit)
		}
		cell := shown.Cells[c]
		fail.If(m.t, cell.Symbol != symbol || cell.Symbol != diagram.Blank && cell.Digit != digit,
			"row %d, column %d shows %v %d, want %v %d", c.Row(), c.Col(), cell.Symbol, cell.Digit, symbol, digit)
	}
	fail.Unequal(m.t, shown, want, "the board does not show what there")
}

// lookAway fails if a board of the session has changed while an exercise replaces it, except for a review that was
// under way and has found more.
func (m *monkey) lookAway() {
	boards, review := m.boards(), m.session.Game.Review()
	switch {
	case m.session.Hidden != (m.features.exercises.Shown() != nil || m.App.boards.Shown()):
		m.t.Error("the session is hidden, or something is shown in its place, but not both")
	case !m.session.Hidden, m.App.boards.Shown():
		m.left = ""
	case m.left == "" || m.review != review:
		m.left, m.review = boards, review
	case m.left != boards:
		m.t.Errorf("while an exercise was shown the session went from\n%s\nto\n%s", m.left, boards)
	}
}

// lookAtCards fails unless the panel shows the right cards, and draws them like a new panel.
func (m *monkey) lookAtCards() {
	cards := m.cards()
	if cards == nil {
		m.t.Error("the panel shows other cards than there are to be")
		return
	}
	shown := find[*panel.Panel](m.fyne.Content())
	if shown == nil {
		return // the panel is hidden
	}
	of := reflect.ValueOf(shown).Elem()
	tabbed, tab := of.FieldByName("tabbed").Bool(), of.FieldByName("tab").String()
	if !shown.Visible() || tab != "" { // a tab was chosen
		return
	}
	fresh := panel.New(&panel.Options{Tip: func(string) {}, Point: func(int) {}})
	fresh.SetTabbed(tabbed)
	fresh.Resize(shown.Size())
	fresh.Set(cards)
	if is, want := drawnIn(shown), drawnIn(fresh); !slices.Equal(is, want) {
		m.t.Errorf("the cards are drawn as\n%q\nwant\n%q", is, want)
	}
	for _, words := range drawnIn(shown) {
		m.lookAtWords(words)
	}
}

// drawnIn returns the words and pictures drawn in the cards, each with its place, without the lists: how far these are
// scrolled depends on what was shown before.
func drawnIn(p *panel.Panel) (drawn []string) {
	lists := map[fyne.CanvasObject]bool{}
	walk(p, func(o fyne.CanvasObject) {
		if s, ok := o.(*container.Scroll); ok && strings.HasSuffix(fmt.Sprintf("%T", s.Content), ".surface") {
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
	for _, words := range []string{said.Words, said.Sentence, m.beside()} {
		m.lookAtWords(words)
	}
}

// lookAtWords fails if words contain a key without words, or lack a value.
func (m *monkey) lookAtWords(words string) {
	key := rawKey.FindString(fileName.ReplaceAllString(words, ""))
	fail.If(m.t, key != "" || strings.Contains(words, "<no value>"), "%q shows the key %q", words, key)
}

var fileName = regexp.MustCompile(`[\w-]+\.(svg|png|txt|in|out|ninefold|sdx|sdk|sdm)\w*`)

// rawKey matches keys of missing words.
var rawKey = func() *regexp.Regexp {
	rooms := map[string]bool{}
	for key := range locale.Words().Below("") {
		if room, _, ok := strings.Cut(key, "."); ok {
			rooms[room] = true
		}
	}
	return regexp.MustCompile(`\b(` + strings.Join(slices.Sorted(maps.Keys(rooms)), "|") + `)\.[a-zA-Z]`)
}()

func (m *monkey) lookAtActions() {
	m.checkMenu()
	for id, b := range m.buttons() {
		a := m.table.Find(id)
		fail.If(m.t, a == nil && !strings.HasPrefix(id, "side."), "a button is shown for %s, which cannot be done", id)
		leaves := id == "undo" && !m.session.Game.CanUndo() // undo can leave the board; Take back cannot
		if a != nil && (b.Disabled == a.Can() && !leaves || b.Words == "") {
			m.t.Errorf("the button of %s is disabled %v, the action can %v; it says %q",
				id, b.Disabled, a.Can(), b.Words)
		}
	}
}

// lookAtPlaces fails unless every part is inside the window, and the board is square.
func (m *monkey) lookAtPlaces() {
	content := m.laidOut()
	size := m.fyne.Canvas().Size()
	if least := content.MinSize(); least.Width > size.Width || least.Height > size.Height {
		return // a real window would have grown
	}
	for _, o := range content.Objects {
		at, end := o.Position(), o.Position().Add(o.Size())
		fail.If(m.t, o.Visible() &&
			(at.X < 0 || at.Y < -1 || !(end.X <= size.Width+1) || !(end.Y <= size.Height+theme.Padding())),
			"a %T is from %v to %v in a window of %v", o, at, end, size)
	}
	first, last := m.board().Cell(0), m.board().Cell(grid.Cells-1)
	side := last.Position().Add(last.Size()).Subtract(first.Position())
	fail.If(m.t, side.X < 100 || side.X-side.Y > 1 || side.Y-side.X > 1, "the cells of the board take %v", side)
}

// lookAtKeyboard fails if a hidden text field has the keyboard.
func (m *monkey) lookAtKeyboard() {
	focused := m.fyne.Canvas().Focused()
	if _, ok := focused.(textField); ok && !m.dialogs.Busy() && !m.App.boards.Shown() {
		m.t.Errorf("a %T has the keyboard, and neither a dialog nor the list of boards is open", focused)
	}
}
