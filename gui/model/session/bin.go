package session

import (
	"encoding/json"
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

// readBin adds what is in the bin to all entries, and returns when it was removed. If that was done before, it removes
// the bin.
func (c *catalog) readBin(shelf Shelf, all []*Entry, before bool) (at map[string]int64, _ []*Entry) {
	at = map[string]int64{}
	listed := map[Key]bool{}
	for _, e := range all {
		listed[e.key()] = true
	}
	for _, file := range shelf.Names(binFolder) {
		var bin binned
		text, _ := shelf.Load(file)
		number, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(file, binFolder+"/"), ".json"))
		switch {
		case number == 0 || json.Unmarshal(text, &bin) != nil:
			continue
		case before:
			c.converted[file] = nil
			continue
		}
		for i, line := range bin.Lines {
			e := readEntry([]byte(line))
			if e == nil || bin.Files[e.key().file()] == nil {
				continue
			}
			if i == bin.Of {
				at[e.key().file()] = int64(number)
			}
			if c.next = max(c.next, e.ID+1); !listed[e.key()] {
				listed[e.key()] = true
				board := bin.Files[e.key().file()]
				c.converted[e.key().file()] = func() []byte { return board }
				all = append(all, written(*e, shelf))
			}
		}
	}
	return at, all
}
