// Package atomicfile writes a file so that at any moment its name holds either all of its old contents or all of its
// new ones, even if the write fails or the process is killed. The new contents go to a temporary file beside it, are
// synced to the disk, and then take the name in one step. It reads files up to a size that the caller limits.
//
// If the name is a symbolic link, the file that it leads to is written, and the link stays. A replaced file keeps its
// permissions; a new one gets 0666 less the process's umask. Only regular files are read or replaced, never a folder, a
// pipe or a device. Every error is a *fs.PathError that names the file as the caller did.
package atomicfile

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"ninefold/engine/locale/message"
)

// ErrNotRegular says that a name is a folder, a pipe or a device. A folder is not written; a pipe or a device is
// neither written nor read.
var ErrNotRegular = message.NewError("error.notRegular")

// ErrReadOnly says that WriteFile refuses a read-only file, although the system would let another file take its name.
var ErrReadOnly = message.NewError("error.readOnlyFile")

// ErrInPlace says that a file was not written because it can be written only in place: its folder takes no other file,
// or it has other names, hard links, which would keep the old contents.
var ErrInPlace = message.NewError("error.inPlace")

// WriteFile replaces the contents of a file, or creates it: it writes all of the contents or changes nothing. It
// refuses a read-only file with ErrReadOnly, and one in a folder that takes no other file with ErrInPlace.
func WriteFile(name string, contents []byte) error {
	if isReadOnly(name) {
		return pathError("open", name, ErrReadOnly)
	}
	return Overwrite(name, contents)
}

// Overwrite does what WriteFile does, but replaces read-only files too.
func Overwrite(name string, contents []byte) error { return writeFile(system(), name, contents) }

// isReadOnly reports whether the file exists and this user, or everybody, may not write it.
func isReadOnly(name string) bool {
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	file, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		err = file.Close()
	}
	return info.Mode().Perm()&0o222 == 0 || errors.Is(err, fs.ErrPermission)
}

// WriteInPlace overwrites the contents of a file that exists. If it is stopped meanwhile, the file has neither the old
// contents nor the new.
func WriteInPlace(name string, contents []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return pathError("open", name, err)
	}
	if _, err = f.Write(contents); err == nil {
		err = f.Truncate(int64(len(contents)))
	}
	if err == nil {
		err = f.Sync()
	}
	return pathError("write", name, cmp.Or(err, f.Close()))
}

func writeFile(d disk, name string, contents []byte) (err error) {
	defer func() { err = pathError("write", name, err) }()
	target, err := follow(name)
	if err != nil {
		return err
	}
	mode, replaces := fs.FileMode(0o666), false
	switch info, err := os.Lstat(target); {
	case err == nil && !info.Mode().IsRegular():
		return ErrNotRegular
	case err == nil:
		mode, replaces = info.Mode().Perm(), true
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	temporary := filepath.Join(filepath.Dir(target), temporaryName(rand.Uint64()))
	f, err := d.create(temporary, mode)
	if replaces && errors.Is(err, fs.ErrPermission) {
		return ErrInPlace
	}
	if err != nil {
		return err
	}
	if replaces { // the umask may have removed some bits of the mode
		err = f.Chmod(mode)
	}
	if err == nil {
		_, err = f.Write(contents)
	}
	if err == nil {
		err = f.Sync()
	}
	if err = cmp.Or(err, f.Close()); err == nil {
		err = d.rename(temporary, target)
	}
	if err != nil {
		d.remove(temporary)
	}
	return err
}

// maxLinks limits how many symbolic links in a row are followed, as Linux does.
const maxLinks = 40

// follow returns the name of the file that a name leads to through symbolic links. The file need not exist.
func follow(name string) (string, error) {
	for range maxLinks {
		next, err := os.Readlink(name)
		if err != nil {
			return name, nil // it is no link, or else the caller's Lstat fails and says why
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

// pathError returns an error that names the file as the caller did, not the temporary file; nil for nil.
func pathError(op, name string, err error) error {
	if err == nil {
		return nil
	}
	return &fs.PathError{Op: op, Path: name, Err: Cause(err)}
}

// Cause strips the names of files and system calls that package os puts before an error.
func Cause(err error) error {
	var ofPath *fs.PathError
	var ofLink *os.LinkError
	switch {
	case errors.As(err, &ofPath):
		return ofPath.Err
	case errors.As(err, &ofLink):
		return ofLink.Err
	}
	return err
}

// disk has the operations that change files. Tests put failing ones in their place.
type disk struct {
	create func(name string, mode fs.FileMode) (file, error) // a new file; an error when the name is taken
	rename func(from, to string) error
	remove func(name string) error
}

type file interface {
	io.WriteCloser
	Chmod(fs.FileMode) error
	Sync() error
}

// system returns the operating system's disk.
func system() disk { return disk{create, os.Rename, os.Remove} }

func create(name string, mode fs.FileMode) (file, error) {
	return os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
}

// ReadFile reads a regular file of at most most bytes. It opens nothing else, because opening a pipe can block. The
// error is a *fs.PathError with syscall.EISDIR for a folder, ErrNotRegular for a pipe or a device, tooLarge for a
// larger file, or the system's own.
func ReadFile(name string, most int64, tooLarge error) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
	case info.IsDir():
		err = syscall.EISDIR
	case !info.Mode().IsRegular():
		err = ErrNotRegular
	case info.Size() > most:
		err = tooLarge
	}
	if err != nil {
		return nil, pathError("open", name, err)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var contents bytes.Buffer
	contents.Grow(int(info.Size()) + bytes.MinRead)          // without it ReadFrom copies the contents several times
	_, err = contents.ReadFrom(io.LimitReader(file, most+1)) // the file may have grown, or have told no size
	if int64(contents.Len()) > most {
		return nil, pathError("read", name, tooLarge)
	}
	return contents.Bytes(), err
}

// temporaryName returns the name of a temporary file. Its length is fixed, because the name of the file that is written
// may be as long as the system allows.
func temporaryName(number uint64) string { return fmt.Sprintf(".ninefold-%016x.tmp", number) }

// IsTemporary reports whether a name, given without its folder, is that of a temporary file of this package.
func IsTemporary(name string) bool {
	digits := strings.TrimSuffix(strings.TrimPrefix(name, ".ninefold-"), ".tmp")
	number, err := strconv.ParseUint(digits, 16, 64)
	return err == nil && name == temporaryName(number)
}

// CleanFolder returns the names in a folder, sorted, without temporary files. It removes temporary files last changed
// before a time: writes that were killed left them, provided that no write still under way is that old. A folder that
// cannot be read counts as empty.
func CleanFolder(dir string, before time.Time) (names []string) {
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if !IsTemporary(entry.Name()) {
			names = append(names, entry.Name())
		} else if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
			_ = os.Remove(filepath.Join(dir, entry.Name())) // a file that stays does no harm
		}
	}
	return names
}
