package session

import (
	"bytes"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Sudoku is cross-hatching as a board of the window: a grid with all that belongs to it, and what of it the user looks
// at.
type Sudoku struct {
	*crosshatch.Game
	board
	grade     string        // that it was made in; empty for one that was read or entered
	judge     bool          // it was read from a judge's text
	hints     int           // parts that were asked for
	spent     time.Duration // whole milliseconds
	picked    int           // the digit whose hatching is shown, 1..9; 0 for none
	selected  grid.Cell     // where a typed digit goes; meaningful while selecting
	selecting bool
	counting  bool // every open cell shows how many candidates it has
	hatching  bool // a step shows all that its digit crosses out, not only what it needs
	noting    bool // a typed or picked digit becomes a pencil mark
	unlocked  bool // given digits can be changed
	ended     bool // what is shown is how deduction ended, not the step that ended it
}

// ID is CrossHatching.
func (s *Sudoku) ID() ProblemID { return CrossHatching }

// Counting reports whether every open cell shows how many candidates it has.
func (s *Sudoku) Counting() bool { return s.counting }

// ToggleCounting switches the numbers of candidates on or off.
func (s *Sudoku) ToggleCounting() { s.counting = !s.counting }

// Hatching reports whether a step shows everything that its digit crosses out.
func (s *Sudoku) Hatching() bool { return s.hatching }

// ToggleHatching lets a step show everything that its digit crosses out, or only what it needs.
func (s *Sudoku) ToggleHatching() { s.hatching = !s.hatching }

// Line81 is the grid as a line of 81 characters.
func (s *Sudoku) Line81() []byte {
	g := s.Grid()
	return bytes.ReplaceAll(crosshatch.AppendText(nil, &g), []byte("\n"), nil)
}

// CanUndo reports whether Undo would do anything.
func (s *Sudoku) CanUndo() bool { return s.Current() != 0 }

// sudokuFrom is a Sudoku that begins with a grid.
func sudokuFrom(steps *crosshatch.Game) *Sudoku {
	s := &Sudoku{Game: steps}
	s.kept = s.state()
	return s
}

// Untouched reports whether nothing was done yet on a grid that was begun empty.
func (s *Sudoku) Untouched() bool {
	return s.Len() == 1 && s.Now().Origin == crosshatch.Started && s.name == ""
}

func (s *Sudoku) content() content { return content{steps: int(s.Current())} }

func (s *Sudoku) state() state {
	return state{
		content: content{s.Revision(), s.hints}, noted: s.noted, shown: s.Current(), turns: s.Turns(),
		look: look{picked: s.picked, counting: s.counting, spent: s.spent},
	}
}

// Grade is the grade that the Sudoku was made in, by the name of a sudoku.Grade; empty for any other one.
func (s *Sudoku) Grade() string { return s.grade }

// Spend counts time that was spent on the Sudoku.
func (s *Sudoku) Spend(d time.Duration) { s.spent += d.Truncate(time.Millisecond) }

// Spent is the time that was spent on the Sudoku.
func (s *Sudoku) Spent() time.Duration { return s.spent }

// AskHint counts that a part of a hint was asked for.
func (s *Sudoku) AskHint() { s.hints++ }

// Hints is how many parts of hints were asked for.
func (s *Sudoku) Hints() int { return s.hints }

// Tap puts the picked digit into a cell where it can go. Any other cell is selected; if it is already, the second click
// puts the picked digit there all the same.
func (s *Sudoku) Tap(c grid.Cell) error {
	g := s.Grid()
	again := s.selecting && s.selected == c
	switch {
	case s.picked != 0 && s.noting && g.At(c) == 0:
		note(s, c, s.picked)
		s.Select(c)
	case s.picked != 0 && (again && g.At(c) == 0 || g.Candidates(c).Has(s.picked)):
		s.Enter(c, s.picked)
		s.Select(c)
	default:
		s.Select(c)
	}
	return nil
}

// Select makes a cell the one that a typed digit goes into.
func (s *Sudoku) Select(c grid.Cell) bool {
	changed := !s.selecting || s.selected != c
	s.selected, s.selecting = c, true
	return changed
}

// Selected is the cell that a typed digit goes into, and false for none.
func (s *Sudoku) Selected() (grid.Cell, bool) { return s.selected, s.selecting }

// Picked is the digit whose hatching is shown; 0 for none.
func (s *Sudoku) Picked() int { return s.picked }

// Release lets go of the selected cell, or, when there is none, of the picked digit.
func (s *Sudoku) Release() bool {
	held := s.selecting || s.picked != 0
	if !s.selecting {
		s.picked = 0
	}
	s.selecting = false
	return held
}

// Type puts a typed digit into the selected cell, or clears it with 0 or a dot. With no cell selected it picks the
// digit.
func (s *Sudoku) Type(character rune, _ grid.Cell) Typed {
	switch {
	case '1' <= character && character <= '9':
		return typedBy(putDigit(s, int(character-'0')))
	case character == '0' || character == '.':
		return typedBy(putDigit(s, 0))
	}
	return Typed{}
}

func typedBy(err error) Typed { return Typed{Changed: err == nil, Err: err} }

// ClearCell empties the selected cell: of its digit or, when it has none, of its pencil marks. The error is a
// *FixedDigit.
func (s *Sudoku) ClearCell() error { return putDigit(s, 0) }

// putDigit does with the selected cell what a typed digit means. On an error, a *FixedDigit, nothing has changed.
func putDigit(s *Sudoku, digit int) error {
	g := s.Grid()
	switch {
	case !s.selecting:
		s.Pick(digit)
	case Fixed(s, s.selected):
		return &FixedDigit{s.selected}
	case digit == 0 && g.At(s.selected) == 0:
		s.Note(s.selected, 0)
	case digit != 0 && s.noting:
		note(s, s.selected, digit)
	default:
		s.Enter(s.selected, digit)
	}
	return nil
}

// Pick shows what a digit crosses out; picked again, or with 0, it no longer does.
func (s *Sudoku) Pick(digit int) {
	if digit == s.picked {
		digit = 0
	}
	s.picked = digit
}

// CanClear reports whether the selected cell holds a digit or has pencil marks.
func (s *Sudoku) CanClear() bool {
	g := s.Grid()
	return s.selecting && (g.At(s.selected) != 0 || s.Now().Pencil[s.selected] != 0)
}

// Advance makes the next deduction. Where cross-hatching has ended it shows that first, and then goes on by other
// techniques.
func (s *Sudoku) Advance() {
	if s.Deduce() || !endsHere(s) && infer(s) {
		arrive(s)
	} else {
		endSteps(s)
	}
}

// CanAdvance reports whether a deduction is left, or how they ended is still to be shown.
func (s *Sudoku) CanAdvance() bool {
	_, more := s.Grid().Next()
	_, beyond := s.Inference()
	return more || beyond || deduced(s) && !s.ended
}

// Finish makes every deduction of cross-hatching that is left. Where it has ended, it goes on by all techniques.
func (s *Sudoku) Finish() {
	_, more := s.Grid().Next()
	beyond := !more || WentBeyond(s)
	for s.Deduce() || beyond && infer(s) {
	}
	arrive(s)
	endSteps(s)
}

// StepBack takes the last step back.
func (s *Sudoku) StepBack() {
	if s.ended {
		s.ended = false
		return
	}
	s.Undo()
}

// Rewind goes back to the grid as it was before the first of the deductions that led to it, or, when none did, to where
// the line starts.
func (s *Sudoku) Rewind() {
	start := history.ID(0)
	if deduced(s) {
		start = s.Current()
		for s.State(start).Origin.Deduces() {
			start, _ = s.Parent(start)
		}
	}
	s.GoTo(start)
	lookAway(s)
}

// CanRewind reports whether there is anything to go back to.
func (s *Sudoku) CanRewind() bool { return s.Current() != 0 }

// deduced reports whether a deduction led to the grid.
func deduced(s *Sudoku) bool { return s.Now().Origin.Deduces() && s.Current() != 0 }

func endSteps(s *Sudoku) {
	s.ended = deduced(s)
	lookAway(s)
}

// arrive turns to the state that has become the current one. What was looked at before stays in view while digits are
// entered by hand, but a deduction is shown itself.
func arrive(s *Sudoku) {
	s.ended = false
	if deduced(s) {
		lookAway(s)
	}
}

func lookAway(s *Sudoku) { s.picked, s.selecting = 0, false }

// Undo goes one step back.
func (s *Sudoku) Undo() bool {
	ok := s.Game.Undo()
	arrive(s)
	return ok
}

// Redo goes one step on.
func (s *Sudoku) Redo() bool {
	ok := s.Game.Redo()
	arrive(s)
	return ok
}

// GoTo shows a step.
func (s *Sudoku) GoTo(id history.ID) {
	s.Game.GoTo(id)
	arrive(s)
}

// Enter sets the digit of a cell, or clears it with 0.
func (s *Sudoku) Enter(c grid.Cell, digit int) {
	s.Game.Enter(c, digit)
	s.ended = false
}

// Text is the judge's text of the grid.
func (s *Sudoku) Text() ([]byte, error) {
	g := s.Grid()
	return crosshatch.AppendText(nil, &g), nil
}

// Answer is what cross-hatching makes of the grid, or ERROR.
func (s *Sudoku) Answer() []byte {
	g := s.Grid()
	return crosshatch.AppendAnswer(nil, &g)
}

// FileNames are what the files of a grid and of its answer are called.
func (s *Sudoku) FileNames() (text, answer string) { return "grid.txt", "answer.txt" }
