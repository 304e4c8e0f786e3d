package panel

// NumberOf is the number that a move of a game has in the list of moves, where those of both sides have one together:
// of the first or of the second side, and the n-th of all, from 1 on.
func NumberOf(n int, second bool) int {
	if second {
		return (n + 1) / 2
	}
	return n/2 + 1
}
