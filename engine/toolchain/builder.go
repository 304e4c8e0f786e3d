package toolchain

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"strconv"

	"ninefold/engine/atomicfile"
	"ninefold/engine/program"
)

// Builder makes programs of sources.
type Builder struct {
	Table    Table
	Workshop *Workshop // in which sources are compiled
	// Compile and Run, if they are not nil, replace a row's and make any file a source.
	Compile, Run []string
	Debug        bool  // compile with the checks of a row that has them
	Memory       int64 // the most memory of a program, in bytes, for runtimes that must be told; 0 for 256 MiB
}

// stack returns the largest stack of a runtime that must be told it, in KiB: three quarters of the memory, so that the
// stack is full before the memory is, but at most 1 GiB, Java's own limit.
func (b *Builder) stack() string {
	const usual, most = 256 << 20, 1 << 30
	return strconv.FormatInt(min(cmp.Or(b.Memory, usual)/4*3, most)>>10, 10)
}

// Program is a command and the facts known about it.
type Program struct {
	Command  program.Command
	Language string // the name of its row; "" if it was given as a command
	Code     string // the file with its code: the source, the script or the executable; "" if it is not known
	// Apart says that it finds its own files wherever it runs, so that it can run in a folder of its own.
	Apart bool
	// Others are the user's files, besides the source, that the compiler has read. A judge takes one file.
	Others []string
}

// Prepare makes a program of a command's words: by Source, with its errors, if they name one source, else by Command.
func (b *Builder) Prepare(ctx context.Context, words []string) (Program, error) {
	if b.IsSource(words) {
		return b.Source(ctx, words[0])
	}
	p := b.Command(words)
	p.Command.Args = withoutShim(ctx, p.Command.Args)
	return p, nil
}

// Compiles reports whether Prepare compiles a source, unless this process has compiled it already.
func (b *Builder) Compiles(words []string) bool {
	if !b.IsSource(words) {
		return false
	}
	language, err := b.language(words[0])
	return err == nil && language.Compile != nil
}

// known reports whether a file of this name would be a source.
func (b *Builder) known(name string) bool {
	return b.Compile != nil || b.Run != nil || len(b.Table.rows(name)) > 0
}

// Source makes a program of a source. The error is a *FileError for a source that cannot be read, a *ToolError, a
// *CompileError, a *FolderError, a *program.StartError or the context's.
func (b *Builder) Source(ctx context.Context, name string) (Program, error) {
	path, err := filepath.Abs(name)
	if err != nil {
		return Program{}, NewFileError(name, err)
	}
	if isFolder(path) {
		return Program{}, NewFileError(name, ErrNoSources)
	}
	content, err := atomicfile.ReadFile(path, mostSource, ErrTooLarge)
	if err == nil && !b.known(name) {
		err = ErrNoSource
	}
	if err != nil {
		return Program{}, NewFileError(name, err)
	}
	language, err := b.language(name)
	if err != nil {
		return Program{}, err
	}
	s := source{given: name, beside: filepath.Dir(path), file: filepath.Base(path), content: content,
		stack: b.stack()}
	if language.namesClass() {
		s.file = javaFile(s.stem())
	}
	folder, others := "", []string(nil)
	if language.Compile != nil {
		if folder, others, err = b.Workshop.build(ctx, language, &s); err != nil {
			return Program{}, err
		}
	}
	if language.namesClass() {
		s.class = startClass(folder, content, s.stem())
	}
	words := withoutShim(ctx, s.filled(language.Run, path, filepath.Join(folder, executable), folder))
	made := Program{
		Command:  program.Command{Args: words, Env: b.environment(&language)},
		Language: language.Name, Code: path, Apart: true, Others: others,
	}
	return made, nil
}

// environment returns the variables that a program needs. The sanitizer names the source without the folder in which it
// was compiled. It accepts a leak, which is no mistake in a program that ends, and keeps little of the memory that was
// freed, because that counts too.
func (b *Builder) environment(l *Language) []string {
	env := l.environment()
	if b.Debug && os.Getenv("ASAN_OPTIONS") == "" {
		env = append(env, "ASAN_OPTIONS=strip_path_prefix=/made/:detect_leaks=0:quarantine_size_mb=16")
	}
	return env
}

// language returns the first row for a source whose tools are installed. The error is a *ToolError.
func (b *Builder) language(name string) (Language, error) {
	rows := b.Table.rows(name)
	if len(rows) == 0 {
		// Compile or Run replaces the commands of a row, so any name will do.
		rows = Table{{Name: filepath.Ext(name), Run: []string{placeProgram}}}
	}
	lacking := &ToolError{Source: name}
	for _, row := range rows {
		if b.Debug && row.Debug != nil {
			row.Compile = row.Debug
		}
		if b.Compile != nil {
			row.Compile, row.Reads = b.Compile, ""
		}
		if b.Run != nil {
			row.Run = b.Run
		}
		tool := row.Missing()
		if tool == "" {
			return row, nil
		}
		lacking.add(tool)
	}
	return Language{}, lacking
}
