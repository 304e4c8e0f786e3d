// Package session holds what the window shows and keeps: the user's boards, which of them is shown, and the settings.
// It plays, edits, imports and undoes, and knows neither widgets nor words.
package session

import (
	"slices"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

// Session holds the user's boards, which of them is shown, and the settings.
type Session struct {
	Shown    ProblemID
	Game     *Game   // the game shown, now or last
	Sudoku   *Sudoku // the Sudoku shown, now or last
	Settings Settings

	before     []visit // boards shown before, the latest last; Undo at a board's first step returns there
	after      []visit // boards that Undo left, the latest last
	emptied    Problem // the board to whose first step Undo has led; nil for none
	index      index
	shelf      Shelf        // nil for no files
	coming     func() index // reads all of the index, on any goroutine; nil after Adopt
	asOf       time.Time    // of the last event
	removed    []removal    // removed boards, the latest last
	changed    []Problem    // boards that the next Keep writes though the index has them already
	back       []Writing    // other files that the next Keep writes
	gone       []key        // boards whose files the next Keep removes
	swept      []string     // files of the bin that it removes
	collection *Collection  // the one read last; nil for none
	apart      []Problem    // changed boards that are neither shown nor in before or after
}

// visit is a board that was shown, and the step at which the user left it.
type visit struct {
	board Problem // nil until it is read
	key   key
	at    history.ID
}

// New returns the session of a first start. The rules of its empty board allow the judge's moves, and somebody can win.
func New() *Session {
	s := &Session{
		Shown: TicTacToe, Game: newGame(firstRules), Sudoku: newSudoku(),
		Settings: firstSettings(), index: index{next: 1, found: newLookup(0)},
	}
	s.index.head = s.head() // the session of a first start need not be kept
	return s
}

// firstRules are the rules of the first game.
const firstRules = tictactoe.Closed

// Problem returns the board shown.
func (s *Session) Problem() Problem {
	if s.Shown == CrossHatching {
		return s.Sudoku
	}
	return s.Game
}

// Show shows the last game or Sudoku shown, as it was left.
func (s *Session) Show(id ProblemID) {
	if id == CrossHatching {
		s.show(s.Sudoku)
	} else {
		s.show(s.Game)
	}
}

// GoHome shows an empty board. A click on it begins a game, without the analysis of what was shown before.
func (s *Session) GoHome() {
	s.Settings.Analysis = false
	home := s.Game
	if s.Shown != TicTacToe || !home.AtHome() {
		home = newGame(s.Settings.HomeRules())
	}
	s.show(home)
}

// AtHome reports whether an empty board is shown where a click begins a game.
func (s *Session) AtHome() bool { return s.GameShown() && s.Game.AtHome() }

// AtHome reports whether this is the untouched, unnamed start of a game between people on the empty board.
func (g *Game) AtHome() bool {
	return g.Unbegun() && (g.undone || len(g.Children(0)) == 0) && g.Now().Comment == "" && !g.Editing() &&
		g.Sides().People() && g.Tag("X") == "" && g.Tag("O") == ""
}

// show shows a board. Undo at its first step returns to the board shown until now.
func (s *Session) show(p Problem) {
	if now := s.Problem(); p != now {
		s.before = append(s.before, visit{board: now, key: keyOf(now), at: now.Current()})
		if over := len(s.before) - mostVisits; over > 0 {
			s.apart = append(s.apart, boardsOf(s.before[:over])...) // when several are opened at once, none is kept yet
			s.before = s.before[over:]
		}
		s.after = nil
	}
	s.put(p)
}

// mostVisits limits how many boards Undo can go back through.
const mostVisits = 16

// put makes a board the one shown. It restores a removed one.
func (s *Session) put(p Problem) {
	s.bringBack(p)
	s.Shown = p.ID()
	switch p := p.(type) {
	case *Game:
		s.Game = p
		p.typed = TypedCell{}
	case *Sudoku:
		s.Sudoku = p
	}
}

// goTo shows a visited board again. It reports false if the board can no longer be read.
func (s *Session) goTo(v visit) bool {
	if v.board == nil {
		p, err := s.load(v.key)
		if err != nil {
			return false
		}
		v.board = p
	}
	s.put(v.board)
	return true
}

// GameShown reports whether a game is shown on which one can play: no Sudoku, nor edit mode.
func (s *Session) GameShown() bool { return s.Shown == TicTacToe && !s.Game.Editing() }

// SudokuShown reports whether a Sudoku is shown.
func (s *Session) SudokuShown() bool { return s.Shown == CrossHatching }

// Editing reports whether a game is shown in edit mode.
func (s *Session) Editing() bool { return s.Shown == TicTacToe && s.Game.Editing() }

// Snapshot is everything on a board. Work on equal snapshots has equal results.
type Snapshot struct {
	Shown    ProblemID
	Position tictactoe.Position
	Grid     sudoku.Grid
}

// Snapshot returns what is on the board shown.
func (s *Session) Snapshot() Snapshot {
	if s.Shown == CrossHatching {
		return Snapshot{Shown: s.Shown, Grid: s.Sudoku.Grid()}
	}
	return Snapshot{Shown: s.Shown, Position: s.Game.Position()}
}

// Restart shows an empty board of the same kind; a game is between people and keeps its rules.
func (s *Session) Restart() {
	if s.Shown == CrossHatching {
		s.show(newSudoku())
		return
	}
	p, sides := s.Game.Position(), s.Game.Sides()
	s.Begin(p.Rules(), "", "")
	s.Game.setSides(sides.ByPeople())
}

// Begin starts a new game with the same sides under a rule set. Players' names may be "". A blank board becomes the
// new game.
func (s *Session) Begin(rules tictactoe.Rules, x, o string) {
	sides := s.Game.sides
	if s.Shown == TicTacToe && s.Game.blank() {
		s.Game.SetState(0, tictactoe.Step{Origin: tictactoe.Started, Position: tictactoe.New(rules)})
	} else {
		s.show(newGame(rules))
	}
	s.Game.tool = NoTool
	s.Game.SetTag("X", x)
	s.Game.SetTag("O", o)
	s.Game.setSides(sides)
	s.Game.turned(true)
}

// loaded returns the boards in memory, without removed ones that are in neither before nor after.
func (s *Session) loaded() []Problem {
	boards := append([]Problem{s.Game, s.Sudoku}, s.apart...)
	for _, p := range boardsOf(slices.Concat(s.before, s.after)) {
		if !slices.Contains(boards, p) {
			boards = append(boards, p)
		}
	}
	return boards
}

// boardsOf returns the boards of visits that are in memory.
func boardsOf(visits []visit) (boards []Problem) {
	for _, v := range visits {
		if v.board != nil {
			boards = append(boards, v.board)
		}
	}
	return boards
}
