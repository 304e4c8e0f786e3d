package session

import (
	"fmt"

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
func (m *Mistake) Board() *Entry { return m.Game.entry() }

// ID identifies the mistake among those of all boards.
func (m *Mistake) ID() string { return fmt.Sprintf("m%dn%d", m.Game.id, len(m.Line)) }

// Mistakes returns the mistakes that the game's review found in people's moves.
func (g *Game) Mistakes() (all []Mistake) {
	r := g.Review()
	if r == nil {
		return nil
	}
	for i := range r.Grades {
		grade, _ := r.Grade(r.Line[i+1])
		before, made := g.State(r.Line[i]).Position, g.State(r.Line[i+1])
		if grade.Verdict >= search.Mistake && made.Cell == grade.Played && g.isOwn(before.Turn()) &&
			before.Check(grade.Played) == nil && before.Check(grade.Best) == nil {
			all = append(all, Mistake{g, r.Line[:i+1], grade})
		}
	}
	return all
}

func (g *Game) moves(line []history.ID) (n int) {
	for _, id := range line {
		if g.State(id).Origin == tictactoe.Moved {
			n++
		}
	}
	return n
}

// isOwn reports whether people play a side here and nobody else has played it.
func (g *Game) isOwn(m tictactoe.Mark) bool {
	return g.sides.Side(m).Person() && g.PlayedBy(m).Kind == ""
}

// Mistakes returns about `wanted` mistakes from all games, the latest first. It reads no more boards than it needs.
func (l *Library) Mistakes(wanted int) (all []Mistake) {
	for _, e := range l.entries {
		if len(all) >= wanted {
			break
		}
		if e.Kind != TicTacToe || e.Mistakes == 0 {
			continue
		}
		if p, err := l.load(e.key()); err == nil {
			all = append(all, p.(*Game).Mistakes()...)
		}
	}
	return all
}
