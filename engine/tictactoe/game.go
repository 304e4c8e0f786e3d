package tictactoe

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Origin tells how a position came about.
type Origin uint8

const (
	Started      Origin = iota // a new game from the empty board
	Imported                   // a position or record was read
	Moved                      // a move was played
	Edited                     // the board was changed by hand
	RulesChanged               // the same board under another rule set
)

// Step is a position in a game and the change that brought it about.
type Step struct {
	Origin   Origin
	Cell     grid.Cell // the cell of the move with Moved, otherwise 0
	Position Position
	Comment  string
	Glyph    string // one of Glyphs, the grade that somebody gave the move; empty for none
	Forfeit  string // why the side to move has lost, if the board does not show it; empty if it has not lost
}

// Game is a game with all the lines that were tried in it. One of its steps is shown. It begins with its first
// position, and each later step can be undone.
type Game struct{ *history.Tree[Step] }

// NewGame returns a game of one step, the empty board.
func NewGame(rules Rules) *Game { return &Game{history.New(Step{Position: New(rules)})} }

// GameFrom returns a game of one step with a position. Its origin is Started for the empty board, otherwise Imported.
func GameFrom(p Position) *Game {
	origin := Imported
	if p == New(p.Rules()) {
		origin = Started
	}
	return &Game{history.New(Step{Origin: origin, Position: p})}
}

// Position returns the position shown.
func (g *Game) Position() Position { return g.Now().Position }

// Play makes a move in the cell. The error is the Illegal that forbids it; then nothing changes.
func (g *Game) Play(c grid.Cell) error {
	next, err := g.Position().Play(c)
	if err != nil {
		return err
	}
	g.next(Step{Origin: Moved, Cell: c, Position: next})
	return nil
}

// Set adds a step with a position that was not reached by a move.
func (g *Game) Set(origin Origin, p Position) { g.next(Step{Origin: origin, Position: p}) }

// next goes to a step, which it adds unless the step follows already, whatever its comment, glyph and forfeit.
func (g *Game) next(step Step) {
	for _, child := range g.Children(g.Current()) {
		old := g.State(child)
		if old.Comment, old.Glyph, old.Forfeit = "", "", ""; old == step {
			g.GoTo(child)
			return
		}
	}
	g.Push(step)
}

// SetComment replaces the comment of a step.
func (g *Game) SetComment(id history.ID, comment string) {
	g.change(id, func(step *Step) { step.Comment = comment })
}

func (g *Game) change(id history.ID, change func(*Step)) {
	step := g.State(id)
	change(&step)
	g.SetState(id, step)
}

// Glyphs returns the signs by which people grade a move.
func Glyphs() []string { return []string{"!", "?", "!!", "??", "!?", "?!"} }

// SetGlyph sets the grade of a step's move to one of Glyphs, or removes it with "".
func (g *Game) SetGlyph(id history.ID, glyph string) {
	g.change(id, func(step *Step) { step.Glyph = glyph })
}

// SetForfeit sets why the side to move at a step has lost, if the board does not show it; "" if it has not lost.
func (g *Game) SetForfeit(id history.ID, why string) {
	g.change(id, func(step *Step) { step.Forfeit = why })
}

// Path returns the steps from the first to the one shown.
func (g *Game) Path() []history.ID {
	line := g.Line()
	return line[:slices.Index(line, g.Current())+1]
}

// Positions returns the positions of a line, in order.
func (g *Game) Positions(line []history.ID) (positions []Position) {
	for _, id := range line {
		positions = append(positions, g.State(id).Position)
	}
	return positions
}

// Unbegun reports whether the step shown is the start of a game from the empty board.
func (g *Game) Unbegun() bool { return g.Current() == 0 && g.Now().Origin == Started }

// Played reports whether only moves and changes of rules led from the empty board to the step shown.
func (g *Game) Played() bool {
	return g.State(0).Origin == Started && !slices.ContainsFunc(g.Path(), func(id history.ID) bool {
		return g.State(id).Origin == Edited
	})
}

// CountMoves returns how many steps of a line are moves.
func (g *Game) CountMoves(line []history.ID) (n int) {
	for _, id := range line {
		if g.State(id).IsMove() {
			n++
		}
	}
	return n
}

// MovesHere returns the moves up to the step shown since the last other step, and the position before them.
func (g *Game) MovesHere() (start Position, moves []grid.Cell) { return g.MovesTo(g.Current()) }

// MovesTo does what MovesHere does, for any step.
func (g *Game) MovesTo(id history.ID) (start Position, moves []grid.Cell) {
	for g.State(id).IsMove() {
		moves = append(moves, g.State(id).Cell)
		id, _ = g.Parent(id)
	}
	slices.Reverse(moves)
	return g.State(id).Position, moves
}

// Follow goes along the steps of another game up to the one shown there, while this game has them too. It returns the
// last step that both have, and the number of steps that lead there; -1 if the games start from different positions.
func (g *Game) Follow(other *Game) (last history.ID, steps int) {
	if g.State(0).Position != other.State(0).Position {
		return 0, -1
	}
	for _, step := range other.Path()[1:] {
		children := g.Children(last)
		at := slices.IndexFunc(children, func(child history.ID) bool {
			return g.State(child).Position == other.State(step).Position
		})
		if at < 0 {
			break
		}
		last, steps = children[at], steps+1
	}
	return last, steps
}

// IsMove reports whether the step is a move.
func (s Step) IsMove() bool { return s.Origin == Moved }

// Ended reports whether the game is over at the step, on the board or by a forfeit.
func (s Step) Ended() bool { return s.Position.Over() || s.Forfeit != "" }

// Ended reports whether the game is over at the step shown.
func (g *Game) Ended() bool { return g.Now().Ended() }

// Forfeit notes how the side to move has lost other than on the board, as in a record's Termination; "" removes the
// note. Play can go on all the same.
func (g *Game) Forfeit(why string) {
	if why != g.Forfeited() {
		g.SetForfeit(g.Current(), why)
	}
}

// Forfeited returns why the side to move at the step shown has lost; "" if it has not.
func (g *Game) Forfeited() string { return g.Now().Forfeit }

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
