// Package session holds what the window shows and keeps: the user's boards, which of them is shown, and the settings.
// It plays, edits, imports and undoes, and knows neither widgets nor words.
package session

import (
	"slices"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Session holds the user's boards, which of them is shown, and the settings.
type Session struct {
	Shown    ProblemID
	Game     *Game   // the game that is shown, or was last
	Sudoku   *Sudoku // the Sudoku that is shown, or was last
	Settings Settings
	Hidden   bool // an exercise or the list of boards is shown instead, and nothing is played here; not kept

	before  []visit // boards shown before, the latest last; Undo goes there from a board's first step
	after   []visit // boards that Undo left, the latest last
	index   index
	shelf   Shelf        // nil for none
	newer   func() []key // the boards that are newer than the index; nil when they are in it
	asOf    time.Time    // of the last change
	removed []removal    // boards that were removed, the latest last
	back    []Problem    // boards whose files were removed, or are to be, and are wanted again
	gone    []key        // boards whose files are to be removed
	apart   []Problem    // boards that changed and are neither shown nor in before or after
}

// visit is a board that was shown, and the step at which it was left.
type visit struct {
	board Problem // nil until it is read
	key   key
	at    history.ID
}

// New returns the session of a first start. Its empty board goes by rules that have the judge's legal moves and can be
// won.
func New() *Session {
	s := &Session{
		Shown: TicTacToe, Game: newGame(firstRules), Sudoku: newSudoku(),
		Settings: firstSettings(), index: index{next: 1},
	}
	s.index.head = s.head() // what a first start shows need not be kept
	return s
}

// firstRules are the rules of a game that begins with a click on the empty board.
const firstRules = tictactoe.Open

// Problem is the board that is shown.
func (s *Session) Problem() Problem {
	if s.Shown == CrossHatching {
		return s.Sudoku
	}
	return s.Game
}

// Show shows the game or the Sudoku that was shown last, as it was left. The computer waits until it is told to go on.
func (s *Session) Show(id ProblemID) {
	if id == CrossHatching {
		s.show(s.Sudoku)
	} else {
		s.show(s.Game)
	}
}

// GoHome shows an empty board, on which a click begins a game.
func (s *Session) GoHome() {
	if s.Shown != TicTacToe || !s.Game.atHome() {
		s.show(newGame(firstRules))
	}
}

// AtHome reports whether an empty board is shown on which a click begins a game.
func (s *Session) AtHome() bool { return s.GameShown() && s.Game.atHome() }

// atHome reports whether the game is an empty board of people, at its start, that nobody has named or edited.
func (g *Game) atHome() bool {
	return g.Unbegun() && (g.undone || len(g.Children(0)) == 0) && g.Now().Comment == "" && !g.Editing() &&
		g.Sides().People() && g.Tag("X") == "" && g.Tag("O") == ""
}

// show shows a board. Undo at its first step goes back to the one shown until now.
func (s *Session) show(p Problem) {
	if now := s.Problem(); p != now {
		s.before = append(s.before, visit{board: now, key: keyOf(now), at: now.Current()})
		s.before = s.before[max(0, len(s.before)-mostVisits):]
		s.after = nil
	}
	s.put(p)
}

// mostVisits limits how many boards Undo goes back through.
const mostVisits = 16

// put makes a board the one shown. If it was removed, it is restored.
func (s *Session) put(p Problem) {
	s.bringBack(p)
	s.Shown = p.ID()
	switch p := p.(type) {
	case *Game:
		s.Game = p
		p.fresh, p.typed = false, TypedCell{}
	case *Sudoku:
		s.Sudoku = p
	}
}

// goTo shows a board again. It returns false if the board can no longer be read.
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

// GameShown reports whether a game is shown and can be played on: no Sudoku, no edit mode, no exercise.
func (s *Session) GameShown() bool { return s.Shown == TicTacToe && !s.Hidden && !s.Game.Editing() }

// SudokuShown reports whether a Sudoku is shown, and no exercise.
func (s *Session) SudokuShown() bool { return s.Shown == CrossHatching && !s.Hidden }

// Editing reports whether a game is shown in the edit mode.
func (s *Session) Editing() bool { return s.Shown == TicTacToe && !s.Hidden && s.Game.Editing() }

// Snapshot has all that is on a board. Equal snapshots have equal results of searches and the like.
type Snapshot struct {
	Shown    ProblemID
	Position tictactoe.Position
	Grid     crosshatch.Grid
}

// Snapshot returns what is on the board shown.
func (s *Session) Snapshot() Snapshot {
	if s.Shown == CrossHatching {
		return Snapshot{Shown: s.Shown, Grid: s.Sudoku.Grid()}
	}
	return Snapshot{Shown: s.Shown, Position: s.Game.Position()}
}

// Restart shows an empty board of the same kind: of a game one of people, under the same rules.
func (s *Session) Restart() {
	if s.Shown == CrossHatching {
		s.show(newSudoku())
		return
	}
	p, sides := s.Game.Position(), s.Game.Sides()
	s.Begin(p.Rules(), "", "")
	s.Game.setSides(sides.ByPeople())
}

// Begin starts a new game of the same sides under a rule set. The names of the players may be "". An untouched game
// becomes the new one.
func (s *Session) Begin(rules tictactoe.Rules, x, o string) {
	sides := s.Game.sides
	if s.Shown == TicTacToe && s.Game.Untouched() {
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

// loaded returns the boards in memory, except those that were removed and are in neither before nor after.
func (s *Session) loaded() []Problem {
	boards := append([]Problem{s.Game, s.Sudoku}, s.apart...)
	for _, v := range slices.Concat(s.before, s.after) {
		if v.board != nil && !slices.Contains(boards, v.board) {
			boards = append(boards, v.board)
		}
	}
	return boards
}
