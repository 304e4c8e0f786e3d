// Package atomicfile writes a file so that at any moment its name holds either its old contents or all of its new ones,
// whatever fails or is killed: the new contents go to a temporary file beside it, are synced to the disk, and then take the
// name in one step.
//
// A symbolic link is followed: what it leads to is written, and the link stays. A file that is replaced keeps its
// permissions; a new one gets those that the process's umask leaves of 0666. Only a regular file is replaced, never a
// folder, a pipe or a device. Every error is a *fs.PathError that names the file as the caller did.
package atomicfile

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// ErrNotRegular is why a folder, a pipe or a device is not written.
var ErrNotRegular = errors.New("not a regular file")

// File is a file being written. Nothing that Write is given can be seen under its name before Close.
type File struct {
	disk      disk
	name      string // as the caller gave it
	target    string // name with its links followed
	temporary string
	open      file
	failed    error // the first error of Write; nil if there was none
}

// WriteFile gives a file new contents, all of them or none.
func WriteFile(name string, contents []byte) error { return writeFile(system{}, name, contents) }

func writeFile(d disk, name string, contents []byte) error {
	f, err := create(d, name)
	if err != nil {
		return err
	}
	if _, err := f.Write(contents); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// Create begins to write a file. The file changes when Close returns nil, and not before.
func Create(name string) (*File, error) { return create(system{}, name) }

func create(d disk, name string) (*File, error) {
	f := &File{disk: d, name: name}
	var err error
	if f.target, err = follow(name); err != nil {
		return nil, f.blame("open", err)
	}
	mode, replaces := fs.FileMode(0o666), false
	switch info, err := os.Lstat(f.target); {
	case err == nil && !info.Mode().IsRegular():
		return nil, f.blame("open", ErrNotRegular)
	case err == nil:
		mode, replaces = info.Mode().Perm(), true
	case !errors.Is(err, fs.ErrNotExist):
		return nil, f.blame("open", err)
	}
	f.temporary = filepath.Join(filepath.Dir(f.target), temporaryName(rand.Uint64()))
	if f.open, err = d.create(f.temporary, mode); err != nil {
		return nil, f.blame("open", err)
	}
	if replaces { // the umask may have taken some of the mode away
		if err := f.open.Chmod(mode); err != nil {
			f.open.Close()
			d.remove(f.temporary)
			return nil, f.blame("chmod", err)
		}
	}
	return f, nil
}

// maxLinks is how many links are followed one after another, as many as Linux follows.
const maxLinks = 40

// follow is the file that a name leads to by symbolic links; it need not exist.
func follow(name string) (string, error) {
	for range maxLinks {
		next, err := os.Readlink(name)
		if err != nil {
			return name, nil // it is no link, or Lstat will say what is wrong with it
		}
		if !filepath.IsAbs(next) { // relative to the real folder of the link
			dir, err := filepath.EvalSymlinks(filepath.Dir(name))
			if err != nil {
				return "", err
			}
			next = dir + string(filepath.Separator) + next
		}
		name = next
	}
	return "", errors.New("too many symbolic links")
}

// Write adds to the new contents. After an error, Close leaves the file as it was.
func (f *File) Write(p []byte) (int, error) {
	n, err := f.open.Write(p)
	if err != nil {
		err = f.blame("write", err)
		if f.failed == nil {
			f.failed = err
		}
	}
	return n, err
}

// Close gives the file its new contents. On an error, which may be that of an earlier Write, the file is as it was and
// the temporary one is gone. Close must be called once.
func (f *File) Close() error {
	err := f.failed
	if err == nil {
		err = f.blame("sync", f.open.Sync())
	}
	if closing := f.open.Close(); err == nil {
		err = f.blame("close", closing)
	}
	if err == nil {
		err = f.blame("rename", f.disk.rename(f.temporary, f.target))
	}
	if err != nil {
		f.disk.remove(f.temporary)
	}
	return err
}

// blame is an error that names the file as the caller did, and not the temporary one; nil for nil.
func (f *File) blame(op string, err error) error {
	if err == nil {
		return nil
	}
	var ofPath *fs.PathError
	var ofLink *os.LinkError
	switch {
	case errors.As(err, &ofPath):
		err = ofPath.Err
	case errors.As(err, &ofLink):
		err = ofLink.Err
	}
	return &fs.PathError{Op: op, Path: f.name, Err: err}
}
