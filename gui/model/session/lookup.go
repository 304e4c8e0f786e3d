package session

// lookup finds entries of the index. A collection is found by its text; of two boards that are the same Sudoku of a
// text, the one used last is found.
type lookup struct {
	boards      map[Key]*Entry
	collections map[source]*Entry
	members     map[source]map[int]*Entry // by the text of their collection and their number there
	awaited     map[*Entry]bool           // the begun games in which it is the user's move
	ended       []*Entry                  // what EndedGames returns
	outcomes    map[string]Outcomes       // of those, by the level of the computer; nil until they are asked for
}

func newLookup(most int) lookup {
	return lookup{make(map[Key]*Entry, most), map[source]*Entry{}, map[source]map[int]*Entry{}, map[*Entry]bool{},
		nil, nil}
}

func (l *lookup) add(e *Entry) {
	l.boards[e.key()] = e
	l.change(e)
	if e.Awaited() && !e.Empty {
		l.awaited[e] = true
	}
	switch text := e.Place.Text; {
	case e.Kind == CollectionKind:
		l.collections[text] = e
	case text != "":
		if l.members[text] == nil {
			l.members[text] = map[int]*Entry{}
		}
		l.members[text][e.Place.Number] = e
	}
}

func (l *lookup) drop(e *Entry) {
	delete(l.boards, e.key())
	delete(l.awaited, e)
	l.change(e)
	switch text := e.Place.Text; {
	case e.Kind == CollectionKind:
		delete(l.collections, text)
	case l.members[text][e.Place.Number] == e:
		delete(l.members[text], e.Place.Number)
	}
}

// change forgets the outcomes if the entry is that of a game which counts.
func (l *lookup) change(e *Entry) {
	if _, counts := e.Ending(); counts {
		l.outcomes = nil
	}
}

// hides reports whether an entry is that of a board of a collection, which the list shows instead.
func (l *lookup) hides(e *Entry) bool {
	text := e.Place.Text
	return text != "" && e.Kind != CollectionKind && l.collections[text] != nil &&
		l.members[text][e.Place.Number] == e
}
