package gui

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/insight"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// look fails unless what is shown is what there is.
func (m *monkey) look() {
	if m.session.Settings.Analysis {
		m.render() // what it has found by now is shown when the next thing happens
	}
	v := m.view()
	m.lookAtBoard(v.Diagram)
	m.lookAway()
	m.lookAtSteps(&v)
	m.lookAtStatus(&v)
	m.lookAtActions()
	m.lookAtPlaces()
	m.lookAtKeyboard()
}

func (m *monkey) lookAtBoard(want diagram.Diagram) {
	shown, p := m.parts.board.Shown(), m.position()
	for c := range grid.Cell(grid.Cells) {
		if m.session.Away || m.hovering { // over the chart it is another step that is shown
			break
		}
		symbol, digit := diagram.SymbolOf(p.At(c)), 0
		if m.session.Shown == session.CrossHatching {
			g := m.session.Sudoku.Grid()
			symbol, digit = shown.Cells[c].Symbol, g.At(c)
			if (digit == 0) != (symbol == diagram.Blank) {
				m.t.Errorf("row %d, column %d shows %v and holds %d", c.Row(), c.Col(), symbol, digit)
			}
		}
		if cell := shown.Cells[c]; cell.Symbol != symbol || cell.Symbol != diagram.Blank && cell.Digit != digit {
			m.t.Errorf("row %d, column %d shows %v %d, want %v %d", c.Row(), c.Col(), cell.Symbol, cell.Digit, symbol, digit)
		}
	}
	if m.session.Settings.Analysis { // it may have found more even now
		for _, d := range [...]*diagram.Diagram{&shown, &want} {
			for c := range d.Cells {
				cell := &d.Cells[c]
				cell.Note, cell.Corner, cell.Label, cell.Sign = "", "", "", diagram.NoSign
				cell.Marked, cell.Best, cell.Ghost, cell.Order = false, false, diagram.Blank, 0
			}
		}
	}
	if shown != want {
		m.t.Error("the board does not show what there is")
	}
}

// lookAway fails if either board of the session has changed since an exercise came in its place.
func (m *monkey) lookAway() {
	boards, _, _ := strings.Cut(whole(m.session), `,"settings":`)
	switch {
	case m.session.Away != (m.features.room.Shown() != nil):
		m.t.Error("the session is away, or an exercise is shown, but not both")
	case !m.session.Away:
		m.left = ""
	case m.left == "":
		m.left = boards
	case m.left != boards:
		m.t.Errorf("while an exercise was shown the session went from\n%s\nto\n%s", m.left, boards)
	}
}

func (m *monkey) lookAtSteps(v *insight.View) {
	want := v.Steps
	if v.List != nil {
		want = v.List.Rows
	}
	rows := m.parts.steps.Rows()
	if len(rows) != len(want) {
		m.t.Errorf("%d rows are listed, want %d", len(rows), len(want))
		return
	}
	for i, row := range rows {
		if row != want[i] {
			m.t.Errorf("row %d is %+v, want %+v", i, row, want[i])
		}
	}
}

func (m *monkey) lookAtStatus(v *insight.View) {
	said := m.parts.status.Said()
	searching := m.session.Settings.Analysis || m.features.players.Thinks()
	if !searching && said.Headline != v.Status.Headline {
		m.t.Errorf("it says %q, want %q", said.Headline, v.Status.Headline)
	}
	if !searching && m.said() == "" && !m.hovering && said.Why != v.Status.Why {
		m.t.Errorf("as the reason it says %q, want %q", said.Why, v.Status.Why)
	}
	for _, words := range []string{said.Headline, said.Why, m.badge(), m.besideNow()} {
		m.lookAtWords(words)
	}
	for _, row := range m.parts.steps.Rows() {
		m.lookAtWords(row.Words)
	}
	if badge := v.Badge.Words; m.badge() != badge {
		m.t.Errorf("the badge says %q, want %q", m.badge(), badge)
	}
}

// besideNow is what is said beside the board.
func (m *monkey) besideNow() string {
	var words []string
	for _, o := range m.parts.side.Objects {
		if o != m.parts.steps.List {
			walk(o, func(o fyne.CanvasObject) {
				switch o := o.(type) {
				case *widget.Label:
					words = append(words, o.Text)
				case *widgets.Paragraph:
					words = append(words, o.Words())
				}
			})
		}
	}
	return strings.Join(words, "\n")
}

// lookAtWords fails if words show a key for which there are none, or lack a value.
func (m *monkey) lookAtWords(words string) {
	if key := rawKey.FindString(fileName.ReplaceAllString(words, "")); key != "" || strings.Contains(words, "<no value>") {
		m.t.Errorf("%q shows the key %q", words, key)
	}
}

var fileName = regexp.MustCompile(`[\w-]+\.(svg|png|txt|ninefold)\w*`)

// rawKey matches the key of words that are missing.
var rawKey = func() *regexp.Regexp {
	text, err := os.ReadFile("locale/words/en.json")
	if err != nil {
		panic(err)
	}
	var words map[string]any
	if err := json.Unmarshal(text, &words); err != nil {
		panic(err)
	}
	rooms := map[string]bool{}
	for key := range words {
		if room, _, ok := strings.Cut(key, "."); ok {
			rooms[room] = true
		}
	}
	return regexp.MustCompile(`\b(` + strings.Join(slices.Sorted(maps.Keys(rooms)), "|") + `)\.[a-zA-Z]`)
}()

func (m *monkey) lookAtActions() {
	var but []string
	if m.session.Settings.Analysis { // it may have found a line even now
		but = []string{"keepLine"}
	}
	m.checkMenu(but...)
	for _, a := range m.table.Actions {
		if tool := m.table.Tool(a); tool != nil && tool.Button().Disabled() == a.Can() {
			m.t.Errorf("the button of %s is disabled %v, the action can %v", a.ID, tool.Button().Disabled(), a.Can())
		}
	}
}

// lookAtPlaces fails unless every part of the window is inside it, and the board is square.
func (m *monkey) lookAtPlaces() {
	content := m.window.window.Content().(*fyne.Container)
	size := m.window.window.Canvas().Size()
	if least := content.MinSize(); least.Width > size.Width || least.Height > size.Height {
		return // a real window would have grown
	}
	for _, o := range content.Objects {
		at, end := o.Position(), o.Position().Add(o.Size())
		if o.Visible() && (at.X < 0 || at.Y < -1 || !(end.X <= size.Width+1) || !(end.Y <= size.Height+theme.Padding())) {
			m.t.Errorf("a %T is from %v to %v in a window of %v", o, at, end, size)
		}
	}
	first, last := m.parts.board.Cell(0), m.parts.board.Cell(grid.Cells-1)
	if side := last.Position().Add(last.Size()).Subtract(first.Position()); side.X < 100 || side.X-side.Y > 1 || side.Y-side.X > 1 {
		m.t.Errorf("the cells of the board take %v", side)
	}
}

// lookAtKeyboard fails if a text field has the keyboard that is not shown.
func (m *monkey) lookAtKeyboard() {
	focused := m.window.window.Canvas().Focused()
	if _, ok := focused.(field); ok && !m.dialogs.Busy() {
		m.t.Errorf("a %T has the keyboard, and no dialog is open", focused)
	}
}
