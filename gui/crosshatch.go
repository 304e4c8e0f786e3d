package gui

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// sudoku is cross-hatching as a problem of the window: a grid with its history, and what of it the user looks at.
type sudoku struct {
	*crosshatch.Game
	picked    int       // the digit whose hatching is shown, 1..9; 0 for none
	selected  grid.Cell // where a typed digit goes; meaningful while selecting
	selecting bool
	counting  bool // every open cell shows how many candidates it has
	ended     bool // what is shown is how deduction ended, not the step that ended it
}

func newSudoku() *sudoku { return &sudoku{Game: crosshatch.NewGame()} }

// Tap puts the picked digit into a cell where it can go. Any other cell is selected; if it is already, the second click
// puts the picked digit there all the same, or lets go of the cell.
func (s *sudoku) Tap(c grid.Cell) error {
	g := s.Grid()
	again := s.selecting && s.selected == c
	switch {
	case s.picked != 0 && (again && g.At(c) == 0 || g.Candidates(c).Has(s.picked)):
		s.Enter(c, s.picked)
		s.Select(c)
	case again:
		s.selecting = false
	default:
		s.Select(c)
	}
	return nil
}

func (s *sudoku) Select(c grid.Cell) bool {
	changed := !s.selecting || s.selected != c
	s.selected, s.selecting = c, true
	return changed
}

// Release lets go of the selected cell, or, when there is none, of the picked digit.
func (s *sudoku) Release() {
	if !s.selecting {
		s.picked = 0
	}
	s.selecting = false
}

// Type puts a digit into the selected cell, or clears it with 0. With no cell selected it picks the digit.
func (s *sudoku) Type(digit int) {
	if s.selecting {
		s.Enter(s.selected, digit)
	} else {
		s.Pick(digit)
	}
}

// Pick shows what a digit crosses out; picked again, or with 0, it no longer does.
func (s *sudoku) Pick(digit int) {
	if digit == s.picked {
		digit = 0
	}
	s.picked = digit
}

// canClear reports whether the selected cell holds a digit.
func (s *sudoku) canClear() bool {
	g := s.Grid()
	return s.selecting && g.At(s.selected) != 0
}

// Advance makes the next deduction; after the last one it shows how deduction ended.
func (s *sudoku) Advance() {
	if s.Deduce() {
		s.arrive()
	} else {
		s.end()
	}
}

// canAdvance reports whether a deduction is left, or how they ended is still to be shown.
func (s *sudoku) canAdvance() bool {
	_, more := s.Grid().Next()
	return more || s.deduced() && !s.ended
}

// Finish makes every deduction that is left.
func (s *sudoku) Finish() {
	for s.Deduce() {
	}
	s.arrive()
	s.end()
}

// StepBack takes the last step back.
func (s *sudoku) StepBack() {
	if s.ended {
		s.ended = false
		return
	}
	s.Undo()
}

// Rewind goes back to the grid as it was before the first of the deductions that led to it, or, when none did, to where
// the line starts.
func (s *sudoku) Rewind() {
	start := s.Line()[0]
	if s.deduced() {
		start = s.Current()
		for s.State(start).Origin == crosshatch.Deduced {
			start, _ = s.Parent(start)
		}
	}
	s.GoTo(start)
	s.lookAway()
}

func (s *sudoku) canRewind() bool { return s.Current() != s.Line()[0] }

// deduced reports whether a deduction led to the grid.
func (s *sudoku) deduced() bool { return s.Now().Origin == crosshatch.Deduced && s.Current() != 0 }

func (s *sudoku) end() {
	s.ended = s.deduced()
	s.lookAway()
}

// arrive turns to the state that has become the current one. What was looked at before stays in view while digits are
// entered by hand, but a deduction is shown itself.
func (s *sudoku) arrive() {
	s.ended = false
	if s.deduced() {
		s.lookAway()
	}
}

func (s *sudoku) lookAway() { s.picked, s.selecting = 0, false }

func (s *sudoku) Undo() bool {
	ok := s.Game.Undo()
	s.arrive()
	return ok
}

func (s *sudoku) Redo() bool {
	ok := s.Game.Redo()
	s.arrive()
	return ok
}

func (s *sudoku) GoTo(id history.ID) {
	s.Game.GoTo(id)
	s.arrive()
}

func (s *sudoku) Enter(c grid.Cell, digit int) {
	s.Game.Enter(c, digit)
	s.ended = false
}

func (s *sudoku) Import(text []byte) error {
	g, err := crosshatch.Parse(text)
	if err != nil {
		return err
	}
	s.Game.Import(g)
	s.arrive()
	s.lookAway()
	return nil
}

func (s *sudoku) Text() ([]byte, error) {
	g := s.Grid()
	return crosshatch.AppendText(nil, &g), nil
}

func (s *sudoku) Answer() []byte {
	g := s.Grid()
	return crosshatch.AppendAnswer(nil, &g)
}

func (s *sudoku) FileNames() (text, answer string) { return "grid.txt", "answer.txt" }

func (s *sudoku) Restart() {
	s.Start()
	s.arrive()
	s.lookAway()
}
