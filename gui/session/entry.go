package session

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strconv"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Entry describes a board for a list. It is plain data, so a list needs no boards.
type Entry struct {
	ID     int       `json:"-"`
	Kind   ProblemID `json:"kind"`
	Name   string    `json:"name,omitempty"`   // given by the user
	File   string    `json:"file,omitempty"`   // the document's name without its folder
	Source source    `json:"source,omitempty"` // the text it was imported from
	Copy   int       `json:"copy,omitempty"`   // 2 for the second board of that source or file; 0 for the first
	Judge  bool      `json:"judge,omitempty"`  // it was read from a judge's text and not changed since
	Empty  bool      `json:"empty,omitempty"`  // nothing was ever done on it
	Begun  int64     `json:"begun"`            // Unix time in seconds
	Used   int64     `json:"used"`             // Unix time in seconds of the last change

	// Of a game.
	X        Who       `json:"x,omitzero"`
	O        Who       `json:"o,omitzero"`
	Mail     string    `json:"mail,omitempty"`     // the side, X or O, that plays by mail
	Position *position `json:"position,omitempty"` // at the end of the line told, whichever step is shown
	Moves    int       `json:"moves,omitempty"`
	Result   string    `json:"result,omitempty"`   // as in a record; empty while the game goes on
	Mistakes int       `json:"mistakes,omitempty"` // found by a review in the user's own moves

	// Of a Sudoku.
	Grid       string        `json:"grid,omitempty"`    // the judge's text of the givens
	Entered    string        `json:"entered,omitempty"` // the judge's text of all digits, if there are others
	Grade      string        `json:"grade,omitempty"`
	Spent      time.Duration `json:"spent,omitempty"`
	Collection Collection    `json:"collection,omitzero"`
}

// Who names the player of a side, and the kind of player who made or will make its moves.
type Who struct {
	Name   string        `json:"name,omitempty"`
	Player record.Player `json:"player,omitzero"`
}

func (e *Entry) key() key { return key{e.Kind, e.ID} }

// Shows returns the position of a game.
func (e *Entry) Shows() tictactoe.Position {
	if e.Position != nil {
		if p, err := unpackPosition(e.Position); err == nil {
			return p
		}
	}
	return tictactoe.New(tictactoe.Judge)
}

// Grids returns a Sudoku's givens, and all of its digits.
func (e *Entry) Grids() (given, all crosshatch.Grid) {
	given, _ = crosshatch.Parse([]byte(e.Grid))
	if e.Entered == "" {
		return given, given
	}
	all, _ = crosshatch.Parse([]byte(e.Entered))
	return given, all
}

// Own returns the side that the user plays against a level of the computer, and the level. It reports false for other
// games.
func (e *Entry) Own() (own tictactoe.Mark, level string, ok bool) {
	isLevel := func(w Who) bool { return w.Player.Kind == record.Computer && w.Player.Name != "" }
	isUser := func(w Who) bool { return w.Player.Kind == "" && w.Name == "" }
	switch {
	case e.Mail != "":
	case isLevel(e.O) && isUser(e.X):
		return tictactoe.X, e.O.Player.Name, true
	case isLevel(e.X) && isUser(e.O):
		return tictactoe.O, e.X.Player.Name, true
	}
	return tictactoe.Empty, "", false
}

func (b *board) entryOf(kind ProblemID) Entry {
	e := Entry{ID: b.id, Kind: kind, Name: b.name, Source: b.source, Copy: b.copy, Begun: b.begun.Unix()}
	if b.document.Path != "" {
		e.File = filepath.Base(b.document.Path)
	}
	return e
}

func (g *Game) entry() Entry {
	e := g.entryOf(TicTacToe)
	line := g.lineOfResult()
	end := g.State(history.Last(line))
	p := end.Position
	e.X, e.O = g.who(tictactoe.X), g.who(tictactoe.O)
	e.Position, e.Empty = packPosition(&p), g.Untouched()
	e.Judge = g.Len() == 1 && (g.document.Form == notation.Judge || p.Rules() == tictactoe.Judge && !g.Unbegun())
	if sender := g.sides.sender(); sender != tictactoe.Empty {
		e.Mail = sender.Other().String()
	}
	e.Moves = g.moves(line)
	e.Mistakes = len(g.Mistakes())
	e.Result = resultOf(end)
	return e
}

// lineOfResult returns the line shown; the main line if only that has an end, as in a game whose side lines are looked
// into.
func (g *Game) lineOfResult() []history.ID {
	line, main := g.Line(), g.Main()
	if resultOf(g.State(history.Last(line))) == "" && resultOf(g.State(history.Last(main))) != "" {
		return main
	}
	return line
}

// resultOf returns the result of a game with this last step, as in a record's tag; "" if it goes on.
func resultOf(end tictactoe.Step) string {
	p := end.Position
	if end.Forfeit != "" {
		return lostBy(p.Turn())
	}
	if result := record.Result(&p); result != "*" {
		return result
	}
	return ""
}

// who names the player of a side, also of one that is over.
func (g *Game) who(m tictactoe.Mark) Who {
	who := Who{Name: g.Tag(m.String()), Player: g.PlayedBy(m)}
	if side := g.sides.Side(m); side.Machine() {
		who.Player = side.recorded()
	}
	return who
}

func (s *Sudoku) entry() Entry {
	e := s.entryOf(CrossHatching)
	end := s.atEnd()
	given, all := end.Given(), end.Grid()
	e.Grid, e.Grade, e.Spent, e.Empty = string(crosshatch.AppendText(nil, &given)), s.Grade(), s.spent, s.Untouched()
	e.Collection = s.collection
	e.Judge = s.OfJudge() && s.Len() == 1
	if all != given {
		e.Entered = string(crosshatch.AppendText(nil, &all))
	}
	return e
}

// row is an entry as the index holds it: a line with the board's key and its result against a level, a tab, and the
// rest as JSON, which is parsed only when needed.
type row struct {
	key     key
	outcome string // a level's name and the result against it, +, - or =; empty for other boards and unfinished games
	line    []byte // the JSON
}

// outcome returns the field outcome of the entry's row.
func (e *Entry) outcome() string {
	own, level, ok := e.Own()
	switch {
	case !ok || e.Result == "":
		return ""
	case e.Result == lostBy(own.Other()):
		return level + "+"
	case e.Result == lostBy(own):
		return level + "-"
	}
	return level + "="
}

// key identifies a board and its file.
type key struct {
	Kind ProblemID `json:"kind"`
	ID   int       `json:"id,omitempty"` // 0 for a board on which nothing was done
}

func keyOf(p Problem) key {
	k := fileOf(p)
	if p.Untouched() {
		k.ID = 0
	}
	return k
}

// fileOf returns the key of a board's file. A board on which all was undone may still have one.
func fileOf(p Problem) key { return key{p.ID(), p.own().id} }

func (k key) file() string {
	ending := ".ninefold"
	if k.Kind == CrossHatching {
		ending = ".sudoku"
	}
	return BoardFolder + "/" + strconv.Itoa(k.ID) + ending
}

// empty reports whether nothing was done on the row's board. It parses nothing.
func (r row) empty() bool { return bytes.Contains(r.line, []byte(`"empty":true`)) }

// parse returns the entry of a row. If the JSON is damaged, the entry has only the key.
func (r row) parse() Entry {
	var e Entry
	_ = json.Unmarshal(r.line, &e)
	e.ID, e.Kind = r.key.ID, r.key.Kind
	return e
}

func rowOf(p Problem, now time.Time) row {
	e := p.entry()
	e.Used = now.Unix()
	return row{e.key(), e.outcome(), plain(e)}
}

// parseRow reads a line of the index. It reports false if the line is not a row.
func parseRow(line []byte) (row, bool) {
	name, rest, ok := bytes.Cut(line, []byte("\t"))
	id, words, _ := bytes.Cut(name, []byte(" "))
	kind, outcome, _ := bytes.Cut(words, []byte(" "))
	n, err := strconv.Atoi(string(id))
	ok = ok && err == nil && 0 < n && n < mostBoards
	for _, known := range [...]ProblemID{TicTacToe, CrossHatching} { // shares the names, so that rows need no copies
		if string(kind) == string(known) {
			return row{key{known, n}, string(outcome), rest}, ok
		}
	}
	return row{}, false
}

func (r row) append(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(r.key.ID), 10)
	dst = append(append(dst, ' '), r.key.Kind...)
	if r.outcome != "" {
		dst = append(append(dst, ' '), r.outcome...)
	}
	return append(append(append(dst, '\t'), r.line...), '\n')
}
