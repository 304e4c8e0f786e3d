package session

import (
	"encoding/json"
	"errors"

	"ninefold/engine/history"
)

// version1 is the session's file as the first version of the program wrote it: all of it in one value, the nodes of a
// history in the order of their IDs. It did not tell which way Redo takes.
type version1 struct {
	Shown ProblemID `json:"shown"`
	Game  struct {
		tree1
		Steps []stepFile `json:"steps"`
	} `json:"game"`
	Tags   []tagFile `json:"tags"`
	Sudoku *struct {
		tree1
		States     []stateFile `json:"steps"`
		Picked     int         `json:"picked"`
		Candidates bool        `json:"candidates"`
	} `json:"crosshatch"`
	Settings Settings `json:"settings"`
}

type tree1 struct {
	Current history.ID   `json:"current"`
	Parents []history.ID `json:"parents"`
}

func openVersion1(text []byte) (*Session, error) {
	file := version1{Settings: firstSettings()}
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	r := reading{last: change{
		Shown: file.Shown, Settings: &file.Settings, Game: &gameFile{Current: file.Game.Current},
		Sudoku: &sudokuFile{},
	}}
	nodes, err := file.Game.nodes(len(file.Game.Steps))
	if err != nil {
		return nil, err
	}
	r.steps = file.Game.Steps
	for i := range r.steps {
		r.steps[i].nodeFile = nodes[i]
	}
	r.states = []stateFile{{}}
	if file.Sudoku != nil { // a session from before there was any cross-hatching
		if nodes, err = file.Sudoku.nodes(len(file.Sudoku.States)); err != nil {
			return nil, err
		}
		r.states = file.Sudoku.States
		for i := range r.states {
			r.states[i].nodeFile = nodes[i]
		}
		r.last.Sudoku = &sudokuFile{Current: file.Sudoku.Current, Picked: file.Sudoku.Picked, Candidates: file.Sudoku.Candidates}
	}
	s, err := r.session()
	if err == nil && file.Tags != nil {
		s.Game.SetTags(s.Game.Start(), unpackTags(file.Tags))
	}
	return s, err
}

// nodes tells where each of n nodes stands.
func (t *tree1) nodes(n int) ([]nodeFile, error) {
	if len(t.Parents) != n || t.Current < 0 || int(t.Current) >= n {
		return nil, errors.New("the session's history has not as many steps as places for them")
	}
	nodes := make([]nodeFile, n)
	for i := range nodes {
		parent := t.Parents[i]
		if parent < 0 || i > 0 && int(parent) >= i {
			return nil, errNoTree
		}
		nodes[i] = nodeFile{ID: history.ID(i), Parent: parent}
		if i > 0 && nodes[parent].Next == 0 {
			nodes[parent].Next = history.ID(i)
		}
	}
	for id := t.Current; id != 0; id = nodes[id].Parent {
		nodes[nodes[id].Parent].Next = id
	}
	return nodes, nil
}
