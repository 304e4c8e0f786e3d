package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"ninefold/engine/atomicfile"
)

// entry is a folder or a file in the list.
type entry struct {
	name   string
	folder bool
}

// readFolder lists a folder: its folders, then its regular files, each sorted by name, ignoring case. It opens nothing
// else, since opening a named pipe could block for ever. It may take long.
func readFolder(path string) ([]entry, error) {
	info, err := os.Stat(path)
	if err == nil && !info.IsDir() {
		err = &fs.PathError{Op: "open", Path: path, Err: syscall.ENOTDIR}
	}
	if err != nil {
		return nil, err
	}
	all, err := os.ReadDir(path)
	if err != nil {
		return nil, err
	}
	var entries []entry
	for _, one := range all {
		mode := one.Type()
		if mode&fs.ModeSymlink != 0 {
			if info, err := os.Stat(filepath.Join(path, one.Name())); err == nil {
				mode = info.Mode()
			}
		}
		if (mode.IsDir() || mode.IsRegular()) && !atomicfile.IsTemporary(one.Name()) {
			entries = append(entries, entry{one.Name(), mode.IsDir()})
		}
	}
	slices.SortStableFunc(entries, func(a, b entry) int {
		switch {
		case a.folder && !b.folder:
			return -1
		case b.folder && !a.folder:
			return 1
		}
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	})
	return entries, nil
}

// match returns the entries whose names contain the typed text, ignoring case; those that begin with it come first.
// Names that begin with a dot match only if the typed text does too.
func match(entries []entry, typed string) (found []entry) {
	typed = strings.ToLower(typed)
	var others []entry
	for _, e := range entries {
		name := strings.ToLower(e.name)
		switch {
		case strings.HasPrefix(name, ".") && !strings.HasPrefix(typed, "."):
		case strings.HasPrefix(name, typed):
			found = append(found, e)
		case strings.Contains(name, typed):
			others = append(others, e)
		}
	}
	return append(found, others...)
}

// resolve returns the path that a typed name means: absolute, below the folder, or after ~/ below the user's folder.
func resolve(folder, name string) string {
	if rest, ok := strings.CutPrefix(name, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		return filepath.Join(home(), rest)
	}
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(folder, name)
}

// splitPath splits an absolute path, or one that begins with ~/, into folder and name. It reports false for any other.
func splitPath(typed string) (folder, name string, whole bool) {
	folder, name = filepath.Split(typed)
	if folder == "" || !filepath.IsAbs(folder) && !strings.HasPrefix(folder, "~") {
		return "", "", false
	}
	return resolve("", folder), name, true
}

// home returns the user's folder, or the root if that is unknown.
func home() string {
	if dir, err := os.UserHomeDir(); err == nil {
		return dir
	}
	return string(filepath.Separator)
}
