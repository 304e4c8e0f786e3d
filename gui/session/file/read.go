package file

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Kept is what a file tells, checked: every move is legal, every deduction follows, and the histories hang together.
type Kept struct {
	Change // all of it as one line, the steps and the states in the order of their IDs
	Games  *history.Tree[tictactoe.Step]
	Grids  *history.Tree[crosshatch.State]
}

// Read reads lines as Line wrote them, the first of which tells all. A last line that is not whole, as when the program
// was killed while it wrote, is left out. Whatever cannot be a session is refused. Lines may be added to the text when
// it is whole; otherwise, as when it is of an earlier version, one that tells all has to take its place.
func Read(text []byte) (k *Kept, whole bool, err error) {
	var r reading
	for n := 1; len(text) > 0; n++ {
		row, rest, ended := bytes.Cut(text, []byte("\n"))
		var c Change
		err := json.Unmarshal(row, &c)
		switch {
		case err != nil && !ended && n > 1:
			k, err := r.kept()
			return k, false, err
		case err != nil:
			return nil, false, fmt.Errorf("line %d: %w", n, err)
		case n == 1 && c.Version == 1:
			k, err := readVersion1(row)
			return k, false, err
		case n == 1 && c.Version != Version:
			return nil, false, fmt.Errorf("version %d of the session is not known", c.Version)
		}
		if err := r.add(&c); err != nil {
			return nil, false, fmt.Errorf("line %d: %w", n, err)
		}
		text, whole = rest, ended
	}
	k, err = r.kept()
	return k, whole, err
}

// Shorten makes one line of all the lines of a file. It refuses what cannot be read.
func Shorten(text []byte) ([]byte, error) {
	k, _, err := Read(text)
	if err != nil {
		return nil, err
	}
	return k.Line()
}

// reading is what the lines read so far tell.
type reading struct {
	last   Change // the latest of each but the nodes
	steps  []Step
	states []State
}

func (r *reading) add(c *Change) error {
	var err error
	if c.Version != 0 {
		r.last.Version = c.Version
	}
	if c.Shown != "" {
		r.last.Shown = c.Shown
	}
	if c.Game != nil {
		r.last.Game = c.Game
		if r.steps, err = merged(r.steps, c.Game.Steps); err != nil {
			return err
		}
	}
	if c.Sudoku != nil {
		r.last.Sudoku = c.Sudoku
		if r.states, err = merged(r.states, c.Sudoku.States); err != nil {
			return err
		}
	}
	if c.Settings != nil {
		r.last.Settings = c.Settings
	}
	return nil
}

// merged puts nodes at the places that their IDs name.
func merged[F interface{ node() Node }](nodes, changed []F) ([]F, error) {
	for _, node := range changed {
		switch at := int(node.node().ID); {
		case at == len(nodes):
			nodes = append(nodes, node)
		case at >= 0 && at < len(nodes):
			nodes[at] = node
		default:
			return nil, errNoTree
		}
	}
	return nodes, nil
}

// kept is all that was read, checked.
func (r *reading) kept() (*Kept, error) {
	if r.last.Game == nil || r.last.Sudoku == nil {
		return nil, errors.New("the session has no boards")
	}
	k := &Kept{Change: r.last}
	k.Game.Steps, k.Sudoku.States = r.steps, r.states
	var err error
	if k.Games, err = k.Game.tree(); err != nil {
		return nil, err
	}
	k.Grids, err = k.Sudoku.tree()
	return k, err
}
