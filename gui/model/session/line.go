package session

import (
	"bytes"
	"encoding/json"
	"strconv"
	"time"
)

// An entry is a line of the index: the board's number, its kind, a tab, and the entry as JSON.

// keptEntry describes a board that changed last at a time.
func keptEntry(p Problem, changed time.Time) *Entry {
	e := p.entry()
	e.Used = changed.Unix()
	return e.kept()
}

// kept returns the entry with its line.
func (e Entry) kept() *Entry {
	e.line = strconv.AppendInt(nil, int64(e.ID), 10)
	e.line = append(append(e.line, ' '), e.Kind...)
	e.line = append(append(e.line, '\t'), plain(e)...)
	return &e
}

// readEntry reads a line of the index, where older versions wrote more words after the kind. It returns nil if the line
// names no board. If its JSON is damaged, the entry has only the number and the kind.
func readEntry(line []byte) *Entry {
	name, text, ok := bytes.Cut(line, []byte("\t"))
	number, words, _ := bytes.Cut(name, []byte(" "))
	kind, _, _ := bytes.Cut(words, []byte(" "))
	id, err := strconv.Atoi(string(number))
	if !ok || err != nil || id <= 0 || id >= mostBoards {
		return nil
	}
	e := &Entry{}
	if json.Unmarshal(text, e) != nil {
		*e = Entry{}
	}
	e.ID, e.Kind, e.line = id, "", line
	for _, known := range kinds() {
		if string(kind) == string(known) {
			e.Kind = known
			return e
		}
	}
	return nil
}
