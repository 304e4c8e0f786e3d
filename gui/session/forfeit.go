package session

import "ninefold/engine/history"

// A side that does not play on as it should has lost the game otherwise than on the board. That is kept with the step
// at which it was to move, and does not keep anybody from playing on from there.

// Forfeit notes that the side to move has lost, and why, as the Termination of a record tells it; with "" it has not.
func (g *Game) Forfeit(why string) { g.forfeitAt(g.Current(), why) }

// forfeitAt is Forfeit for a step that need not be shown.
func (g *Game) forfeitAt(id history.ID, why string) {
	if g.forfeits[id] == why {
		return
	}
	g.forfeits[id] = why
	if why == "" {
		delete(g.forfeits, id)
	}
	g.SetState(id, g.State(id)) // so that it is kept
}

// Forfeited is why the side to move at the step shown has lost the game; empty if it has not.
func (g *Game) Forfeited() string { return g.forfeits[g.Current()] }

// Ended reports whether the game is over at the step shown, on the board or otherwise.
func (g *Game) Ended() bool {
	p := g.Position()
	return p.Over() || g.Forfeited() != ""
}

// gameEnded is how the line ends otherwise than on the board: why the side to move has lost; empty if it has not.
func (g *Game) gameEnded(line []history.ID) string { return g.forfeits[line[len(line)-1]] }
