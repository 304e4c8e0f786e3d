package notation

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// builder makes the tree of a game, step by step in the order of a record.
type builder struct {
	steps    []tictactoe.Step
	parents  []history.ID
	moves    []int    // made up to each step
	comments [][]byte // of each step
	at       history.ID
}

// begin adds the first step.
func (b *builder) begin(p tictactoe.Position) {
	kind := tictactoe.Imported
	if p == tictactoe.New(p.Rules()) {
		kind = tictactoe.Started
	}
	b.push(tictactoe.Step{Kind: kind, Position: p}, 0)
}

// position is the one that the current step led to.
func (b *builder) position() tictactoe.Position { return b.steps[b.at].Position }

// play goes on with a move. The error is an Illegal.
func (b *builder) play(c grid.Cell) error {
	next, err := b.position().Play(c)
	if err == nil {
		b.push(tictactoe.Step{Kind: tictactoe.Moved, Cell: c, Position: next}, b.moves[b.at]+1)
	}
	return err
}

// set goes on to a position that was not played.
func (b *builder) set(kind tictactoe.Kind, p tictactoe.Position) {
	b.push(tictactoe.Step{Kind: kind, Position: p}, b.moves[b.at])
}

func (b *builder) push(step tictactoe.Step, moves int) {
	b.steps = append(b.steps, step)
	b.parents = append(b.parents, b.at)
	b.moves = append(b.moves, moves)
	b.comments = append(b.comments, nil)
	b.at = history.ID(len(b.steps) - 1)
}

// comment adds to the comment of the current step.
func (b *builder) comment(text string) {
	comment := &b.comments[b.at]
	if len(*comment) > 0 && text != "" {
		*comment = append(*comment, ' ')
	}
	*comment = append(*comment, text...)
}

// game is what was built, standing at the current step.
func (b *builder) game() *tictactoe.Game {
	for i, comment := range b.comments {
		b.steps[i].Comment = string(comment)
	}
	tree, _ := history.Restore(b.steps, b.parents, b.at)
	return &tictactoe.Game{Tree: tree}
}

// gameFrom is a game that starts with a position and has no more steps.
func gameFrom(p tictactoe.Position) *tictactoe.Game {
	var b builder
	b.begin(p)
	return b.game()
}
