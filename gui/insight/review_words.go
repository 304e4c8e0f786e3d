package insight

import (
	"slices"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// summary says how the review goes, or what it came to.
func (r *Review) summary() string {
	if !r.over {
		return locale.Text("review.running", locale.Args{"Done": r.done, "Of": len(r.grades)})
	}
	turned := 0
	for _, g := range r.grades {
		if g.Turning {
			turned++
		}
	}
	return r.account(tictactoe.X) + "\n" + r.account(tictactoe.O) + "\n" +
		locale.Text("review.turns", locale.Args{"Points": locale.Amount("turnings", turned)})
}

// account counts what a player did wrong.
func (r *Review) account(m tictactoe.Mark) string {
	var made [search.Blunder + 1]int
	for i, g := range r.grades {
		if r.positions[i].Turn() == m {
			made[g.Verdict]++
		}
	}
	var parts []string
	for _, kind := range [...]struct {
		search.Verdict
		things string
	}{{search.Inaccuracy, "inaccuracies"}, {search.Mistake, "mistakes"}, {search.Blunder, "blunders"}} {
		if n := made[kind.Verdict]; n > 0 {
			parts = append(parts, locale.Amount(kind.things, n))
		}
	}
	if parts == nil {
		parts = []string{locale.Amount("mistakes", 0)}
	}
	return locale.Text("review.player", locale.Args{"Mark": m.String(), "Parts": locale.Listed(parts)})
}

// isWrong reports whether the move that led to the i-th position gave something away.
func (r *Review) isWrong(i int) bool {
	g, ok := r.Grade(i)
	return ok && g.Verdict != search.Good
}

// After is which step of the line is the next wrong move after the step shown; 0 for none.
func (r *Review) After() int {
	for i := r.shown() + 1; i <= len(r.grades); i++ {
		if r.isWrong(i) {
			return i
		}
	}
	return 0
}

// Before is which step of the line is the last wrong move before the step shown; 0 for none.
func (r *Review) Before() int {
	for i := r.shown() - 1; i > 0; i-- {
		if r.isWrong(i) {
			return i
		}
	}
	return 0
}

// shown is which step of the line is shown.
func (r *Review) shown() int {
	g := r.host.Session.Game
	return slices.Index(g.Line(), g.Current())
}

// Remarks are what the review says of each step of the line, nothing of one that gave nothing away; nil if there is no
// review that is over.
func (r *Review) Remarks() []string {
	if !r.on || !r.over {
		return nil
	}
	remarks := make([]string, len(r.positions))
	for i := range remarks {
		if g, ok := r.Grade(i); ok && g.Verdict != search.Good {
			remarks[i] = locale.Grade(g, r.positions[i-1].Turn())
		}
	}
	return remarks
}
