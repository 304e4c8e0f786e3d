package record

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// builder makes the tree of a game, step by step in the order of a record, in time and space in proportion to them.
type builder struct {
	steps    []tictactoe.Step
	parents  []history.ID
	moves    []int                 // made up to each step
	comments map[history.ID][]byte // of the steps that have one
	at       history.ID
}

// begin adds the first step.
func (b *builder) begin(p tictactoe.Position) { b.push(tictactoe.GameFrom(p).Now(), 0) }

// position is the one that the current step led to.
func (b *builder) position() tictactoe.Position { return b.steps[b.at].Position }

// play goes on with a move. The error is an Illegal.
func (b *builder) play(c grid.Cell) error {
	next, err := b.position().Play(c)
	if err == nil {
		b.push(tictactoe.Step{Origin: tictactoe.Moved, Cell: c, Position: next}, b.moves[b.at]+1)
	}
	return err
}

// set goes on to a position that was not played.
func (b *builder) set(origin tictactoe.Origin, p tictactoe.Position) {
	b.push(tictactoe.Step{Origin: origin, Position: p}, b.moves[b.at])
}

func (b *builder) push(step tictactoe.Step, moves int) {
	b.steps = append(b.steps, step)
	b.parents = append(b.parents, b.at)
	b.moves = append(b.moves, moves)
	b.at = history.ID(len(b.steps) - 1)
}

// comment adds to the comment of the current step.
func (b *builder) comment(text string) {
	if b.comments == nil {
		b.comments = map[history.ID][]byte{}
	}
	comment := b.comments[b.at]
	if len(comment) > 0 && text != "" {
		comment = append(comment, ' ')
	}
	b.comments[b.at] = append(comment, text...)
}

// game is what was built, standing at the current step.
func (b *builder) game() *tictactoe.Game {
	for id, comment := range b.comments {
		b.steps[id].Comment = string(comment)
	}
	tree, _ := history.Restore(b.steps, b.parents, b.at)
	return &tictactoe.Game{Tree: tree}
}
