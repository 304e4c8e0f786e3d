package atomicfile

import (
	"io"
	"io/fs"
	"os"
)

// disk is what changes files. Tests have one that fails.
type disk interface {
	create(name string, mode fs.FileMode) (file, error) // a new file; an error when the name is taken
	rename(from, to string) error
	remove(name string) error
}

type file interface {
	io.WriteCloser
	Chmod(fs.FileMode) error
	Sync() error
}

// system is the disk of the operating system.
type system struct{}

func (system) create(name string, mode fs.FileMode) (file, error) {
	return os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
}

func (system) rename(from, to string) error { return os.Rename(from, to) }
func (system) remove(name string) error     { return os.Remove(name) }
