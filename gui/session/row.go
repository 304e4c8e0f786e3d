package session

import (
	"bytes"
	"encoding/json"
	"strconv"
	"sync"
	"time"
)

// row is an entry as the index holds it: a line with the key, what is asked of many rows at once, a tab, and the rest
// as JSON, which is parsed once, when it is first needed. A row never changes; another takes its place.
type row struct {
	key     key
	outcome string // a level's name and the result against it, +, - or =; empty for other boards and unfinished games
	place   Place  // in a collection, without the number of Sudokus; older rows have it only in the JSON
	line    []byte // the JSON

	once  sync.Once
	entry *Entry
}

// parsed returns the entry of a row, on any goroutine. If the JSON is damaged, the entry has only the key.
func (r *row) parsed() *Entry {
	r.once.Do(func() {
		r.entry = &Entry{}
		_ = json.Unmarshal(r.line, r.entry)
		r.entry.ID, r.entry.Kind = r.key.ID, r.key.Kind
	})
	return r.entry
}

func rowOf(p Problem, now time.Time) *row {
	e := p.entry()
	e.Used = now.Unix()
	return e.row()
}

func (e *Entry) row() *row {
	return &row{key: e.key(), outcome: e.outcome(), place: e.Place.ofRow(), line: plain(e)}
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

// parseRow reads a line of the index. It returns nil if the line is not a row.
func parseRow(line []byte) *row {
	name, rest, ok := bytes.Cut(line, []byte("\t"))
	id, words, _ := bytes.Cut(name, []byte(" "))
	kind, more, _ := bytes.Cut(words, []byte(" "))
	n, err := strconv.Atoi(string(id))
	r := &row{line: rest}
	for _, known := range kinds() { // shares the names, so that rows need no copies
		if string(kind) == string(known) {
			r.key = key{known, n}
		}
	}
	if !ok || err != nil || n <= 0 || n >= mostBoards || r.key.ID == 0 {
		return nil
	}
	if r.key.Kind == TicTacToe {
		r.outcome = string(more)
	} else if number, text, ok := bytes.Cut(more, []byte(" ")); ok {
		r.place.Text = source(text)
		r.place.Number, _ = strconv.Atoi(string(number))
	}
	return r
}

func (r *row) append(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(r.key.ID), 10)
	dst = append(append(dst, ' '), r.key.Kind...)
	if r.outcome != "" {
		dst = append(append(dst, ' '), r.outcome...)
	}
	if r.place.Text != "" {
		dst = strconv.AppendInt(append(dst, ' '), int64(r.place.Number), 10)
		dst = append(append(dst, ' '), r.place.Text...)
	}
	return append(append(append(dst, '\t'), r.line...), '\n')
}
