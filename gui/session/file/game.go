package file

import (
	"encoding/json"
	"fmt"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Game is nested noughts and crosses.
type Game struct {
	Current history.ID `json:"current"`
	Deleted history.ID `json:"deleted,omitempty"` // the step that Undo brings back; 0 for none
	Steps   []Step     `json:"steps,omitempty"`   // those that are new or different
}

// Step is a move, which is played again on reading, or any other step with its whole position; and what is said of the
// game that it starts, or of the game's end there.
type Step struct {
	Node
	Move     []int            `json:"move,omitempty"` // row and column
	Kind     tictactoe.Origin `json:"kind,omitempty"`
	Position *position        `json:"position,omitempty"`
	Comment  Text             `json:"comment,omitempty"`
	Tags     Tags             `json:"tags,omitempty"`
	Sides    json.RawMessage  `json:"sides,omitempty"`   // of the game that the step starts
	Forfeit  Text             `json:"forfeit,omitempty"` // why the side to move has lost; empty if it has not
	Document *Document        `json:"document,omitempty"`
}

// StepOf is a step of a history, of which nothing is said yet.
func StepOf(id history.ID, n history.Node[tictactoe.Step]) Step {
	step := Step{Node: nodeOf(id, n), Comment: Text(n.State.Comment)}
	if n.State.Origin == tictactoe.Moved {
		step.Move = packCell(n.State.Cell)
	} else {
		step.Kind, step.Position = n.State.Origin, packPosition(&n.State.Position)
	}
	return step
}

// tree is the history, of which all steps were told.
func (g *Game) tree() (*history.Tree[tictactoe.Step], error) {
	tree, err := restore(g.Steps, g.Current, unpackStep)
	if err == nil && !g.canUndelete(tree) {
		err = errNoTree
	}
	return tree, err
}

// canUndelete reports whether what was deleted last, if anything, is a step that the one shown was followed by.
func (g *Game) canUndelete(tree *history.Tree[tictactoe.Step]) bool {
	if g.Deleted == 0 {
		return true
	}
	if g.Deleted < 0 || int(g.Deleted) >= tree.Len() {
		return false
	}
	n := tree.Node(g.Deleted)
	return n.Deleted && n.Parent == g.Current
}

func unpackStep(file *Step, before tictactoe.Step) (tictactoe.Step, error) {
	if file.Position == nil {
		c, err := unpackCell(file.Move)
		if err != nil {
			return tictactoe.Step{}, err
		}
		p, err := before.Position.Play(c)
		return tictactoe.Step{Origin: tictactoe.Moved, Cell: c, Position: p, Comment: string(file.Comment)}, err
	}
	if file.Kind > tictactoe.RulesChanged || file.Kind == tictactoe.Moved {
		return tictactoe.Step{}, fmt.Errorf("a step of the session is of no known kind: %d", file.Kind)
	}
	p, err := unpackPosition(file.Position)
	return tictactoe.Step{Origin: file.Kind, Position: p, Comment: string(file.Comment)}, err
}
