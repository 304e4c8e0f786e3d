package session

// Promote makes the side line to the step shown the main line, and its result the game's. Since the user played both of
// its sides, it counts like a game with a hint. Undo takes all that back until something else is done.
func (g *Game) Promote() {
	var places []int
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		places = append(places, g.Place(id, 0))
	}
	g.hints++
	g.afterStepChange(false)
	g.promoted = places
}

// demote takes back what Promote has just done.
func demote(g *Game) {
	id := g.Current()
	for _, place := range g.promoted {
		g.Place(id, place)
		id, _ = g.Parent(id)
	}
	g.hints--
	g.afterStepChange(false)
}

// canDemote reports whether demote can be done with what was read from a file.
func canDemote(g *Game) bool {
	id := g.Current()
	for _, place := range g.promoted {
		parent, ok := g.Parent(id)
		if !ok || place < 0 || place >= len(g.Children(parent)) {
			return false
		}
		id = parent
	}
	return true
}
