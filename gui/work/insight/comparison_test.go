package insight

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks/taskstest"
)

// comparing returns a session with a published sample on the board and a comparison over it.
func comparing(t *testing.T, name string) (*fixture, *Comparison) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	_, reading := sessiontest.Imported(t, texttest.Sample(t, name))
	s.Session.Import(reading)
	return s, add(s, &Comparison{Host: s.Host.Host})
}

// noted lists the cells with a note, as row and column.
func noted(d *diagram.Diagram) string {
	return screentest.Cells(*d, func(c diagram.Cell) bool {
		return c.Note != "" || c.Lacking || c.Alert && c.Symbol == diagram.Blank
	})
}

func TestAnAnswerIsCompared(t *testing.T) {
	right := texttest.Sample(t, "crosshatch-2.out")
	for name, test := range map[string]struct{ sample, answer, cells, said string }{
		"right":              {"crosshatch-2.in", right, "", "right"},
		"a wrong digit":      {"crosshatch-2.in", strings.Replace(right, "5", "4", 1), "11", "expected “5”, found “4”"},
		"ERROR where is one": {"crosshatch-3.in", "ERROR", "", "right"},
		"ERROR for a grid":   {"crosshatch-2.in", "ERROR\n", "", "no contradiction"},
		"a grid for ERROR":   {"crosshatch-3.in", texttest.Sample(t, "crosshatch-3.in"), "", "one word ERROR"},
		"a marked board":     {"tictactoe-1.in", texttest.Sample(t, "tictactoe-1.out"), "", "right"},
		"glued rows": {"tictactoe-1.in", strings.ReplaceAll(texttest.Sample(t, "tictactoe-1.out"), " ", ""), "",
			"White space is wrong in line 1, and judges compare words: expected “...”, found “.........”."},
		"no empty lines": {"tictactoe-1.in", strings.ReplaceAll(texttest.Sample(t, "tictactoe-1.out"), "\n\n", "\n"),
			"", "right. White space differs in line 4: expected “”, found “...␣...␣...”."},
		"a mark too few": {"tictactoe-1.in", strings.Replace(texttest.Sample(t, "tictactoe-1.out"), "!", ".", 1), "71",
			"expected “!”, found “.”"},
		"two wrong": {"tictactoe-1.in", strings.Replace(texttest.Sample(t, "tictactoe-1.out"), "!", ".", 2), "71 72",
			"One more cell differs"},
		"another board's": {"tictactoe-1.in", strings.Replace(texttest.Sample(t, "tictactoe-1.out"), "x", "o", 1), "64",
			"In one cell x or o differs"},
	} {
		s, c := comparing(t, test.sample)
		c.CompareWith([]byte(test.answer))
		s.settle()
		noted := noted(&s.view.Diagram)
		fail.If(t, noted != test.cells || s.Said == "" || strings.Contains(s.view.Verdict.Words, s.Said) ||
			s.Warned == strings.HasPrefix(test.said, "right"),
			"%s: cells %q, said %q, a warning: %v", name, noted, s.Said, s.Warned)
		v := s.view.Verdict
		fail.If(t, (v.Answer == view.Yes) == s.Warned || !strings.Contains(v.Words, test.said) ||
			v.Buttons[1].ID != "endCompare", "%s: the verdict is %+v", name, v)
		fail.If(t, len(s.view.List.Moves) != len(strings.Fields(test.cells)), "%s: the list is %+v", name, s.view.List)
		for i, cell := range s.view.Diagram.Cells {
			fail.Unequal(t, cell.Hatch, 0, "%s: hatching in cell %d makes the notes hard to read", name, i)
		}
		words, ok := c.At(grid.At(9, 9))
		fail.If(t, !ok || words == "", "%s: of the last cell is said %q", name, words)
	}
}

// Cells after the end of an answer are marked; the list of differences has none of them to choose.
func TestCellsAfterTheEndOfAnAnswerAreMissing(t *testing.T) {
	s, c := comparing(t, "crosshatch-2.in")
	right := texttest.Sample(t, "crosshatch-2.out")
	c.CompareWith([]byte(right[:len(right)-len("12\n")]))
	s.settle()
	words, _ := c.At(grid.At(9, 8))
	fail.If(t, noted(&s.view.Diagram) != "98 99" || !strings.HasPrefix(words, "The answer ends before"),
		"marked are %s; of a missing cell is said %q", noted(&s.view.Diagram), words)
	v := s.view.Verdict
	fail.If(t, !strings.Contains(v.Words, "2 cells are missing") || len(v.Legend) != 1 || s.Said != "Wrong answer." ||
		!s.Warned || len(s.view.List.Moves) != 0, "said %q, the verdict is %+v", s.Said, v)
}

func TestADifferenceIsChosenInTheListOrOnTheBoard(t *testing.T) {
	s, c := comparing(t, "tictactoe-1.in")
	fail.If(t, c.Tap(grid.At(1, 1)), "a click is taken though nothing is compared")
	c.CompareWith([]byte(strings.Replace(texttest.Sample(t, "tictactoe-1.out"), "!", ".", 2)))
	s.settle()
	if d := s.view.Diagram; d.Preview != diagram.Blank || d.Cells[grid.At(7, 3)].Points {
		t.Errorf("a click seems to play: the preview is %v, the cell is %+v", d.Preview, d.Cells[grid.At(7, 3)])
	}
	c.Choose(1)
	s.settle()
	fail.If(t, s.view.List.Current != 1 || !s.view.Diagram.Cells[grid.At(7, 2)].Selected ||
		!strings.Contains(s.Said, "Row 7, column 2"), "selected is %d, said %q", s.view.List.Current, s.Said)
	fail.Unless(t, c.Tap(grid.At(7, 1)), "a click on the other is not taken")
	s.settle()
	fail.If(t, s.view.List.Current != 0,
		"after a click on the other, selected is %d", s.view.List.Current)
	fail.Unless(t, c.Tap(grid.At(1, 1)), "a click elsewhere is not taken")
	s.settle()
	fail.If(t, s.view.List.Current != -1 || s.Session.Game.Len() != 1,
		"after a click elsewhere, selected is %d; %d steps", s.view.List.Current, s.Session.Game.Len())
}

// A missing mark and an excess mark have their own shapes, which the legend names; a digit is named in the cell.
func TestMarksThatAreMissingOrTooManyHaveTheirShapes(t *testing.T) {
	s, c := comparing(t, "tictactoe-1.in")
	answer := strings.Replace(texttest.Sample(t, "tictactoe-1.out"), "!", ".", 1)
	c.CompareWith([]byte(strings.Replace(answer, ".", "!", 1)))
	s.settle()
	lacking, excess := 0, 0
	for _, cell := range s.view.Diagram.Cells {
		if cell.Lacking {
			lacking++
		}
		if cell.Alert {
			excess++
		}
		fail.If(t, cell.Lacking && cell.Alert || cell.Note != "", "a cell has both signs, or says %q", cell.Note)
	}
	fail.If(t, lacking != 1 || excess != 1 || len(s.view.Verdict.Legend) != 2,
		"missing are %d, too many %d, the legend is %v", lacking, excess, s.view.Verdict.Legend)
	_, c = comparing(t, "crosshatch-2.in")
	c.CompareWith([]byte(strings.Replace(texttest.Sample(t, "crosshatch-2.out"), "5", "4", 1)))
	s.settle()
	legend := c.verdict().Legend
	fail.If(t, legend != nil, "of digits the legend is %v", legend)
}

// fixture is a session with overlays and no window.
type fixture struct {
	*overlaytest.Host
	t        *testing.T
	tasks    *taskstest.Tasks
	searcher *searches.Searcher
	overlays []overlay.Overlay
	view     overlay.Board // the last render
}

// newFixture shows a position that was set up; the test adds overlays.
func newFixture(t *testing.T, p tictactoe.Position) *fixture {
	s := &fixture{t: t, tasks: taskstest.New()}
	s.Host = overlaytest.New(session.New(), s.tasks.Runner)
	s.Session.Import(notation.Reading{Record: record.Record{Game: tictactoe.GameFrom(p)}})
	loop := screen.Loop{Settle: s.settle}
	s.tasks.Post = loop.Posting(s.tasks.Post)
	s.searcher = searches.New(s.tasks.Runner)
	return s
}

// advance lets the overlays start what a change requires.
func (s *fixture) advance() {
	s.Scope.Follow()
	for _, o := range s.overlays {
		o.Advance()
	}
}

// settle follows each change, and each posted function.
func (s *fixture) settle() {
	s.advance()
	s.render()
}

// do acts, and settles after each act.
func (s *fixture) do(acts ...func()) {
	for _, act := range acts {
		act()
		s.settle()
	}
}

func (s *fixture) render() {
	p := s.Session.Board()
	shown := scene.Of(p)
	s.view = overlay.Board{Rows: p.Rows()}
	s.view.Diagram, s.view.Status = shown.Diagram(), shown.Status()
	for _, row := range s.view.Rows {
		s.view.Steps = append(s.view.Steps, deck.Move{Words: shown.Step(row), Note: row.Comment})
	}
	for _, o := range s.overlays {
		o.Show(&s.view)
	}
}

// add puts an overlay over the session.
func add[O overlay.Overlay](s *fixture, o O) O {
	s.overlays = append(s.overlays, o)
	s.advance()
	s.render()
	return o
}

// value returns what is said of the position's value; nothing while nobody asks.
func (s *fixture) value() deck.Value {
	if s.view.Value == nil {
		return deck.Value{}
	}
	return *s.view.Value
}

// offer returns the ID of the first button of the answer shown; empty for none.
func (s *fixture) offer() string { return offerOf(s.view.Verdict) }

func offerOf(v *deck.Verdict) string {
	if v == nil || len(v.Buttons) == 0 {
		return ""
	}
	return v.Buttons[0].ID
}

// await runs what is posted until so is true.
func (s *fixture) await(what string, so func() bool) { s.t.Helper(); s.tasks.Must(s.t, what, so) }

func (s *fixture) play(row, col int) {
	s.t.Helper()
	fail.OnError(s.t, s.Session.Game.Play(grid.At(row, col)))
	s.settle()
}

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

// found returns a search's result with some cells, the best first.
func found(moves ...search.Move) search.Result {
	r := search.Result{Best: moves[0].Cell, Value: moves[0].Value, Moves: moves, Nodes: 1000}
	for _, m := range moves {
		r.Line = append(r.Line, m.Cell)
	}
	return r
}
