package sudoku

import "math/rand/v2"

// source gives numbers that follow from what it was made of alone, the same on every machine.
type source struct{ pcg *rand.PCG }

// newSource is the source for the puzzle that New makes: those for different arguments are independent.
func newSource(seed uint64, grade Grade, symmetric bool) *source {
	stream := 2 * uint64(grade)
	if symmetric {
		stream++
	}
	return &source{rand.NewPCG(seed, stream)}
}

// order is the numbers below n, shuffled unless the source is nil.
func (s *source) order(n int) []int {
	order := make([]int, n)
	for i := range order {
		j := i
		if s != nil {
			j = int(s.pcg.Uint64() % uint64(i+1))
		}
		order[i], order[j] = order[j], i
	}
	return order
}
