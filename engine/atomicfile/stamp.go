package atomicfile

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Stamp tells what a file was when it was read or written last: what was in it, and to what it was a link, if it was
// one. The empty stamp knows nothing.
type Stamp string

// ErrChanged is why a file is not written: it is no longer what its stamp says.
var ErrChanged = errors.New("another program has changed the file")

// StampOf is the stamp of a file with some contents.
func StampOf(name string, contents []byte) Stamp {
	link, _ := os.Readlink(name) // empty for what is no link
	return Stamp(fmt.Sprintf("%x %q", sha256.Sum256(contents), link))
}

// Check reads a file and returns ErrChanged if it is not what it was, and otherwise what keeps it from being read. A
// file that is gone can be written without loss.
func (s Stamp) Check(name string) error {
	if s == "" {
		return nil
	}
	const most = 256 << 20 // bytes, more than is ever written
	contents, err := ReadFile(name, most, ErrChanged)
	if errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Lstat(name); err != nil {
			return nil
		}
	} else if err != nil {
		return err
	}
	if StampOf(name, contents) != s {
		return blame("open", name, ErrChanged)
	}
	return nil
}

// WriteFile is the function WriteFile for a file that must be what it was.
func (s Stamp) WriteFile(name string, contents []byte) error {
	if err := s.Check(name); err != nil {
		return err
	}
	return WriteFile(name, contents)
}
