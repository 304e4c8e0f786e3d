package file

import (
	"encoding/json"
	"errors"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// version1 is the session's file as version 1.0.0 of the program wrote it: all of it in one value, the nodes of a
// history in the order of their IDs. It did not tell which way Redo takes; what was said of a game was said of the one
// shown; and who plays was a setting.
type version1 struct {
	Shown  string      `json:"shown"`
	Game   tree1[Step] `json:"game"`
	Tags   Tags        `json:"tags"`
	Sudoku struct {
		tree1[State]
		Picked     int  `json:"picked"`
		Candidates bool `json:"candidates"`
	} `json:"crosshatch"`
	Settings json.RawMessage `json:"settings"`
}

type tree1[F any] struct {
	Current history.ID   `json:"current"`
	Parents []history.ID `json:"parents"`
	Steps   []F          `json:"steps"`
}

// readVersion1 reads a file of version 1.
func readVersion1(text []byte) (*Kept, error) {
	c, err := modernized(text)
	if err != nil {
		return nil, err
	}
	var r reading
	if err := r.add(c); err != nil {
		return nil, err
	}
	return r.kept()
}

// modernized is what a file of version 1 tells, as the first line of a file of today.
func modernized(text []byte) (*Change, error) {
	var file version1
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	game := &Game{Current: file.Game.Current, Steps: file.Game.Steps}
	if err := file.Game.place(func(i int) *Node { return &game.Steps[i].Node }); err != nil {
		return nil, err
	}
	sudoku := &Sudoku{Current: file.Sudoku.Current, States: file.Sudoku.Steps}
	sudoku.Picked, sudoku.Candidates = file.Sudoku.Picked, file.Sudoku.Candidates
	if err := file.Sudoku.place(func(i int) *Node { return &sudoku.States[i].Node }); err != nil {
		return nil, err
	}
	settings, players, err := modernSettings(file.Settings)
	if err != nil {
		return nil, err
	}
	start := game.startOf(game.Current)
	start.Tags, start.Sides = file.Tags, players
	return &Change{Version: Version, Shown: file.Shown, Game: game, Sudoku: sudoku, Settings: settings}, nil
}

// place tells each node where it stands.
func (t *tree1[F]) place(node func(i int) *Node) error {
	n := len(t.Steps)
	if len(t.Parents) != n || t.Current < 0 || int(t.Current) >= n {
		return errors.New("the session's history has not as many steps as places for them")
	}
	for i, parent := range t.Parents {
		if parent < 0 || int(parent) >= max(i, 1) {
			return errNoTree
		}
		*node(i) = Node{ID: history.ID(i), Parent: parent}
		if before := node(int(parent)); before.Next == 0 {
			before.Next = history.ID(i)
		}
	}
	for id := t.Current; id != 0; id = t.Parents[id] {
		node(int(t.Parents[id])).Next = id
	}
	return nil
}

// startOf is the step that the game of a step starts with.
func (g *Game) startOf(id history.ID) *Step {
	step := &g.Steps[id]
	for step.ID != 0 && (step.Position == nil || !(tictactoe.Step{Origin: step.Kind}).Starts()) {
		step = &g.Steps[step.Parent]
	}
	return step
}

// modernSettings are the settings with who plays as that is told today, and that by itself; nothing of what are none.
func modernSettings(text json.RawMessage) (settings, players json.RawMessage, err error) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil || fields == nil {
		return nil, nil, nil
	}
	var computer struct{ X, O bool }
	if json.Unmarshal(fields["computer"], &computer) != nil {
		computer.X, computer.O = false, false
	}
	var level string
	if json.Unmarshal(fields["level"], &level) != nil {
		level = ""
	}
	players, err = json.Marshal(map[string]side1{"x": sideOf(computer.X, level), "o": sideOf(computer.O, level)})
	if err != nil {
		return nil, nil, err
	}
	delete(fields, "computer")
	delete(fields, "level")
	fields["players"] = players
	settings, err = json.Marshal(fields)
	return settings, players, err
}

// side1 is who plays a side, as it is told today, of those that version 1 knew.
type side1 struct {
	Player string `json:"player,omitempty"` // a person, unless it says otherwise
	Level  string `json:"level,omitempty"`
}

func sideOf(computer bool, level string) side1 {
	if computer {
		return side1{"computer", level}
	}
	return side1{"", level}
}
