package tictactoe

import "ninefold/engine/history"

// Main returns the main line from the first step on, which goes to the first child of each step.
func (g *Game) Main() []history.ID {
	line := []history.ID{0}
	for ways := g.Children(0); len(ways) > 0; ways = g.Children(ways[0]) {
		line = append(line, ways[0])
	}
	return line
}

// Walk visits the steps after the first in the order of a record: the main line, and after each of its steps the
// alternatives to that step. It calls branch with true before such an alternative and with false after it.
func (g *Game) Walk(visit func(history.ID), branch func(begins bool)) { g.walk(0, visit, branch) }

// walk visits the steps after a step.
func (g *Game) walk(id history.ID, visit func(history.ID), branch func(begins bool)) {
	for ways := g.Children(id); len(ways) > 0; ways = g.Children(ways[0]) {
		visit(ways[0])
		for _, other := range ways[1:] {
			branch(true)
			visit(other)
			g.walk(other, visit, branch)
			branch(false)
		}
	}
}

// Order returns all steps in the order of Walk, the first step first.
func (g *Game) Order() []history.ID {
	order := []history.ID{0}
	g.Walk(func(id history.ID) { order = append(order, id) }, func(bool) {})
	return order
}
