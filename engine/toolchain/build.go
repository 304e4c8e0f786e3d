package toolchain

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"ninefold/engine/program"
)

// compileLimits bound a compiler: its processor time, by the clock twice that, and its standard output.
var compileLimits = program.Limits{Time: time.Minute, Output: 1 << 20}

// mostSource is the largest source that is read, in bytes; judges take much less.
const mostSource = 8 << 20

// ErrTooLarge is why a file is no source.
var ErrTooLarge = errors.New("it is too large to be a source file")

// executable is what the file of a program is called.
var executable = "program" + map[string]string{"windows": ".exe"}[runtime.GOOS]

// source is what is compiled.
type source struct {
	given   string // its name, as the user wrote it
	file    string // what the copy is called that is compiled
	class   string // what has to be started, in languages that name a class
	content []byte
}

// stem is its name without its ending.
func (s *source) stem() string { return strings.TrimSuffix(s.file, filepath.Ext(s.file)) }

// build gives the folder in the cache that holds the compiled program.
func (b *Builder) build(ctx context.Context, l Language, s *source) (string, error) {
	c, err := openCache(b.Cache)
	if err != nil {
		return "", newFileError(s.given, err)
	}
	key := keyOf(&l, s)
	if folder, ok := c.find(key); ok {
		return folder, nil
	}
	work, err := c.begin()
	if err != nil {
		return "", newFileError(s.given, err)
	}
	defer os.RemoveAll(work)
	if err := os.WriteFile(filepath.Join(work, s.file), s.content, 0o600); err != nil {
		return "", newFileError(s.given, err)
	}
	if err := compile(ctx, l, s, work); err != nil {
		return "", err
	}
	folder, err := c.keep(work, key)
	if err != nil {
		return "", newFileError(s.given, err)
	}
	return folder, nil
}

// compile runs the compiler in a folder that holds a copy of the source.
func compile(ctx context.Context, l Language, s *source, folder string) error {
	file := s.file
	if strings.HasPrefix(file, "-") {
		file = "." + string(filepath.Separator) + file // it would be an option
	}
	words := filled(l.Compile, placeSource, file, placeProgram, executable, placeFolder, ".",
		placeName, s.stem(), placeClass, s.class)
	r, err := program.Run(ctx, program.Command{Args: words, Dir: folder}, nil, compileLimits)
	switch {
	case err != nil:
		return err
	case r.End == program.Exited && r.Status == 0:
		return nil
	}
	return &CompileError{
		Source: s.given, Language: l.Name, Said: said(r.Stderr, r.Output),
		Stopped: r.End == program.TimeLimit || r.End == program.OutputLimit,
	}
}

// said is what a compiler wrote on standard error and on standard output, where some tell errors; shortened.
func said(stderr, stdout []byte) string {
	const half = 8 << 10 // bytes
	if len(stdout) > 2*half {
		stdout = append(append(stdout[:half:half], "\n…\n"...), stdout[len(stdout)-half:]...)
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(stderr)+"\n"+string(stdout), "\ufffd"))
}
