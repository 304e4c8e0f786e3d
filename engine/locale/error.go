package locale

import (
	"errors"
	"fmt"
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

// Error puts an error of a text, a file, a command or a game, or one with a key, into words. For any other error it
// returns the error's own text.
func (w *Words) Error(err error) string {
	for one := err; one != nil; one = errors.Unwrap(one) {
		switch e := one.(type) {
		case *text.Error:
			if e.Want == notation.WantKnown {
				return w.TextError(e)
			}
			return w.Text("text.error", Args{"Line": e.Line, "Column": e.Column, "Message": w.TextError(e)})
		case *KeyError:
			return w.Text(e.Key, e.Args)
		case *judge.JuryError:
			return w.juryError(e)
		case *judge.NoCaseError:
			return w.Text("error.noCase", Args{"Why": w.noCase(e.First.Refusal)})
		case *judge.AnswerError:
			return w.wrongAnswer(e)
		case *judge.SizeError:
			return w.Text("error.tooManyTests", Args{"Most": e.Most >> 20})
		case *match.TrialError:
			fault := w.Fault(e.Fault, e.Contestant)
			if e.Games > 0 {
				return w.Text("match.hopeless", Args{"Fault": fault, "Games": e.Games})
			}
			return fault
		case *match.EarlierError:
			return w.Text("error.otherMatch")
		case *atomicfile.FileError:
			return w.named(e.Name, e.Err)
		case *atomicfile.SetAsideError:
			return w.Text("error.setAside", Args{"File": text.SafeLine(filepath.Base(e.As)), "Error": e.Err})
		case *program.StartError:
			return w.startError(e)
		case *exec.Error:
			return w.named(e.Name, e.Err)
		case *tictactoe.Refusal:
			return w.refusal(e)
		case *toolchain.ToolError:
			return w.named(e.Source, w.NoTool(e))
		case *toolchain.CompileError:
			return w.CompileError(e)
		case *toolchain.FolderError:
			why := any(e.Err)
			if errors.Is(e.Err, fs.ErrNotExist) {
				why = w.Text("error.noFolder") // a missing folder has other words than a missing file
			}
			return w.Text("error.noTemporary", Args{"Folder": text.SafeLine(e.Folder), "Error": why})
		}
	}
	for _, known := range knownErrors {
		if errors.Is(err, known.err) {
			return w.Text(known.key)
		}
	}
	return err.Error()
}

// named returns words about a fault, after the name of its thing.
func (w *Words) named(name string, why any) string {
	return w.Text("error.named", Args{"Name": w.file(name), "Error": why})
}

// NoTool tells which compilers or interpreters are not installed.
func (w *Words) NoTool(err *toolchain.ToolError) string {
	return w.pluralWith("error.noTool", len(err.Tools), Args{"Tools": strings.Join(err.Tools, w.Text("list.comma"))})
}

// CompileError tells that a source was not compiled, without the compiler's message.
func (w *Words) CompileError(err *toolchain.CompileError) string {
	key := "error.compile" + map[program.End]string{
		program.TimeLimit: "Time", program.MemoryLimit: "Memory", program.OutputLimit: "Output",
	}[err.End]
	language := err.Language
	if err.Standard != "" {
		language = w.Text("error.compiledAs", Args{"Language": language, "Standard": err.Standard})
	}
	return w.Text(key, Args{"Source": w.file(err.Source), "Language": language})
}

// startError tells why a program cannot be started, and what the user can do.
func (w *Words) startError(start *program.StartError) string {
	words := w.Text("error.start", Args{"Name": w.file(start.Program), "Error": start.Err})
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
	Args Args
}

// Error returns the words in English.
func (e *KeyError) Error() string { return WordsFor(languages[0].Code).Error(e) }

// Values for Args that have names of their own.
type (
	Field grid.Box // a box of nested noughts and crosses
	Place int      // one of nine places, 0..8
)

// value puts a placeholder's value into words: an error, a field or a place. Any other value stands for itself.
func (w *Words) value(v any) string {
	switch v := v.(type) {
	case error:
		return w.Error(v)
	case Field:
		return w.Field(grid.Box(v))
	case Place:
		return w.Place(int(v))
	}
	return fmt.Sprint(v)
}
