package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// The session is kept as lines of JSON, each of them a change. The first begins with nothing and so tells all; every
// later one tells what differs from those before it. A line is short however long the history is.

// fileVersion is raised when an older program could not read what a newer one wrote.
const fileVersion = 2

// change is a line of the session's file. What is missing is as it was.
type change struct {
	Version  int         `json:"version,omitempty"` // on the first line
	Shown    ProblemID   `json:"shown,omitempty"`
	Game     *gameFile   `json:"game,omitempty"`
	Sudoku   *sudokuFile `json:"crosshatch,omitempty"`
	Settings *Settings   `json:"settings,omitempty"`
}

// nodeFile is where a node of a history stands.
type nodeFile struct {
	ID      history.ID `json:"id"`
	Parent  history.ID `json:"parent,omitempty"`
	Next    history.ID `json:"next,omitempty"`
	Deleted bool       `json:"deleted,omitempty"`
}

// Change is a line of the session's file that is still to be written.
type Change struct {
	change
	settings Settings
}

// Line is the line, with its line end. It can be made in any goroutine.
func (c *Change) Line() ([]byte, error) {
	text, err := json.Marshal(c.change)
	return append(text, '\n'), err
}

// Whole tells all of the session. The changes that follow it are relative to it.
func (s *Session) Whole() *Change {
	s.Game.Changed()
	s.Sudoku.Changed()
	s.kept = s.keptNow()
	c := &Change{settings: s.Settings}
	c.change = change{
		Version: fileVersion, Shown: s.Shown, Settings: &c.settings,
		Game: packGame(s.Game, all(s.Game.Len())), Sudoku: packSudoku(s.Sudoku, all(s.Sudoku.Len())),
	}
	return c
}

// Changes tells what changed since Whole or Changes was called last; nil when nothing did. How long that takes does not
// depend on the length of the history.
func (s *Session) Changes() *Change {
	before, now := s.kept, s.keptNow()
	game, sudoku := s.Game.Changed(), s.Sudoku.Changed()
	c := &Change{settings: s.Settings}
	if before.shown != now.shown {
		c.Shown = s.Shown
	}
	if before.game != now.game || len(game) > 0 {
		c.Game = packGame(s.Game, game)
	}
	if before.sudoku != now.sudoku || len(sudoku) > 0 {
		c.Sudoku = packSudoku(s.Sudoku, sudoku)
	}
	if before.settings != now.settings {
		c.Settings = &c.settings
	}
	s.kept = now
	if c.change == (change{}) {
		return nil
	}
	return c
}

// keptSudoku is what was told of the session last, but for the nodes of the histories.
type kept struct {
	shown    ProblemID
	game     gameKept
	sudoku   sudokuKept
	settings string
}

func (s *Session) keptNow() kept {
	settings, _ := json.Marshal(s.Settings) // of plain values, which cannot fail
	return kept{s.Shown, keptGame(s.Game), keptSudoku(s.Sudoku), string(settings)}
}

func all(n int) []history.ID {
	ids := make([]history.ID, n)
	for i := range ids {
		ids[i] = history.ID(i)
	}
	return ids
}

// Open reads what Whole and Changes wrote. A last line that is not whole, as when the program was killed while it wrote,
// is left out. It refuses whatever cannot be a session of this program; of the settings, only those that cannot be are
// left at what they are at first. Changes may be added to the text when it is whole and of this version; otherwise Whole
// has to take its place.
func Open(text []byte) (s *Session, whole bool, err error) {
	var r reading
	for n := 1; len(text) > 0; n++ {
		row, rest, ended := bytes.Cut(text, []byte("\n"))
		var c change
		err := json.Unmarshal(row, &c)
		switch {
		case err != nil && !ended && n > 1:
			s, err := r.session()
			return s, false, err
		case err != nil:
			return nil, false, fmt.Errorf("line %d: %w", n, err)
		case n == 1 && c.Version == 1:
			s, err := openVersion1(row)
			return s, false, err
		case n == 1 && c.Version != fileVersion:
			return nil, false, fmt.Errorf("version %d of the session is not known", c.Version)
		}
		if err := r.add(&c); err != nil {
			return nil, false, fmt.Errorf("line %d: %w", n, err)
		}
		text, whole = rest, ended
	}
	s, err = r.session()
	return s, whole, err
}

// Shorten makes one line of all the lines of a session's file.
func Shorten(text []byte) ([]byte, error) {
	s, _, err := Open(text)
	if err != nil {
		return nil, err
	}
	return s.Whole().Line()
}

// reading is what the lines read so far tell.
type reading struct {
	last   change // the latest of each but the nodes
	steps  []stepFile
	states []stateFile
}

var errNoTree = errors.New("the session's history does not hang together")

func (r *reading) add(c *change) error {
	var err error
	if c.Shown != "" {
		r.last.Shown = c.Shown
	}
	if c.Game != nil {
		r.last.Game = c.Game
		if r.steps, err = merged(r.steps, c.Game.Steps, func(f *stepFile) history.ID { return f.ID }); err != nil {
			return err
		}
	}
	if c.Sudoku != nil {
		r.last.Sudoku = c.Sudoku
		if r.states, err = merged(r.states, c.Sudoku.States, func(f *stateFile) history.ID { return f.ID }); err != nil {
			return err
		}
	}
	if c.Settings != nil {
		r.last.Settings = c.Settings
	}
	return nil
}

// merged puts nodes at the places that their IDs name.
func merged[F any](nodes, changed []F, id func(*F) history.ID) ([]F, error) {
	for i := range changed {
		switch at := int(id(&changed[i])); {
		case at == len(nodes):
			nodes = append(nodes, changed[i])
		case at >= 0 && at < len(nodes):
			nodes[at] = changed[i]
		default:
			return nil, errNoTree
		}
	}
	return nodes, nil
}

func (r *reading) session() (*Session, error) {
	if r.last.Game == nil || r.last.Sudoku == nil {
		return nil, errors.New("the session has no boards")
	}
	if r.last.Shown != TicTacToe && r.last.Shown != CrossHatching {
		return nil, fmt.Errorf("the session shows %q, which is no board", r.last.Shown)
	}
	s := New()
	s.Shown = r.last.Shown
	if r.last.Settings != nil {
		s.Settings = *r.last.Settings
	}
	game, err := restore(r.steps, r.last.Game.Current, unpackStep)
	if err != nil {
		return nil, err
	}
	s.Game.Game = &tictactoe.Game{Tree: game}
	if s.Game.deleted = r.last.Game.Deleted; !canUndelete(s.Game) {
		return nil, errNoTree
	}
	for _, f := range r.steps {
		if f.Tags != nil {
			s.Game.tags[f.ID] = unpackTags(f.Tags)
		}
		if f.Forfeit != "" {
			s.Game.forfeits[f.ID] = string(f.Forfeit)
		}
	}
	if err := checkSudoku(r.last.Sudoku); err != nil {
		return nil, err
	}
	grids, err := restore(r.states, r.last.Sudoku.Current, unpackState)
	if err != nil {
		return nil, err
	}
	s.Sudoku.Game = &crosshatch.Game{Tree: grids}
	s.Sudoku.picked, s.Sudoku.counting = r.last.Sudoku.Picked, r.last.Sudoku.Candidates
	s.kept = s.keptNow()
	return s, nil
}

// restore builds a history from its nodes; unpack is given the state before each, the zero state for the first.
func restore[S history.State, F interface{ node() nodeFile }](files []F, current history.ID, unpack func(*F, S) (S, error)) (*history.Tree[S], error) {
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

func packNode[S history.State](id history.ID, n history.Node[S]) nodeFile {
	return nodeFile{ID: id, Parent: n.Parent, Next: n.Next, Deleted: n.Deleted}
}

func (f nodeFile) node() nodeFile { return f }
