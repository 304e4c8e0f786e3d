package technique_test

import (
	"fmt"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

func init() {
	naive["simpleColouring"] = func(l *lists) []string { return l.shortest(l.bilocated, l.bilocated) }
	naive["xChain"] = func(l *lists) []string { return l.shortest(l.bilocated, l.weak) }
	naive["xyChain"] = func(l *lists) []string { return l.shortest(l.bivalue, l.weak) }
	naive["xyWing"] = naiveWings
	naive["trial"] = naiveTrials
}

func (l *lists) all() (all []technique.Candidate) {
	for c, digits := range l {
		for _, digit := range digits {
			all = append(all, technique.Candidate{Cell: grid.Cell(c), Digit: digit})
		}
	}
	return all
}

func see(a, b grid.Cell) bool {
	return a != b && (a.Row() == b.Row() || a.Col() == b.Col() || a.Box() == b.Box())
}

func (l *lists) weak(a, b technique.Candidate) bool { return a.Digit == b.Digit && see(a.Cell, b.Cell) }

func (l *lists) bivalue(a, b technique.Candidate) bool {
	return a.Cell == b.Cell && a.Digit != b.Digit && len(l[a.Cell]) == 2
}

// bilocated reports whether two candidates are the only ones of their digit in a house.
func (l *lists) bilocated(a, b technique.Candidate) (linked bool) {
	if !l.weak(a, b) {
		return false
	}
	eachHouse(func(cells []grid.Cell) {
		places := l.where(cells, a.Digit)
		linked = linked || len(places) == 2 && slices.Contains(places, a.Cell) && slices.Contains(places, b.Cell)
	})
	return linked
}

// seenByBoth returns the cells that may hold a digit and that see both of two cells.
func (l *lists) seenByBoth(a, b grid.Cell, digit int) (seen []grid.Cell) {
	for _, c := range l.all() {
		if c.Digit == digit && see(c.Cell, a) && see(c.Cell, b) {
			seen = append(seen, c.Cell)
		}
	}
	return seen
}

// shortest tells the shortest chains that cross something out. From each candidate it goes on in rounds, by strong
// links and others in turn.
func (l *lists) shortest(strong, other func(a, b technique.Candidate) bool) (found []string) {
	all, best := l.all(), len(l)*9
	for _, start := range all {
		reached := [2][]technique.Candidate{{start}, {}} // when the start is false: those false, those true
		round := []technique.Candidate{start}
		for length := 2; len(round) > 0 && length <= best; length++ {
			link, truth := strong, 1
			if length%2 == 1 {
				link, truth = other, 0
			}
			round = slices.DeleteFunc(slices.Clone(all), func(b technique.Candidate) bool {
				return slices.Contains(reached[truth], b) ||
					!slices.ContainsFunc(round, func(a technique.Candidate) bool { return link(a, b) })
			})
			reached[truth] = append(reached[truth], round...)
			for _, end := range round {
				out := truth == 1 && len(l.seenByBoth(start.Cell, end.Cell, end.Digit)) > 0
				if end.Digit != start.Digit || end.Cell < start.Cell || !out {
					continue
				}
				if length < best {
					found, best = nil, length
				}
				found = append(found, fmt.Sprint(start, end, length))
			}
		}
	}
	return found
}

func saidChain(d *technique.Deduction) string {
	return fmt.Sprint(d.Chain[0].Candidate, d.Chain[len(d.Chain)-1].Candidate, len(d.Chain))
}

// checkChain checks the links of a chain and their houses, that it goes to no cell twice, and what it crosses out.
func (l *lists) checkChain(t *testing.T, d *technique.Deduction) {
	t.Helper()
	coloured := d.Technique.String() == "simpleColouring"
	cells := map[grid.Cell]bool{}
	for i, link := range d.Chain {
		c := link.Candidate
		cells[c.Cell] = true
		if i == 0 {
			continue
		}
		before := d.Chain[i-1].Candidate
		left, shared := len(l[c.Cell]), sudoku.Shared(grid.CellsOf(before.Cell, c.Cell))
		for h := range link.Base.All() {
			left = len(l.where(slices.Collect(h.Cells().All()), c.Digit))
		}
		fail.NowIf(t, link.Strong != (left == 2) || link.Base&^shared != 0 || link.Base.Len() != min(1, shared.Len()) &&
			before.Cell != c.Cell, "%v: link %d of %v is not in %v", d.Technique, i, d.Chain, link.Base)
		strong := l.bilocated(before, c) || l.bivalue(before, c)
		fail.NowIf(t, (coloured || i%2 == 1) && !strong || i%2 == 0 && !strong && !l.weak(before, c),
			"%v: candidates %d and %d of %v are not linked", d.Technique, i-1, i, d.Chain)
	}
	first, last := d.Chain[0].Candidate, d.Chain[len(d.Chain)-1].Candidate
	want := l.seenByBoth(first.Cell, last.Cell, first.Digit)
	fail.NowIf(t, !slices.Equal(slices.Collect(d.Out.Cells.All()), want), "%v: %v crosses out %v, want %v", d.Technique,
		d.Chain, slices.Collect(d.Out.Cells.All()), want)
	once := len(d.Chain)
	if l.bivalue(first, d.Chain[1].Candidate) {
		once /= 2
	}
	if first == last {
		once--
	}
	fail.NowIf(t, len(cells) != once, "%v: a chain comes to a cell twice: %v", d.Technique, d.Chain)
}

// naiveWings takes every three cells with two candidates.
func naiveWings(l *lists) (all []string) {
	eachBivalue := func(do func(c grid.Cell)) {
		for c := range l {
			if len(l[c]) == 2 {
				do(grid.Cell(c))
			}
		}
	}
	eachBivalue(func(pivot grid.Cell) {
		eachBivalue(func(a grid.Cell) {
			eachBivalue(func(b grid.Cell) {
				x, y := l[pivot][0], l[pivot][1]
				z := without(l[a], []int{x})[0]
				if !see(pivot, a) || !see(pivot, b) || !slices.Contains(l[a], x) || z == y ||
					!slices.Equal(l[b], []int{min(y, z), max(y, z)}) || len(l.seenByBoth(a, b, z)) == 0 {
					return
				}
				ends := [2]technique.Candidate{{Cell: a, Digit: z}, {Cell: b, Digit: z}}
				all = append(all, fmt.Sprint(ends[0], ends[1], 6))
			})
		})
	})
	return all
}

// naiveTrials fills in every candidate and then whatever is the only one left.
func naiveTrials(l *lists) (all []string) {
	for _, c := range l.all() {
		if l.contradicts(c) {
			all = append(all, fmt.Sprint([]int{c.Digit}, []grid.Cell{c.Cell}))
		}
	}
	return all
}

// contradicts reports whether singles lead from a candidate to a cell or a house that has nothing left.
func (l *lists) contradicts(tried technique.Candidate) bool {
	now, done := *l, map[grid.Cell]bool{}
	for next := tried; next.Digit != 0; {
		now.put(next)
		done[next.Cell] = true
		next = technique.Candidate{}
		dead := false
		for c := range grid.Cell(grid.Cells) {
			dead = dead || len(l[c]) > 0 && len(now[c]) == 0
			if len(now[c]) == 1 && !done[c] {
				next = technique.Candidate{Cell: c, Digit: now[c][0]}
			}
		}
		eachHouse(func(cells []grid.Cell) {
			for digit := 1; digit <= 9; digit++ {
				at := now.where(cells, digit)
				dead = dead || len(at) == 0 && len(l.where(cells, digit)) > 0
				if len(at) == 1 && !done[at[0]] {
					next = technique.Candidate{Cell: at[0], Digit: digit}
				}
			}
		})
		if dead {
			return true
		}
	}
	return false
}

func (l *lists) put(c technique.Candidate) {
	for seen := range grid.Cell(grid.Cells) {
		if see(seen, c.Cell) {
			l[seen] = without(l[seen], []int{c.Digit})
		}
	}
	l[c.Cell] = []int{c.Digit}
}

// checkTrial checks that each single of a trial is one when its turn comes, and that the contradiction is one.
func checkTrial(t *testing.T, s sudoku.State, d *technique.Deduction) {
	t.Helper()
	l := listed(&s)
	left := func(of technique.Link) int {
		for h := range of.Base.All() {
			return len(l.where(slices.Collect(h.Cells().All()), of.Digit))
		}
		return len(l[of.Cell])
	}
	for i, single := range d.Singles {
		fail.NowIf(t, !slices.Contains(l[single.Cell], single.Digit) || i > 0 && left(single) != 1,
			"%v: number %d is no single", d.Singles, i)
		l.put(single.Candidate)
	}
	fail.NowIf(t, left(d.Dead) != 0, "%v: %v is no contradiction", d.Singles, d.Dead)
}
