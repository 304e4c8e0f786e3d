package toolchain

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"ninefold/engine/program"
)

// A compiler may take this processor time, by the clock twice that, and write so much on standard output and into a
// file; and it may use this memory unless its row says otherwise.
const (
	compileTime   = time.Minute
	compileOutput = 1 << 20
	compileFile   = 256 << 20
	compileMemory = 2 << 30
)

// mostSource is the largest source that is read, in bytes; judges take much less.
const mostSource = 8 << 20

// ErrTooLarge is why a file is no source.
var ErrTooLarge = errors.New("it is too large to be a source file")

// executable is the name of a compiled program's file.
var executable = "program" + map[string]string{"windows": ".exe"}[runtime.GOOS]

// source is a source file to be compiled.
type source struct {
	given   string // its name, as the user wrote it
	beside  string // the whole path of the folder that it is in
	file    string // what the copy is called that is compiled
	class   string // what has to be started, in languages that name a class
	content []byte
}

// stem is its name without its ending.
func (s *source) stem() string { return strings.TrimSuffix(s.file, filepath.Ext(s.file)) }

// build gives the folder in the cache that holds the compiled program, and which other files of the user's the compiler
// has read.
func (b *Builder) build(ctx context.Context, l Language, s *source) (folder string, others []string, err error) {
	c, err := openCache(b.Cache)
	if err != nil {
		return "", nil, err
	}
	key := keyOf(ctx, &l, s)
	if folder, ok := c.find(key); ok {
		return folder, nil, nil
	}
	w, err := c.begin()
	if err != nil {
		return "", nil, newCacheError(c.folder, err)
	}
	defer c.sweep()
	defer w.close()
	if err := os.WriteFile(filepath.Join(w.made(), s.file), s.content, 0o600); err != nil {
		return "", nil, newCacheError(c.folder, err)
	}
	if err := compile(ctx, l, s, w); err != nil {
		return "", nil, err
	}
	if l.Reads != "" {
		if others, err = s.othersIn(filepath.Join(w.made(), l.Reads)); err != nil || len(others) > 0 {
			key = ""
		}
	}
	if folder, err = c.keep(w, key); err != nil {
		return "", nil, newCacheError(c.folder, err)
	}
	return folder, others, nil
}

// compile runs the compiler in a workshop that holds a copy of the source.
func compile(ctx context.Context, l Language, s *source, w *workshop) error {
	file := s.file
	if strings.HasPrefix(file, "-") {
		file = "." + string(filepath.Separator) + file // it would be an option
	}
	words := filled(l.Compile, placeSource, file, placeProgram, executable, placeFolder, ".",
		placeName, s.stem(), placeClass, s.class, placeBeside, s.beside)
	command := program.Command{Args: words, Dir: w.made()}
	for _, name := range [...]string{"TMPDIR", "TMP", "TEMP"} {
		command.Env = append(command.Env, name+"="+w.temporary())
	}
	r, err := program.Run(ctx, command, nil, l.limits())
	switch {
	case err != nil:
		return err
	case r.End == program.Exited && r.Status == 0:
		return nil
	}
	return &CompileError{Source: s.given, Language: l.Name, Said: said(r.Stderr, r.Output), End: r.End}
}

// limits returns those of the language's compiler.
func (l *Language) limits() program.Limits {
	return program.Limits{
		Time: compileTime, Output: compileOutput, File: compileFile, Memory: cmp.Or(l.Memory, compileMemory),
	}
}

// said returns what a compiler wrote on standard error and on standard output, where some tell errors; shortened.
func said(stderr, stdout []byte) string {
	const half = 8 << 10 // bytes
	if len(stdout) > 2*half {
		stdout = append(append(stdout[:half:half], "\n…\n"...), stdout[len(stdout)-half:]...)
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(stderr)+"\n"+string(stdout), "\ufffd"))
}
