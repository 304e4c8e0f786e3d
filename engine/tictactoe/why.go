package tictactoe

// Why is the reason why the next move may be made in certain boxes only. The key of its words ends with it.
type Why string

// Exactly one reason holds.
const (
	NoLastMove   Why = "start"  // no move was made yet: any empty cell is legal
	TargetOpen   Why = "open"   // forced: the target has an empty cell
	TargetFull   Why = "full"   // free: the target has none
	TargetClosed Why = "closed" // free: the target is won and so closed
	GameEnded    Why = "over"   // the game is over: no cell is legal
)

// Why returns the reason why the legal cells of the position are legal.
func (p *Position) Why() Why {
	target, pointed := p.Target()
	switch {
	case p.Over():
		return GameEnded
	case !pointed:
		return NoLastMove
	case !p.Free():
		return TargetOpen
	case p.Empty(target) == 0:
		return TargetFull
	}
	return TargetClosed
}
