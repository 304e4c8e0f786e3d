package locale

import (
	"path/filepath"

	"ninefold/engine/notation/text"
)

// ShortError returns the words of Error for a place beside which the whole path of a program or a test is shown. It
// shortens an absolute path to its last part, but not a relative one, whose folder may be wrong.
func (w *Words) ShortError(err error) string {
	short := Words{w.code, w.read, true}
	return short.Error(err)
}

// file names a file or a program in an error.
func (w *Words) file(path string) string {
	if w.short && filepath.IsAbs(path) {
		path = filepath.Base(path)
	}
	return text.SafeLine(path)
}
