package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"sync"

	"ninefold/gui/model/settings"
)

// SettingsFile has the settings, and which boards were shown last.
const SettingsFile = "settings.json"

// head is the content of the settings' file.
type head struct {
	Next     int               `json:"next"`  // the number of the next new board
	Shown    Key               `json:"shown"` // the board
	Other    Key               `json:"other"` // the last board shown of the other kind
	Settings settings.Settings `json:"settings"`
}

func (s *Session) head() string {
	other := Board(s.Sudoku)
	if s.Shown == CrossHatching {
		other = s.Game
	}
	return string(plain(head{s.next, keyOf(s.Board()), keyOf(other), s.Settings}))
}

// readHead reads the settings' file, or if there is none, the first line of an older version's index.
func readHead(shelf Shelf) (h head, text string, losses []Unreadable) {
	first := head{Next: 1, Settings: settings.First()}
	for _, name := range [...]string{SettingsFile, IndexFile} {
		text, err := shelf.Load(name)
		if name == IndexFile {
			text, _, _ = bytes.Cut(text, []byte("\n"))
			if string(text) == indexVersion {
				return first, "", nil
			}
		}
		if h = first; err == nil && text != nil {
			err = json.Unmarshal(text, &h)
		}
		if err != nil {
			return first, "", []Unreadable{{name, err}}
		}
		if text != nil {
			return h, string(text), nil
		}
	}
	return first, "", nil
}

// Unreadable is a file that cannot be read.
type Unreadable struct {
	File string
	Err  error
}

// Open reads the settings, the boards that were shown last and, if that takes less time than a frame, the index. Await
// and AddUnlisted do what is left. What cannot be read is returned as losses. Settings with impossible values get their
// defaults.
func Open(shelf Shelf) (s *Session, losses []Unreadable) {
	h, text, losses := readHead(shelf)
	s = New()
	s.shelf, s.Settings = shelf, h.Settings
	if 0 < h.Next && h.Next < mostBoards/2 { // else the files tell
		s.next = h.Next
	}
	removed, _ := readRemoved(shelf)
	for _, k := range [...]Key{h.Other, h.Shown} {
		if k.Kind != TicTacToe && k.Kind != CrossHatching || k.ID < 0 {
			continue
		}
		if b, err := s.load(k); err == nil && removed[k.file()] == 0 {
			s.Show(b)
		} else if err != nil && !errors.Is(err, errNoBoard) {
			losses = append(losses, Unreadable{k.file(), err})
		}
	}
	if s.Shown = TicTacToe; h.Shown.Kind == CrossHatching {
		s.Shown = CrossHatching
	}
	if text != "" {
		s.keptHead = text
	}
	if index, _ := shelf.Load(IndexFile); len(index) < soon {
		known, _ := readIndex(index)
		s.catalog.add(known)
	}
	next := s.next
	s.coming = sync.OnceValue(func() catalog { return readCatalog(shelf, next) })
	return s, losses
}

// soon is the size of an index that is read in less time than a frame takes.
const soon = 64 << 10

// Await returns a function that returns when AddUnlisted no longer takes long. It may be called on any goroutine.
func (l *Library) Await() func() {
	coming := l.coming
	return func() {
		if coming != nil {
			coming()
		}
	}
}

// ListsAll reports whether all boards are listed.
func (l *Library) ListsAll() bool { return l.coming == nil }

// AddUnlisted lists all boards, as their files are. It comes before anything is kept, so that later boards get higher
// numbers.
func (l *Library) AddUnlisted() {
	if l.coming == nil {
		return
	}
	l.catalog, l.coming = l.coming(), nil
	maps.Copy(l.pending, l.converted)
	l.acts = append(l.acts, l.removals()...)
}
