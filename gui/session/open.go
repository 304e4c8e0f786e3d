package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Open reads an index written by Keep, and the boards that it shows. It fails if the text is no index. Boards that
// cannot be read are returned as losses. Settings with impossible values get their defaults.
func Open(text []byte, shelf Shelf) (s *Session, losses []Unreadable, err error) {
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	h := head{Settings: firstSettings()}
	if err := json.Unmarshal(first, &h); err != nil {
		return nil, nil, err
	}
	if h.Version != indexVersion {
		return nil, nil, fmt.Errorf("version %d of the index of the boards is not known", h.Version)
	}
	s = New()
	s.shelf, s.Settings = shelf, h.Settings
	s.index.next = min(max(1, h.Next), mostBoards)
	known := s.index.read(rest)
	for _, k := range h.Before {
		if known[k] {
			s.before = append(s.before, visit{key: k})
		}
	}
	for _, k := range [...]key{h.Other, h.Shown} {
		if !known[k] {
			continue
		}
		p, err := s.load(k)
		switch {
		case err == nil:
			s.put(p)
		case !errors.Is(err, errNoBoard):
			losses = append(losses, Unreadable{k.file(), err})
			fallthrough
		default:
			s.forget(k)
		}
	}
	if s.Shown = TicTacToe; h.Shown.Kind == CrossHatching {
		s.Shown = CrossHatching
	}
	s.index.head = string(first)
	return s, losses, nil
}

// read reads the rows of an index, and returns which boards they name.
func (x *index) read(lines []byte) (known map[key]bool) {
	most := bytes.Count(lines, []byte("\n")) + 1
	x.rows, known = make([]*row, 0, most), make(map[key]bool, most)
	known[key{TicTacToe, 0}], known[key{CrossHatching, 0}] = true, true
	for line := range bytes.Lines(lines) {
		if r := parseRow(bytes.TrimSuffix(line, []byte("\n"))); r != nil && !known[r.key] {
			known[r.key] = true
			x.rows = append(x.rows, r)
			x.next = max(x.next, r.key.ID+1)
		}
	}
	x.found = newLookup(most)
	for _, r := range slices.Backward(x.rows) { // the latest last, so that it is the one found
		x.found.add(r)
	}
	return known
}

// mostBoards is more than anybody has, and far below the largest int.
const mostBoards = 1 << 30

// Unreadable is a board that cannot be read.
type Unreadable struct {
	File string
	Err  error
}

// Rebuilt returns a session made from the given files of boards, without an index. It ignores files that are no boards.
func Rebuilt(shelf Shelf, files []string) *Session {
	s := New()
	s.shelf = shelf
	s.AdoptLater(func() []string { return files })
	s.Adopt()
	return s
}

// AdoptLater prepares for Adopt to add boards written after the index, because the program was killed in between. It
// ignores older files that the index does not name. files lists all boards' files; it is called once, on any goroutine.
// The returned function may run on any goroutine too and reports whether Adopt would add boards.
func (s *Session) AdoptLater(files func() []string) (found func() bool) {
	next := s.index.next // boards with lower numbers were in the index
	rows := slices.Clone(s.index.rows)
	newer := sync.OnceValue(func() []key {
		return slices.DeleteFunc(keysOf(files()), func(k key) bool { return k.ID < next })
	})
	s.newer = newer
	return func() bool {
		for _, r := range rows {
			r.parsed() // so that it is done before the first import needs it
		}
		return len(newer()) > 0
	}
}

// Adopt adds the boards of AdoptLater, before anything is kept. Later boards get higher numbers.
func (s *Session) Adopt() {
	if s.newer == nil {
		return
	}
	newer := s.newer()
	s.newer = nil
	for _, k := range newer {
		s.index.next = k.ID + 1
		s.adopt(k)
	}
}

// adopt adds a board, or a collection, whose file the index does not name.
func (s *Session) adopt(k key) {
	if k.Kind == CollectionKind {
		if c, err := s.loadCollection(k); err == nil && s.index.found.collections[c.text()] == nil {
			e := c.entry(s.solvedIn(c.text()), time.Unix(c.Begun, 0))
			s.index.put(e.row())
		}
		return
	}
	if p, err := s.load(k); err == nil && !p.Untouched() {
		s.enter(rowOf(p, p.own().begun), p.own().begun)
	}
}

// rows returns the rows of all boards, after Adopt.
func (s *Session) rows() []*row {
	s.Adopt()
	return s.index.rows
}

// keysOf returns the keys of those files that have names of boards, sorted by number.
func keysOf(files []string) (keys []key) {
	for _, file := range files {
		name, ending, _ := strings.Cut(strings.TrimPrefix(file, BoardFolder+"/"), ".")
		var k key
		for _, kind := range kinds() {
			if ending == fileEnding(kind) {
				k.Kind = kind
			}
		}
		k.ID, _ = strconv.Atoi(name)
		if 0 < k.ID && k.ID < mostBoards && k.file() == file {
			keys = append(keys, k)
		}
	}
	slices.SortFunc(keys, func(a, b key) int { return a.ID - b.ID })
	return keys
}
