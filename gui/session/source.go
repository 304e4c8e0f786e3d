package session

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
)

// source tells which text a board was imported from, as what, and which of the boards in it the board is; empty for
// none.
type source string

// sourceOf is the source of a board in a text with a stamp: the one of that number, 0 for the only one.
func sourceOf(stamp atomicfile.Stamp, form notation.Form, number int) source {
	const enough = 16 // characters, to tell texts apart
	if stamp == "" {
		return ""
	}
	return source(fmt.Sprintf("%s %s %d", stamp[:min(enough, len(stamp))], form, number))
}

// Number returns which of several boards of a text the board was, from 1 on; 0 for the only one.
func (e *Entry) Number() int {
	number, _ := strconv.Atoi(string(e.Source[strings.LastIndexByte(string(e.Source), ' ')+1:]))
	return number
}

// ImportOnce is Import for the board of a number in a text, 0 for the only one, that has the stamp of a document and
// is in its file if it has one. If the board was imported before and is as it was then, that is shown, a link's at the
// step of the link, and ImportOnce reports so. A board of the same file or text that has changed stays, and the new one
// tells which copy it is.
func (s *Session) ImportOnce(r notation.Reading, d Document, number int) (before bool) {
	from := sourceOf(d.Stamp, r.Form, number)
	file := ""
	if d.Path != "" && number == 0 {
		file = filepath.Base(d.Path)
	}
	copies := 0
	for _, e := range s.imported(from, file) {
		if p, err := s.load(e.key()); err == nil && e.Source == from && p.own().isImport(d.Path, p.content()) {
			s.show(p)
			if r.Form == notation.Link && r.Record.Game != nil { // which names a step
				step, _ := s.Game.follow(r.Record.Game)
				s.Game.GoTo(step)
			}
			return true
		}
		copies = max(copies, e.Copy, 1)
	}
	s.Import(r)
	b := s.Problem().own()
	b.source, b.saved = from, s.Problem().content()
	if copies > 0 {
		b.copy = copies + 1
	}
	return false
}

// imported are the entries of the boards from a source, and of those from the files of a name; "" for none.
func (s *Session) imported(from source, file string) (entries []Entry) {
	bySource := append([]byte(`"source":`), plain(from)...)
	byFile := append([]byte(`"file":`), plain(file)...)
	for _, r := range s.rows() { // few of which are worth reading
		if from != "" && bytes.Contains(r.line, bySource) || file != "" && bytes.Contains(r.line, byFile) {
			entries = append(entries, r.parse())
		}
	}
	return entries
}

// isImport reports whether the board, with its content as it is now, is as it was imported, and not from another file
// than that of a path.
func (b *board) isImport(path string, now content) bool {
	return b.saved == now && (path == "" || b.document.Path == "" || b.document.Path == path)
}
