package puzzle

// A score is the exact value of a position for the mover: winScore less the plies to the win, the negative of that for
// a loss, and 0 for a draw.
type score int8

const winScore score = 100

// aPlyLess returns the score one ply further from the end.
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

// plies returns the number of plies to the win or the loss.
func (s score) plies() int { return int(winScore - max(s, -s)) }
