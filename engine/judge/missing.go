package judge

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/program"
)

// MissingFile is a relative path to a missing file, and the folder in which it was looked for. The user often means
// another folder.
type MissingFile struct{ Path, Folder string }

// Missing returns a path as a MissingFile, or nil if it is absolute or names something that exists.
func Missing(path string) *MissingFile {
	if path == "" || filepath.IsAbs(path) {
		return nil
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	folder, err := os.Getwd()
	if err != nil {
		return nil
	}
	return &MissingFile{path, folder}
}

// MissingOf returns the relative path that an error is about because it does not exist, or nil.
func MissingOf(err error) *MissingFile {
	var start *program.StartError
	var lookup *exec.Error
	var file *atomicfile.FileError
	switch {
	case errors.As(err, &file):
		return Missing(file.Name)
	case errors.As(err, &start):
		return missingProgram(start.Program)
	case errors.As(err, &lookup):
		return missingProgram(lookup.Name)
	}
	return nil
}

// missingProgram does what Missing does, for a program. It looks for a mere name in PATH, not in the working folder.
func missingProgram(name string) *MissingFile {
	if filepath.Base(name) == name {
		return nil
	}
	return Missing(name)
}

// MissingArgument returns the first argument of a command that looks like a file, does not exist, and is named on
// standard error, or nil. An example is the script of an interpreter that was started in another folder.
func MissingArgument(c program.Command, stderr []byte) *MissingFile {
	for _, arg := range c.Args[1:] {
		looksLikeFile := strings.ContainsAny(arg, `./\`) && !strings.HasPrefix(arg, "-")
		if looksLikeFile && bytes.Contains(stderr, []byte(filepath.Base(arg))) {
			if missing := Missing(arg); missing != nil {
				return missing
			}
		}
	}
	return nil
}
