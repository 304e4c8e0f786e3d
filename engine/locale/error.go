package locale

import (
	"errors"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
)

// knownErrors has errors of files and commands with the keys of their words.
var knownErrors = [...]struct {
	err error
	key string
}{
	{fs.ErrNotExist, "error.notExist"}, {fs.ErrPermission, "error.permission"},
	{atomicfile.ErrNotRegular, "error.notRegular"}, {atomicfile.ErrReadOnly, "error.readOnlyFile"},
	{atomicfile.ErrInPlace, "error.inPlace"},
	{syscall.EISDIR, "error.isFolder"}, {syscall.ENOTEMPTY, "error.notEmpty"}, {syscall.ENOTDIR, "error.noFolder"},
	{syscall.ENOSPC, "error.noSpace"}, {syscall.EROFS, "error.readOnly"},
	{syscall.EINVAL, "error.badName"}, {syscall.ENAMETOOLONG, "error.badName"},
	{judge.ErrNoTests, "error.noTests"}, {judge.ErrNoPair, "error.noPair"}, {judge.ErrTooLarge, "error.tooLarge"},
	{judge.ErrOther, "error.otherProblem"}, {exec.ErrNotFound, "error.noProgram"},
	{toolchain.ErrTooLarge, "error.sourceTooLarge"}, {toolchain.ErrTableTooLarge, "error.tableTooLarge"},
	{toolchain.ErrNoSource, "error.noSource"}, {toolchain.ErrNoSources, "error.noSources"},
	{program.ErrLineTooLong, "error.longLine"}, {program.ErrNoCommand, "error.noCommand"},
	{match.ErrSPRT, "error.sprt"},
	{program.ErrOpenQuote, "error.openQuote"}, {program.ErrOpenEnd, "error.openEnd"},
	{fs.ErrExist, "error.exists"}, // ENOTEMPTY is one too
}

// Error puts an error of a text, a file, a command or a game, or one with a key, into words. For any other error it
// returns the error's own text.
func (w *Words) Error(err error) string {
	var at *text.Error
	var file *atomicfile.FileError
	if errors.As(err, &file) || !errors.As(err, &at) {
		return w.plainError(err)
	}
	if at.Want == notation.WantKnown {
		return w.TextError(at)
	}
	return w.Text("text.error", Args{"Line": at.Line, "Column": at.Column, "Message": w.TextError(at)})
}

// wrongAnswer says what is wrong with an answer that the user has beside an input.
func (w *Words) wrongAnswer(err *judge.AnswerError) string {
	words := w.Text("error.wrongAnswer", Args{"Comparison": w.Comparison(&err.Comparison)})
	if err.Case > 0 {
		words = w.InCase(err.Case, words)
	}
	return words
}

// InCase names the case that words are about.
func (w *Words) InCase(number int, words string) string {
	return w.Text("compare.case", Args{"Number": number, "Words": words})
}

// TextError puts an error of a text into words without its place.
func (w *Words) TextError(err *text.Error) string {
	if err.Case > 0 {
		one := *err
		one.Case = 0
		return w.InCase(err.Case, w.TextError(&one))
	}
	var move *record.MoveError
	if errors.As(err.Cause, &move) {
		return w.Text("text.move",
			Args{"Row": move.Cell.Row(), "Col": move.Cell.Col(), "Rule": w.Text("illegal." + ruleKeys[move.Rule])})
	}
	var limit *record.LimitError
	if errors.As(err.Cause, &limit) {
		return w.Text("limit."+string(limit.Quantity), Args{"Most": limit.Most})
	}
	if err.Want == notation.WantKnown {
		return w.Text("text.unknown")
	}
	found := err.Found
	switch found {
	case text.FoundLineEnd, text.FoundTextEnd, text.FoundEmpty:
		found = w.Text("found." + found)
	}
	return w.Text("text.expected", Args{"Want": w.Text("want."+string(err.Want), w.ruleNames()), "Found": found})
}

// ruleNames returns the names of the rules in texts, for words that list them.
func (w *Words) ruleNames() Args {
	var names []string
	for _, r := range tictactoe.OfferedRules() {
		names = append(names, r.String())
	}
	last := len(names) - 1
	return Args{"Rest": strings.Join(names[:last], w.Text("list.comma")), "Last": names[last]}
}

// plainError does what Error does, for errors without a place in a text.
func (w *Words) plainError(err error) string {
	var file *atomicfile.FileError
	var tool *toolchain.ToolError
	var compile *toolchain.CompileError
	var folder *toolchain.FolderError
	var aside *atomicfile.SetAsideError
	var start *program.StartError
	var lookup *exec.Error
	var answer *judge.AnswerError
	var size *judge.SizeError
	var refusal *tictactoe.Refusal
	var trial *match.TrialError
	var earlier *match.EarlierError
	var key *KeyError
	var none *judge.NoCaseError
	var jury *judge.JuryError
	switch {
	case errors.As(err, &jury):
		return w.juryError(jury)
	case errors.As(err, &none):
		return w.Text("error.noCase", Args{"Why": w.noCase(none.First.Refusal)})
	case errors.As(err, &trial):
		fault := w.Fault(trial.Fault, trial.Contestant)
		if trial.Games > 0 {
			return w.Text("match.hopeless", Args{"Fault": fault, "Games": trial.Games})
		}
		return fault
	case errors.As(err, &earlier):
		return w.Text("error.otherMatch", nil)
	case errors.As(err, &file):
		return w.named(file.Name, w.Error(file.Err))
	case errors.As(err, &aside):
		file := text.SafeLine(filepath.Base(aside.As))
		return w.Text("error.setAside", Args{"File": file, "Error": w.Error(aside.Err)})
	case errors.As(err, &start):
		return w.startError(start)
	case errors.As(err, &lookup):
		return w.named(lookup.Name, w.Error(lookup.Err))
	case errors.As(err, &answer):
		return w.wrongAnswer(answer)
	case errors.As(err, &size):
		return w.Text("error.tooManyTests", Args{"Most": size.Most >> 20})
	case errors.As(err, &refusal):
		return w.refusal(refusal)
	case errors.As(err, &key):
		return key.in(w)
	case errors.As(err, &tool):
		return w.named(tool.Source, w.NoTool(tool))
	case errors.As(err, &compile):
		return w.CompileError(compile)
	case errors.As(err, &folder):
		return w.Text("error.noTemporary",
			Args{"Folder": text.SafeLine(folder.Folder), "Error": w.folderError(folder.Err)})
	}
	for _, known := range knownErrors {
		if errors.Is(err, known.err) {
			return w.Text(known.key)
		}
	}
	return err.Error()
}

// folderError does what Error does, for a folder. A missing folder has other words than a missing file.
func (w *Words) folderError(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		return w.Text("error.noFolder")
	}
	return w.Error(err)
}

// named returns words about a fault, after the name of its thing.
func (w *Words) named(name, why string) string {
	return w.Text("error.named", Args{"Name": w.file(name), "Error": why})
}

// NoTool tells which compilers or interpreters are not installed.
func (w *Words) NoTool(err *toolchain.ToolError) string {
	return w.pluralWith("error.noTool", len(err.Tools), Args{"Tools": strings.Join(err.Tools, w.Text("list.comma"))})
}

// CompileError tells that a source was not compiled, without the compiler's message.
func (w *Words) CompileError(err *toolchain.CompileError) string {
	key := "error.compile"
	switch err.End {
	case program.TimeLimit:
		key = "error.compileTime"
	case program.MemoryLimit:
		key = "error.compileMemory"
	case program.OutputLimit:
		key = "error.compileOutput"
	}
	language := err.Language
	if err.Standard != "" {
		language = w.Text("error.compiledAs", Args{"Language": language, "Standard": err.Standard})
	}
	return w.Text(key, Args{"Source": w.file(err.Source), "Language": language})
}

// startError tells why a program cannot be started, and what the user can do.
func (w *Words) startError(start *program.StartError) string {
	words := w.Text("error.start", Args{"Name": w.file(start.Program), "Error": w.Error(start.Err)})
	switch {
	case start.Meant != "":
		return w.Text("error.start.meant", Args{"Error": words, "Meant": text.SafeLine(start.Meant)})
	case start.NotExecutable:
		return w.Text("error.start.executable", Args{"Error": words})
	}
	return words
}

// Form returns the name of a form of text.
func (w *Words) Form(f notation.Form) string { return w.Text("form." + string(f)) }

// Note tells what was left out of a text.
func (w *Words) Note(n foreign.Note) string {
	return w.Text("reading."+string(n.Kind), Args{"Names": text.SafeLine(text.Cut(n.Names, 100))})
}

// KeyError is an error with a key of words. Its words are looked up when it is shown, in the language of that time.
type KeyError struct {
	Key  string
	Args Args // a Field or a Place among them is put into words too
}

// Error returns the words in English.
func (e *KeyError) Error() string { return e.in(WordsFor(languages[0].Code)) }

func (e *KeyError) in(w *Words) string {
	args := Args{}
	for name, value := range e.Args {
		if named, ok := value.(interface{ in(*Words) string }); ok {
			value = named.in(w)
		}
		args[name] = value
	}
	return w.Text(e.Key, args)
}

// Values for the Args of a KeyError that have names of their own.
type (
	Field grid.Box // a box of nested noughts and crosses
	Place int      // one of nine places, 0..8
)

func (f Field) in(w *Words) string { return w.Field(grid.Box(f)) }
func (p Place) in(w *Words) string { return w.Place(int(p)) }
