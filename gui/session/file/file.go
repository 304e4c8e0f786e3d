// Package file is the form in which a session is kept: lines of JSON, each of them a change. The first begins with
// nothing and so tells all; every later one tells what differs from those before it. A line is short however long the
// history is.
//
// The package writes, reads, checks and shortens those lines. What a session is beyond its histories it does not know.
package file

import (
	"encoding/json"
	"errors"

	"ninefold/engine/history"
)

// Version is that of the form, raised when an older program could not read what a newer one wrote.
const Version = 2

// Change is a line of the file: what differs from those before it. What is missing is as it was. The settings, and who
// plays a game, are the session's own values: they are kept as they are given, and not looked into.
type Change struct {
	Version  int             `json:"version,omitempty"` // on the first line
	Shown    string          `json:"shown,omitempty"`   // the board that is shown
	Game     *Game           `json:"game,omitempty"`
	Sudoku   *Sudoku         `json:"crosshatch,omitempty"`
	Settings json.RawMessage `json:"settings,omitempty"`
}

// Line is the line, with its line end. It can be made in any goroutine.
func (c *Change) Line() ([]byte, error) {
	text, err := json.Marshal(c)
	return append(text, '\n'), err
}

// Empty reports whether nothing is told.
func (c *Change) Empty() bool {
	return c.Version == 0 && c.Shown == "" && c.Game == nil && c.Sudoku == nil && c.Settings == nil
}

// Node is where a node of a history stands.
type Node struct {
	ID      history.ID `json:"id"`
	Parent  history.ID `json:"parent,omitempty"`
	Next    history.ID `json:"next,omitempty"`
	Deleted bool       `json:"deleted,omitempty"`
}

func nodeOf[S history.State](id history.ID, n history.Node[S]) Node {
	return Node{ID: id, Parent: n.Parent, Next: n.Next, Deleted: n.Deleted}
}

func (f Node) node() Node { return f }

var errNoTree = errors.New("the session's history does not hang together")

// restore builds a history from its nodes; unpack is given the state before each, the zero state for the first.
func restore[S history.State, F interface{ node() Node }](
	files []F, current history.ID, unpack func(*F, S) (S, error),
) (*history.Tree[S], error) {
	nodes := make([]history.Node[S], len(files))
	for i := range files {
		file := files[i].node()
		var before S
		if i > 0 {
			if file.Parent < 0 || int(file.Parent) >= i {
				return nil, errNoTree
			}
			before = nodes[file.Parent].State
		}
		state, err := unpack(&files[i], before)
		if err != nil {
			return nil, err
		}
		nodes[i] = history.Node[S]{State: state, Parent: file.Parent, Next: file.Next, Deleted: file.Deleted}
	}
	tree, ok := history.FromNodes(nodes, current)
	if !ok {
		return nil, errNoTree
	}
	return tree, nil
}
