package session

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// binFolder is where older versions kept removed boards: a file for each removal, with the boards' own files in it.
const binFolder = "bin"

// binned is a removal as its file has it.
type binned struct {
	Of    int               `json:"of"`      // the entry of the board or the collection that was meant
	Lines []string          `json:"entries"` // of the index
	Files map[string][]byte `json:"files"`   // by name
}

// readBin takes over the removals of the bin as removed boards.
func (c *catalog) readBin(shelf Shelf) {
	files := shelf.Names(binFolder)
	slices.SortFunc(files, func(a, b string) int { return binNumber(a) - binNumber(b) })
	for _, file := range files {
		text, _ := shelf.Load(file)
		var bin binned
		if binNumber(file) == 0 || json.Unmarshal(text, &bin) != nil {
			continue
		}
		at := int64(1)
		if n := len(c.removed); n > 0 {
			at += c.removed[n-1].Removed
		}
		before := len(c.removed)
		for i, line := range bin.Lines {
			if e := readEntry([]byte(line)); e != nil && bin.Files[e.key().file()] != nil {
				c.takeOver(shelf, *e, bin.Files[e.key().file()], at, i == bin.Of)
			}
		}
		if len(c.removed) == before { // all of it was taken over at the start before this
			c.converted[file] = nil
		}
	}
}

// binNumber returns the number of a removal's file; 0 for another file.
func binNumber(file string) int {
	number, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(file, binFolder+"/"), ".json"))
	return number
}

// takeOver adds a removed board, unless it is listed.
func (c *catalog) takeOver(shelf Shelf, e Entry, text []byte, at int64, meant bool) {
	isIt := func(other *Entry) bool { return other.key() == e.key() }
	if c.found.boards[e.key()] != nil || slices.ContainsFunc(c.removed, isIt) {
		return
	}
	c.next = max(c.next, e.ID+1)
	if e.Removed = 0; meant {
		e.Removed = at
		if marked, err := markedIn(e.key(), text); err == nil {
			text = marked(at)
		}
	}
	gone := *written(e, shelf)
	gone.Removed = at
	c.removed, c.stale = append(c.removed, &gone), true
	c.converted[e.key().file()] = func() []byte { return text }
}
