package toolchain

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
)

// Builder makes programs of sources.
type Builder struct {
	Table Table
	Cache *BuildCache // in which sources are compiled
	// Compile and Run, if they are not nil, replace a row's and make any file a source.
	Compile, Run []string
	Debug        bool  // compile with the checks of a row that has them
	Memory       int64 // the most memory of a program, in bytes, for runtimes that must be told; 0 for 256 MiB
}

// overhead is the memory that a runtime which is told the limit may use besides, in bytes. To unwind a full stack Java
// needs five times as much as the stack.
const overhead = 384 << 20

// ofSource makes a program of a source. The error is that of Solution.Make; of a source that is not compiled the
// language is returned too.
func (b *Builder) ofSource(ctx context.Context, name string) (Program, error) {
	path, err := filepath.Abs(name)
	if err != nil {
		return Program{}, atomicfile.NewFileError(name, err)
	}
	if isFolder(path) {
		return Program{}, atomicfile.NewFileError(name, ErrNoSources)
	}
	content, err := atomicfile.ReadFile(path, mostSource, ErrTooLarge)
	if err == nil && !b.known(name) {
		err = ErrNoSource
	}
	if err != nil {
		return Program{}, atomicfile.NewFileError(name, err)
	}
	language, err := b.language(name)
	if err != nil {
		return Program{}, err
	}
	s := source{given: name, beside: filepath.Dir(path), file: filepath.Base(path), content: content,
		memory: strconv.FormatInt(cmp.Or(b.Memory, 256<<20)>>20, 10)}
	switch {
	case language.namesClass():
		s.file = javaFile(s.stem())
	case strings.ContainsFunc(s.file, unicode.IsControl): // a list of files that a compiler writes could not have it
		s.file = "source" + filepath.Ext(s.file)
	}
	made := Program{Language: language.Name, Standard: language.standard()}
	folder := ""
	if language.Compile != nil {
		if folder, made.Others, err = b.Cache.build(ctx, language, &s); err != nil {
			return made, err
		}
	}
	if language.namesClass() {
		s.class = startClass(folder, content, s.stem())
	}
	words := withoutShim(ctx, s.filled(language.Run, path, filepath.Join(folder, executable), folder))
	made.Command = program.Command{Args: words, Env: b.environment(&language)}
	made.Code, made.Apart, made.Reserves = path, true, b.Debug
	if language.tells(placeMemory) {
		made.Overhead = overhead
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

// language returns the first row for a source whose tools are installed. The error is a *FileError, which says what is
// not installed.
func (b *Builder) language(name string) (Language, error) {
	rows := b.Table.rows(name)
	if len(rows) == 0 {
		// Compile or Run replaces the commands of a row, so any name will do.
		rows = Table{{Name: filepath.Ext(name), Run: []string{placeProgram}}}
	}
	var lacking []string // tools, in the order in which they were looked for
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
		if !slices.Contains(lacking, tool) {
			lacking = append(lacking, tool)
		}
	}
	noTool := message.NewError("error.noTool", "N", len(lacking), "Tools", message.List(lacking))
	return Language{}, atomicfile.NewFileError(name, noTool)
}

// CompileError says that a source was not compiled.
type CompileError struct {
	Source   string
	Language string // the name of its row
	Standard string // as that of a Program
	// Said is the compiler's message, with line and column as it gives them; a long one without its middle.
	Said string
	End  program.End // how the compiler ended
}

func (e *CompileError) Error() string {
	return fmt.Sprintf("%s is not compiled:\n%s", e.Source, e.Said)
}

// compilerEnds end the keys of words for a compiler that was stopped.
var compilerEnds = map[program.End]string{
	program.TimeLimit: "Time", program.MemoryLimit: "Memory", program.OutputLimit: "Output",
}

// Message says that the source was not compiled, without the compiler's message.
func (e *CompileError) Message() message.Message {
	language := any(e.Language)
	if e.Standard != "" {
		language = message.Of("error.compiledAs", "Language", language, "Standard", e.Standard)
	}
	return message.Of("error.compile"+compilerEnds[e.End], "Source", message.Path(e.Source), "Language", language)
}
