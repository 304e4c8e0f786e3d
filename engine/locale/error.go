package locale

import (
	"errors"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
)

// otherErrors has errors without messages, of the system and of what is typed, with the last part of the keys of their
// words.
var otherErrors = [...]struct {
	err error
	key string
}{
	{fs.ErrNotExist, "notExist"}, {fs.ErrPermission, "permission"}, {syscall.EISDIR, "isFolder"},
	{syscall.ENOTEMPTY, "notEmpty"}, {syscall.ENOTDIR, "noFolder"}, {syscall.ENOSPC, "noSpace"},
	{syscall.EROFS, "readOnly"}, {syscall.EINVAL, "badName"}, {syscall.ENAMETOOLONG, "badName"},
	{program.ErrNoCommand, "noCommand"}, {program.ErrOpenQuote, "openQuote"}, {program.ErrOpenEnd, "openEnd"},
	{match.ErrSPRT, "sprt"}, {exec.ErrNotFound, "noProgram"}, {fs.ErrExist, "exists"}, // ENOTEMPTY is one too
}

// wrongAnswer says what is wrong with an answer that the user has beside an input.
func (w *Words) wrongAnswer(err *judge.AnswerError) string {
	return w.InCase(err.Case, w.Text("error.wrongAnswer", Args{"Comparison": w.Comparison(&err.Comparison)}))
}

// InCase names the case that words are about; 0 for none.
func (w *Words) InCase(number int, words string) string {
	return w.Text("compare.case", Args{"N": number, "Words": words})
}

// TextError puts an error of a text into words without its place.
func (w *Words) TextError(err *text.Error) string {
	words, found := "", err.Found
	switch found {
	case text.FoundLineEnd, text.FoundTextEnd, text.FoundEmpty:
		found = w.Text("found." + found)
	}
	switch {
	case err.Cause != nil:
		words = w.Error(err.Cause)
	case err.Want == notation.WantKnown:
		words = w.Text("text.unknown")
	default:
		want := w.Text("want."+string(err.Want), w.ruleNames())
		words = w.Text("text.expected", Args{"Want": want, "Found": found})
	}
	return w.InCase(err.Case, words)
}

// ruleNames returns the names of the rules in texts, for words that list them.
func (w *Words) ruleNames() Args {
	names := each(slices.Values(tictactoe.OfferedRules()), tictactoe.Rules.String)
	last := len(names) - 1
	return Args{"Rest": strings.Join(names[:last], w.Text("list.comma")), "Last": names[last]}
}

// Error puts an error of a text, of the system or one with a message into words. For any other error it returns the
// error's own text.
func (w *Words) Error(err error) string {
	for one := err; one != nil; one = errors.Unwrap(one) {
		switch e := one.(type) {
		case *text.Error:
			if e.Want == notation.WantKnown {
				return w.TextError(e)
			}
			return w.Text("text.error", Args{"Line": e.Line, "Column": e.Column, "Message": w.TextError(e)})
		case *judge.JuryError:
			return w.juryError(e)
		case *judge.AnswerError:
			return w.wrongAnswer(e)
		case message.Worded:
			return w.Say(e.Message())
		case *exec.Error:
			return w.Say(atomicfile.Named(e.Name, e.Err))
		}
	}
	for _, known := range otherErrors {
		if errors.Is(err, known.err) {
			return w.Text("error." + known.key)
		}
	}
	return err.Error()
}

// Form returns the name of a form of text.
func (w *Words) Form(f notation.Form) string { return w.Text("form." + string(f)) }

// Note tells what was left out of a text.
func (w *Words) Note(n foreign.Note) string {
	return w.Text("reading."+string(n.Kind), Args{"Names": text.SafeLine(text.Cut(n.Names, 100))})
}

// ShortError returns the words of Error for a place beside which the whole path of a program or a test is shown. It
// shortens an absolute path to its last part, but not a relative one, whose folder may be wrong.
func (w *Words) ShortError(err error) string {
	short := Words{w.code, w.read, true}
	return short.Error(err)
}

// file names a file or a program in an error.
func (w *Words) file(path string) string {
	if w.short && filepath.IsAbs(path) {
		path = filepath.Base(path)
	}
	return text.SafeLine(path)
}
