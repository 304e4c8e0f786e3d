package session

import "slices"

// lookup finds rows of the index. A collection is found by its text; of two boards that are the same Sudoku of a text,
// the one used last is found.
type lookup struct {
	rows        map[key]*row
	collections map[source]*row
	members     map[source]map[int]*row // by the text of their collection and their number there
	sources     map[source][]*row       // nil until all rows are parsed
	files       map[string][]*row
}

func newLookup(most int) lookup {
	return lookup{rows: make(map[key]*row, most), collections: map[source]*row{}, members: map[source]map[int]*row{}}
}

func (l *lookup) add(r *row) {
	l.rows[r.key] = r
	text := r.place.Text
	switch {
	case r.key.Kind == CollectionKind:
		l.collections[text] = r
	case text != "":
		if l.members[text] == nil {
			l.members[text] = map[int]*row{}
		}
		l.members[text][r.place.Number] = r
	}
	if l.sources != nil {
		l.name(r)
	}
}

func (l *lookup) drop(r *row) {
	delete(l.rows, r.key)
	text := r.place.Text
	if l.collections[text] == r {
		delete(l.collections, text)
	}
	if l.members[text][r.place.Number] == r {
		delete(l.members[text], r.place.Number)
	}
	if l.sources != nil {
		e := r.parsed()
		l.sources[e.Source] = without(l.sources[e.Source], r)
		l.files[e.File] = without(l.files[e.File], r)
	}
}

// name adds a board's row by its source and its file.
func (l *lookup) name(r *row) {
	e := r.parsed()
	if e.Kind == CollectionKind {
		return
	}
	if e.Source != "" {
		l.sources[e.Source] = append(l.sources[e.Source], r)
	}
	if e.File != "" {
		l.files[e.File] = append(l.files[e.File], r)
	}
}

// hidden reports whether a row is a board of a collection, which the list shows instead.
func (l *lookup) hidden(r *row) bool {
	text := r.place.Text
	return text != "" && r.key.Kind != CollectionKind && l.collections[text] != nil &&
		l.members[text][r.place.Number] == r
}

func without(rows []*row, r *row) []*row {
	return slices.DeleteFunc(rows, func(one *row) bool { return one == r })
}

// parseAll parses all rows, and finds the places that older rows have only in their JSON.
func (x *index) parseAll() {
	if x.found.sources != nil {
		return
	}
	x.found.sources, x.found.files = map[source][]*row{}, map[string][]*row{}
	for i := len(x.rows) - 1; i >= 0; i-- { // the latest last, so that it is the one found
		r := x.rows[i]
		e := r.parsed()
		if e.Place.Text != "" && r.place.Text == "" {
			x.rows[i] = &row{key: r.key, line: r.line, place: e.Place.ofRow()}
			x.rows[i].once.Do(func() { x.rows[i].entry = e })
		}
		x.found.add(x.rows[i])
	}
}
