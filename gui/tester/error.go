package tester

import (
	"errors"
	"os/exec"
	"path/filepath"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/engine/toolchain"
	"ninefold/gui/locale"
)

// errorWords say what is wrong: of a relative path that is not there also in which folder it was looked for.
func errorWords(err error) string {
	missing := judge.MissingOf(err)
	err = shortened(err)
	var failed *toolchain.CompileError
	if errors.As(err, &failed) {
		return locale.Words().CompileError(failed)
	}
	return locale.Words().Missing(locale.Words().Error(err), missing)
}

// shortened is an error that names its file without the folders: the whole path stands in the form.
func shortened(err error) error {
	var failed *toolchain.CompileError
	var start *program.StartError
	var source *toolchain.FileError
	var test *judge.FileError
	var lookup *exec.Error
	switch {
	case errors.As(err, &failed):
		short := *failed
		short.Source = base(failed.Source)
		return &short
	case errors.As(err, &start):
		short := *start
		short.Program = base(start.Program)
		return &short
	case errors.As(err, &source):
		return &toolchain.FileError{Name: base(source.Name), Err: source.Err}
	case errors.As(err, &test):
		return &judge.FileError{Name: base(test.Name), Err: test.Err}
	case errors.As(err, &lookup):
		return &exec.Error{Name: base(lookup.Name), Err: lookup.Err}
	}
	return err
}

// base is the name of a file without its folders, unless they are relative: then they may be what is wrong.
func base(path string) string {
	if filepath.IsAbs(path) {
		return filepath.Base(path)
	}
	return path
}
