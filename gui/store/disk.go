//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"ninefold/engine/atomicfile"
)

// folder keeps the session in a file.
type folder struct{ dir string }

func placeIn(dir string) place { return folder{dir} }

func (f folder) name() string { return filepath.Join(f.dir, sessionName) }

// load also removes what a killed write has left beside the session. Only a regular file of a sane size is opened.
func (f folder) load() ([]byte, error) {
	_ = atomicfile.RemoveLeftovers(f.dir, time.Now().Add(-time.Minute)) // what stays harms nobody
	switch info, err := os.Stat(f.name()); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &fs.PathError{Op: "open", Path: f.name(), Err: atomicfile.ErrNotRegular}
	case info.Size() > MaxSize:
		return nil, ErrTooLarge
	}
	file, err := os.Open(f.name())
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, MaxSize+1))
	if len(text) > MaxSize {
		return nil, ErrTooLarge
	}
	return text, err
}

func (f folder) replace(text []byte) error {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return err
	}
	return atomicfile.WriteFile(f.name(), text)
}

func (f folder) add(text []byte) error {
	file, err := os.OpenFile(f.name(), os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

func (f folder) setAside() (string, error) {
	for n := 1; ; n++ {
		aside := filepath.Join(f.dir, fmt.Sprintf(damagedName, n))
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(f.name(), aside)
		} else if err != nil {
			return "", err
		}
	}
}
