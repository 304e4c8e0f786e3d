package toolchain

import (
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
)

// Solution is what words name: a source, or a command.
type Solution struct {
	Name    string   // the source as the user wrote it, or the command as it is typed
	Found   bool     // the source was found in a folder
	words   []string // of a command; nil for a source
	builder *Builder
}

// Program is a command and the facts known about it.
type Program struct {
	Command  program.Command
	Language string // the name of its row; "" if it was given as a command
	Standard string // the standard of the language by which it was compiled, such as C++20; "" if none is known
	Code     string // the file with its code: the source, the script or the executable; "" if it is not known
	// Apart says that it finds its own files wherever it runs, so that it can run in a folder of its own.
	Apart    bool
	Reserves bool // it reserves memory that it does not use, as program.Limits allow
	// Overhead is the memory, in bytes, that its runtime may use besides the limit, which it is told and keeps.
	Overhead int64
	// Others are the user's files, besides the source, that the compiler has read. A judge takes one file.
	Others []string
}

// Solution returns the one solution that words name, without reading a folder: a source if there is one word with the
// ending of a source, else a command. A source need not exist.
func (b *Builder) Solution(words []string) Solution {
	if len(words) == 1 && b.isSource(words[0]) {
		return Solution{Name: words[0], builder: b}
	}
	command := append([]string{}, words...) // never nil
	return Solution{Name: program.Command{Args: words}.String(), words: command, builder: b}
}

// Typed returns the solution that a line names: the file of a source, whose name may have blanks, or what words name as
// Solution says. The error is that of program.ParseCommand.
func (b *Builder) Typed(line string) (Solution, error) {
	if isFile(line) && b.known(line) {
		return Solution{Name: line, builder: b}, nil
	}
	c, err := program.ParseCommand(line)
	return b.Solution(c.Args), err
}

// IsSource reports whether the solution is a source, which is compiled or interpreted by the table.
func (s Solution) IsSource() bool { return s.words == nil }

// Compiles reports whether Make compiles, unless this process has done so already.
func (s Solution) Compiles() bool {
	if !s.IsSource() {
		return false
	}
	language, err := s.builder.language(s.Name)
	return err == nil && language.Compile != nil
}

// Make makes a program of the solution. The error of a command is that of FindScript; if its program is missing,
// starting it fails. The error of a source is a *FileError if it cannot be read or a tool is missing, a *CompileError,
// that of NewFolderError, that of program.Run or the context's.
func (s Solution) Make(ctx context.Context) (Program, error) {
	if s.IsSource() {
		return s.builder.ofSource(ctx, s.Name)
	}
	if err := s.FindScript(); err != nil {
		return Program{}, err
	}
	p := s.builder.ofCommand(s.words)
	p.Command.Args = withoutShim(ctx, p.Command.Args)
	return p, nil
}

// interpreters are the tools that run a script, besides those of the table, without the digits of versions.
var interpreters = [...]string{"sh", "bash", "dash", "ksh", "zsh", "fish", "java", "lua", "php", "python"}

// scriptEnds are the ends of names of files that an interpreter runs, besides those of sources.
var scriptEnds = [...]string{".sh", ".jar", ".exe", ".dll", ".lua", ".php"}

// FindScript returns a *FileError, with the whole path, if an interpreter would run a script that does not exist. Only
// the first argument, or that of -jar, is surely a script: another may be an option's value, or name output.
func (s Solution) FindScript() error {
	tool, err := exec.LookPath(s.words[0])
	if err != nil || !isTool(tool) || !s.builder.isInterpreter(s.words[0]) {
		return nil // starting it gives the error
	}
	first := 1 + slices.IndexFunc(s.words[1:], func(word string) bool { return !strings.HasPrefix(word, "-") })
	if first == 0 || first > 1 && s.words[first-1] != "-jar" {
		return nil
	}
	word := s.words[first]
	isScript := len(s.builder.Table.rows(word)) > 0 || slices.Contains(scriptEnds[:], filepath.Ext(word))
	if _, err = os.Stat(word); err == nil || !isScript || mayBeFound(word) {
		return nil
	}
	if path, unknown := filepath.Abs(word); unknown == nil {
		word = path
	}
	return atomicfile.NewFileError(word, err)
}

// isInterpreter reports whether a tool, given by its name or path, is one of the interpreters or of the table.
func (b *Builder) isInterpreter(tool string) bool {
	plain := func(tool string) string {
		return strings.TrimRight(strings.TrimSuffix(filepath.Base(tool), ".exe"), ".0123456789")
	}
	name := plain(tool)
	return slices.Contains(interpreters[:], name) || slices.ContainsFunc(b.Table, func(l Language) bool {
		return len(l.Run) > 0 && plain(l.Run[0]) == name
	})
}

// mayBeFound reports whether a shell may find a script that is not in the current folder: in PATH, even if it is not
// executable, or on Windows in a root of its own.
func mayBeFound(script string) bool {
	rooted := strings.HasPrefix(script, "/") && !filepath.IsAbs(script)
	return rooted || slices.ContainsFunc(filepath.SplitList(os.Getenv("PATH")), func(folder string) bool {
		return isFile(filepath.Join(folder, script))
	})
}

// startLimits limit the start of an interpreter.
var startLimits = program.Limits{Time: 10 * time.Second, Output: 1 << 16}

// StartTime returns the processor time that the interpreter of a source takes for an empty one. It is 0 if the solution
// is not a source for an interpreter, or if the time cannot be measured.
func (s Solution) StartTime(ctx context.Context) time.Duration {
	if !s.IsSource() || s.Compiles() {
		return 0
	}
	folder, err := TemporaryFolder()
	if err != nil {
		return 0
	}
	defer os.RemoveAll(folder)
	empty := filepath.Join(folder, "empty"+filepath.Ext(s.Name))
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		return 0
	}
	p, err := s.builder.ofSource(ctx, empty)
	if err != nil {
		return 0
	}
	p.Command.Dir = folder
	r, err := program.Run(ctx, p.Command, nil, startLimits)
	if err != nil || r.End != program.Exited || r.Status != 0 {
		return 0
	}
	return r.CPU
}

// Solutions are what words name: sources, or one command.
type Solutions []Solution

// The reasons why a word among sources names none.
var (
	ErrNoSource  = message.NewError("error.noSource")  // it is no source file of a known language
	ErrNoSources = message.NewError("error.noSources") // no source file is in it
)

// Resolve returns the solutions that words name. They name sources if each is a source's name or a folder, or if the
// first is that of a file that cannot be started. A folder stands for the sources in it and its subfolders, in the
// order of their paths. Any other word among sources is one too, because Make says what is wrong with it. The error is
// a *FileError if the only word is a folder without sources.
func (b *Builder) Resolve(words []string) (all Solutions, err error) {
	if !b.areSources(words) {
		return Solutions{b.Solution(words)}, nil
	}
	for _, word := range words {
		found := b.sourcesIn(word)
		for _, name := range found {
			all = append(all, Solution{Name: name, Found: true, builder: b})
		}
		if found == nil {
			all = append(all, Solution{Name: word, builder: b})
		}
	}
	switch {
	case len(words) > 1 || all[0].Found || b.isSource(words[0]):
		return all, nil
	case b.startable(words[0]): // a folder has the name of a program
		return Solutions{{Name: words[0], words: words, builder: b}}, nil
	}
	return nil, atomicfile.NewFileError(words[0], ErrNoSources)
}

// Several reports whether a list was asked for, even if it has one source only.
func (s Solutions) Several() bool { return len(s) > 1 || s[0].Found }

// Found returns the names of the sources found in folders.
func (s Solutions) Found() (names []string) {
	for _, one := range s {
		if one.Found {
			names = append(names, one.Name)
		}
	}
	return names
}

// mostUnasked is the most programs found in folders that run without a question.
const mostUnasked = 20

// Trusted reports whether the sources found in folders may run without a question: they are few, and all are in the
// user's own folders.
func (s Solutions) Trusted() bool {
	found := s.Found()
	return len(found) <= mostUnasked && !slices.ContainsFunc(found, OutsideOwnFolders)
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

// TakeOptions reports whether the words before the first option name sources: then the options belong to Ninefold, not
// to a command.
func (b *Builder) TakeOptions(words []string) bool {
	option := slices.IndexFunc(words, func(word string) bool { return len(word) > 1 && word[0] == '-' })
	return option > 0 && b.areSources(words[:option]) && (option > 1 || !b.startable(words[0]))
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

func isMissing(name string) bool {
	_, err := os.Stat(name)
	return err != nil
}

// known reports whether a file of this name would be a source.
func (b *Builder) known(name string) bool {
	return b.Compile != nil || b.Run != nil || len(b.Table.rows(name)) > 0
}

func (b *Builder) isSource(name string) bool {
	return b.known(name) && (isMissing(name) || isFile(name))
}

func (b *Builder) areSources(words []string) bool {
	other := func(word string) bool { return !b.isSource(word) && !isFolder(word) }
	if !slices.ContainsFunc(words, other) {
		return len(words) > 0
	}
	return len(words) > 1 && (!other(words[0]) || isFile(words[0])) && !b.startable(words[0])
}

// startable reports whether a word can be the first of a command. A source to compile cannot, even if the system calls
// every file executable.
func (b *Builder) startable(word string) bool {
	rows := b.Table.rows(word)
	if len(rows) > 0 && rows[0].Compile != nil {
		return false
	}
	_, err := exec.LookPath(word)
	return err == nil
}

// sourcesIn returns the sources in a folder and its subfolders, without hidden ones; nil if it has none or is no
// folder. Links to folders are not followed. What cannot be read is left out.
func (b *Builder) sourcesIn(folder string) (sources []string) {
	root, err := filepath.EvalSymlinks(folder)
	if err != nil || !isFolder(folder) {
		return nil
	}
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		hidden := path != root && strings.HasPrefix(filepath.Base(path), ".")
		switch {
		case err != nil:
			return nil
		case hidden && entry.IsDir():
			return fs.SkipDir
		case hidden || entry.IsDir() || len(b.Table.rows(path)) == 0:
			return nil
		}
		if isFile(path) || isMissing(path) { // Make says where a link leads to nothing
			sources = append(sources, filepath.Join(folder, strings.TrimPrefix(path, root)))
		}
		return nil
	})
	return sources
}
