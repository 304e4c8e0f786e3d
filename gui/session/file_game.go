package session

import (
	"fmt"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// gameFile is nested noughts and crosses in the session's file.
type gameFile struct {
	Current history.ID `json:"current"`
	Deleted history.ID `json:"deleted,omitempty"` // the step that Undo brings back; 0 for none
	Steps   []stepFile `json:"steps,omitempty"`   // those that are new or different
}

// stepFile is a move, which is played again on reading, or any other step with its whole position.
type stepFile struct {
	nodeFile
	Move     []int            `json:"move,omitempty"` // row and column
	Kind     tictactoe.Origin `json:"kind,omitempty"`
	Position *positionFile    `json:"position,omitempty"`
	Comment  textFile         `json:"comment,omitempty"`
	Tags     []tagFile        `json:"tags,omitempty"`
	Forfeit  textFile         `json:"forfeit,omitempty"` // why the side to move has lost; empty if it has not
}

// gameKept is what was told of nested noughts and crosses last, but for the nodes of its history.
type gameKept struct{ current, deleted history.ID }

func keptGame(g *Game) gameKept { return gameKept{g.Current(), g.deleted} }

// canUndelete reports whether what was deleted last, if anything, is a step that the one shown was followed by.
func canUndelete(g *Game) bool {
	if g.deleted == 0 {
		return true
	}
	if g.deleted < 0 || int(g.deleted) >= g.Len() {
		return false
	}
	n := g.Node(g.deleted)
	return n.Deleted && n.Parent == g.Current()
}

func packGame(g *Game, ids []history.ID) *gameFile {
	file := &gameFile{Current: g.Current(), Deleted: g.deleted}
	for _, id := range ids {
		n := g.Node(id)
		step := stepFile{nodeFile: packNode(id, n), Comment: textFile(n.State.Comment), Tags: packTags(g.tags[id]),
			Forfeit: textFile(g.forfeits[id])}
		if n.State.Origin == tictactoe.Moved {
			step.Move = packCell(n.State.Cell)
		} else {
			step.Kind, step.Position = n.State.Origin, packPosition(&n.State.Position)
		}
		file.Steps = append(file.Steps, step)
	}
	return file
}

func unpackStep(file *stepFile, before tictactoe.Step) (tictactoe.Step, error) {
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
