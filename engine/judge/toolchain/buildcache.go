package toolchain

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
)

// BuildCache is a folder for temporary files in which this process compiles programs. It remembers them, so that an
// unchanged source is compiled once. The zero BuildCache makes the folder when it is needed; Close removes it.
type BuildCache struct {
	made sync.Map // the folders of programs by their recipes

	mu     sync.Mutex // guards folder
	folder string
}

// recipe is a source and what else decides how it is compiled while a process lives.
type recipe struct{ compile, beside, file, content string }

func (l *Language) recipe(s *source) recipe {
	return recipe{strings.Join(l.Compile, "\x00"), s.beside, s.file, string(s.content)}
}

// Close removes all programs. None may run any more.
func (c *BuildCache) Close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.folder != "" {
		os.RemoveAll(c.folder)
	}
	c.folder = ""
	c.made.Clear()
}

// newFolder makes a folder for a program: made, in which the compiler works, and temporary for its temporary files. The
// error is that of NewFolderError.
func (c *BuildCache) newFolder() (made, temporary string, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !isFolder(c.folder) {
		if c.folder, err = TemporaryFolder(); err != nil {
			return "", "", err
		}
	}
	folder, err := os.MkdirTemp(c.folder, "")
	if err == nil {
		made, temporary = filepath.Join(folder, "made"), filepath.Join(folder, "temporary")
		err = cmp.Or(os.Mkdir(made, 0o700), os.Mkdir(temporary, 0o700))
	}
	if err != nil {
		return "", "", NewFolderError(err)
	}
	return made, temporary, nil
}

// TemporaryFolder makes a folder for temporary files. At the first call it removes those of processes that were killed.
// The error is that of NewFolderError.
func TemporaryFolder() (string, error) {
	removeLeft()
	folder, err := os.MkdirTemp("", program.FolderPrefix(os.Getpid()))
	if err != nil {
		return "", NewFolderError(err)
	}
	return folder, nil
}

// removeLeft removes the temporary folders of processes that are gone.
var removeLeft = sync.OnceFunc(func() { program.RemoveLeft(os.TempDir(), os.RemoveAll) })

// NewFolderError returns the error of the system's folder for temporary files: it names the folder and says why. A
// missing folder has other words than a missing file. What package os puts before err is removed.
func NewFolderError(err error) error {
	why := any(atomicfile.Cause(err))
	if errors.Is(err, fs.ErrNotExist) {
		why = message.Of("error.noFolder")
	}
	return message.NewError("error.noTemporary", "Folder", message.Name(os.TempDir()), "Error", why)
}

// The limits of a compiler: processor time, by the clock twice that; bytes of standard output and of a file; and bytes
// of memory unless its row has another limit.
const (
	compileTime   = time.Minute
	compileOutput = 1 << 20
	compileFile   = 256 << 20
	compileMemory = 2 << 30
)

// mostSource is the largest source that is read, in bytes; judges accept much less.
const mostSource = 8 << 20

// ErrTooLarge says that a file is too large for a source.
var ErrTooLarge = message.NewError("error.sourceTooLarge")

// executable is the name of a compiled program's file.
var executable = "program" + map[string]string{"windows": ".exe"}[runtime.GOOS]

// source is a source file to be compiled.
type source struct {
	given   string // the file's name, as the user wrote it
	beside  string // the whole path of the file's folder
	file    string // the name of the copy that is compiled
	class   string // the class to start, in languages that name a class
	memory  string // the limit of memory, in MiB
	content []byte
}

// stem returns the copy's name without its ending.
func (s *source) stem() string { return strings.TrimSuffix(s.file, filepath.Ext(s.file)) }

// build compiles a source unless this process has done so. It returns the folder with the program, and the user's other
// files that the compiler has read. A program is remembered only if it is known to have none, because they may change.
func (c *BuildCache) build(ctx context.Context, l Language, s *source) (folder string, others []string, err error) {
	recipe := l.recipe(s)
	known, _ := c.made.Load(recipe)
	if folder, _ := known.(string); isFolder(folder) { // the system may have removed it
		return folder, nil, nil
	}
	made, temporary, err := c.newFolder()
	if err != nil {
		return "", nil, err
	}
	defer func() {
		os.RemoveAll(temporary)
		if err != nil {
			os.RemoveAll(filepath.Dir(made))
		}
	}()
	if err := os.WriteFile(filepath.Join(made, s.file), s.content, 0o600); err != nil {
		return "", nil, NewFolderError(err)
	}
	if err := s.compile(ctx, l, made, temporary); err != nil {
		return "", nil, err
	}
	listed := true
	if l.Reads != "" {
		others, listed = s.othersIn(filepath.Join(made, l.Reads))
	}
	if listed && others == nil {
		c.made.Store(recipe, made)
	}
	return made, others, nil
}

// compile compiles the copy in a folder. If it is in Java and of another name than its public class, it is renamed.
func (s *source) compile(ctx context.Context, l Language, made, temporary string) error {
	err := s.compileOnce(ctx, l, made, temporary)
	var failed *CompileError
	if !l.namesClass() || !errors.As(err, &failed) {
		return err
	}
	wanted := s.wantedFile(failed.Said)
	if wanted == "" || os.Rename(filepath.Join(made, s.file), filepath.Join(made, wanted)) != nil {
		return err
	}
	s.file = wanted
	return s.compileOnce(ctx, l, made, temporary)
}

// compileOnce runs the compiler. The error is a *CompileError, that of NewFolderError or that of program.Run.
func (s *source) compileOnce(ctx context.Context, l Language, made, temporary string) error {
	file := s.file
	if strings.HasPrefix(file, "-") {
		file = "." + string(filepath.Separator) + file // otherwise it would be an option
	}
	command := program.Command{Args: s.filled(l.Compile, file, executable, "."), Dir: made, Env: l.environment()}
	for _, name := range [...]string{"TMPDIR", "TMP", "TEMP"} {
		command.Env = append(command.Env, name+"="+temporary)
	}
	r, err := program.Run(ctx, command, nil, l.limits())
	switch {
	case err != nil:
		return err
	case r.End == program.Exited && r.Status == 0:
		return nil
	}
	said := s.named(said(r.Stderr, r.Output), made)
	if strings.Contains(strings.ToLower(said), syscall.ENOSPC.Error()) {
		return NewFolderError(syscall.ENOSPC)
	}
	return &CompileError{Source: s.given, Language: l.Name, Standard: l.standard(), Said: said, End: r.End}
}

// named makes a compiler's message name the source as the user did, where a line has its place in the copy.
func (s *source) named(said, folder string) string {
	place := regexp.MustCompile(`(?m)(^|\s)(?:\.[/\\]|` + regexp.QuoteMeta(folder+string(filepath.Separator)) + `)?` +
		regexp.QuoteMeta(s.file) + `([:(])`)
	return place.ReplaceAllString(said, "${1}"+strings.ReplaceAll(s.given, "$", "$$")+"${2}")
}

// limits returns the limits of the language's compiler.
func (l *Language) limits() program.Limits {
	return program.Limits{
		Time: compileTime, Output: compileOutput, File: compileFile, Memory: cmp.Or(l.Memory, compileMemory),
	}
}

// said returns the compiler's standard error and standard output, to which some write errors; shortened.
func said(stderr, stdout []byte) string {
	const half = 8 << 10 // bytes
	if len(stdout) > 2*half {
		stdout = append(append(stdout[:half:half], "\n…\n"...), stdout[len(stdout)-half:]...)
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(stderr)+"\n"+string(stdout), "\ufffd"))
}

// othersIn returns the files, besides the source, that a compiler has listed in a rule for make, and false if there is
// no list. It gives files beside the source by their names there.
func (s *source) othersIn(list string) (others []string, listed bool) {
	rule, err := os.ReadFile(list)
	if err != nil {
		return nil, false
	}
	for _, name := range prerequisites(string(rule)) {
		if filepath.Clean(name) == s.file {
			continue
		}
		if beside, err := filepath.Rel(s.beside, name); err == nil && filepath.IsLocal(beside) {
			name = beside
		}
		others = append(others, name)
	}
	return others, true
}

// prerequisites returns the words after the colon in the first rule of a text for make.
func prerequisites(text string) (names []string) {
	text = strings.NewReplacer("\r\n", "\n", "\\\r\n", " ", "\\\n", " ").Replace(text)
	rule, _, _ := strings.Cut(text, "\n")
	_, rule, _ = strings.Cut(rule, ": ")
	const blank = "\x00" // stands for a blank in a name
	for _, name := range strings.Fields(strings.ReplaceAll(rule, `\ `, blank)) {
		names = append(names, strings.NewReplacer(blank, " ", `\#`, "#", "$$", "$").Replace(name))
	}
	return names
}
