package view

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestTheMovesOfBothSidesHaveOneNumber(t *testing.T) {
	for first, want := range map[bool][]int{true: {1, 1, 2, 2, 3}, false: {1, 2, 2, 3, 3}} {
		for i, n := range want {
			second := (i%2 == 1) == first
			fail.Unequal(t, NumberOf(i+1, second), n, "the first side begins: %v: move %d has the number", first, i+1)
		}
	}
}
