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
)

// Open reads an index written by Keep: the settings, the boards that it shows, and all the rest if that takes less time
// than a frame. Await and Adopt do what is left. Open fails if the text is no index. Boards that cannot be read are
// returned as losses. Settings with impossible values get their defaults.
func Open(text []byte, shelf Shelf) (s *Session, losses []Unreadable, err error) {
	first, lines, _ := bytes.Cut(text, []byte("\n"))
	h := head{Settings: firstSettings()}
	if err := json.Unmarshal(first, &h); err != nil {
		return nil, nil, err
	}
	if h.Version != indexVersion {
		return nil, nil, fmt.Errorf("version %d of the index of the boards is not known", h.Version)
	}
	s = New()
	s.shelf, s.Settings = shelf, h.Settings
	for _, k := range h.Before {
		s.before = append(s.before, visit{key: k})
	}
	var lost []key
	for _, k := range [...]key{h.Other, h.Shown} {
		if k.Kind != TicTacToe && k.Kind != CrossHatching || k.ID < 0 {
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
			lost = append(lost, k)
		}
	}
	if s.Shown = TicTacToe; h.Shown.Kind == CrossHatching {
		s.Shown = CrossHatching
	}
	read := func() index {
		x := readIndex(lines, min(max(1, h.Next), mostBoards))
		for _, k := range lost {
			x.forget(k)
		}
		return x
	}
	if len(lines) < soon {
		s.index = read()
	}
	s.index.head = string(first)
	s.willRead(read)
	return s, losses, nil
}

// soon is the size of an index that is read in less time than a frame takes.
const soon = 64 << 10

// willRead prepares for Adopt to take an index, with the boards that are newer than it.
func (s *Session) willRead(read func() index) {
	shelf := s.shelf
	s.coming = sync.OnceValue(func() index {
		x := read()
		x.readBin(shelf)
		x.addNewer(shelf)
		return x
	})
}

// readIndex reads the lines of an index for boards. next is the number of the next new one.
func readIndex(lines []byte, next int) index {
	most := bytes.Count(lines, []byte("\n")) + 1
	x := index{next: next, entries: make([]*Entry, 0, most), found: newLookup(most)}
	known := make(map[key]bool, most)
	for line := range bytes.Lines(lines) {
		if e := readEntry(bytes.TrimSuffix(line, []byte("\n"))); e != nil && !known[e.key()] {
			known[e.key()] = true
			x.entries = append(x.entries, e)
			x.next = max(x.next, e.ID+1)
		}
	}
	for _, e := range slices.Backward(x.entries) { // the latest last, so that it is the one found
		x.found.add(e)
	}
	return x
}

// mostBoards is more than anybody has, and far below the largest int.
const mostBoards = 1 << 30

// Unreadable is a board that cannot be read.
type Unreadable struct {
	File string
	Err  error
}

// Rebuilt returns a session made from the files of boards, without an index. It ignores files that are no boards.
func Rebuilt(shelf Shelf) *Session {
	s := New()
	s.shelf = shelf
	s.willRead(func() index { return index{next: 1, found: newLookup(0)} })
	return s
}

// Await returns a function that returns when Adopt no longer takes long. It may be called on any goroutine.
func (s *Session) Await() func() {
	coming := s.coming
	return func() {
		if coming != nil {
			coming()
		}
	}
}

// Adopted reports whether all boards are listed.
func (s *Session) Adopted() bool { return s.coming == nil }

// Adopt lists all boards, also those that were written after the index, because the program was killed in between. It
// comes before anything is kept, so that later boards get higher numbers.
func (s *Session) Adopt() {
	if s.coming == nil {
		return
	}
	head := s.index.head
	s.index, s.coming = s.coming(), nil
	s.index.head = head
	s.removed, s.index.bin = append(s.index.bin, s.removed...), nil
}

// addNewer adds the boards whose files are newer than the index. Older files that it does not name are no boards.
func (x *index) addNewer(from Shelf) {
	if from == nil {
		return
	}
	next := x.next // boards with lower numbers were in the index
	for _, k := range keysOf(from.Names(BoardFolder)) {
		if k.ID >= next {
			x.next = k.ID + 1
			x.addFile(from, k)
		}
	}
}

// addFile adds a board, or a collection, whose file the index does not name.
func (x *index) addFile(from Shelf, k key) {
	text, err := loadFile(from, k)
	if err != nil {
		return
	}
	if k.Kind == CollectionKind {
		if c, err := readCollection(k.ID, text); err == nil && x.found.collections[c.text()] == nil {
			x.put(c.entry(x.solvedIn(c.text()), c.Begun))
		}
		return
	}
	if p, err := read(k, text); err == nil && !p.Untouched() {
		x.enter(keptEntry(p, p.own().begun))
	}
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
