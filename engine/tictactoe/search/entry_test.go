package search

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestAnExactSearchTakesOnlyProofsFromEntriesFoundWithReductions checks what both kinds of search are told of an entry.
func TestAnExactSearchTakesOnlyProofsFromEntriesFoundWithReductions(t *testing.T) {
	const win = winScore - 5
	p := tictactoe.New(tictactoe.Closed)
	b := newBoard(&p)
	for name, tc := range map[string]struct {
		found entry // with reductions
		bound bound // what an exact search is told
		depth int
	}{
		"an estimate":             {entry{score: 120, depth: 9, bound: exactBound}, noBound, 9},
		"an estimate from below":  {entry{score: 120, depth: 9, bound: lowerBound}, noBound, 9},
		"a draw":                  {entry{score: 0, depth: 9, bound: exactBound}, noBound, 9},
		"a win":                   {entry{score: win, depth: 9, bound: exactBound}, lowerBound, 0},
		"a win from below":        {entry{score: win, depth: 9, bound: lowerBound}, lowerBound, 0},
		"a win at most":           {entry{score: win, depth: 9, bound: upperBound}, noBound, 9},
		"the least win":           {entry{score: decisive, depth: 9, bound: exactBound}, lowerBound, 0},
		"the most of an estimate": {entry{score: decisive - 1, depth: 9, bound: exactBound}, noBound, 9},
		"a loss":                  {entry{score: -win, depth: 9, bound: exactBound}, upperBound, 0},
		"a loss from above":       {entry{score: -win, depth: 9, bound: upperBound}, upperBound, 0},
		"a loss at least":         {entry{score: -win, depth: 9, bound: lowerBound}, noBound, 9},
	} {
		for _, exact := range []bool{false, true} { // the entry was found without reductions
			w := worker{table: newTable(), exact: true}
			put := tc.found
			put.exact, put.best = exact, moveTo(4, 4)
			w.table.put(1, put)
			want := put
			if !exact {
				want.bound, want.depth = tc.bound, tc.depth
			}
			fail.Unequal(t, w.lookUp(&b, 1), want, "%s, exact %v: the entry", name, exact)
			w.exact = false
			fail.Unequal(t, w.lookUp(&b, 1), put, "%s, exact %v: for a search with reductions", name, exact)
		}
	}
}

func TestAnEntryCutsOffWhatItsBoundDecides(t *testing.T) {
	const win = winScore - 20 // counts plies from the position
	for name, tc := range map[string]struct {
		entry       entry
		alpha, beta int
		cuts        bool
	}{
		"nothing known":                   {entry{score: 50, depth: 5}, 0, 1, false},
		"a lower bound at beta":           {entry{score: 50, depth: 5, bound: lowerBound}, 49, 50, true},
		"a lower bound below beta":        {entry{score: 50, depth: 5, bound: lowerBound}, 50, 51, false},
		"an upper bound at alpha":         {entry{score: 50, depth: 5, bound: upperBound}, 50, 51, true},
		"an upper bound above alpha":      {entry{score: 50, depth: 5, bound: upperBound}, 49, 50, false},
		"an exact bound":                  {entry{score: 50, depth: 5, bound: exactBound}, 0, 1, true},
		"an exact bound, too shallow":     {entry{score: 50, depth: 4, bound: exactBound}, 0, 1, false},
		"a shallow win, far enough":       {entry{score: win, depth: 4, bound: exactBound}, 0, 1, true},
		"a shallow win, not far enough":   {entry{score: win, depth: 4, bound: exactBound}, win, win + 1, false},
		"a shallow loss, soon enough":     {entry{score: -win, depth: 4, bound: exactBound}, 0, 1, true},
		"a shallow loss, not soon enough": {entry{score: -win, depth: 4, bound: exactBound}, -win - 1, -win, false},
		"a win that was searched deeply":  {entry{score: win, depth: 5, bound: exactBound}, win, win + 1, true},
	} {
		const depth = 5
		score, cuts := tc.entry.cutoff(0, depth, tc.alpha, tc.beta)
		fail.Unequal(t, cuts, tc.cuts, "%s: it cuts off", name)
		fail.If(t, cuts && score != tc.entry.score, "%s: the score is %d", name, score)
	}
}

func TestAnEntryTellsWhetherItWasFoundWithReductions(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	b := newBoard(&p)
	for _, exact := range []bool{false, true} {
		w := worker{table: newTable(), budget: newBudget(&Limits{}), exact: exact}
		w.search(&b, 0, tableDepth+2, -infinity, infinity)
		entries := 0
		for i := range w.table.slots {
			if data := w.table.slots[i].Load(); data != 0 {
				entries++
				fail.NowIf(t, unpack(data).exact != exact, "exact %v: the entry is %+v", exact, unpack(data))
			}
		}
		fail.If(t, entries == 0, "exact %v: there are no entries", exact)
	}
}
