package tictactoe

import (
	"slices"

	"ninefold/engine/history"
)

// MainLines knows for each step of a game which of its children continues the main line. It is valid until the game
// changes.
//
// The main line is the oldest line to the end of the game, otherwise the oldest of those with the most moves. So a side
// line that is tried, or any shorter one, does not replace it. An edit is no move, so a move made instead of an undone
// edit takes its place.
type MainLines struct {
	game    *Game
	lengths []int // moves of the main line from each step to its end, with its own; toTheEnd if the game ends there
}

// toTheEnd is longer than any line.
const toTheEnd = 1 << 31

// MainLines finds the main lines, in time proportional to the number of steps.
func (g *Game) MainLines() MainLines {
	w := MainLines{g, make([]int, g.Len())}
	for i := len(w.lengths) - 1; i >= 0; i-- { // a step's ID is larger than that of its parent
		step := g.State(history.ID(i))
		if ways := g.Children(history.ID(i)); len(ways) > 0 {
			w.lengths[i] = w.lengths[ways[w.main(ways)]]
		} else if step.Forfeit != "" || step.Position.Over() {
			w.lengths[i] = toTheEnd
		}
		if step.Origin == Moved {
			w.lengths[i] = min(toTheEnd, w.lengths[i]+1)
		}
	}
	return w
}

// From returns the main continuation of a step and the others, oldest first, and false if there is none.
func (w MainLines) From(id history.ID) (main history.ID, others []history.ID, ok bool) {
	ways := w.game.Children(id)
	if len(ways) == 0 {
		return 0, nil, false
	}
	at := w.main(ways)
	return ways[at], slices.Delete(slices.Clone(ways), at, at+1), true
}

// main returns the index of the main one of several ways.
func (w MainLines) main(ways []history.ID) (main int) {
	for i, way := range ways {
		if w.lengths[way] > w.lengths[ways[main]] {
			main = i
		}
	}
	return main
}

// Main returns the main line from the first step on.
func (w MainLines) Main() []history.ID {
	line := []history.ID{0}
	for {
		next, _, ok := w.From(line[len(line)-1])
		if !ok {
			return line
		}
		line = append(line, next)
	}
}

// Walk visits the steps after the first in the order of a record: the main line, and after each of its steps the
// alternatives to that step. It calls branch with true before such an alternative and with false after it.
func (w MainLines) Walk(visit func(history.ID), branch func(begins bool)) { w.walk(0, visit, branch) }

// walk visits the steps after a step.
func (w MainLines) walk(id history.ID, visit func(history.ID), branch func(begins bool)) {
	for {
		main, others, ok := w.From(id)
		if !ok {
			return
		}
		visit(main)
		for _, other := range others {
			branch(true)
			visit(other)
			w.walk(other, visit, branch)
			branch(false)
		}
		id = main
	}
}

// Order returns all steps in the order of Walk, the first step first.
func (w MainLines) Order() []history.ID {
	order := []history.ID{0}
	w.Walk(func(id history.ID) { order = append(order, id) }, func(bool) {})
	return order
}
