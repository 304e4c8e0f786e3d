package search

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// strategy proves wins under Open by following a plan for one side and trying every answer of the other (Guillaume
// Bertholon, Rémi Géraud-Stewart, Axel Kugelmann, Théo Lenoir, David Naccache: At Most 43 Moves, At Least 29: Optimal
// Strategies and Bounds for Ultimate Tic-Tac-Toe, arXiv 2006.02353).
//
// The plan: open in the centre of the centre, and answer each move in box p by p's centre, so that the opponent must
// fill the centre box. When the opponent has used its last cell p, play place p in box p. From then on play place p
// first and place 8-p second in each box to which the opponent sends, and on a free choice play in box 8-p.
//
// The plan only chooses the moves to try. A win counts only if all answers to it were played to the end of the game.
type strategy struct {
	mark   tictactoe.Mark // the side of the plan
	proved map[plan]int   // the most plies until mark has won, or fails
	left   int            // number of positions that may still be tried
	yield  func()         // called every thousand positions, to let others run
}

// plan is a position and the place p of the plan, if the opponent has used the last cell of the centre box.
type plan struct {
	position tictactoe.Position
	place    int
}

const (
	centre = 4
	// unset is plan's place while the centre box has room: p cannot be the middle.
	unset = centre
	// fails means that the plan does not win.
	fails = 1000
	// maxPlans is the most positions to try in one search. It limits the memory to some 50 MiB and the time to a few
	// tenths of a second. The proof from the empty board takes 100,000.
	maxPlans = 1 << 18
)

// next returns the next move of the plan, and false if it has none.
func (p *plan) next() (grid.Cell, bool) {
	target, forced := p.position.Forced()
	var c grid.Cell
	switch last, started := p.position.Last(); {
	case !started:
		c = grid.Box(centre).Cell(centre)
	case p.place == unset && p.position.Marks(centre, tictactoe.Empty) != 0:
		c = target.Cell(centre)
	default:
		if p.place == unset {
			p.place = last.Place()
		}
		if !forced {
			target = grid.Box(8 - p.place)
		}
		c = target.Cell(p.place)
		if p.position.At(c) != tictactoe.Empty {
			c = target.Cell(8 - p.place)
		}
	}
	return c, p.position.Check(c) == nil
}

// after returns the plan after a move.
func (p plan) after(c grid.Cell) plan {
	p.position.Push(c)
	return p
}

// pliesOf returns the most plies that the plan takes to win, or fails if it does not win or too much was tried.
func (s *strategy) pliesOf(p plan) int {
	if p.position.Over() {
		if p.position.Winner() == s.mark {
			return 0
		}
		return fails
	}
	if plies, ok := s.proved[p]; ok {
		return plies
	}
	if s.left == 0 {
		return fails
	}
	if s.left--; s.left%batch == 0 {
		s.yield()
	}
	key := p
	plies := fails
	if p.position.Turn() == s.mark {
		if c, ok := p.next(); ok {
			plies = s.pliesOf(p.after(c)) + 1
		}
	} else {
		plies = s.proveAll(p)
	}
	plies = min(plies, fails)
	s.proved[key] = plies
	return plies
}

// proveAll does the same with the opponent to move: it returns the most plies that any answer takes.
func (s *strategy) proveAll(p plan) int {
	longest := 0
	answers := p.position.Legal()
	for c := range answers.ByBox() {
		longest = max(longest, s.pliesOf(p.after(c))+1)
		if longest > fails {
			break
		}
	}
	return longest
}

// line returns the moves from a proved plan to the end of the game, if the opponent holds out as long as possible.
func (s *strategy) line(p plan) (cells []grid.Cell) {
	for !p.position.Over() {
		c := s.expected(&p)
		cells = append(cells, c)
		p = p.after(c)
	}
	return cells
}

func (s *strategy) expected(p *plan) (longest grid.Cell) {
	if p.position.Turn() == s.mark {
		c, _ := p.next()
		return c
	}
	most := -1
	answers := p.position.Legal()
	for c := range answers.ByBox() {
		if plies := s.pliesOf(p.after(c)); plies > most {
			longest, most = c, plies
		}
	}
	return longest
}

// plans returns the plans that may be under way in a position, one for each place p that the marks allow.
func (s *strategy) plans(p tictactoe.Position) (plans []plan) {
	last, started := p.Last()
	switch marks := p.Marks(centre, s.mark); {
	case !started && marks == 0 && p.Turn() == s.mark:
		return []plan{{p, unset}}
	case !started || marks != 1<<centre:
		return nil
	case p.Marks(centre, tictactoe.Empty) != 0, last.Box() == centre && p.Turn() == s.mark:
		return []plan{{p, unset}}
	}
	for place := range 9 {
		if place != centre && p.Marks(grid.Box(place), s.mark).Has(place) {
			plans = append(plans, plan{p, place})
		}
	}
	return plans
}

// provePlans notes the values that plans of either side, if under way, prove for the moves. It uses at most three
// quarters of the node budget, so that a weak level keeps its limit and still searches.
func (s *root) provePlans(p tictactoe.Position) {
	allowed := maxPlans
	if n := s.limits.Nodes; n > 0 {
		allowed = int(min(maxPlans, n*3/4))
	}
	left := allowed
	for _, mark := range []tictactoe.Mark{tictactoe.X, tictactoe.O} {
		strategy := strategy{mark, map[plan]int{}, left, s.budget.yield}
		for _, plan := range strategy.plans(p) {
			s.follow(&strategy, plan)
		}
		left = strategy.left
	}
	s.budget.take(allowed - left)
	s.sort()
}

// follow notes the values that a plan proves: for its own move, or for each answer to it.
func (s *root) follow(strategy *strategy, plan plan) {
	mine := plan.position.Turn() == strategy.mark
	wanted, ok := plan.next()
	for i := range s.moves {
		m := &s.moves[i]
		c := m.move.cell()
		if mine && !(ok && c == wanted) {
			continue
		}
		plies := strategy.pliesOf(plan.after(c)) + 1
		if plies > fails {
			continue
		}
		value := lost(plies, false)
		if mine {
			value = won(plies, false)
		}
		if m.value.Kind == Unknown || value.Plies < m.value.Plies {
			m.value = value
			m.pv = append([]grid.Cell{c}, strategy.line(plan.after(c))...)
		}
	}
}
