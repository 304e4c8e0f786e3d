package session

import "slices"

// lookup finds entries of the index. A collection is found by its text; of two boards that are the same Sudoku of a
// text, the one used last is found.
type lookup struct {
	boards      map[Key]*Entry
	collections map[source]*Entry
	members     map[source]map[int]*Entry // by the text of their collection and their number there
	sources     map[source][]*Entry       // the latest change last
	files       map[string][]*Entry       // of one board; the latest change last
	outcomes    map[string]Outcomes       // by the level of the computer
	ended       map[*Entry]bool           // the games that the outcomes count
	awaited     map[*Entry]bool           // the games in which it is the user's move
	inOrder     []*Entry                  // those, in the order begun; nil until it is asked for
}

func newLookup(most int) lookup {
	return lookup{
		make(map[Key]*Entry, most), map[source]*Entry{}, map[source]map[int]*Entry{}, map[source][]*Entry{},
		map[string][]*Entry{}, map[string]Outcomes{}, map[*Entry]bool{}, map[*Entry]bool{}, nil,
	}
}

func (l *lookup) add(e *Entry) {
	l.boards[e.key()] = e
	l.count(e, 1)
	if e.Awaited() {
		l.awaited[e] = true
	}
	text := e.Place.Text
	if e.Kind == CollectionKind {
		l.collections[text] = e
		return
	}
	if text != "" {
		if l.members[text] == nil {
			l.members[text] = map[int]*Entry{}
		}
		l.members[text][e.Place.Number] = e
	}
	if e.Source != "" {
		l.sources[e.Source] = append(l.sources[e.Source], e)
	}
	if e.File != "" && text == "" {
		l.files[e.File] = append(l.files[e.File], e)
	}
}

func (l *lookup) drop(e *Entry) {
	delete(l.boards, e.key())
	l.count(e, -1)
	delete(l.awaited, e)
	text := e.Place.Text
	if e.Kind == CollectionKind {
		delete(l.collections, text)
		return
	}
	if l.members[text][e.Place.Number] == e {
		delete(l.members[text], e.Place.Number)
	}
	l.sources[e.Source] = without(l.sources[e.Source], e)
	l.files[e.File] = without(l.files[e.File], e)
}

// count adds to the outcomes if the entry is that of a game which counts.
func (l *lookup) count(e *Entry, by int) {
	ending, counts := e.Ending()
	if !counts {
		return
	}
	_, level, _ := e.Own()
	o := l.outcomes[level]
	o.Add(ending, by)
	l.outcomes[level], l.inOrder = o, nil
	if by > 0 {
		l.ended[e] = true
	} else {
		delete(l.ended, e)
	}
}

// hides reports whether an entry is that of a board of a collection, which the list shows instead.
func (l *lookup) hides(e *Entry) bool {
	text := e.Place.Text
	return text != "" && e.Kind != CollectionKind && l.collections[text] != nil &&
		l.members[text][e.Place.Number] == e
}

func without(all []*Entry, e *Entry) []*Entry {
	return slices.DeleteFunc(all, func(one *Entry) bool { return one == e })
}
