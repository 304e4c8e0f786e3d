package session

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// The bin keeps the last removals, each in a file of its own, so that Restore takes them back after a restart too.

// BinFolder is the folder of their files.
const BinFolder = "bin"

// mostBinned is how many removals are kept.
const mostBinned = 100

// binned is a removal as its file has it.
type binned struct {
	Of    int               `json:"of"`      // the index of the entry that was meant
	Lines []string          `json:"entries"` // of the index
	At    []int             `json:"at"`      // their places there
	Files map[string][]byte `json:"files"`   // by name
}

func (r *removal) file() string { return BinFolder + "/" + strconv.Itoa(r.number) + ".json" }

// text returns the content of the removal's file.
func (r *removal) text() []byte {
	kept := binned{Of: slices.Index(r.entries, r.of), At: r.at, Files: map[string][]byte{}}
	for _, e := range r.entries {
		kept.Lines = append(kept.Lines, string(e.line))
		kept.Files[e.key().file()] = r.files[e.key()]
	}
	return plain(kept)
}

// readRemoval reads what text wrote. It reports false for anything else.
func readRemoval(number int, text []byte) (r removal, ok bool) {
	var kept binned
	if json.Unmarshal(text, &kept) != nil || len(kept.Lines) != len(kept.At) || kept.Of < 0 ||
		kept.Of >= len(kept.Lines) || !slices.IsSorted(kept.At) {
		return r, false
	}
	r = removal{at: kept.At, files: map[key][]byte{}, number: number}
	for _, line := range kept.Lines {
		e := readEntry([]byte(line))
		if e == nil {
			return r, false
		}
		r.entries = append(r.entries, e)
		r.files[e.key()] = kept.Files[e.key().file()]
	}
	r.of = r.entries[kept.Of]
	return r, true
}

// readBin reads the removals on a shelf, the latest last, and lets later boards have higher numbers than their boards.
func (x *index) readBin(from Shelf) {
	if from == nil {
		return
	}
	for _, name := range from.Names(BinFolder) {
		number, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(name, BinFolder+"/"), ".json"))
		if err != nil {
			continue
		}
		text, _ := from.Load(name)
		if r, ok := readRemoval(number, text); ok && r.file() == name && x.found.boards[r.of.key()] == nil {
			x.bin = append(x.bin, r)
			for _, e := range r.entries {
				x.next = max(x.next, e.ID+1)
			}
		}
	}
	slices.SortFunc(x.bin, func(a, b removal) int { return cmp.Compare(a.number, b.number) })
}

// throw puts a removal into the bin, in place of the oldest if that is full.
func (s *Session) throw(r removal) {
	inBin := slices.Collect(func(yield func(int) bool) {
		for i := range s.removed {
			if !s.removed[i].renamed && !yield(i) {
				return
			}
		}
	})
	if len(inBin) > 0 {
		r.number = s.removed[inBin[len(inBin)-1]].number
	}
	r.number++
	s.removed = append(s.removed, r)
	s.back = append(s.back, Writing{Name: r.file(), Text: r.text})
	if len(inBin) >= mostBinned {
		s.forgetRemoval(inBin[0])
	}
}

// forgetRemoval forgets removal i for good, and that its boards were shown.
func (s *Session) forgetRemoval(i int) {
	r := s.removed[i]
	s.removed = slices.Delete(s.removed, i, i+1)
	s.swept = append(s.swept, r.file())
	isGone := func(v visit) bool { return r.has(v.key) || v.board != nil && r.has(fileOf(v.board)) }
	s.before, s.after = slices.DeleteFunc(s.before, isGone), slices.DeleteFunc(s.after, isGone)
}
