package session

import (
	"slices"
	"time"
)

// Boards are the boards on which something was done, at most so many, the one that changed last first.
func (s *Session) Boards(most int) []Entry {
	var entries []Entry
	for _, r := range s.index.rows {
		if len(entries) == most {
			break
		}
		if e := r.parse(); !e.Empty {
			entries = append(entries, e)
		}
	}
	return entries
}

// AllBoards gives the entries of all boards on which something was done, in the same order, in any goroutine.
func (s *Session) AllBoards() func() []Entry {
	rows := slices.Clone(s.index.rows)
	return func() (entries []Entry) {
		for _, r := range rows {
			if e := r.parse(); !e.Empty {
				entries = append(entries, e)
			}
		}
		return entries
	}
}

// Entry is the entry of the board of a number, and false if there is none.
func (s *Session) Entry(id int) (Entry, bool) {
	i := slices.IndexFunc(s.index.rows, func(r row) bool { return r.key.id == id })
	if i < 0 {
		return Entry{}, false
	}
	return s.index.rows[i].parse(), true
}

// ShownBoard is the number of the board shown; 0 while it has none.
func (s *Session) ShownBoard() int { return s.Problem().own().id }

// Board is what is told of the board shown.
func (s *Session) Board() Entry { return s.Problem().entry() }

// Count is how many boards there are on which something was done: no other one has a file but the one shown.
func (s *Session) Count() int {
	n := len(s.index.rows)
	if p := s.Problem(); p.Untouched() && p.own().id != 0 {
		n--
	}
	return n
}

// Standing is how often the user has won, drawn and lost.
type Standing struct{ Won, Drawn, Lost int }

// Standings are how the user stands against each level that games were played to the end with, by their names.
func (s *Session) Standings() map[string]Standing {
	all := map[string]Standing{}
	for _, r := range s.index.rows {
		if r.stand == "" {
			continue
		}
		level := string(r.stand[:len(r.stand)-1])
		of := all[level]
		switch r.stand[len(level)] {
		case '+':
			of.Won++
		case '-':
			of.Lost++
		default:
			of.Drawn++
		}
		all[level] = of
	}
	return all
}

// AsOf is the time of the last change, or of the start.
func (s *Session) AsOf() time.Time { return s.asOf }

// all are the boards whose entries a test holds of.
func (s *Session) all(test func(*Entry) bool) (boards []Problem) {
	for _, p := range s.loaded() {
		if e := p.entry(); test(&e) && !slices.Contains(s.removed, p) {
			boards = append(boards, p)
		}
	}
	for _, r := range s.index.rows {
		if e := r.parse(); test(&e) {
			if p, err := s.load(r.key); err == nil && !slices.Contains(boards, p) {
				boards = append(boards, p)
			}
		}
	}
	return boards
}

// OpenBoard shows the board of an entry as it was left. On an error nothing has changed.
func (s *Session) OpenBoard(e *Entry) error {
	p, err := s.load(e.key())
	if err != nil {
		return err
	}
	s.show(p)
	return nil
}

// Remove removes the board of an entry. Restore brings it back as long as the program runs, and so does Undo where it
// was shown. If it is shown, an empty board is shown instead. Of a board that cannot be read, only the entry goes: its
// file stays.
func (s *Session) Remove(e *Entry) {
	p, err := s.load(e.key())
	if err != nil {
		s.forget(e.key())
		return
	}
	s.drop(e.key())
	p.own().kept = state{noted: -1}
	s.removed = append(s.removed, p)
	if p == s.Problem() {
		s.show(newGame(firstRules))
	}
	if p == Problem(s.Game) {
		s.Game = newGame(firstRules)
	}
	if p == Problem(s.Sudoku) {
		s.Sudoku = New().Sudoku
	}
}

// CanRestore reports whether a board was removed that can be brought back.
func (s *Session) CanRestore() bool { return len(s.removed) > 0 }

// Restore brings the board back that was removed last.
func (s *Session) Restore() { s.bringBack(s.removed[len(s.removed)-1]) }

// bringBack lets a board be kept again if it was removed.
func (s *Session) bringBack(p Problem) {
	if i := slices.Index(s.removed, p); i >= 0 {
		s.removed = slices.Delete(s.removed, i, i+1)
		s.apart = append(s.apart, p)
		s.gone = slices.DeleteFunc(s.gone, func(k key) bool { return k == key{p.ID(), p.own().id} })
	}
}

// Rename gives the board of an entry a name; "" for none. On an error nothing has changed.
func (s *Session) Rename(e *Entry, name string) error {
	p, err := s.load(e.key())
	if err == nil {
		p.own().rename(name)
		s.apart = append(s.apart, p)
	}
	return err
}

// KeepShown removes every board but the one shown.
func (s *Session) KeepShown() {
	shown := key{s.Shown, s.Problem().own().id}
	for _, r := range slices.Clone(s.index.rows) {
		if r.key != shown {
			s.drop(r.key)
		}
	}
	s.before, s.after, s.removed = nil, nil, nil
	if s.Shown == CrossHatching {
		s.Game = newGame(firstRules)
	} else {
		s.Sudoku = New().Sudoku
	}
}
