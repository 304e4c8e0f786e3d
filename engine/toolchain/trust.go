package toolchain

import (
	"os"
	"path/filepath"
	"slices"
)

// mostUnasked is the most programs found in folders that run without a question.
const mostUnasked = 20

// Trusted reports whether the sources found in folders may run without a question: they are few, and all are in the
// user's own folders.
func (s *Sources) Trusted() bool {
	return len(s.Found) <= mostUnasked && !slices.ContainsFunc(s.Found, OutsideOwnFolders)
}

// OutsideOwnFolders reports whether a file is outside the user's home folder, the current one and that for temporary
// files.
func OutsideOwnFolders(name string) bool {
	path, err := filepath.Abs(name)
	if err != nil {
		return true
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	return !slices.ContainsFunc(ownFolders(), func(folder string) bool {
		relative, err := filepath.Rel(folder, path)
		return err == nil && filepath.IsLocal(relative)
	})
}

// ownFolders returns the user's home folder, the current one and that for temporary files, as far as they are known,
// but never the root of a file system.
func ownFolders() []string {
	var own []string
	home, _ := os.UserHomeDir()
	here, _ := os.Getwd()
	for _, folder := range [...]string{home, here, os.TempDir()} {
		if real, err := filepath.EvalSymlinks(folder); err == nil && filepath.Dir(real) != real {
			own = append(own, real)
		}
	}
	return own
}
