package session

import (
	"slices"
	"strings"
	"time"
)

// Boards returns entries of at most `most` boards on which something was done, the latest change first.
func (s *Session) Boards(most int) []Entry { return used(s.index.rows, most) }

// AllBoards returns a function that lists all such entries. Any goroutine may call it.
func (s *Session) AllBoards() func() []Entry {
	rows := slices.Clone(s.rows())
	return func() []Entry { return used(rows, len(rows)) }
}

// used returns the entries of at most `most` rows of boards on which something was done.
func used(rows []row, most int) (entries []Entry) {
	for _, r := range rows {
		if len(entries) == most {
			break
		}
		if !r.empty() {
			entries = append(entries, r.parse())
		}
	}
	return entries
}

// Entry returns the entry of the board with a number, and reports false if there is none.
func (s *Session) Entry(id int) (Entry, bool) {
	i := slices.IndexFunc(s.rows(), func(r row) bool { return r.key.ID == id })
	if i < 0 {
		return Entry{}, false
	}
	return s.index.rows[i].parse(), true
}

// ShownBoard returns the number of the board shown; 0 while it has no file.
func (s *Session) ShownBoard() int { return s.Problem().own().id }

// Board describes the board shown.
func (s *Session) Board() Entry { return s.Problem().entry() }

// Count counts the boards on which something was done.
func (s *Session) Count() (boards int) {
	for _, r := range s.index.rows {
		if !r.empty() {
			boards++
		}
	}
	return boards
}

// Outcomes counts how often the user has won, drawn and lost.
type Outcomes struct{ Won, Drawn, Lost int }

// OutcomesAgainst counts how the user's games against a level ended, by the level's name.
func (s *Session) OutcomesAgainst(level string) (o Outcomes) {
	for _, r := range s.index.rows {
		switch result, ok := strings.CutPrefix(r.outcome, level); {
		case !ok:
		case result == "+":
			o.Won++
		case result == "-":
			o.Lost++
		case result == "=":
			o.Drawn++
		}
	}
	return o
}

// AsOf returns the time of the last change, or of the start.
func (s *Session) AsOf() time.Time { return s.asOf }

// OpenBoard shows the board of an entry as it was left. On an error nothing changes.
func (s *Session) OpenBoard(e *Entry) error {
	p, err := s.load(e.key())
	if err != nil {
		return err
	}
	s.show(p)
	return nil
}

// Remove removes a board. Restore brings it back while the program runs, and so does Undo where the board was shown. If
// it is shown, an empty board replaces it. If the board cannot be read, which is the error, only its entry is removed,
// for good, and its file stays.
func (s *Session) Remove(e *Entry) error {
	at := slices.IndexFunc(s.index.rows, func(r row) bool { return r.key == e.key() })
	if at < 0 {
		return nil // it was removed before
	}
	p, err := s.load(e.key())
	if err != nil {
		s.forget(e.key())
		return err
	}
	s.removed = append(s.removed, removal{p, s.index.rows[at], at})
	s.drop(e.key())
	if p == s.Problem() {
		shows := s.shows
		s.show(newGame(firstRules))
		s.shows = shows // the user stays where they are
	}
	if p == Problem(s.Game) {
		s.Game = newGame(firstRules)
	}
	if p == Problem(s.Sudoku) {
		s.Sudoku = newSudoku()
	}
	return nil
}

// CanRestore reports whether Restore can take something back.
func (s *Session) CanRestore() bool { return len(s.removed) > 0 }

// Restore brings back the board removed last, to its place in the list, or if a board was renamed since, its former
// name, and reports which. CanRestore must be true.
func (s *Session) Restore() (e Entry, renamed bool) {
	at := len(s.removed) - 1
	last := s.removed[at]
	e = last.row.parse()
	if last.board != nil {
		s.bringBack(last.board)
		return e, false
	}
	_ = s.Rename(&e, e.Name) // a board that can no longer be read keeps its name
	s.removed = s.removed[:at]
	return e, true
}

// removal is a removed board, with its row and its place in the index; or, without the board, the row before a
// renaming.
type removal struct {
	board Problem
	row   row
	at    int
}

func (s *Session) isRemoved(p Problem) bool {
	return slices.ContainsFunc(s.removed, func(r removal) bool { return r.board == p })
}

// bringBack undoes the removal of a board, if it was removed.
func (s *Session) bringBack(p Problem) {
	i := slices.IndexFunc(s.removed, func(r removal) bool { return r.board == p })
	if i < 0 {
		return
	}
	r := s.removed[i]
	s.removed = slices.Delete(s.removed, i, i+1)
	s.index.rows = slices.Insert(s.index.rows, min(r.at, len(s.index.rows)), r.row)
	s.index.stale = true
	s.apart, s.back = append(s.apart, p), append(s.back, p)
	s.gone = slices.DeleteFunc(s.gone, func(k key) bool { return k == r.row.key })
}

// NameShown names the board shown.
func (s *Session) NameShown(name string) { s.Problem().own().rename(name) }

// Rename names the board of an entry, which keeps its place in the list; "" removes the name. Restore takes that back.
// On an error nothing changes.
func (s *Session) Rename(e *Entry, name string) error {
	p, err := s.load(e.key())
	if err != nil {
		return err
	}
	p.own().rename(name)
	s.apart = append(s.apart, p)
	if i := slices.IndexFunc(s.index.rows, func(r row) bool { return r.key == e.key() }); i >= 0 {
		before := s.index.rows[i]
		s.removed = append(s.removed, removal{row: before})
		s.index.rows[i] = rowOf(p, time.Unix(before.parse().Used, 0))
		s.index.stale = true
		p.own().kept, s.back = p.state(), append(s.back, p)
	}
	return nil
}

// KeepShown removes every board except the one shown.
func (s *Session) KeepShown() {
	shown := fileOf(s.Problem())
	for _, r := range slices.Clone(s.rows()) {
		if r.key != shown {
			s.drop(r.key)
		}
	}
	s.before, s.after, s.removed = nil, nil, nil
	if s.Shown == CrossHatching {
		s.Game = newGame(firstRules)
	} else {
		s.Sudoku = newSudoku()
	}
}
