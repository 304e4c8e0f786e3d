//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"ninefold/engine/atomicfile"
)

// folder keeps files in a folder.
type folder struct{ dir string }

// openStorage also removes temporary files of killed writes, in the folder and its subfolders.
func openStorage(dir string) storage {
	old := time.Now().Add(-time.Minute)
	_ = atomicfile.RemoveLeftovers(dir, old) // what stays harms nobody
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if entry.IsDir() {
			_ = atomicfile.RemoveLeftovers(filepath.Join(dir, entry.Name()), old)
		}
	}
	return folder{dir}
}

func (f folder) path(name string) string { return filepath.Join(f.dir, filepath.FromSlash(name)) }

// load reads only a regular file of a sane size.
func (f folder) load(name string) ([]byte, error) {
	text, err := atomicfile.ReadFile(f.path(name), MaxSize, ErrTooLarge)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, err
}

func (f folder) replace(name string, text []byte) error {
	name = f.path(name)
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	return atomicfile.WriteFile(name, text)
}

func (f folder) remove(name string) error {
	if err := os.Remove(f.path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func (f folder) names(in string) (names []string) {
	entries, _ := os.ReadDir(f.path(in)) // there may be none yet
	for _, entry := range entries {
		names = append(names, in+"/"+entry.Name())
	}
	return names
}

func (f folder) setAside(name string) (string, error) {
	name = f.path(name)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.damaged-%d", name, n)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(name, aside)
		} else if err != nil {
			return "", err
		}
	}
}
