package locale

import (
	"errors"
	"os/exec"
	"path/filepath"

	"ninefold/engine/match"
	"ninefold/engine/program"
	"ninefold/engine/toolchain"
)

// ShortError returns the words of Error for a place where the whole path of a program or a test stands beside them: an
// absolute path is named by its last part. A relative one is named whole, as its folder may be what is wrong.
func (w *Words) ShortError(err error) string { return w.Error(withoutFolders(err)) }

func withoutFolders(err error) error {
	var trial *match.TrialError
	var failed *toolchain.CompileError
	var start *program.StartError
	var file *toolchain.FileError
	var lookup *exec.Error
	switch {
	case errors.As(err, &trial):
	case errors.As(err, &failed):
		short := *failed
		short.Source = base(failed.Source)
		return &short
	case errors.As(err, &start):
		short := *start
		short.Program = base(start.Program)
		return &short
	case errors.As(err, &file):
		return &toolchain.FileError{Name: base(file.Name), Err: file.Err}
	case errors.As(err, &lookup):
		return &exec.Error{Name: base(lookup.Name), Err: lookup.Err}
	}
	return err
}

func base(path string) string {
	if filepath.IsAbs(path) {
		return filepath.Base(path)
	}
	return path
}
