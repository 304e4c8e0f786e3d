package puzzle

// A score is the exact worth of a position to the mover: winScore less the plies to the win, the opposite for a loss,
// and 0 for a draw.
type score int8

const winScore score = 100

// aPlyLess returns the score one ply farther from the end.
func (s score) aPlyLess() score {
	switch {
	case s > 0:
		return s - 1
	case s < 0:
		return s + 1
	}
	return 0
}

// aPlyMore is the inverse of aPlyLess.
func (s score) aPlyMore() score {
	switch {
	case s > 0:
		return s + 1
	case s < 0:
		return s - 1
	}
	return 0
}

// plies returns how many plies the win or the loss takes.
func (s score) plies() int { return int(winScore - max(s, -s)) }
