package search

import (
	"math/bits"
	"sync/atomic"
)

// proofs is a table of the results of provers. Several goroutines may use it at once without a lock, because an entry
// whose words were written by two of them matches no key (Robert Hyatt, Timothy Mann: A Lockless Transposition Table
// Implementation for Parallel Search, 2002).
type proofs struct {
	room       int     // see Searcher.Room
	entries    []proof // in buckets; their number is a power of two
	generation uint64  // of the search under way
}

// proof is an entry: the key, XORed with the data, and the data. The data holds, from the lowest bit: phi 27, delta 27,
// the bit length of the number of positions expanded for it 5, generation 5. If phi or delta is 0, the plies take the
// place of the other.
type proof [2]atomic.Uint64

const (
	numberBits  = 27
	workAt      = 2 * numberBits
	bornAt      = workAt + 5
	proofAges   = 1 << (64 - bornAt)
	bucket      = 4  // entries: 64 bytes, which come from memory together
	proofSize   = 16 // bytes
	nodesAProof = 4  // a search visits at least this number of nodes for each entry that it makes
)

// prepare makes the table ready for a search from a board with a number of empty cells, of at most nodes nodes, or of
// any number if that is 0. If the nodes are limited, it also empties the table.
func (t *proofs) prepare(empty int, nodes int64) {
	size := roundUp(1<<min(empty, 30), t.room, proofSize)
	if nodes > 0 {
		size = roundUp(nodes/nodesAProof, t.room, proofSize)
	}
	switch {
	case cap(t.entries) < size:
		t.entries = make([]proof, size)
	case nodes > 0:
		t.entries = t.entries[:size]
		clear(t.entries)
	case len(t.entries) < size:
		t.entries = t.entries[:size]
	}
	t.generation = (t.generation + 1) % proofAges
}

func (t *proofs) bucketOf(key uint64) []proof {
	i := int(key) & (len(t.entries) - 1) &^ (bucket - 1)
	return t.entries[i : i+bucket]
}

// get returns the proof numbers of the position with the key, and false if there are none.
func (t *proofs) get(key uint64) (proofNumbers, bool) {
	entries := t.bucketOf(key)
	for i := range entries {
		e := &entries[i]
		if data := e[1].Load(); e[0].Load()^data == key && data != 0 {
			return unpackNumbers(data), true
		}
	}
	return proofNumbers{}, false
}

// put stores the proof numbers of a position for which work positions were expanded. They replace the entry of the same
// position, else the entry in the bucket that took the least work, those of earlier searches first.
func (t *proofs) put(key uint64, n proofNumbers, work int) {
	entries := t.bucketOf(key)
	least, place := uint64(1<<63), 0
	for i := range entries {
		e := &entries[i]
		data := e[1].Load()
		if e[0].Load()^data == key {
			place = i
			break
		}
		worth := data >> workAt & (1<<(bornAt-workAt) - 1)
		if data>>bornAt == t.generation {
			worth += 1 << (bornAt - workAt)
		}
		if worth < least {
			least, place = worth, i
		}
	}
	data := n.pack() | uint64(bits.Len32(uint32(work)))<<workAt | t.generation<<bornAt
	entries[place][0].Store(key ^ data)
	entries[place][1].Store(data)
}

func (n proofNumbers) pack() uint64 {
	switch {
	case n.phi == 0:
		n.delta = uint32(n.plies)
	case n.delta == 0:
		n.phi = uint32(n.plies) + 1 // not 0, which phi is if the mover succeeds
	}
	return uint64(n.phi) | uint64(n.delta)<<numberBits
}

func unpackNumbers(data uint64) proofNumbers {
	phi, delta := uint32(data&certain), uint32(data>>numberBits&certain)
	switch {
	case phi == 0:
		return proofNumbers{phi: 0, delta: certain, plies: uint8(delta)}
	case delta == 0:
		return proofNumbers{phi: certain, delta: 0, plies: uint8(phi - 1)}
	}
	return proofNumbers{phi: phi, delta: delta}
}
