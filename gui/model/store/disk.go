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
type folder struct {
	dir string
	old time.Time // files older than this were not written by this process
}

func openStorage(dir string) storage { return folder{dir, time.Now().Add(-time.Minute)} }

func (f folder) path(name string) string { return filepath.Join(f.dir, filepath.FromSlash(name)) }

// load reads only regular files, up to MaxSize.
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

func (f folder) version(name string) string {
	info, err := os.Lstat(f.path(name))
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.Size(), info.ModTime().UnixNano())
}

// names also removes temporary files of killed writes, in the storage's own folder too.
func (f folder) names(in string) (names []string) {
	_ = atomicfile.CleanFolder(f.dir, f.old)
	for _, name := range atomicfile.CleanFolder(f.path(in), f.old) {
		names = append(names, in+"/"+name)
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
