package session

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"maps"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/sudoku"
	"ninefold/gui/model/settings"
	"ninefold/gui/model/solver"
)

// Collection is the Sudokus of one text. It is kept as a file of its own and is one entry in the list; a Sudoku of it
// becomes a board when it is first shown. Only its name and its grades ever change.
type Collection struct {
	keptCollection
	id    int
	lines [][]byte // the Sudokus: the 81 cells, or a step as JSON if there is more than given digits
}

// CollectionKind is the kind of a collection's entry. It is no problem of its own.
const CollectionKind Kind = "collection"

// keptCollection is the first line of a collection's file. A line for each Sudoku follows.
type keptCollection struct {
	Stamp  atomicfile.Stamp `json:"stamp"` // of the text
	Form   notation.Form    `json:"form"`
	Name   string           `json:"name,omitempty"`
	Path   settings.Text    `json:"path,omitempty"`   // of the file that the text was in; empty for none
	Begun  int64            `json:"begun,omitempty"`  // Unix time in seconds
	Grades map[int]string   `json:"grades,omitempty"` // of Sudokus that a list has shown, by number
}

// NewCollection returns the Sudokus of a document's text, or nil if ctx ends before. It may run on any goroutine, and
// calls told now and then with the number of those done.
func NewCollection(ctx context.Context, r notation.Reading, d Document, told func(done int)) *Collection {
	const part = 1000
	c := &Collection{keptCollection: keptCollection{
		Stamp: d.Stamp, Form: r.Form, Path: settings.Text(d.Path),
	}}
	for i := range r.Sheets {
		if i%part == 0 {
			told(i)
		}
		if ctx.Err() != nil {
			return nil
		}
		c.lines = append(c.lines, lineOf(&r.Sheets[i]))
	}
	return c
}

func lineOf(s *sudoku.Sheet) []byte {
	if s.Entered == (grid.CellSet{}) && s.Pencil == (sudoku.Pencil{}) {
		return []byte(s.Grid.String())
	}
	return plain(worksheet.FileOf(&worksheet.Worksheet{Game: sudoku.GameFrom(*s)}).Steps[0])
}

// Kept returns the content of the collection's file.
func (c *Collection) Kept() []byte {
	text := append(plain(c.keptCollection), '\n')
	for _, line := range c.lines {
		text = append(append(text, line...), '\n')
	}
	return text
}

// readCollection reads what Kept wrote. The Sudokus are read when they are needed.
func readCollection(id int, text []byte) (*Collection, error) {
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	c := &Collection{id: id}
	if err := json.Unmarshal(first, &c.keptCollection); err != nil {
		return nil, err
	}
	if c.lines = bytes.Split(bytes.TrimSuffix(rest, []byte("\n")), []byte("\n")); c.text() == "" {
		return nil, errors.New("the collection names no text")
	}
	maps.DeleteFunc(c.Grades, func(_ int, grade string) bool { return solver.IsOutdated(grade) })
	return c, nil
}

// text returns the source of the whole text.
func (c *Collection) text() source { return sourceOf(c.Stamp, "", 0) }

func (c *Collection) place(number int) Place { return Place{c.text(), number, len(c.lines)} }

// game returns the first step of a Sudoku.
func (c *Collection) game(number int) (*sudoku.Game, error) {
	if number < 1 || number > len(c.lines) {
		return nil, errNoBoard
	}
	line := c.lines[number-1]
	if !bytes.HasPrefix(line, []byte("{")) {
		g, err := sudoku.Parse(line)
		return sudoku.GameFrom(sudoku.Sheet{Grid: g}), err
	}
	var step worksheet.Step
	if err := json.Unmarshal(line, &step); err != nil {
		return nil, err
	}
	f := worksheet.File{Steps: []worksheet.Step{step}}
	w, err := f.Worksheet()
	return w.Game, err
}

// board makes the board of a Sudoku.
func (c *Collection) board(number int) (*Sudoku, error) {
	game, err := c.game(number)
	if err != nil {
		return nil, err
	}
	s := sudokuFrom(game)
	s.place, s.data.Source, s.saved = c.place(number), c.numbered(number), s.edits()
	if grade, known := c.Grades[number]; known {
		s.grade, s.graded = grade, s.Given()
	}
	if c.Path != "" {
		s.setDocument(Document{Path: string(c.Path), Stamp: c.Stamp})
	}
	return s, nil
}

// numbered returns the source of a Sudoku of the text, as if it had been imported alone.
func (c *Collection) numbered(number int) source { return sourceOf(c.Stamp, c.Form, number) }

// entry describes the collection for the index, with the Unix time of the last change in seconds.
func (c *Collection) entry(used int64) *Entry {
	return Entry{ID: c.id, Kind: CollectionKind, Name: c.Name, File: fileName(c.Path), Begun: c.Begun, Used: used,
		Place: c.place(0), Grid: c.entryOf(1).Grid}.listed()
}

// entryOf describes a Sudoku that has no board yet.
func (c *Collection) entryOf(number int) *Entry {
	if line := c.lines[number-1]; bytes.HasPrefix(line, []byte("{")) {
		if s, err := c.board(number); err == nil {
			return s.Entry()
		}
	}
	return &Entry{Kind: CrossHatching, File: fileName(c.Path), Source: c.numbered(number), Begun: c.Begun,
		Place: c.place(number), Grid: string(c.lines[number-1]), Grade: c.Grades[number]}
}
