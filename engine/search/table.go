package search

import "sync/atomic"

// table remembers what was found out about positions (a transposition table). Several goroutines may use it at once
// without a lock: the key is stored mixed with the data, so that a slot of which two of them wrote a half each fits
// no key.
type table struct {
	entries atomic.Pointer[[]slot]
}

type slot struct {
	mixed atomic.Uint64 // the key xor the data
	data  atomic.Uint64
}

// A table has 16 bytes a slot, so 16 KiB at first and 64 MiB at most.
const (
	minEntries = 1 << 10
	maxEntries = 1 << 22
)

func newTable() *table {
	t := new(table)
	entries := make([]slot, minEntries)
	t.entries.Store(&entries)
	return t
}

// grow makes the table large enough to go on after a search of so many nodes. To begin small makes short searches
// quick. One goroutine may call it while others use the table: what they put meanwhile may be forgotten.
func (t *table) grow(nodes int64) {
	old := *t.entries.Load()
	size := len(old)
	for size < maxEntries && int64(size) < 2*nodes {
		size *= 2
	}
	if size == len(old) {
		return
	}
	larger := new(table)
	entries := make([]slot, size)
	larger.entries.Store(&entries)
	for i := range old {
		if data := old[i].data.Load(); data != 0 {
			larger.put(old[i].mixed.Load()^data, unpack(data))
		}
	}
	t.entries.Store(&entries)
}

// bound says on which side of the true score a remembered one may lie.
type bound uint8

const (
	noBound bound = iota // nothing is known
	lowerBound
	upperBound
	exactBound
)

// entry is what is remembered of a position. Scores are as seen from the position: see toTable.
type entry struct {
	score int
	depth int
	bound bound
	best  move
}

func (e entry) pack() uint64 {
	return uint64(uint16(e.score)) | uint64(uint8(e.depth))<<16 | uint64(e.bound)<<24 | uint64(e.best)<<32
}

func unpack(data uint64) entry {
	return entry{int(int16(data)), int(uint8(data >> 16)), bound(data >> 24), move(data >> 32)}
}

// get is what is remembered of the position with the key; it is noBound when that is nothing.
func (t *table) get(key uint64) entry {
	pair := t.pair(key)
	for i := range pair {
		data := pair[i].data.Load()
		if data != 0 && pair[i].mixed.Load()^data == key {
			return unpack(data)
		}
	}
	return entry{best: noMove}
}

// put remembers a entry, and forgets another for it: the first slot of a pair keeps the deeper one.
func (t *table) put(key uint64, f entry) {
	pair := t.pair(key)
	e, old := &pair[0], pair[0].data.Load()
	if old != 0 && pair[0].mixed.Load()^old != key && unpack(old).depth > f.depth {
		e = &pair[1]
	}
	data := f.pack()
	e.mixed.Store(key ^ data)
	e.data.Store(data)
}

func (t *table) pair(key uint64) []slot {
	entries := *t.entries.Load()
	i := int(key) & (len(entries) - 1) &^ 1
	return entries[i : i+2]
}
