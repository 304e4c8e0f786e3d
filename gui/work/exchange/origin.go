package exchange

import (
	"bytes"
	"path/filepath"
	"strings"

	"ninefold/gui/model/session"
)

// origin is the file that a board came from. Exports of the same board are named after it: 17.marked.out for 17.in. The
// judge's own answer would be 17.out beside it.
type origin struct {
	stem  string // the file's name without its extension; empty for no file
	board []byte // the judge's text of the board
}

// cameFrom notes that the board shown came from a file.
func (e *Exchange) cameFrom(file string) {
	e.origin = origin{}
	if text, err := e.Host.Session.Board().Text(); err == nil {
		e.origin = origin{strings.TrimSuffix(file, filepath.Ext(file)), text}
	}
}

// fileNames returns the names to propose for files of the judge's text of the board shown, and of its answer.
func (e *Exchange) fileNames() (text, answer string) {
	text, answer = "position", "marked"
	if e.Host.Session.Shown == session.CrossHatching {
		text, answer = "grid", "answer"
	}
	shown, err := e.Host.Session.Board().Text()
	if err != nil || e.origin.stem == "" || !bytes.Equal(shown, e.origin.board) {
		return text + ".txt", answer + ".txt"
	}
	return e.origin.stem + ".in", e.origin.stem + "." + answer + ".out"
}
