package locale

import (
	"path/filepath"

	"ninefold/engine/text"
)

// ShortError returns the words of Error for a place where the whole path of a program or a test stands beside them: an
// absolute path is named by its last part. A relative one is named whole, as its folder may be what is wrong.
func (w *Words) ShortError(err error) string {
	short := Words{w.code, w.read, true}
	return short.Error(err)
}

// file names a file or a program in an error.
func (w *Words) file(path string) string {
	if w.short && filepath.IsAbs(path) {
		path = filepath.Base(path)
	}
	return text.Printable(path)
}
