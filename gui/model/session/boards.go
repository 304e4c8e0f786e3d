package session

import (
	"slices"

	"ninefold/gui/model/settings"
)

// Boards returns entries of at most `most` boards on which something was done, and collections, the latest change
// first. A collection stands for its boards.
func (l *Library) Boards(most int) []*Entry {
	entries := make([]*Entry, 0, most)
	for _, e := range l.entries {
		if len(entries) == most {
			break
		}
		if !e.Empty && !l.found.hides(e) {
			entries = append(entries, e)
		}
	}
	return entries
}

// BoardsAtHome returns what Boards does, but the last games in which it is the user's move are among them, however long
// ago that was; only not so many that no other board has room.
func (l *Library) BoardsAtHome(most int) []*Entry {
	at := make([]*Entry, 0, most)
	awaited := min(most-1, len(l.found.awaited))
	others := most - awaited
	for _, e := range l.entries {
		switch {
		case len(at) == most:
			return at
		case e.Empty || l.found.hides(e):
		case awaited > 0 && l.found.awaited[e]:
			at, awaited = append(at, e), awaited-1
		case others > 0:
			at, others = append(at, e), others-1
		}
	}
	return at
}

// AllBoards returns all such entries.
func (l *Library) AllBoards() []*Entry {
	l.AddUnlisted()
	return l.Boards(len(l.entries))
}

// Entry returns the entry of the board or the collection with a number, or nil.
func (l *Library) Entry(id int) *Entry {
	l.AddUnlisted()
	for kind := range fileEndings {
		if e := l.found.boards[Key{kind, id}]; e != nil {
			return e
		}
	}
	return nil
}

// ShownBoard returns the number of the board shown; 0 while it has no file.
func (s *Session) ShownBoard() int { return s.Board().meta().id }

// ListedBoard returns the number of the board shown, or of its collection if the list has that.
func (s *Session) ListedBoard() int {
	if e := s.found.boards[keyOf(s.Board())]; e != nil && s.found.hides(e) {
		return s.found.collections[e.Place.Text].ID
	}
	return s.ShownBoard()
}

// Count counts what Boards lists.
func (s *Session) Count() int {
	boards := len(s.entries)
	for text := range s.found.collections {
		boards -= len(s.found.members[text])
	}
	if p := s.Board(); p.Untouched() && s.found.boards[keyOf(p)] != nil {
		boards--
	}
	return boards
}

// Outcomes counts how often the user has won, drawn and lost.
type Outcomes struct{ Won, Drawn, Lost int }

// Add counts an ending.
func (o *Outcomes) Add(e Ending) {
	switch e {
	case Won:
		o.Won++
	case Drawn:
		o.Drawn++
	default:
		o.Lost++
	}
}

// Games returns how many games there are.
func (o Outcomes) Games() int { return o.Won + o.Drawn + o.Lost }

// EndedGames returns the user's ended games against levels, in the order in which they were begun. Games won or
// drawn with hints are not among them. The list is the session's own.
func (l *Library) EndedGames() []*Entry {
	found := &l.found
	if found.outcomes == nil {
		found.ended, found.outcomes = nil, map[string]Outcomes{}
		for _, e := range l.entries {
			if ending, counts := e.Ending(); counts {
				_, level, _ := e.Own()
				o := found.outcomes[level]
				o.Add(ending)
				found.ended, found.outcomes[level] = append(found.ended, e), o
			}
		}
		slices.SortFunc(found.ended, func(a, b *Entry) int { return a.ID - b.ID })
	}
	return found.ended
}

// OutcomesAgainst counts how the user's games against a level ended, by the level's name.
func (l *Library) OutcomesAgainst(level string) Outcomes {
	l.EndedGames()
	return l.found.outcomes[level]
}

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
	s.Show(p)
	return nil
}

// NoteFailing notes that the board shown is a case on which a program fails.
func (s *Session) NoteFailing(program string) {
	b := s.Board().meta()
	b.data.Fails = program
	b.notes++
}

// KeepShown removes every board except the one shown, for good.
func (s *Session) KeepShown() {
	s.AddUnlisted()
	shown := s.found.boards[keyOf(s.Board())]
	for _, e := range slices.Concat(s.entries, s.removed) {
		if e != shown {
			s.pending[e.key().file()] = nil
		}
	}
	next := s.next
	s.catalog, s.acts = newCatalog(0), nil
	if s.next, s.stale = next, true; shown != nil {
		s.catalog.put(shown, true)
	}
	s.pending[removedFile] = nil
	s.open = []Board{s.Board()}
	if s.Shown == CrossHatching {
		s.Game = newGame(settings.FirstRules)
	} else {
		s.Sudoku = newSudoku()
	}
}
