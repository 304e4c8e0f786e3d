package session

import (
	"maps"
	"slices"
	"time"
)

// Boards returns entries of at most `most` boards on which something was done, and collections, the latest change
// first. A collection stands for its boards.
func (s *Session) Boards(most int) []*Entry {
	entries := make([]*Entry, 0, most)
	for _, e := range s.index.entries {
		if len(entries) == most {
			break
		}
		if !e.Empty && !s.index.found.hides(e) {
			entries = append(entries, e)
		}
	}
	return entries
}

// BoardsAtHome returns what Boards does, but first the games in which it is the user's move; only not so many that no
// other board has room.
func (s *Session) BoardsAtHome(most int) []*Entry {
	at := make([]*Entry, 0, most)
	for _, e := range s.index.entries {
		if len(at) == min(most-1, len(s.index.found.awaited)) {
			break
		}
		if s.index.found.awaited[e] && !e.Empty {
			at = append(at, e)
		}
	}
	for _, e := range s.Boards(most + len(at)) {
		if len(at) < most && !slices.Contains(at, e) {
			at = append(at, e)
		}
	}
	return at
}

// AllBoards returns all such entries.
func (s *Session) AllBoards() []*Entry {
	s.Adopt()
	return s.Boards(len(s.index.entries))
}

// Entry returns the entry of the board or the collection with a number, or nil.
func (s *Session) Entry(id int) *Entry {
	s.Adopt()
	for _, kind := range kinds() {
		if e := s.index.found.boards[key{kind, id}]; e != nil {
			return e
		}
	}
	return nil
}

// ShownBoard returns the number of the board shown; 0 while it has no file.
func (s *Session) ShownBoard() int { return s.Problem().own().id }

// ListedBoard returns the number of the board shown, or of its collection if the list has that.
func (s *Session) ListedBoard() int {
	if e := s.index.found.boards[fileOf(s.Problem())]; e != nil && s.index.found.hides(e) {
		return s.index.found.collections[e.Place.Text].ID
	}
	return s.ShownBoard()
}

// Board describes the board shown.
func (s *Session) Board() *Entry { return s.Problem().entry() }

// Count counts what Boards lists.
func (s *Session) Count() int {
	boards := len(s.index.entries)
	for text := range s.index.found.collections {
		boards -= len(s.index.found.members[text])
	}
	if p := s.Problem(); p.Untouched() && s.index.found.boards[fileOf(p)] != nil {
		boards--
	}
	return boards
}

// Outcomes counts how often the user has won, drawn and lost.
type Outcomes struct{ Won, Drawn, Lost int }

// Add counts an ending n times.
func (o *Outcomes) Add(e Ending, n int) {
	switch e {
	case Won:
		o.Won += n
	case Drawn:
		o.Drawn += n
	default:
		o.Lost += n
	}
}

// Games returns how many games there are.
func (o Outcomes) Games() int { return o.Won + o.Drawn + o.Lost }

// OutcomesAgainst counts how the user's games against a level ended, by the level's name.
func (s *Session) OutcomesAgainst(level string) Outcomes { return s.index.found.outcomes[level] }

// EndedGames returns the user's ended games against levels, in the order in which they were begun. Games won or
// drawn with hints are not among them. The list is the session's own.
func (s *Session) EndedGames() []*Entry {
	found := &s.index.found
	if found.inOrder == nil {
		found.inOrder = slices.SortedFunc(maps.Keys(found.ended), func(a, b *Entry) int { return a.ID - b.ID })
	}
	return found.inOrder
}

// AsOf returns the time that Tell told last.
func (s *Session) AsOf() time.Time { return s.asOf }

// Tell tells the session the time of an event.
func (s *Session) Tell(now time.Time) { s.asOf = now }

// OpenBoard shows the board of an entry as it was left, or of a collection the one that was changed last. On an error
// nothing changes.
func (s *Session) OpenBoard(e *Entry) error {
	switch {
	case e.Kind == CollectionKind:
		return s.GoToPlace(s.lastOf(e.Place.Text, e.Place.Of))
	case e.ID == 0:
		return s.GoToPlace(e.Place)
	}
	p, err := s.load(e.key())
	if err != nil {
		return err
	}
	s.show(p)
	return nil
}

// NoteFailing notes that the board shown is a case on which a program fails.
func (s *Session) NoteFailing(program string) {
	b := s.Problem().own()
	b.fails = program
	b.noted++
}

// KeepShown removes every board except the one shown.
func (s *Session) KeepShown() {
	shown := fileOf(s.Problem())
	s.Adopt()
	for _, e := range s.index.entries {
		if e.key() != shown {
			s.gone = append(s.gone, e.key())
		}
	}
	kept := s.index.found.boards[shown]
	s.index.entries, s.index.found, s.index.stale = nil, newLookup(0), true
	if kept != nil {
		s.index.put(kept)
	}
	for _, r := range s.removed {
		s.swept = append(s.swept, r.file())
	}
	s.before, s.after, s.removed = nil, nil, nil
	if s.Shown == CrossHatching {
		s.Game = newGame(firstRules)
	} else {
		s.Sudoku = newSudoku()
	}
}
