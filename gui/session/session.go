// Package session is what the window shows and keeps, free of widgets and of words: the user's boards, which of them is
// shown, and the settings. Playing, editing, importing, undo and what is kept between starts are here.
package session

import (
	"slices"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Session is the user's boards, which of them is shown, and the settings.
type Session struct {
	Shown    ProblemID
	Game     *Game   // the game that is shown, or was last
	Sudoku   *Sudoku // the Sudoku that is shown, or was last
	Settings Settings
	Hidden   bool // an exercise is shown instead, and nothing is played here; not kept

	before  []visit // what was shown before, the latest last; Undo goes back there at a board's first step
	after   []visit // what Undo went back from, the latest last
	index   index
	shelf   Shelf
	asOf    time.Time // of the last change
	removed []Problem // boards that were removed, the latest last
	gone    []key     // boards whose files are to be removed
	apart   []Problem // boards that changed and are neither shown nor on the way back
}

// visit is a board that was shown, and the step at which it was left.
type visit struct {
	board Problem // nil until it is read
	key   key
	at    history.ID
}

// New is what a first start shows: an empty board under rules whose legal moves are the judge's, and which can be won.
func New() *Session {
	s := &Session{
		Shown: TicTacToe, Game: newGame(firstRules), Sudoku: sudokuFrom(crosshatch.NewGame()),
		Settings: firstSettings(), index: index{next: 1}, shelf: noShelf{},
	}
	s.index.head = s.head() // what a first start shows need not be kept
	return s
}

// firstRules are those of a game that begins with a click on the empty board.
const firstRules = tictactoe.Open

// Problem is the board that is shown.
func (s *Session) Problem() Problem {
	if s.Shown == CrossHatching {
		return s.Sudoku
	}
	return s.Game
}

// Show turns to the game, or the Sudoku, that was shown last, as it was left; the computer goes on only when it is
// told to.
func (s *Session) Show(id ProblemID) {
	if id == CrossHatching {
		s.show(s.Sudoku)
	} else {
		s.show(s.Game)
	}
}

// GoHome shows an empty board, on which a click begins a game.
func (s *Session) GoHome() {
	if s.Shown != TicTacToe || !s.AtHome() {
		s.show(newGame(firstRules))
	}
}

// AtHome reports whether the game is an empty board of people on which nothing was done yet, or all was undone.
func (s *Session) AtHome() bool {
	g := s.Game
	return g.Unbegun() && (g.undone || len(g.Children(0)) == 0) && g.Now().Comment == "" && !g.Editing() &&
		g.Sides().People() && g.Tag("X") == "" && g.Tag("O") == ""
}

// show turns to a board. The one shown until then is what Undo goes back to at the first step of the other.
func (s *Session) show(p Problem) {
	if now := s.Problem(); p != now {
		s.before = append(s.before, visit{board: now, key: keyOf(now), at: now.Current()})
		s.before = s.before[max(0, len(s.before)-mostVisits):]
		s.after = nil
	}
	s.put(p)
}

// mostVisits is how many boards Undo goes back through.
const mostVisits = 16

// put makes a board the one shown. If it was removed, it is there again.
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

// goTo shows a board of a trail again, and reports false if it cannot be read any more.
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

// GameShown reports whether nested noughts and crosses are shown, to be played on: not Sudoku, not a board that is
// being edited, and nothing else in the session's place.
func (s *Session) GameShown() bool { return s.Shown == TicTacToe && !s.Hidden && !s.Game.Editing() }

// Editing reports whether a board of nested noughts and crosses is shown that is being edited.
func (s *Session) Editing() bool { return s.Shown == TicTacToe && !s.Hidden && s.Game.Editing() }

// Snapshot is what is on the board shown. Two are equal when nothing that is worked out about one differs for the
// other.
type Snapshot struct {
	Shown    ProblemID
	Position tictactoe.Position
	Grid     crosshatch.Grid
}

// Snapshot is what is on the board now.
func (s *Session) Snapshot() Snapshot {
	if s.Shown == CrossHatching {
		return Snapshot{Shown: s.Shown, Grid: s.Sudoku.Grid()}
	}
	return Snapshot{Shown: s.Shown, Position: s.Game.Position()}
}

// Restart goes on to an empty board of the kind that is shown, under the same rules.
func (s *Session) Restart() {
	if s.Shown == CrossHatching {
		s.show(sudokuFrom(crosshatch.NewGame()))
		return
	}
	p := s.Game.Position()
	s.Begin(p.Rules(), "", "")
}

// Begin goes on to a new game of the same sides under a rule set, between players of those names; "" for none. A game
// in which nothing was done yet becomes that game.
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

// loaded are the boards that are in memory, but those that were removed and are not on a trail.
func (s *Session) loaded() []Problem {
	boards := append([]Problem{s.Game, s.Sudoku}, s.apart...)
	for _, v := range slices.Concat(s.before, s.after) {
		if v.board != nil && !slices.Contains(boards, v.board) {
			boards = append(boards, v.board)
		}
	}
	return boards
}
