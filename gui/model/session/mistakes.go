package session

import (
	"fmt"
	"iter"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Mistake is a move of the user that a review graded as a mistake or a blunder.
type Mistake struct {
	Game  *Game
	Line  []history.ID // up to the step before the mistake
	Grade search.ReviewedMove
}

// Position returns the position in which the move was made.
func (m *Mistake) Position() tictactoe.Position { return m.Game.State(history.Last(m.Line)).Position }

// Before returns the positions after each move before the mistake.
func (m *Mistake) Before() (all []tictactoe.Position) {
	for _, id := range m.Line {
		if step := m.Game.State(id); step.Origin == tictactoe.Moved {
			all = append(all, step.Position)
		}
	}
	return all
}

// Board describes the game in which the mistake was made.
func (m *Mistake) Board() *Entry { return m.Game.Entry() }

// ID identifies the mistake among those of all boards.
func (m *Mistake) ID() string { return fmt.Sprintf("m%dn%d", m.Game.id, len(m.Line)) }

// MistakesIn returns the mistakes that a game's review found in people's moves.
func MistakesIn(g *Game) (all []Mistake) {
	r := g.Review()
	if r == nil {
		return nil
	}
	for i := range r.Grades {
		grade, _ := r.Grade(r.Line[i+1])
		before, made := g.State(r.Line[i]).Position, g.State(r.Line[i+1])
		if grade.Verdict >= search.Mistake && made.Cell == grade.Played && isOwn(g, before.Turn()) &&
			before.Check(grade.Played) == nil && before.Check(grade.Best) == nil {
			all = append(all, Mistake{g, r.Line[:i+1], grade})
		}
	}
	return all
}

// isOwn reports whether people play a side here and nobody else has played it.
func isOwn(g *Game, m tictactoe.Mark) bool {
	return g.sides.Side(m).Person() && g.PlayedBy(m).Kind == ""
}

// Games yields the games whose entries are wanted: those that have no file yet, and then the others, the latest change
// first. One that cannot be read is left out.
func (l *Library) Games(wanted func(*Entry) bool) iter.Seq[*Game] {
	l.AddUnlisted()
	return func(yield func(*Game) bool) {
		for _, b := range l.open {
			if g, ok := b.(*Game); ok && g.id == 0 && wanted(g.Entry()) && !yield(g) {
				return
			}
		}
		for _, e := range l.entries {
			if e.Kind != TicTacToe || !wanted(e) {
				continue
			}
			if b, err := l.load(e.key()); err == nil && !yield(b.(*Game)) {
				return
			}
		}
	}
}
