package net

import (
	"sync"

	"ninefold/engine/tictactoe"
)

// States is the number of ways to mark a field, each of which has an index: the number that has, to the base of 3, the
// digit 1 at each place of one side and 2 at each of the other.
const States = 19683

// ternary turns a set of places into the number that has the digit 1 to the base of 3 at each of them.
var ternary = func() (table [512]uint16) {
	for set := range table {
		power := uint16(1)
		for place := range 9 {
			table[set] += power * uint16(set>>place&1)
			power *= 3
		}
	}
	return table
}()

// Index is the index of a field from the view of a side: with its own places and those of the other.
func Index(own, other tictactoe.Places) int { return int(ternary[own&511] + 2*ternary[other&511]) }

// Places is the inverse of Index.
func Places(index int) (own, other tictactoe.Places) {
	for place := range 9 {
		switch index % 3 {
		case 1:
			own |= 1 << place
		case 2:
			other |= 1 << place
		}
		index /= 3
	}
	return own, other
}

// linePatterns is how many ways a line of three cells can be marked.
const linePatterns = 27

// patterns gives for each index how each line of the field is marked.
var patterns = sync.OnceValue(func() *[States][8]uint8 {
	table := new([States][8]uint8)
	for i := range table {
		own, other := Places(i)
		for l, line := range tictactoe.Lines {
			power := uint8(1)
			for place := range 9 {
				if !line.Has(place) {
					continue
				}
				table[i][l] += power * uint8(own>>place&1+2*(other>>place&1))
				power *= 3
			}
		}
	}
	return table
})

// Threats tells whether the side can make the first line in a field with its next mark (1), and whether the other can
// (2): neither, either or both.
func Threats(own, other tictactoe.Places) (threats tictactoe.Places) {
	switch {
	case own.HasLine() || other.HasLine():
		return 0
	case own.Completing()&^other != 0:
		threats = 1
	}
	if other.Completing()&^own != 0 {
		threats |= 2
	}
	return threats
}

// threats tells for each index whether the side can make the first line in the field with its next mark, and whether
// the other can.
var threats = sync.OnceValue(func() *[States]uint8 {
	table := new([States]uint8)
	for i := range table {
		own, other := Places(i)
		if own.HasLine() || other.HasLine() {
			table[i] = lined
			continue
		}
		table[i] = uint8(Threats(own, other))
	}
	return table
})

// shapes is how many ways there are to mark a field, those that turning or mirroring changes into each other counted
// once.
const shapes = 2862

// shapeOf numbers the shapes, and gives for each index its own.
var shapeOf = sync.OnceValue(func() *[States]uint16 {
	table := new([States]uint16)
	var next uint16
	for i := range table {
		least := i
		for s := range symmetries {
			least = min(least, int(movedIndex()[s][i]))
		}
		if table[i] = table[least]; least == i {
			table[i] = next
			next++
		}
	}
	return table
})

// The classes of a target field are the four combinations of threats, and lined.
const (
	lined   = 4
	classes = 5
)
