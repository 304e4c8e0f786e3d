package session

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/tictactoe"
)

// The index is a cache of what lists show of each board. After its first line, a line for each board and each
// collection has three parts, separated by tabs: the name of its file, the version of that file, and its entry as JSON.
// What a line does not tell, or no longer tells rightly, is read again from the file.

const IndexFile = "boards.index"

// indexVersion is the whole first line, which is another one when an older program cannot read the lines.
const indexVersion = `{"version":4}`

// oldIndex begins the first line of the index of an older version, which had the settings too. Its lines have the
// board's number and its kind instead of the file's name and version.
const oldIndex = `{"version":3,`

func appendIndex(entries []*Entry) []byte {
	text := append([]byte(indexVersion), '\n')
	for _, e := range entries {
		text = append(append(text, e.key().file()...), '\t')
		text = append(append(text, e.version()...), '\t')
		text = append(append(text, e.json...), '\n')
	}
	return text
}

// Index returns what the settings' file and the index would hold now, without the versions of the files.
func (s *Session) Index() []byte {
	text := append([]byte(s.head()), '\n')
	for _, e := range slices.Concat(s.entries, s.removed) {
		text = append(append(append(append(text, e.key().file()...), '\t'), e.json...), '\n')
	}
	return text
}

// readIndex reads the entries of an index in their order. Of another program's index it reads none. It reports whether
// an older version wrote it, which did not note the versions of the files.
func readIndex(text []byte) (entries []*Entry, older bool) {
	first, lines, _ := bytes.Cut(text, []byte("\n"))
	older = bytes.HasPrefix(first, []byte(oldIndex))
	if string(first) != indexVersion && !older {
		return nil, false
	}
	for line := range bytes.Lines(lines) {
		if e := readEntry(bytes.TrimSuffix(line, []byte("\n"))); e != nil {
			entries = append(entries, e)
		}
	}
	return entries, older
}

// readEntry reads a line of the index; nil if it cannot be one.
func readEntry(line []byte) *Entry {
	name, text, _ := bytes.Cut(line, []byte("\t"))
	var version []byte
	k, ok := keyOfFile(string(name))
	if ok {
		version, text, _ = bytes.Cut(text, []byte("\t"))
	} else { // an older line: its number, its kind and perhaps more words
		words := strings.Fields(string(name) + " . .")
		id, _ := strconv.Atoi(words[0])
		k, ok = keyOfFile(Key{Kind(words[1]), id}.file())
	}
	e := &Entry{}
	if !ok || json.Unmarshal(text, e) != nil || e.Kind != k.Kind {
		return nil
	}
	e.ID, e.json, e.version = k.ID, text, func() string { return string(version) }
	return e
}

// listed returns the entry with what the index has of it.
func (e Entry) listed() *Entry {
	e.json = plain(e)
	return &e
}

// readCatalog lists all boards: as the index tells, and from the files that it does not know as they are now. next is
// the least number of the next new board.
func readCatalog(shelf Shelf, next int) catalog {
	text, _ := shelf.Load(IndexFile)
	cached, older := readIndex(text)
	known, names := make(map[string]*Entry, len(cached)), shelf.Names(BoardFolder)
	for _, e := range cached {
		if name := e.key().file(); known[name] == nil {
			known[name] = e
			names = append(names, name) // where nothing may be written no names are told
		}
	}
	c := newCatalog(len(names))
	removed, told := readRemoved(shelf)
	c.next, c.stale = next, older
	now := make(map[*Entry]*Entry, len(names)) // what takes the place of an entry of the index
	var others []*Entry
	for _, k := range keysOf(names) {
		e, version := known[k.file()], shelf.Version(k.file())
		c.next = max(c.next, k.ID+1)
		switch {
		case version == "":
			e, c.stale = nil, true
		case e != nil && older:
			e.version = func() string { return version }
		case e == nil || e.version() != version:
			e, c.stale = cmp.Or(entryIn(shelf, k, version), e), true
		}
		if was := known[k.file()]; e != nil && was != nil && was.Used == e.Used {
			now[was] = e
		} else if e != nil {
			others = append(others, e)
		}
	}
	slices.SortStableFunc(others, func(a, b *Entry) int { return cmp.Compare(b.Used, a.Used) })
	var all []*Entry
	for _, e := range cached {
		if now[e] != nil {
			all = append(all, now[e])
		}
	}
	binned, all := c.readBin(shelf, merged(others, all), told)
	for i, e := range all {
		at := cmp.Or(removed[e.key().file()], binned[e.key().file()])
		if at != e.Removed && (told || at != 0) {
			now := *e
			now.Removed, c.stale = at, true
			all[i] = now.listed()
		}
	}
	c.add(all)
	if len(c.removed) > 0 && !told {
		c.keepRemovals(c.converted)
	}
	return c
}

// entryIn describes the board or the collection in a file; nil if it cannot be read, or nothing was done on it.
func entryIn(shelf Shelf, k Key, version string) *Entry {
	text, err := loadFile(shelf, k)
	if err != nil {
		return nil
	}
	var e *Entry
	if k.Kind == CollectionKind {
		c, err := readCollection(k.ID, text)
		if err != nil {
			return nil
		}
		e = c.entry(c.Begun)
	} else {
		b, err := read(k, text)
		if err != nil || b.Untouched() {
			return nil
		}
		e = b.Entry()
		e.Used = max(e.Begun, e.Used)
	}
	e.version = func() string { return version }
	return e.listed()
}

// add adds entries, the latest edit first. A board of a removed collection is removed with it.
func (c *catalog) add(all []*Entry) {
	removed := map[source]int64{}
	for _, e := range all {
		if e.Kind == CollectionKind && e.Removed != 0 {
			removed[e.Place.Text] = e.Removed
		}
	}
	for _, e := range slices.Backward(all) { // the latest last, so that it is the one found
		if at := cmp.Or(e.Removed, removed[e.Place.Text]); at != 0 {
			gone := *e
			gone.Removed = at
			c.removed = append(c.removed, &gone)
			continue
		}
		c.entries = append(c.entries, e)
		c.found.add(e)
	}
	slices.Reverse(c.entries)
	slices.Reverse(c.removed)
	slices.SortStableFunc(c.removed, func(a, b *Entry) int { return cmp.Compare(a.Removed, b.Removed) })
	if c.stale {
		for text := range c.found.collections {
			c.recount(text)
		}
	}
}

// keysOf returns the keys of those files that have names of boards, the latest number first, each once.
func keysOf(files []string) (keys []Key) {
	for _, file := range files {
		if k, ok := keyOfFile(file); ok {
			keys = append(keys, k)
		}
	}
	slices.SortFunc(keys, func(a, b Key) int {
		return cmp.Or(cmp.Compare(b.ID, a.ID), cmp.Compare(a.Kind, b.Kind))
	})
	return slices.Compact(keys)
}

// position is a position in the index.
type position struct {
	Rules  string `json:"rules"`
	Marks  string `json:"marks"`  // 81 of X, O and .
	Owners string `json:"owners"` // nine of X, O and .
	Last   []int  `json:"last,omitempty"`
}

func packPosition(p *tictactoe.Position) *position {
	file := &position{Rules: p.Rules().String()}
	owned := p.WithRules(tictactoe.Open) // Judge has no owners
	for c := range grid.Cell(grid.Cells) {
		file.Marks += p.At(c).String()
	}
	for b := range grid.Box(grid.Boxes) {
		file.Owners += owned.Owner(b).String()
	}
	if last, ok := p.Last(); ok {
		file.Last = worksheet.Place(last)
	}
	return file
}

// unpackPosition returns what packPosition packed. It reports false for what can be no position.
func unpackPosition(file *position) (p tictactoe.Position, ok bool) {
	rules, err := tictactoe.ParseRules(file.Rules)
	if err != nil || len(file.Marks) != grid.Cells || len(file.Owners) != grid.Boxes ||
		strings.Trim(file.Marks+file.Owners, marks) != "" {
		return p, false
	}
	p = tictactoe.New(rules)
	for i, letter := range file.Marks {
		p = p.WithMark(grid.Cell(i), markOf(letter))
	}
	for i, letter := range file.Owners {
		p = p.WithOwner(grid.Box(i), markOf(letter))
	}
	if file.Last == nil {
		return p, true
	}
	last, err := worksheet.Cell(file.Last)
	if err != nil {
		return p, false
	}
	return p.WithLast(last)
}

const marks = ".XO" // in the order of their values

func markOf(letter rune) tictactoe.Mark { return tictactoe.Mark(strings.IndexRune(marks, letter)) }
