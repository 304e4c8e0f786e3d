package session

import (
	"slices"

	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
)

// Document is the file that a game, or a Sudoku, was opened from or saved to.
type Document struct {
	Path  string
	Form  notation.Form    // of its text; empty if that holds more than was taken from it
	Stamp atomicfile.Stamp // of the file when it was opened or saved
}

// Mark is a moment of the board shown: what is saved then is of that moment, however late it is written.
type Mark struct {
	problem ProblemID
	start   history.ID // of the game or the Sudoku
	step    history.ID
	changes int // of the game, until then
}

// Document is the file of what is shown, and whether something changed since it was opened or saved. It is empty for
// none.
func (s *Session) Document() (d Document, changed bool) { return s.Problem().document() }

// Mark is the board shown, now.
func (s *Session) Mark() Mark { return s.Problem().mark() }

// SetDocument says in which file that is which was shown at a moment.
func (s *Session) SetDocument(at Mark, d Document) {
	if at.problem == CrossHatching {
		s.Sudoku.setDocument(at, d)
	} else {
		s.Game.setDocument(at, d)
	}
}

// gameDocument is a game's file, and how often the game had been changed when they were the same.
type gameDocument struct {
	Document
	changes int
}

// pull takes over which nodes of the tree have changed: games with a file have changed with them.
func (g *Game) pull() {
	for _, id := range g.Tree.Changed() {
		start := g.startOf(id)
		if d, ok := g.documents[start]; ok && d.changes == g.changes[start] {
			g.pending = append(g.pending, start) // that they are no longer the same is kept
		}
		g.changes[start]++
		g.pending = append(g.pending, id)
	}
}

// takeChanged is the steps that are to be kept since it was called last, in the order of their IDs.
func (g *Game) takeChanged() []history.ID {
	g.pull()
	changed := g.pending
	g.pending = nil
	slices.Sort(changed)
	return slices.Compact(changed)
}

// beginApart does what begins another game. That changes nothing of the one before, though its steps lead there.
func (g *Game) beginApart(begin func()) {
	g.pull()
	begin()
	g.pending = append(g.pending, g.Tree.Changed()...)
}

// keep lets a step be written to the session's file, of which nothing changed that belongs to the game's own.
func (g *Game) keep(id history.ID) {
	g.pull()
	g.pending = append(g.pending, id)
}

func (g *Game) startOf(id history.ID) history.ID {
	for id != 0 && !g.State(id).Starts() {
		id, _ = g.Parent(id)
	}
	return id
}

func (g *Game) document() (Document, bool) {
	g.pull()
	start := g.Start()
	d := g.documents[start]
	return d.Document, d.Path != "" && d.changes != g.changes[start]
}

func (g *Game) mark() Mark {
	g.pull()
	start := g.Start()
	return Mark{problem: TicTacToe, start: start, step: g.Current(), changes: g.changes[start]}
}

func (g *Game) setDocument(at Mark, d Document) {
	g.documents[at.start] = gameDocument{d, at.changes}
	g.keep(at.start)
}

// sudokuDocument is a Sudoku's file, and the state that is in it.
type sudokuDocument struct {
	Document
	state history.ID
}

func (s *Sudoku) document() (Document, bool) {
	d := s.documents[s.Line()[0]]
	return d.Document, d.Path != "" && d.state != s.Current()
}

func (s *Sudoku) mark() Mark {
	return Mark{problem: CrossHatching, start: s.Line()[0], step: s.Current()}
}

func (s *Sudoku) setDocument(at Mark, d Document) {
	s.documents[at.start] = sudokuDocument{d, at.step}
	s.SetState(at.start, s.State(at.start)) // so that it is kept
}

// Keeps reports whether a text of a form holds as much of the Sudoku shown as the fullest form does.
func (s *Sudoku) Keeps(form notation.Form) bool {
	if form != notation.Grid && !slices.Contains(notation.SudokuForms(), form) {
		return false
	}
	inAny := notation.Losses(FullestSudoku, s.Game)
	return !slices.ContainsFunc(notation.Losses(form, s.Game), func(l notation.Loss) bool {
		return !slices.Contains(inAny, l)
	})
}

// FullestSudoku is the form that keeps most of a Sudoku.
const FullestSudoku = notation.Sdx

// Saved is the text of the Sudoku shown in a form.
func (s *Sudoku) Saved(form notation.Form) []byte {
	sheet := s.Sheet()
	return notation.AppendSudoku(nil, form, &sheet)
}
