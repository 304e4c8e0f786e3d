package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Row describes a step for the list of steps.
type Row struct {
	ID      history.ID
	Kind    StepKind
	Step    int               // which step of its line it is, the start being 1
	Number  int               // of a move or of a deduction in its line; 0 for any other step
	Cell    grid.Cell         // where something was done, if it was done in one cell
	Mark    tictactoe.Mark    // that was put there, or whose a field became
	Field   grid.Box          // that became somebody's
	Rules   tictactoe.Rules   // that hold from then on
	Digit   int               // that was put
	Pencil  crosshatch.Digits // the marks that the cell has since; those crossed out, of a StepStruck
	Shade   crosshatch.Shade  // that the cell has since
	Comment string
	Glyph   string // by which the user has graded the move; empty for none
	File    string // that was imported; empty for none
	Depth   int    // of the variation that it is in; 0 for the main line
}

// StepKind says what was done in a step. Most kinds are what the key of their words ends with.
type StepKind string

// What can be done.
const (
	StepStarted    StepKind = "started"      // an empty board
	StepImported   StepKind = "imported"     // a board from elsewhere
	StepMoved      StepKind = "moved"        // a move
	StepRules      StepKind = "rules"        // other rules
	StepEdited     StepKind = "edited"       // more than one of those below
	StepPut        StepKind = "put"          // a mark in a cell, or none
	StepLast       StepKind = "setLast"      // another last move
	StepNoLast     StepKind = "noLast"       // no last move
	StepOwner      StepKind = "owner"        // another owner of a field
	StepCleared    StepKind = "cleared"      // no marks any more or, in a Sudoku's cell, no digit
	StepSwapped    StepKind = "swapped"      // X for O
	StepRotated    StepKind = "rotated"      // the board by 90°
	StepMirrored   StepKind = "mirrored"     // the board
	StepDeduced    StepKind = "deduced"      // a digit, by cross-hatching or another technique
	StepEliminated StepKind = "eliminated"   // candidates crossed out by a technique
	StepEntered    StepKind = "entered"      // a digit, by hand
	StepPencilled  StepKind = "pencilled"    // other pencil marks, or none
	StepStruck     StepKind = "struck"       // other candidates crossed out by hand
	StepShaded     StepKind = "shaded"       // another shade, or none
	StepFilled     StepKind = "pencilFilled" // every open cell's candidates as its pencil marks
)

// mostListed limits how many steps a game may have for all to be listed.
const mostListed = 5000

// Rows returns the steps of the game: the main line, with the other ways to go on below each step. For more than
// mostListed steps it returns those of the line shown, so that the list stays quick.
func (g *Game) Rows() []Row {
	if g.Len() > mostListed {
		return g.Steps(g.Line())
	}
	w := rowWriter{game: g, ways: g.Ways()}
	w.follow(0, w.add(0, rowAt{step: 1, move: 1}))
	return w.rows
}

// rowWriter collects the rows of a game.
type rowWriter struct {
	game *Game
	ways tictactoe.Ways
	rows []Row
}

// rowAt is where a step stands in the list.
type rowAt struct {
	depth int // of the variation
	step  int // which step of its line it is
	move  int // the number that it has if it is a move
}

// follow adds the steps after one.
func (w *rowWriter) follow(id history.ID, at rowAt) {
	for {
		main, others, ok := w.ways.From(id)
		if !ok {
			return
		}
		next := w.add(main, at)
		at.depth++
		for _, other := range others {
			w.follow(other, w.add(other, at))
		}
		id, at = main, next
	}
}

// add adds a step and returns where the next one of its line stands.
func (w *rowWriter) add(id history.ID, at rowAt) (next rowAt) {
	row := w.game.stepOf(id, at.move)
	row.Depth, row.Step = at.depth, at.step
	w.rows = append(w.rows, row)
	at.step++
	if row.Kind == StepMoved {
		at.move++
	}
	return at
}

// Steps returns the steps of a line.
func (g *Game) Steps(line []history.ID) []Row {
	w, at := rowWriter{game: g}, rowAt{step: 1, move: 1}
	for _, id := range line {
		at = w.add(id, at)
	}
	return w.rows
}

// stepOf describes a step. If it is a move, move is its number.
func (g *Game) stepOf(id history.ID, move int) Row {
	step := g.State(id)
	row := Row{Kind: StepEdited}
	before, hasBefore := g.Parent(id)
	switch {
	case step.Origin == tictactoe.Started:
		row.Kind = StepStarted
	case step.Origin == tictactoe.Imported:
		row.Kind, row.File = StepImported, g.document.Path
	case step.Origin == tictactoe.RulesChanged:
		row.Kind, row.Rules = StepRules, step.Position.Rules()
	case step.Origin == tictactoe.Moved:
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
	case Cleared(before):
		return Row{Kind: StepCleared}
	case before.Swapped():
		return Row{Kind: StepSwapped}
	case Rotated(before):
		return Row{Kind: StepRotated}
	case Mirrored(before):
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
			return Row{Kind: StepOwner, Field: b, Mark: owner}
		}
	}
	return Row{Kind: StepEdited}
}

// Rows returns the steps of the line.
func (s *Sudoku) Rows() []Row {
	var rows []Row
	deduced := 0
	for _, id := range s.Line() {
		state := s.State(id)
		if state.Origin.Gives() {
			row := Row{ID: id, Kind: StepImported}
			if state.Origin == crosshatch.Started {
				row.Kind = StepStarted
			}
			rows = appendOnce(rows, row, s.Current())
			continue
		}
		row := Row{ID: id, Kind: StepEntered, Cell: state.Cell, Digit: state.Grid.At(state.Cell)}
		switch {
		case state.Origin.Deduces():
			deduced++
			row.Kind, row.Number = StepDeduced, deduced
			if state.Origin == crosshatch.Eliminated {
				row.Kind = StepEliminated
			}
		case state.Origin == crosshatch.Pencilled:
			row.Kind, row.Pencil = StepPencilled, state.Pencil[state.Cell]&^state.Out[state.Cell]
		case state.Origin == crosshatch.Struck:
			row.Kind, row.Pencil = StepStruck, state.StruckIn(state.Cell)
		case state.Origin == crosshatch.Shaded:
			row.Kind, row.Shade = StepShaded, state.Shades[state.Cell]
		case state.Origin == crosshatch.PencilFilled:
			row.Kind = StepFilled
		case row.Digit == 0:
			row.Kind = StepCleared
		}
		rows = appendOnce(rows, row, s.Current())
	}
	return rows
}

// appendOnce adds a row. Of several changes of the marks of one cell, one after the other, the list has one, and so it
// has of several states that say which digits are given: the current one, or else the last.
func appendOnce(rows []Row, row Row, current history.ID) []Row {
	last := len(rows) - 1
	switch {
	case last < 0 || !row.continues(&rows[last]):
		return append(rows, row)
	case rows[last].ID != current:
		rows[last] = row
	}
	return rows
}

// continues reports whether a row is about the same as the one before: the marks of a cell, or the given digits.
func (r *Row) continues(before *Row) bool {
	marks := func(r *Row) bool { return r.Kind == StepPencilled || r.Kind == StepStruck }
	gives := func(r *Row) bool { return r.Kind == StepStarted || r.Kind == StepImported }
	return marks(r) && marks(before) && r.Cell == before.Cell || gives(r) && gives(before)
}
