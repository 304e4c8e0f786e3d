package atomicfile

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Stamp identifies the state of a file when it was last read or written: its contents, and its target if it is a
// symbolic link. The empty stamp matches any file.
type Stamp string

// ErrChanged says that a file is not written because it no longer matches its stamp.
var ErrChanged = errors.New("another program has changed the file")

// StampOf returns the stamp of a file with the given contents. It reads the link, but not the file.
func StampOf(name string, contents []byte) Stamp {
	link, _ := os.Readlink(name) // empty if name is no link
	return Stamp(fmt.Sprintf("%x %q", sha256.Sum256(contents), link))
}

// Check reads a file and returns ErrChanged if the file does not match the stamp, or the error of reading it. A missing
// file matches any stamp, since writing it loses nothing.
func (s Stamp) Check(name string) error {
	if s == "" {
		return nil
	}
	const most = 256 << 20 // bytes, more than the program ever writes
	contents, err := ReadFile(name, most, ErrChanged)
	if errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Lstat(name); err != nil {
			return nil
		}
	} else if err != nil {
		return err
	}
	if StampOf(name, contents) != s {
		return pathError("open", name, ErrChanged)
	}
	return nil
}

// WriteFile does what the function WriteFile does, but fails with ErrChanged if the file no longer matches the stamp,
// and with ErrInPlace if it has other names.
func (s Stamp) WriteFile(name string, contents []byte) error {
	err := s.Check(name)
	switch {
	case err != nil:
		return err
	case hasOtherNames(name):
		return pathError("open", name, ErrInPlace)
	}
	return WriteFile(name, contents)
}

// WriteInPlace does what the function WriteInPlace does, but fails with ErrChanged if the file no longer matches.
func (s Stamp) WriteInPlace(name string, contents []byte) error {
	if err := s.Check(name); err != nil {
		return err
	}
	return WriteInPlace(name, contents)
}
