package search

import (
	"cmp"
	"math/bits"
	"sync/atomic"
)

// table is a transposition table: it keeps results of positions. Several goroutines may use it at once without a lock,
// because an entry is one word.
type table struct {
	room       int             // see Searcher.Room
	slots      []atomic.Uint64 // in pairs; their number is a power of two
	generation uint8           // of the search under way
}

const (
	minEntries = 1 << 10
	entrySize  = 8 // bytes
	usualRoom  = 64 << 20
)

// reset empties the table and gives it room for a search with a number of nodes.
func (t *table) reset(nodes int64) {
	size := roundUp(nodes, t.room, entrySize)
	if cap(t.slots) < size {
		t.slots = make([]atomic.Uint64, size)
		return
	}
	t.slots = t.slots[:size]
	clear(t.slots)
}

// keep prepares the table for a search that may use the results of earlier ones, in a position with a number of empty
// cells. Few cells need no large table.
func (t *table) keep(empty int) {
	size := roundUp(1<<min(empty, 30), t.room, entrySize)
	switch {
	case cap(t.slots) < size:
		t.slots = make([]atomic.Uint64, size)
	case len(t.slots) < size:
		t.slots = t.slots[:cap(t.slots)]
	}
	t.generation = (t.generation + 1) % generations
}

// roundUp returns n rounded up to a power of two, within the numbers of entries that a table may have that takes at
// most room bytes, usualRoom for 0. An entry takes size bytes.
func roundUp(n int64, room, size int) int {
	most := int64(cmp.Or(room, usualRoom) / size)
	return 1 << bits.Len64(uint64(max(minEntries, min(n, most))-1))
}

// bound says on which side of an entry's score the true score lies.
type bound uint8

const (
	noBound bound = iota // nothing is known
	lowerBound
	upperBound
	exactBound
)

// entry is an entry of the table. Scores count plies from the position: see sooner.
type entry struct {
	score int
	depth int
	bound bound
	exact bool // found without reductions or pruning
	best  move
}

// A slot holds, from the lowest bit: score 14, depth 7, bound 2, exact 1, best 8, generation 3, and 29 bits of the key.
// With the index of the pair these are at least 50 bits of the key; the search also refuses entries whose move is not
// legal.
const (
	scoreBits    = 14
	depthAt      = 14
	boundAt      = 21
	exactAt      = 23
	bestAt       = 24
	generationAt = 32
	generations  = 1 << 3
	checkMask    = 1<<64 - 1<<35
)

func (e entry) pack() uint64 {
	data := uint64(e.score)&(1<<scoreBits-1) | uint64(e.depth)<<depthAt |
		uint64(e.bound)<<boundAt | uint64(e.best)<<bestAt
	if e.exact {
		data |= 1 << exactAt
	}
	return data
}

func unpack(data uint64) entry {
	return entry{
		score: int(int16(data<<(16-scoreBits)) >> (16 - scoreBits)),
		depth: int(data >> depthAt & 127),
		bound: bound(data >> boundAt & 3),
		exact: data>>exactAt&1 != 0,
		best:  move(data >> bestAt),
	}
}

// prefetch begins to bring the entry of the position with the key from memory, which takes as long as an evaluation.
func (t *table) prefetch(key uint64) { prefetch(&t.slotsOf(key)[0]) }

// get returns the entry of the position with the key, with noBound if there is none.
func (t *table) get(key uint64) entry {
	slots := t.slotsOf(key)
	for i := range slots {
		if data := slots[i].Load(); (data^key)&checkMask == 0 && data>>boundAt&3 != 0 {
			return unpack(data)
		}
	}
	return entry{best: noMove}
}

// put replaces one entry of a pair: the first slot keeps the deeper one of this generation.
func (t *table) put(key uint64, e entry) {
	slots := t.slotsOf(key)
	slot, old := &slots[0], slots[0].Load()
	if (old^key)&checkMask != 0 && uint8(old>>generationAt%generations) == t.generation &&
		int(old>>depthAt&127) > e.depth {
		slot = &slots[1]
	}
	slot.Store(e.pack() | uint64(t.generation)<<generationAt | key&checkMask)
}

func (t *table) slotsOf(key uint64) []atomic.Uint64 {
	i := int(key) & (len(t.slots) - 1) &^ 1
	return t.slots[i : i+2]
}
