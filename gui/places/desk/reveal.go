package desk

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/overlay"
)

// revealActions show the digit of the selected cell, or the whole solution. The latter has no key, so that a slip does
// not spoil the puzzle.
func (s *Sudoku) revealActions() []*actions.Action {
	return []*actions.Action{
		{ID: "revealCell", Menu: actions.In("tools", 1, 2), Why: "solved", Keys: keys.Alone("G"),
			Enabled: func() bool { return s.sudoku().CanReveal() }, Run: func() {
				if !s.sudoku().CanRevealCell() {
					s.host.Inform(language.Text("reveal.select"))
					return
				}
				c, _ := s.sudoku().Selected()
				reveal(s.host, func(now, solution sudoku.Grid) sudoku.Grid {
					return now.WithDigit(c, solution.At(c))
				})
			}},
		{ID: "revealAll", Menu: actions.In("tools", 1, 3), Why: "solved",
			Enabled: func() bool { return s.sudoku().CanReveal() },
			Run:     func() { reveal(s.host, func(_, solution sudoku.Grid) sudoku.Grid { return solution }) }},
	}
}

// step makes the next deduction. Where none is known it fills the open cell with the fewest candidates from the
// solution, unless something is wrong, and says so.
func (s *Sudoku) step() {
	on := s.sudoku()
	if on.CanAdvance() {
		on.Advance()
		return
	}
	s.check.IfRight(func() {
		now := on.Now()
		least, fewest := grid.Cell(0), 10
		for c, candidates := range now.EmptyCells() {
			if candidates.Len() < fewest {
				least, fewest = c, candidates.Len()
			}
		}
		reveal(s.host, func(now, solution sudoku.Grid) sudoku.Grid {
			args := language.Args{"Cell": language.Words().Cell(least), "Digit": solution.At(least)}
			s.host.Inform(language.Text("reveal.next", args))
			return now.WithDigit(least, solution.At(least))
		})
	})
}

// reveal shows some of the digits of the only solution, which it finds off the UI goroutine. If there is not exactly
// one it says that instead.
func reveal(host *overlay.Host, some func(now, solution sudoku.Grid) sudoku.Grid) {
	u := host.Session.Sudoku
	given, solution := u.Given(), sudoku.Grid{}
	overlay.Run(host, func(ctx context.Context) (n int) {
		solution, n = generator.Solve(ctx, &given)
		return n
	}, func(n int) {
		switch n {
		case 1:
			shown := some(u.Grid(), solution)
			u.Reveal(&shown)
		case 0:
			host.Warn(language.Text("check.impossible"))
		default:
			host.Warn(language.Text("reveal.many"))
		}
	})
}
