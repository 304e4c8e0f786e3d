package session

import (
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/gui/model/solver"
)

// Sudoku is a board of the second problem: a grid with all that belongs to it, and how the user looks at it.
type Sudoku struct {
	Meta
	Steps
	Pad
	grade     string      // empty for none
	graded    sudoku.Grid // the givens whose grade that is; empty for none
	judge     bool        // it was read from a judge's text
	place     Place
	hints     int           // parts of hints asked for
	spent     time.Duration // whole milliseconds
	passed    time.Duration // time since then; not kept
	counting  bool          // open cells show their numbers of candidates
	uncounted bool          // no cell does, not even after cross-hatching has stopped
	Hatches   bool          // a step shows all that its digit crosses out, not only what the step needs
}

// Kind returns CrossHatching.
func (*Sudoku) Kind() Kind { return CrossHatching }

// CanCount reports whether the numbers of candidates can be switched. Cells with pencil marks have none.
func (s *Sudoku) CanCount() bool { return s.counting || s.anyUnmarked() }

// anyUnmarked reports whether an open cell has no pencil marks.
func (s *Sudoku) anyUnmarked() bool {
	now := s.Now()
	for c := range now.EmptyCells() {
		if now.Pencil[c] == 0 {
			return true
		}
	}
	return false
}

// ToggleCounting switches the numbers of candidates on or off.
func (s *Sudoku) ToggleCounting() {
	s.uncounted = s.ShowsCounts()
	s.counting = !s.uncounted
	s.notes++
}

func newSudoku() *Sudoku { return sudokuFrom(sudoku.NewGame()) }

func sudokuFrom(game *sudoku.Game) *Sudoku {
	s := &Sudoku{Pad: Pad{game: game}}
	s.Steps = Steps{Game: game, pad: &s.Pad, runs: map[history.ID]history.ID{},
		made: map[history.ID]technique.Deduction{}}
	s.kept = revisionOf(s)
	return s
}

// Untouched reports whether the grid began empty and nothing was done on it.
func (s *Sudoku) Untouched() bool {
	return s.Len() == 1 && s.Now().Origin == sudoku.Started && s.data.Name == ""
}

// edits returns the last step that a document holds: a Sudoku that is undone to a step is as it was there.
func (s *Sudoku) edits() int { return int(s.last()) }

func (s *Sudoku) changes() int { return s.Revision() + s.Visits() + s.picks + s.looks + s.notes }

// Grade returns the grade of the givens in the form of a Puzzle; "" while it is unknown, or if there is none.
func (s *Sudoku) Grade() string {
	if s.Typing() || !s.Graded() {
		return ""
	}
	return s.grade
}

// Graded reports whether no grade has to be found: it is known, or the user is still typing the givens.
func (s *Sudoku) Graded() bool { return s.Typing() || s.graded == s.Given() }

// SetGrade sets the grade of these givens.
func (s *Sudoku) SetGrade(of sudoku.Grid, grade string) {
	s.grade, s.graded = grade, of
	s.notes++
}

// Spend adds to the time spent on the Sudoku.
func (s *Sudoku) Spend(d time.Duration) {
	if d = d.Truncate(time.Millisecond); d > 0 {
		s.spent += d
		s.notes++
	}
	s.passed = 0
}

// Pass sets the time passed since the last Spend. The next Spend replaces it.
func (s *Sudoku) Pass(d time.Duration) { s.passed = d }

// Spent returns the time spent on the Sudoku.
func (s *Sudoku) Spent() time.Duration { return s.spent + s.passed }

// AskHint counts a part of a hint.
func (s *Sudoku) AskHint() {
	s.hints++
	s.notes++
}

// Hints returns how many parts of hints the user asked for.
func (s *Sudoku) Hints() int { return s.hints }

// Text returns the judge's text of the grid.
func (s *Sudoku) Text() ([]byte, error) {
	g := s.Grid()
	return sudoku.AppendText(nil, &g), nil
}

// Answer returns what cross-hatching makes of the grid, or ERROR.
func (s *Sudoku) Answer() []byte {
	g := s.Grid()
	return sudoku.AppendAnswer(nil, &g)
}

// PencilText returns the grid with its pencil marks in the form that Sudoku programs exchange.
func (s *Sudoku) PencilText() []byte {
	sheet := s.Sheet()
	return foreign.AppendPencilGrid(nil, &sheet)
}

// TypeIn starts the typing of a Sudoku in an empty grid.
func (s *Session) TypeIn() {
	if s.Shown != CrossHatching || !s.Sudoku.Untouched() {
		s.Show(newSudoku())
	}
	s.Sudoku.startTyping()
}

// ClearTyped returns to the empty grid in which typing began.
func (s *Sudoku) ClearTyped() {
	s.Game.GoTo(0)
	s.lookFrom(0)
	s.Select(0)
}

// CanClearTyped reports whether digits were typed into an empty grid.
func (s *Sudoku) CanClearTyped() bool {
	return s.CanBeginSolving() && s.State(0).Origin == sudoku.Started
}

// CanReveal reports whether the digits of the solution can be shown: the givens are not being typed, the Sudoku is not
// solved, and not known to have no solution or several.
func (s *Sudoku) CanReveal() bool {
	given := s.Given()
	return !s.Typing() && given.Count() > 0 && !s.Solved() && !solver.NotUnique(s.Grade())
}

// CanRevealCell reports whether the digit of the selected cell can be shown: it is open.
func (s *Sudoku) CanRevealCell() bool {
	g := s.Grid()
	return s.CanReveal() && s.selecting && g.At(s.selected) == 0
}

// CanRevealNext reports whether a digit of the only solution, which is known to be there, can be shown because nothing
// is left to deduce and nothing contradicts.
func (s *Sudoku) CanRevealNext() bool {
	g := s.Grid()
	_, wrong := g.Contradiction()
	return !wrong && s.Graded() && s.CanReveal() && !s.CanAdvance()
}

// Diagram shows the grid with its conflicts and the open cells without candidates. It also shows the last step, or what
// is wrong, or what the picked digit crosses out. A solved grid has a frame.
func (s *Sudoku) Diagram() diagram.Diagram {
	g, filled := s.Grid(), s.Filled()
	d := diagram.OfGrid(&g, filled.ByProgram(), filled.Entered)
	if s.selecting {
		d.Cells[s.selected].Selected = true
	}
	_, wrong := g.Contradiction()
	step, stepped := s.ShownStep()
	inference, inferred := s.ShownInference()
	switch {
	case stepped && s.picked == 0:
		d.ShowStep(&step, s.Hatches)
	case wrong:
		d.ShowContradictions(&g)
	case s.picked != 0:
		now := s.Now()
		d.ShowDigit(&now, s.picked)
		if s.Input != EnterDigits {
			d.Preview = diagram.Blank
		}
	}
	d.Whole = !wrong && g.Count() == grid.Cells
	for c, candidates := range g.EmptyCells() {
		d.Cells[c].Alert = !wrong && candidates.Len() == 0
	}
	now := s.Now()
	if s.ShowsCounts() {
		d.ShowCounts(now.EmptyCells())
	}
	d.ShowMarks(&now)
	if inferred && s.picked == 0 {
		d.ShowDeduction(&inference)
	}
	return d
}

// Digits returns the digit whose hatching is shown, and how often each digit is missing.
func (s *Sudoku) Digits() *Digits {
	g := s.Grid()
	d := &Digits{Shown: s.shownDigit()}
	for i := range d.Missing {
		d.Missing[i] = grid.Boxes - (g.Houses(i+1) & sudoku.AllBoxes).Len()
	}
	return d
}

// shownDigit returns the digit whose hatching is shown; 0 for none.
func (s *Sudoku) shownDigit() int {
	if s.picked != 0 {
		return s.picked
	}
	if step, ok := s.ShownStep(); ok {
		return step.Digit
	}
	if made, ok := s.ShownInference(); ok && made.Digits.Len() == 1 {
		return made.Digits.First()
	}
	g := s.Grid()
	contradiction, _ := g.Contradiction()
	return contradiction.Digit
}

// ShowsCounts reports whether open cells show their numbers of candidates: if the user switched them on or, unless they
// were switched off, when cross-hatching has stopped.
func (s *Sudoku) ShowsCounts() bool {
	g, by := s.Grid(), s.Now().Origin
	_, wrong := g.Contradiction()
	stopped := !wrong && g.Stopped() && s.picked == 0 &&
		(s.showsEnd() || by == sudoku.Imported || by == sudoku.Begun)
	return s.counting || stopped && !s.uncounted && s.anyUnmarked()
}
