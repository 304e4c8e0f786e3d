// Package session holds what the window shows and keeps: the user's boards, which of them is shown, and the settings.
// It plays, edits, imports and undoes, and knows neither widgets nor words.
package session

import (
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/gui/model/settings"
)

// Session holds the user's boards, which of them is shown, and the settings.
type Session struct {
	Library
	Settings settings.Settings
	Shown    Kind
	Game     *Game   // the game shown, now or last
	Sudoku   *Sudoku // the Sudoku shown, now or last

	keptHead string // the settings' file as last kept
}

// New returns the session of a first start. The rules of its empty board allow the judge's moves, and somebody can win.
func New() *Session {
	s := &Session{Shown: TicTacToe, Game: newGame(settings.FirstRules), Sudoku: newSudoku(), Settings: settings.First()}
	s.Library = Library{catalog: newCatalog(0), pending: map[string]func() []byte{}, open: []Board{s.Sudoku, s.Game}}
	s.keptHead = s.head() // the session of a first start need not be kept
	return s
}

// Board returns the board shown.
func (s *Session) Board() Board { return s.LastOf(s.Shown) }

// LastOf returns the game or the Sudoku that is shown, now or last.
func (s *Session) LastOf(kind Kind) Board {
	if kind == CrossHatching {
		return s.Sudoku
	}
	return s.Game
}

// GoHome shows an empty board. A click on it begins a game, without the analysis of what was shown before.
func (s *Session) GoHome() {
	s.Settings.Analysis = false
	home := s.Game
	if s.Shown != TicTacToe || !home.AtHome() {
		home = newGame(s.Settings.HomeRules())
	}
	s.Show(home)
}

// AtHome reports whether this is the untouched, unnamed start of a game between people on the empty board.
func (g *Game) AtHome() bool {
	return g.Unbegun() && (undoneHere(g) || len(g.Children(0)) == 0) && g.Now().Comment == "" && g.Sides().People() &&
		g.Tag("X") == "" && g.Tag("O") == ""
}

// Show shows a board.
func (s *Session) Show(b Board) {
	s.Shown = b.Kind()
	switch b := b.(type) {
	case *Game:
		s.Game = b
		b.typed = TypedCell{}
	case *Sudoku:
		s.Sudoku = b
	}
	s.open = append(slices.DeleteFunc(s.open, func(one Board) bool { return one == b }), b)
}

// Last returns the board that was shown before the one shown or, after a start, the one changed last; nil for none.
func (s *Session) Last() Board {
	for _, b := range slices.Backward(s.open) {
		if b != s.Board() && !b.Untouched() {
			return b
		}
	}
	for _, e := range s.entries {
		if b, err := s.load(e.key()); e.Kind != CollectionKind && err == nil && b != s.Board() {
			return b
		}
	}
	return nil
}

// Restart shows an empty board of the same kind; a game is between people and keeps its rules.
func (s *Session) Restart() {
	if s.Shown == CrossHatching {
		s.Show(newSudoku())
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
	if blank(s.Game) {
		s.Show(s.Game)
		s.Game.SetState(0, tictactoe.Step{Origin: tictactoe.Started, Position: tictactoe.New(rules)})
	} else {
		s.Show(newGame(rules))
	}
	s.Game.SetTag("X", x)
	s.Game.SetTag("O", o)
	s.Game.setSides(sides)
	s.Game.afterStepChange(true)
}
