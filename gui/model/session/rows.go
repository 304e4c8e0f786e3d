package session

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

// Row describes a step for the list of steps.
type Row struct {
	ID      history.ID
	Kind    StepKind
	Step    int             // place of the step in its line; the start is 1
	Number  int             // among the moves or the deductions of its line; 0 for other steps
	Cell    grid.Cell       // where it was done, if in one cell
	Mark    tictactoe.Mark  // put there, or the new owner of Box
	Box     grid.Box        // whose owner changed
	Rules   tictactoe.Rules // valid from this step on
	Digit   int             // the digit put
	Pencil  grid.Digits     // the cell's pencil marks since then; for a StepStruck, its crossed-out candidates
	Shade   sudoku.Shade    // the cell's shade since then
	Comment string
	Glyph   string // the user's grade for the move; empty for none
	File    string // the file imported; empty for none
	Depth   int    // of the variation; 0 for the main line
	Undone  bool   // Undo took it back, and nothing else was done since
}

// StepKind says what a step did. Most kinds end the keys of their words.
type StepKind string

// The kinds of steps.
const (
	StepStarted    StepKind = "started"      // an empty board
	StepImported   StepKind = "imported"     // a board from elsewhere
	StepMoved      StepKind = "moved"        // a move
	StepRules      StepKind = "rules"        // other rules
	StepEdited     StepKind = "edited"       // several of those below
	StepPut        StepKind = "put"          // a mark in a cell, or none
	StepLast       StepKind = "setLast"      // another last move
	StepNoLast     StepKind = "noLast"       // no last move
	StepOwner      StepKind = "owner"        // another owner of a field
	StepCleared    StepKind = "cleared"      // all marks removed or, in a Sudoku's cell, the digit
	StepSwapped    StepKind = "swapped"      // X for O
	StepRotated    StepKind = "rotated"      // the board by 90°
	StepMirrored   StepKind = "mirrored"     // the board
	StepDeduced    StepKind = "deduced"      // a digit, by cross-hatching or another technique
	StepEliminated StepKind = "eliminated"   // candidates crossed out by a technique
	StepEntered    StepKind = "entered"      // a digit, by hand
	StepPencilled  StepKind = "pencilled"    // other pencil marks, or none
	StepStruck     StepKind = "struck"       // other candidates crossed out by hand
	StepShaded     StepKind = "shaded"       // another shade, or none
	StepFilled     StepKind = "pencilFilled" // each open cell's candidates became its pencil marks
	StepRevealed   StepKind = "revealed"     // a digit of the solution, shown because the user wanted to see it
	StepSolution   StepKind = "solution"     // several such digits
)

// mostListed is the largest number of a game's steps that are all listed.
const mostListed = 5000

// Rows returns the steps of the game: the main line, with variations below the steps where they begin. A game of more
// than mostListed steps lists only the line shown, so that the list stays fast.
func (g *Game) Rows() []Row {
	if g.Len() > mostListed {
		return RowsOf(g, g.Line())
	}
	return RowsOf(g, g.Order())
}

// rowAt is a step's place in the list.
type rowAt struct {
	depth  int // of the variation
	step   int // the number of the step
	move   int // the number that it has if it is a move
	undone bool
}

// RowsOf returns steps of a game in the order of Walk: a line, or one with its variations. A step that stands below the
// one of which it is an alternative begins a variation.
func RowsOf(g *Game, steps []history.ID) []Row {
	rows, after := make([]Row, len(steps)), make([]rowAt, g.Len()) // the places of what follows each step
	listed := func(id history.ID) bool { return after[id].step > 0 }
	for i, id := range steps {
		at := rowAt{step: 1, move: 1}
		if parent, ok := g.Parent(id); ok {
			if at = after[parent]; slices.ContainsFunc(g.Children(parent), listed) {
				at.depth++
			}
		}
		at.undone = at.undone || id != 0 && id == g.undone
		row := rowOf(g, id, at.move)
		row.Depth, row.Step, row.Undone = at.depth, at.step, at.undone
		at.step++
		if row.Kind == StepMoved {
			at.move++
		}
		rows[i], after[id] = row, at
	}
	return rows
}

// rowOf describes a step. move is its number if it is a move.
func rowOf(g *Game, id history.ID, move int) Row {
	step := g.State(id)
	row := Row{Kind: StepEdited}
	before, hasBefore := g.Parent(id)
	switch {
	case step.Origin == tictactoe.Started:
		row.Kind = StepStarted
	case step.Origin == tictactoe.Imported:
		row.Kind, row.File = StepImported, string(g.data.Path)
	case step.Origin == tictactoe.RulesChanged:
		row.Kind, row.Rules = StepRules, step.Position.Rules()
	case step.IsMove():
		row = Row{Kind: StepMoved, Number: move, Cell: step.Cell, Mark: step.Position.Turn().Other()}
	case hasBefore:
		row = editOf(g.State(before).Position, step.Position)
	}
	row.ID, row.Comment, row.Glyph = id, step.Comment, step.Glyph
	return row
}

// editOf describes what an edit changed.
func editOf(before, after tictactoe.Position) Row {
	switch after {
	case tictactoe.New(before.Rules()):
		return Row{Kind: StepCleared}
	case before.Swapped():
		return Row{Kind: StepSwapped}
	case before.Transformed(tictactoe.Rotated):
		return Row{Kind: StepRotated}
	case before.Transformed(tictactoe.Mirrored):
		return Row{Kind: StepMirrored}
	case before.WithoutLast():
		return Row{Kind: StepNoLast}
	}
	for c := range grid.Cell(grid.Cells) {
		if after == before.WithMark(c, after.At(c)) {
			return Row{Kind: StepPut, Cell: c, Mark: after.At(c)}
		}
		if moved, ok := before.WithLast(c); ok && after == moved {
			return Row{Kind: StepLast, Cell: c, Mark: after.At(c)}
		}
	}
	for b := range grid.Box(grid.Boxes) {
		if owner := after.Owner(b); owner != before.Owner(b) && after == before.WithOwner(b, owner) {
			return Row{Kind: StepOwner, Box: b, Mark: owner}
		}
	}
	return Row{Kind: StepEdited}
}

// Rows returns the steps of the line shown, with other lines below the steps in whose place they begin. A Sudoku of
// more than mostListed steps lists only the line shown.
func (s *Steps) Rows() []Row {
	rows, last := s.rowsOf(s.Line(), 0, 0), s.last()
	for i := range rows {
		rows[i].Undone = rows[i].Depth == 0 && rows[i].ID > last
	}
	return rows
}

// rowsOf returns the steps of a line, with the lines that branch off from it. Consecutive changes of one cell's marks,
// and consecutive states that say which digits are given, get only one row: that of the current state, or else of the
// last. deduced is the number of deductions made before the line.
func (s *Steps) rowsOf(line []history.ID, depth, deduced int) (rows []Row) {
	var beside []Row // to follow the line's last row
	last := -1       // where that is
	for i, id := range line {
		row := s.Row(id)
		row.Depth = depth
		switch {
		case s.Unchanged(id):
		case last < 0 || !row.continues(&rows[last]):
			rows = append(rows, beside...)
			last, beside = len(rows), nil
			rows = append(rows, row)
		case rows[last].ID != s.Current():
			rows[last] = row
		}
		if i > 0 {
			beside = append(beside, s.others(line[i-1], id, depth+1, deduced)...)
		}
		if s.State(id).Origin.Deduces() {
			deduced++
			rows[last].Number = deduced
		}
	}
	return append(rows, beside...)
}

// others returns the steps of the lines that go on from a step other than by next.
func (s *Steps) others(from, next history.ID, depth, deduced int) (rows []Row) {
	if s.Len() > mostListed {
		return nil
	}
	for _, other := range s.Children(from) {
		if other != next {
			rows = append(rows, s.rowsOf(s.LineFrom(other), depth, deduced)...)
		}
	}
	return rows
}

// Row describes a step by itself.
func (s *Steps) Row(id history.ID) Row {
	state := s.State(id)
	at := state.Cell()
	row := Row{ID: id, Kind: StepEntered, Cell: at, Digit: state.Grid.At(at)}
	switch state.Origin {
	case sudoku.Started:
		return Row{ID: id, Kind: StepStarted}
	case sudoku.Imported, sudoku.Reopened, sudoku.Typed, sudoku.Begun:
		return Row{ID: id, Kind: StepImported}
	case sudoku.Deduced, sudoku.Inferred:
		row.Kind = StepDeduced
	case sudoku.Eliminated:
		row.Kind = StepEliminated
	case sudoku.Pencilled:
		row.Kind, row.Pencil = StepPencilled, state.Pencil[at]&^state.Out[at]
	case sudoku.Struck:
		row.Kind, row.Pencil = StepStruck, state.StruckIn(at)
	case sudoku.Shaded:
		row.Kind, row.Shade = StepShaded, state.Shades[at]
	case sudoku.PencilFilled:
		row.Kind = StepFilled
	case sudoku.Revealed:
		row.Kind = StepRevealed
		if state.Cells.Len() > 1 {
			row.Kind = StepSolution
		}
	case sudoku.Entered:
		if row.Digit == 0 {
			row.Kind = StepCleared
		}
	}
	return row
}

// continues reports whether a row is about the same as the one before: one cell's marks, or the givens.
func (r *Row) continues(before *Row) bool {
	gives := func(r *Row) bool { return r.Kind == StepStarted || r.Kind == StepImported }
	return r.marksOn(before) || gives(r) && gives(before)
}

// marksOn reports whether a row changes the marks of a cell, or crosses out in it, as the one before does.
func (r *Row) marksOn(before *Row) bool {
	return (r.Kind == StepPencilled || r.Kind == StepStruck) && r.Kind == before.Kind && r.Cell == before.Cell
}
