package search

import (
	"math"
	"testing"

	"ninefold/engine/test/fail"
)

func TestTableIsBounded(t *testing.T) {
	var table table
	table.reset(1 << 40)
	if n := len(table.slots); n != maxEntries {
		t.Errorf("%d entries, want %d", n, maxEntries)
	}
	table.keep(81)
	n := len(table.slots)
	fail.If(t, n != maxEntries, "%d entries, want %d", n, maxEntries)
}

func TestTableReturnsWhatWasPut(t *testing.T) {
	table := newTable()
	for _, e := range []entry{
		{score: -winScore + 3, depth: 80, bound: exactBound, exact: true, best: moveTo(8, 8)},
		{score: winScore - 3, depth: 1, bound: lowerBound, best: moveTo(0, 0)},
		{score: 0, depth: 40, bound: upperBound, best: moveTo(4, 7)},
	} {
		for range generations + 1 {
			table.keep(10)
			table.put(math.MaxUint64, e)
			fail.Unequal(t, table.get(math.MaxUint64), e, "%+v became", e)
		}
		got := table.get(math.MaxUint64 >> 1)
		fail.If(t, got.bound != noBound, "another key has %+v", got)
	}
}

// newTable returns a table for short searches.
func newTable() *table {
	t := new(table)
	t.reset(minEntries)
	return t
}
