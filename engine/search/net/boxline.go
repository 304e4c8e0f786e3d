package net

import (
	"ninefold/engine/tictactoe"

	"ninefold/engine/grid"
)

// linesThrough lists the lines of boxes through each box.
var linesThrough = func() (table [9][]uint8) {
	for box := range table {
		for l, line := range tictactoe.Lines {
			if line.Has(box) {
				table[box] = append(table[box], uint8(l))
			}
		}
	}
	return table
}()

// boxLinePatterns is the number of ways to own a line of three boxes. Each box is a digit to the base of 4: 0 if it is
// still to be won, 1 or 2 if the first or the second side owns it, 3 if it is closed without an owner.
const boxLinePatterns = 64

// boxLineDigits maps a line of boxes and a set of boxes to the number whose digits to the base of 4 are 1 for the boxes
// of the line in the set.
var boxLineDigits = func() (table [8][512]uint8) {
	for l, line := range tictactoe.Lines {
		for set := range table[l] {
			power := uint8(1)
			for box := range 9 {
				if line.Has(box) {
					table[l][set] += power * uint8(set>>box&1)
					power *= 4
				}
			}
		}
	}
	return table
}()

// boxLinePattern returns the pattern of a line of boxes.
func boxLinePattern(line int, owned [2]grid.Places, closed grid.Places) int {
	digits := &boxLineDigits[line&7]
	own, other := owned[0], owned[1]
	return int(digits[own&511] + 2*digits[other&^own&511] + 3*digits[closed&^(own|other)&511])
}

// swappedBoxLine returns the pattern with the sides swapped. A digit 1 has the lower bit set, a 2 the upper, a 3 both.
func swappedBoxLine(pattern int) int { return pattern>>1&0b010101 | pattern<<1&0b101010 }
