package session

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/settings"
)

// Entry describes a board, or a collection of Sudokus, for a list. It is plain data, so a list needs no boards. Those
// that a session returns are the session's own and never change: another takes the place of one that is out of date.
type Entry struct {
	ID     int    `json:"-"`
	Kind   Kind   `json:"kind"`
	Name   string `json:"name,omitempty"`   // given by the user
	Fails  string `json:"fails,omitempty"`  // the program that fails on it as a case
	File   string `json:"file,omitempty"`   // the document's name without its folder
	Source source `json:"source,omitempty"` // the text it was imported from
	Copy   int    `json:"copy,omitempty"`   // 2 for the second board of that source or file; 0 for the first
	Judge  bool   `json:"judge,omitempty"`  // a judge's text, perhaps edited, on which nothing was played or deduced
	Empty  bool   `json:"empty,omitempty"`  // nothing was ever done on it
	Begun  int64  `json:"begun"`            // Unix time in seconds
	Used   int64  `json:"used"`             // Unix time in seconds of the last change

	// Of a game.
	X        Who       `json:"x,omitzero"`
	O        Who       `json:"o,omitzero"`
	Mail     string    `json:"mail,omitempty"`     // the side, X or O, that plays by mail
	User     string    `json:"user,omitempty"`     // the side, X or O, that plays here against a machine
	Position *position `json:"position,omitempty"` // at the end of the main line, whichever step is shown
	Moves    int       `json:"moves,omitempty"`
	Result   string    `json:"result,omitempty"`   // as in a record; empty while the game goes on
	Resigned bool      `json:"resigned,omitempty"` // by who has lost
	Mistakes int       `json:"mistakes,omitempty"` // found by a review in the user's own moves
	Reviewed bool      `json:"reviewed,omitempty"`
	Hints    int       `json:"hints,omitempty"` // how often the user was told what to play

	// Of a Sudoku.
	Grid    string        `json:"grid,omitempty"`    // the judge's text of the givens
	Entered string        `json:"entered,omitempty"` // the judge's text of all digits, if there are others
	Grade   string        `json:"grade,omitempty"`
	Spent   time.Duration `json:"spent,omitempty"`
	Place   Place         `json:"collection,omitzero"` // of a collection: the text, and how many Sudokus there are

	// Of a collection.
	Solved int `json:"solved,omitempty"` // of its Sudokus

	Removed int64 `json:"removed,omitempty"` // when the user removed it, in nanoseconds of Unix time

	json    []byte        // as the index has it; nil for an entry that is not in it
	version func() string // of the file as described; any goroutine may call it once the file is written
}

// Who names the player of a side, and the kind of player who made or will make its moves.
type Who struct {
	Name   string        `json:"name,omitempty"`
	Player record.Player `json:"player,omitzero"`
}

func (e *Entry) key() Key { return Key{e.Kind, e.ID} }

// EndPosition returns the position at the end of a game, whichever step is shown.
func (e *Entry) EndPosition() tictactoe.Position {
	if e.Position != nil {
		if p, ok := unpackPosition(e.Position); ok {
			return p
		}
	}
	return tictactoe.New(tictactoe.Judge)
}

// Grids returns a Sudoku's givens, and all of its digits.
func (e *Entry) Grids() (given, all sudoku.Grid) {
	given, _ = sudoku.Parse([]byte(e.Grid))
	if e.Entered == "" {
		return given, given
	}
	all, _ = sudoku.Parse([]byte(e.Entered))
	return given, all
}

// IsSolved reports whether a Sudoku has all digits, and none contradicts another. Of no entry it returns false.
func (e *Entry) IsSolved() bool {
	if e == nil || e.Kind != CrossHatching || strings.Contains(cmp.Or(e.Entered, e.Grid), ".") {
		return false
	}
	_, all := e.Grids()
	_, wrong := all.Contradiction()
	return all.Count() == grid.Cells && !wrong
}

// Own returns the side that the user plays against a level of the computer, and the level. It reports false for other
// games. In a game that was played elsewhere only a person without a name is the user.
func (e *Entry) Own() (own tictactoe.Mark, level string, ok bool) {
	isLevel := func(w Who) bool { return w.Player.Kind == record.Computer && w.Player.Name != "" }
	isUser := func(m tictactoe.Mark, w Who) bool {
		return w.Player.Kind == "" && (w.Name == "" || e.User == m.String())
	}
	switch {
	case e.Mail != "":
	case isLevel(e.O) && isUser(tictactoe.X, e.X):
		return tictactoe.X, e.O.Player.Name, true
	case isLevel(e.X) && isUser(tictactoe.O, e.O):
		return tictactoe.O, e.X.Player.Name, true
	}
	return tictactoe.Empty, "", false
}

// UserSide returns the side that the user plays against a level or by mail. It reports false for other games.
func (e *Entry) UserSide() (own tictactoe.Mark, is bool) {
	switch e.Mail {
	case "X":
		return tictactoe.O, true
	case "O":
		return tictactoe.X, true
	}
	own, _, is = e.Own()
	return own, is
}

// Awaited reports whether it is the user's move in a game against a level or by mail.
func (e *Entry) Awaited() bool {
	own, is := e.UserSide()
	if !is || e.Result != "" {
		return false
	}
	p := e.EndPosition()
	return p.Turn() == own
}

// Ending is how a game ended for the user.
type Ending uint8

// The endings.
const (
	Lost Ending = iota
	Drawn
	Won
)

// Ending returns how the user's game against a level ended. It reports false if the game does not count: it goes on, it
// is none of the user's, or it was not lost, but with hints.
func (e *Entry) Ending() (ending Ending, counts bool) {
	own, _, ok := e.Own()
	switch {
	case !ok || e.Result == "":
		return Lost, false
	case e.Result == record.LostBy(own.Other()):
		return Won, e.Hints == 0
	case e.Result == record.LostBy(own):
		return Lost, true
	}
	return Drawn, e.Hints == 0
}

// fileName returns a path's name without its folder; "" for no path.
func fileName(path settings.Text) string {
	if path == "" {
		return ""
	}
	return filepath.Base(string(path))
}

func (m *Meta) entryOf(kind Kind) *Entry {
	d := &m.data
	return &Entry{ID: m.id, Kind: kind, Name: d.Name, Fails: d.Fails, File: fileName(d.Path), Source: d.Source,
		Copy: d.Copy, Begun: d.Begun, Used: d.Used}
}

// Entry describes the game for a list.
func (g *Game) Entry() *Entry {
	e := g.entryOf(TicTacToe)
	line := g.Standing()
	end := g.State(history.Last(line))
	p := end.Position
	e.X, e.O = whoPlays(g, tictactoe.X), whoPlays(g, tictactoe.O)
	e.Position, e.Empty = packPosition(&p), g.Untouched()
	e.Judge = isJudges(g, line)
	if sender := g.sides.Sender(); sender != tictactoe.Empty {
		e.Mail = sender.Other().String()
	}
	if m, _ := g.sides.Own(); g.sides.AgainstMachine() {
		e.User = m.String()
	}
	e.Moves = g.CountMoves(line)
	e.Mistakes, e.Reviewed, e.Hints = len(MistakesIn(g)), g.Review() != nil, g.hints
	e.Result, e.Resigned = resultOf(end), end.Forfeit == record.Resignation(p.Turn())
	return e
}

// isJudges reports whether the line to a step began by a judge's text and was only edited since.
func isJudges(g *Game, line []history.ID) bool {
	first := g.State(0)
	if first.Origin == tictactoe.Started || first.Position.Rules() != tictactoe.Judge {
		return false
	}
	return !slices.ContainsFunc(line[1:], func(id history.ID) bool { return g.State(id).Origin != tictactoe.Edited })
}

// resultOf returns the result of a game with this last step, as in a record's tag; "" if it goes on.
func resultOf(end tictactoe.Step) string {
	p := end.Position
	if end.Forfeit != "" {
		return record.LostBy(p.Turn())
	}
	if result := record.Result(&p); result != "*" {
		return result
	}
	return ""
}

// whoPlays names the player of a side, also of one that is over.
func whoPlays(g *Game, m tictactoe.Mark) Who {
	who := Who{Name: g.Tag(m.String()), Player: g.PlayedBy(m)}
	if side := g.sides.Side(m); side.Machine() && !(g.Decided() && replaced(g, m)) {
		who.Player = side.Recorded()
	}
	return who
}

// Entry describes the Sudoku for a list.
func (s *Sudoku) Entry() *Entry {
	e := s.entryOf(CrossHatching)
	end := s.atLast()
	given, all := end.Given(), end.Grid()
	e.Grid, e.Grade, e.Spent, e.Empty = string(sudoku.AppendText(nil, &given)), s.Grade(), s.spent, s.Untouched()
	e.Place = s.place
	e.Judge = s.OfJudge() && s.Len() == 1
	if all != given {
		e.Entered = string(sudoku.AppendText(nil, &all))
	}
	return e
}

// Key identifies a board and its file.
type Key struct {
	Kind Kind `json:"kind"`
	ID   int  `json:"id,omitempty"` // 0 for a board that has no file
}

func keyOf(b Board) Key { return Key{b.Kind(), b.meta().id} }

// mostBoards is more than anybody has, and far below the largest int.
const mostBoards = 1 << 30

// fileEndings has the kinds of entries, with the endings of their files.
var fileEndings = map[Kind]string{TicTacToe: "ninefold", CrossHatching: "sudoku", CollectionKind: "collection"}

func (k Key) file() string {
	return BoardFolder + "/" + strconv.Itoa(k.ID) + "." + fileEndings[k.Kind]
}

// keyOfFile returns the key whose file has a name, and reports false for other names.
func keyOfFile(name string) (Key, bool) {
	number, ending, _ := strings.Cut(strings.TrimPrefix(name, BoardFolder+"/"), ".")
	id, _ := strconv.Atoi(number)
	for kind, its := range fileEndings {
		if k := (Key{kind, id}); ending == its && 0 < id && id < mostBoards && k.file() == name {
			return k, true
		}
	}
	return Key{}, false
}
