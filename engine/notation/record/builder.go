package record

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/locale/message"
	"ninefold/engine/tictactoe"
)

// Builder builds the tree of a game step by step, in the order of a record. Time and space are proportional to the
// steps.
type Builder struct {
	tree     *history.Tree[tictactoe.Step]
	comments map[history.ID][]byte // of the steps with a comment
	at       history.ID            // the current step
	moves    int                   // the number of moves up to the current step
	branches int                   // the number of branches opened so far
	open     []replaced            // for each branch that is open, the innermost last
}

// replaced is the step that a branch replaces.
type replaced struct {
	step  history.ID
	moves int // the number of moves up to it
}

// NewBuilder begins a game with a position. Steps, comments and branches must be added in the order of a record: a
// branch follows the step that it replaces, and that step's continuation comes after the branch. Callers must check
// Stepped before OpenBranch and InBranch before CloseBranch; otherwise the game is wrong or a call panics.
func NewBuilder(p tictactoe.Position) *Builder {
	return &Builder{tree: tictactoe.GameFrom(p).Tree, comments: map[history.ID][]byte{}}
}

// Position returns the position after the current step.
func (b *Builder) Position() tictactoe.Position { return b.tree.State(b.at).Position }

// Play adds a move. It fails if the rules forbid that, or if there are too many steps.
func (b *Builder) Play(c grid.Cell) error {
	next, err := b.Position().Play(c)
	if err != nil {
		return MoveError(c, err)
	}
	return b.push(tictactoe.Step{Origin: tictactoe.Moved, Cell: c, Position: next})
}

// MoveError names a move and the rule that forbids it.
func MoveError(c grid.Cell, rule error) error {
	return message.NewError("text.move", "Row", c.Row(), "Col", c.Col(), "Rule", rule)
}

// Set adds a step with a position that was not reached by a move. It fails if there are too many.
func (b *Builder) Set(origin tictactoe.Origin, p tictactoe.Position) error {
	return b.push(tictactoe.Step{Origin: origin, Position: p})
}

func (b *Builder) push(step tictactoe.Step) error {
	if step.IsMove() {
		b.moves++
	}
	b.at = b.tree.Add(b.at, step)
	return CheckLimit(b.tree.Len()-1, "steps", MostSteps)
}

// Stepped reports whether the current line has a step, which a branch can replace.
func (b *Builder) Stepped() bool {
	start := history.ID(0)
	if b.InBranch() {
		start, _ = b.tree.Parent(b.open[len(b.open)-1].step)
	}
	return b.at != start
}

// InBranch reports whether a branch is open.
func (b *Builder) InBranch() bool { return len(b.open) > 0 }

// OpenBranch begins a branch in place of the current step. The line must be Stepped. It fails if there are too many
// branches.
func (b *Builder) OpenBranch() error {
	b.open = append(b.open, replaced{b.at, b.moves})
	if b.Moved() {
		b.moves--
	}
	b.at, _ = b.tree.Parent(b.at)
	b.branches++
	return CheckLimit(b.branches, "branches", MostBranches)
}

// CloseBranch ends the innermost branch and returns to the step that it replaces. InBranch must be true.
func (b *Builder) CloseBranch() {
	last := len(b.open) - 1
	b.at, b.moves, b.open = b.open[last].step, b.open[last].moves, b.open[:last]
}

// Commented reports whether the current step has a comment.
func (b *Builder) Commented() bool { return len(b.comments[b.at]) > 0 }

// Comment adds to the comment of the current step, after a space.
func (b *Builder) Comment(text string) {
	if b.Commented() && text != "" {
		text = " " + text
	}
	b.comments[b.at] = append(b.comments[b.at], text...)
}

// Moved reports whether the current step is a move.
func (b *Builder) Moved() bool { return b.tree.State(b.at).IsMove() }

// Glyph grades the current step by one of tictactoe.Glyphs.
func (b *Builder) Glyph(glyph string) {
	step := b.tree.State(b.at)
	step.Glyph = glyph
	b.tree.SetState(b.at, step)
}

// Game returns the game, at the current step.
func (b *Builder) Game() *tictactoe.Game {
	g := &tictactoe.Game{Tree: b.tree}
	for id, comment := range b.comments {
		g.SetComment(id, string(comment))
	}
	g.GoTo(b.at)
	return g
}
