//go:build !js

package gui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// load gives the saved session; nil when none was saved yet.
func (s *store) load() ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(s.dir, sessionName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, err
}

// write replaces the session, whole.
func (s *store) write(text []byte) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	return replaceFile(filepath.Join(s.dir, sessionName), text)
}

// moveAside gives the session another name, which it returns.
func (s *store) moveAside() (string, error) {
	for n := 1; ; n++ {
		aside := filepath.Join(s.dir, fmt.Sprintf(damagedName, n))
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(filepath.Join(s.dir, sessionName), aside)
		} else if err != nil {
			return "", err
		}
	}
}
