package session

import (
	"time"

	"ninefold/engine/history"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
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

// CanReveal reports whether the digits of the solution can be shown: the givens are not being typed, and the Sudoku is
// not solved.
func (s *Sudoku) CanReveal() bool {
	given := s.Given()
	return !s.Typing() && given.Count() > 0 && !s.Solved()
}

// CanRevealCell reports whether the digit of the selected cell can be shown: it is open.
func (s *Sudoku) CanRevealCell() bool {
	g := s.Grid()
	return s.CanReveal() && s.selecting && g.At(s.selected) == 0
}
