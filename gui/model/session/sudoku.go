package session

import (
	"bytes"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// Sudoku is a board of the second problem: a grid with all that belongs to it, and how the user looks at it.
type Sudoku struct {
	*sudoku.Game
	Meta
	grade     string      // empty for none
	graded    sudoku.Grid // the givens whose grade that is; empty for none
	judge     bool        // it was read from a judge's text
	place     Place
	hints     int           // parts of hints asked for
	spent     time.Duration // whole milliseconds
	passed    time.Duration // time since then; not kept
	picked    int           // the digit whose hatching is shown, 1..9; 0 for none
	selected  grid.Cell     // where typed digits go; valid while selecting
	selecting bool
	counting  bool       // open cells show their numbers of candidates
	uncounted bool       // no cell does, not even after cross-hatching has stopped
	hatching  bool       // a step shows all that its digit crosses out, not only what the step needs
	input     input      // what a typed or picked digit becomes
	ended     bool       // the diagram shows how deduction ended, not the last step
	ahead     history.ID // the step from which the user looked back; 0 for none

	runs map[history.ID]history.ID          // the last steps of runs of Finish, with the steps before; not kept
	next *next                              // what can be deduced; nil while unknown
	made map[history.ID]technique.Deduction // what InferenceTo has found, which takes long in a list of steps; not kept
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

// Hatching reports whether a step shows everything that its digit crosses out.
func (s *Sudoku) Hatching() bool { return s.hatching }

// ToggleHatching switches between everything that a step's digit crosses out and only what the step needs.
func (s *Sudoku) ToggleHatching() { s.hatching = !s.hatching }

// Line81 returns the grid as a line of 81 characters.
func (s *Sudoku) Line81() []byte { return line81(s.Grid()) }

// GivenLine81 returns the grid of the given digits alone as a line of 81 characters.
func (s *Sudoku) GivenLine81() []byte { return line81(s.Given()) }

func line81(g sudoku.Grid) []byte {
	return bytes.ReplaceAll(sudoku.AppendText(nil, &g), []byte("\n"), nil)
}

// CanUndo reports whether Undo would do anything.
func (s *Sudoku) CanUndo() bool { return s.Current() != 0 }

func newSudoku() *Sudoku { return sudokuFrom(sudoku.NewGame()) }

func sudokuFrom(steps *sudoku.Game) *Sudoku {
	s := &Sudoku{Game: steps, runs: map[history.ID]history.ID{}, made: map[history.ID]technique.Deduction{}}
	s.kept = revisionOf(s)
	return s
}

// Untouched reports whether the grid began empty and nothing was done on it.
func (s *Sudoku) Untouched() bool {
	return s.Len() == 1 && s.Now().Origin == sudoku.Started && s.name == ""
}

// edits returns the last step that a document holds: a Sudoku that is undone to a step is as it was there.
func (s *Sudoku) edits() int { return int(s.end()) }

func (s *Sudoku) changes() int { return s.Revision() + s.Visits() + s.notes }

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

// Solved reports whether every cell has a digit and no two contradict.
func (s *Sudoku) Solved() bool { return solved(s.Grid()) }

// HasEnded reports whether the Sudoku is solved at the end of the line shown.
func (s *Sudoku) HasEnded() bool { return solved(s.State(history.Last(s.Line())).Grid) }

func solved(g sudoku.Grid) bool {
	_, wrong := g.Contradiction()
	return g.Count() == grid.Cells && !wrong
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

// Tap enters the picked digit into a cell of which it is a candidate, and selects any other cell. A second tap on the
// selected cell enters the digit even so, replacing another that is no given.
func (s *Sudoku) Tap(c grid.Cell) error {
	g, now := s.Grid(), s.Now()
	again := s.selecting && s.selected == c
	switch {
	case s.picked != 0 && s.input != enterDigits && g.At(c) == 0:
		s.mark(c, s.picked)
		s.Select(c)
	case s.picked != 0 && s.Typing() && (again || g.At(c) == 0):
		s.Game.Type(c, s.picked)
		s.Select(c)
	case s.picked != 0 && now.Candidates(c).Has(s.picked), s.picked != 0 && again && !s.Fixed(c):
		s.Enter(c, s.picked)
		s.Select(c)
	default:
		s.Select(c)
	}
	return nil
}

// Select selects a cell, which typed digits then go into.
func (s *Sudoku) Select(c grid.Cell) bool {
	changed := !s.selecting || s.selected != c
	s.selected, s.selecting = c, true
	return changed
}

// Selected returns the cell that typed digits go into, and reports false if there is none.
func (s *Sudoku) Selected() (grid.Cell, bool) { return s.selected, s.selecting }

// Picked returns the digit whose hatching is shown; 0 for none.
func (s *Sudoku) Picked() int { return s.picked }

// Release drops the selected cell or, if there is none, the picked digit.
func (s *Sudoku) Release() bool {
	held := s.selecting || s.picked != 0
	if !s.selecting {
		s.setPicked(0)
	}
	s.selecting = false
	return held
}

// Type enters a typed digit into the selected cell; 0 or a dot clears it. Without a selected cell it picks the digit.
// While the user types givens, the next cell is then selected.
func (s *Sudoku) Type(character rune, _ grid.Cell) Typed {
	switch {
	case s.TypesGiven() && strings.ContainsRune("0123456789.", character):
		return s.typeGiven(max(0, int(character-'0')))
	case '1' <= character && character <= '9':
		return typedBy(s.putDigit(int(character - '0')))
	case character == '0' || character == '.':
		return typedBy(s.putDigit(0))
	}
	return Typed{}
}

func typedBy(err error) Typed { return Typed{Changed: err == nil, Err: err} }

// ClearCell clears the digit of the selected cell or, if it has none, its pencil marks. Its error is a *FixedDigit.
func (s *Sudoku) ClearCell() error { return s.putDigit(0) }

// putDigit handles a typed digit. On an error, a *FixedDigit, nothing changes.
func (s *Sudoku) putDigit(digit int) error {
	g := s.Grid()
	switch {
	case !s.selecting:
		s.Pick(digit)
	case s.TypesGiven():
		s.Game.Type(s.selected, digit)
	case s.Fixed(s.selected):
		return &FixedDigit{s.selected}
	case digit == 0 && g.At(s.selected) == 0:
		s.Note(s.selected, 0)
	case digit != 0 && s.input != enterDigits:
		s.mark(s.selected, digit)
	default:
		s.Enter(s.selected, digit)
	}
	return nil
}

// Pick shows what a digit crosses out. The same digit again, or 0, ends that.
func (s *Sudoku) Pick(digit int) {
	if digit == s.picked {
		digit = 0
	}
	s.setPicked(digit)
}

func (s *Sudoku) setPicked(digit int) {
	if digit != s.picked {
		s.picked = digit
		s.notes++
	}
}

// CanClear reports whether the selected cell holds a digit or has pencil marks.
func (s *Sudoku) CanClear() bool {
	g := s.Grid()
	return s.selecting && (g.At(s.selected) != 0 || s.Now().Pencil[s.selected] != 0)
}

// Enter sets the digit of a cell; 0 clears it.
func (s *Sudoku) Enter(c grid.Cell, digit int) {
	s.Game.Enter(c, digit)
	s.ended = false
}

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
