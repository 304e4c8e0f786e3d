package atomicfile

import (
	"io"
	"io/fs"
	"os"
)

// disk has the operations that change files. Tests replace it by one that fails.
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

// system is the operating system's disk.
type system struct{}

func (system) create(name string, mode fs.FileMode) (file, error) {
	return os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
}

func (system) rename(from, to string) error { return os.Rename(from, to) }
func (system) remove(name string) error     { return os.Remove(name) }
