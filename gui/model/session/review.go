package session

import (
	"fmt"
	"iter"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Review holds the grades of a line's moves. A nil *Review is no review.
type Review struct {
	Line   []history.ID          `json:"line"`
	Grades []search.ReviewedMove `json:"grades"` // of the move to step i+1 of the line; Ungraded until it is found
}

// Grade returns the grade of the move that led to a step, with the answer that the next grade expects. It reports false
// if there is none.
func (r *Review) Grade(id history.ID) (search.ReviewedMove, bool) {
	if r == nil {
		return search.ReviewedMove{}, false
	}
	i := slices.Index(r.Line, id)
	if i <= 0 || r.Grades[i-1].Verdict == search.Ungraded {
		return search.ReviewedMove{}, false
	}
	g := r.Grades[i-1]
	if i < len(r.Grades) {
		g.Answer = r.Grades[i].Line
	}
	return g, true
}

// Review returns the game's last review, or nil if there is none or its line was deleted.
func (g *Game) Review() *Review {
	if g.review != nil && g.Deleted(history.Last(g.review.Line)) {
		return nil
	}
	return g.review
}

// SetReview sets the review; nil removes it.
func (g *Game) SetReview(r *Review) {
	if g.review != r {
		g.review = r
		g.notes++
	}
}

// placed returns the review with the steps of its line replaced by their places in an order.
func (r *Review) placed(order []history.ID) *Review {
	if r == nil {
		return nil
	}
	placed := &Review{Grades: r.Grades}
	for _, id := range r.Line {
		at := slices.Index(order, id)
		if at < 0 {
			return nil // its moves are deleted
		}
		placed.Line = append(placed.Line, history.ID(at))
	}
	return placed
}

// fits reports whether the review can belong to the game.
func (r *Review) fits(g *Game) bool {
	if r == nil {
		return true
	}
	if len(r.Line) == 0 || r.Line[0] != 0 || len(r.Grades) != len(r.Line)-1 {
		return false
	}
	for _, grade := range r.Grades {
		for _, c := range append([]grid.Cell{grade.Played, grade.Best}, grade.Line...) {
			if c >= grid.Cells {
				return false
			}
		}
	}
	for i, id := range r.Line[1:] {
		if id < 0 || int(id) >= g.Len() {
			return false
		}
		if parent, _ := g.Parent(id); parent != r.Line[i] {
			return false
		}
	}
	return true
}

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
		if step := m.Game.State(id); step.IsMove() {
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
