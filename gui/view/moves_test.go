package view

import "testing"

func TestTheMovesOfBothSidesHaveOneNumber(t *testing.T) {
	for first, want := range map[bool][]int{true: {1, 1, 2, 2, 3}, false: {1, 2, 2, 3, 3}} {
		for i, n := range want {
			second := (i%2 == 1) == first
			if got := NumberOf(i+1, second); got != n {
				t.Errorf("the first side begins: %v: move %d has the number %d, want %d", first, i+1, got, n)
			}
		}
	}
}
