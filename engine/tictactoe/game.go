package tictactoe

import (
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
