package session

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
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
