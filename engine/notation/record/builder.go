package record

import (
	"errors"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Builder makes the tree of a game, step by step in the order of a record, in time and space in proportion to them.
type Builder struct {
	tree     *history.Tree[tictactoe.Step]
	comments map[history.ID][]byte // of the steps that have one
	at       history.ID            // the current step
	moves    int                   // made up to it
	branches int                   // opened so far
	lines    []line                // the one that is built, and those it branches off from
}

// line is the main line or a branch.
type line struct {
	back    history.ID // the step that the branch is another way for
	moves   int        // made up to that
	stepped bool       // it has a step
}

// NewBuilder begins a game with a position.
func NewBuilder(p tictactoe.Position) *Builder {
	return &Builder{
		tree: tictactoe.GameFrom(p).Tree, comments: map[history.ID][]byte{}, lines: make([]line, 1),
	}
}

// Position is the one that the current step led to.
func (b *Builder) Position() tictactoe.Position { return b.tree.State(b.at).Position }

// Play goes on with a move. The error is a *MoveError or a *LimitError.
func (b *Builder) Play(c grid.Cell) error {
	next, err := b.Position().Play(c)
	var rule tictactoe.Illegal
	if errors.As(err, &rule) {
		return &MoveError{Cell: c, Rule: rule}
	}
	b.moves++
	return b.push(tictactoe.Step{Origin: tictactoe.Moved, Cell: c, Position: next})
}

// Set goes on to a position that was not played. The error is a *LimitError.
func (b *Builder) Set(origin tictactoe.Origin, p tictactoe.Position) error {
	return b.push(tictactoe.Step{Origin: origin, Position: p})
}

func (b *Builder) push(step tictactoe.Step) error {
	b.at = b.tree.Add(b.at, step)
	b.line().stepped = true
	return Within(b.tree.Len()-1, Steps, MostSteps)
}

func (b *Builder) line() *line { return &b.lines[len(b.lines)-1] }

// Stepped reports whether the line that is built has a step, which can be gone another way for.
func (b *Builder) Stepped() bool { return b.line().stepped }

// InBranch reports whether a branch is open.
func (b *Builder) InBranch() bool { return len(b.lines) > 1 }

// OpenBranch begins another way for the current step. The line must have one. The error is a *LimitError.
func (b *Builder) OpenBranch() error {
	b.lines = append(b.lines, line{back: b.at, moves: b.moves})
	if b.tree.State(b.at).Origin == tictactoe.Moved {
		b.moves--
	}
	b.at, _ = b.tree.Parent(b.at)
	b.branches++
	return Within(b.branches, Branches, MostBranches)
}

// CloseBranch ends the innermost branch.
func (b *Builder) CloseBranch() {
	b.at, b.moves = b.line().back, b.line().moves
	b.lines = b.lines[:len(b.lines)-1]
}

// Commented reports whether the current step has a comment.
func (b *Builder) Commented() bool { return len(b.comments[b.at]) > 0 }

// Comment adds to the comment of the current step.
func (b *Builder) Comment(text string) {
	if b.Commented() && text != "" {
		text = " " + text
	}
	b.comments[b.at] = append(b.comments[b.at], text...)
}

// Game is what was built, standing at the current step.
func (b *Builder) Game() *tictactoe.Game {
	g := &tictactoe.Game{Tree: b.tree}
	for id, comment := range b.comments {
		g.SetComment(id, string(comment))
	}
	g.GoTo(b.at)
	return g
}
