package session

// CanDelete reports whether the step shown can be deleted: where a game starts cannot.
func (g *Game) CanDelete() bool { return g.Current() != 0 && !g.Now().Starts() }

// Delete deletes the step shown with all that follows it, and returns how many steps that are. Undo brings it back
// until something else is done.
func (g *Game) Delete() int {
	id := g.Current()
	steps := g.Game.Delete(id)
	g.turned(false)
	g.deleted = id
	return steps
}
