package session

import (
	"encoding/json"
	"fmt"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session/file"
)

// kept is what was told of the session last, but for the nodes of the histories.
type kept struct {
	shown    ProblemID
	game     gameKept
	sudoku   sudokuKept
	settings string // as they are kept
}

type gameKept struct{ current, deleted history.ID }

type sudokuKept struct {
	current  history.ID
	picked   int
	counting bool
	spent    time.Duration
}

func (s *Session) keptNow() kept {
	return kept{
		shown: s.Shown, game: gameKept{s.Game.Current(), s.Game.deleted},
		sudoku:   sudokuKept{s.Sudoku.Current(), s.Sudoku.picked, s.Sudoku.counting, s.Sudoku.Spent()},
		settings: string(plain(s.Settings)),
	}
}

// plain is a value of plain values as JSON, which cannot fail.
func plain(value any) json.RawMessage {
	text, _ := json.Marshal(value)
	return text
}

// Whole tells all of the session. The changes that follow it are relative to it.
func (s *Session) Whole() *file.Change {
	s.Game.takeChanged()
	s.Sudoku.Changed()
	s.kept = s.keptNow()
	return &file.Change{
		Version: file.Version, Shown: string(s.Shown), Settings: json.RawMessage(s.kept.settings),
		Game: s.Game.packGame(all(s.Game.Len())), Sudoku: packSudoku(s.Sudoku, all(s.Sudoku.Len())),
	}
}

// Changes tells what changed since Whole or Changes was called last; nil when nothing did. How long that takes does not
// depend on the length of the history.
func (s *Session) Changes() *file.Change {
	before, now := s.kept, s.keptNow()
	game, sudoku := s.Game.takeChanged(), s.Sudoku.Changed()
	c := &file.Change{}
	if before.shown != now.shown {
		c.Shown = string(s.Shown)
	}
	if before.game != now.game || len(game) > 0 {
		c.Game = s.Game.packGame(game)
	}
	if before.sudoku != now.sudoku || len(sudoku) > 0 {
		c.Sudoku = packSudoku(s.Sudoku, sudoku)
	}
	if before.settings != now.settings {
		c.Settings = json.RawMessage(now.settings)
	}
	s.kept = now
	if c.Empty() {
		return nil
	}
	return c
}

func all(n int) []history.ID {
	ids := make([]history.ID, n)
	for i := range ids {
		ids[i] = history.ID(i)
	}
	return ids
}

func (g *Game) packGame(ids []history.ID) *file.Game {
	told := &file.Game{Current: g.Current(), Deleted: g.deleted}
	for _, id := range ids {
		step := file.StepOf(id, g.Node(id))
		step.Tags, step.Forfeit = g.tags[id], file.Text(g.forfeits[id])
		if sides, ok := g.sides[id]; ok {
			step.Sides = plain(sides)
		}
		if d, ok := g.documents[id]; ok {
			changed := d.changes != g.changes[id]
			step.Document = &file.Document{Path: d.Path, Form: d.Form, Stamp: d.Stamp, Changed: changed}
		}
		told.Steps = append(told.Steps, step)
	}
	return told
}

func packSudoku(s *Sudoku, ids []history.ID) *file.Sudoku {
	told := &file.Sudoku{Current: s.Current(), Picked: s.picked, Candidates: s.counting,
		Spent: s.Spent().Milliseconds()}
	for _, id := range ids {
		state := file.StateOf(id, s.Node(id))
		state.Hints = s.hints[id]
		if d, ok := s.documents[id]; ok {
			state.Document = &file.Document{Path: d.Path, Form: d.Form, Stamp: d.Stamp, State: d.state}
		}
		told.States = append(told.States, state)
	}
	return told
}

// Open reads what Whole and Changes wrote, as one line or as many. It refuses whatever cannot be a session of this
// program; of the settings, only those that cannot be are left at what they are at first. Changes may be added to the
// text when it is whole; otherwise Whole has to take its place.
func Open(text []byte) (s *Session, whole bool, err error) {
	k, whole, err := file.Read(text)
	if err != nil {
		return nil, false, err
	}
	if s, err = from(k); err != nil {
		return nil, false, err
	}
	return s, whole, nil
}

func from(k *file.Kept) (*Session, error) {
	s := New()
	s.Shown = ProblemID(k.Shown)
	if s.Shown != TicTacToe && s.Shown != CrossHatching {
		return nil, fmt.Errorf("the session shows %q, which is no board", s.Shown)
	}
	if k.Settings != nil {
		if err := json.Unmarshal(k.Settings, &s.Settings); err != nil {
			return nil, err
		}
	}
	s.Game.Game, s.Game.deleted = &tictactoe.Game{Tree: k.Games}, k.Game.Deleted
	if err := s.Game.unpackGame(k.Game); err != nil {
		return nil, err
	}
	s.Sudoku.Game = &crosshatch.Game{Tree: k.Grids}
	s.Sudoku.picked, s.Sudoku.counting = k.Sudoku.Picked, k.Sudoku.Candidates
	s.Sudoku.timed, s.Sudoku.spent = s.Sudoku.Line()[0], time.Duration(k.Sudoku.Spent)*time.Millisecond
	for _, f := range k.Sudoku.States {
		if f.Hints > 0 {
			s.Sudoku.hints[f.ID] = f.Hints
		}
		if d := f.Document; d != nil {
			s.Sudoku.documents[f.ID] = sudokuDocument{Document{d.Path, d.Form, d.Stamp}, d.State}
		}
	}
	s.kept = s.keptNow()
	return s, nil
}

// unpackGame takes over what is told of a game's steps besides their positions.
func (g *Game) unpackGame(told *file.Game) error {
	clear(g.sides)
	clear(g.changes)
	for _, f := range told.Steps {
		if f.Tags != nil {
			g.tags[f.ID] = f.Tags
		}
		if f.Forfeit != "" {
			g.forfeits[f.ID] = string(f.Forfeit)
		}
		if f.Sides != nil {
			var sides Sides
			if err := json.Unmarshal(f.Sides, &sides); err != nil {
				return err
			}
			sides.check()
			g.sides[f.ID] = sides
		}
		if d := f.Document; d != nil {
			g.documents[f.ID] = gameDocument{Document{d.Path, d.Form, d.Stamp}, 0}
			if d.Changed {
				g.documents[f.ID] = gameDocument{Document{d.Path, d.Form, d.Stamp}, -1}
			}
		}
	}
	return nil
}
