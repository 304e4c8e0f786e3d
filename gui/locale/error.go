package locale

import (
	"errors"
	"io/fs"
	"os/exec"
	"syscall"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/program"
	"ninefold/engine/text"
)

// ErrorPlace is where in a text an error lies, 1-based, and false for an error that has no place.
func ErrorPlace(err error) (line, column int, ok bool) {
	var at *text.Error
	if errors.As(err, &at) {
		return at.Line, at.Column, true
	}
	return 0, 0, false
}

// knownErrors are what can be wrong with a file or a command, by the keys of their words.
var knownErrors = [...]struct {
	err error
	key string
}{
	{fs.ErrNotExist, "error.notExist"}, {fs.ErrPermission, "error.permission"}, {atomicfile.ErrNotRegular, "error.notRegular"},
	{syscall.EISDIR, "error.isFolder"}, {syscall.ENOTDIR, "error.notExist"}, {syscall.ENOSPC, "error.noSpace"}, {syscall.EROFS, "error.readOnly"},
	{syscall.EINVAL, "error.badName"}, {syscall.ENAMETOOLONG, "error.badName"},
	{judge.ErrNoTests, "error.noTests"}, {judge.ErrTooLarge, "error.tooLarge"}, {exec.ErrNotFound, "error.noProgram"},
	{program.ErrLineTooLong, "error.longLine"}, {program.ErrNoCommand, "error.noCommand"}, {program.ErrOpenQuote, "error.openQuote"}, {program.ErrOpenEnd, "error.openEnd"},
}

// Error is an error of a text, of a file or of a command in the language in use; any other speaks for itself.
func Error(err error) string {
	var at *text.Error
	var file *judge.FileError
	if errors.As(err, &file) || !errors.As(err, &at) {
		return plainError(err)
	}
	var move *record.MoveError
	if errors.As(at.Cause, &move) {
		return Text("text.move", Args{
			"Line": at.Line, "Column": at.Column, "Row": move.Cell.Row(), "Col": move.Cell.Col(), "Rule": Text(illegalKeys[move.Rule]),
		})
	}
	found := at.Found
	switch found {
	case text.FoundLineEnd, text.FoundTextEnd, text.FoundEmpty:
		found = Text("found." + found)
	}
	return Text("text.error", Args{"Line": at.Line, "Column": at.Column, "Want": Text("want." + string(at.Want)), "Found": found})
}

// plainError is Error for one that has no place in a text.
func plainError(err error) string {
	var file *judge.FileError
	var start *program.StartError
	var lookup *exec.Error
	switch {
	case errors.As(err, &file):
		return Text("error.named", Args{"Name": file.Name, "Error": Error(file.Err)})
	case errors.As(err, &start):
		return Text("error.start", Args{"Name": start.Program, "Error": Error(start.Err)})
	case errors.As(err, &lookup):
		return Text("error.named", Args{"Name": lookup.Name, "Error": Error(lookup.Err)})
	}
	for _, known := range knownErrors {
		if errors.Is(err, known.err) {
			return Text(known.key)
		}
	}
	return err.Error()
}

// Form is the name of a form of text.
func Form(f notation.Form) string { return Text("form." + string(f)) }

// Note says what a text of another program could not hold, or what was assumed about it.
func Note(n foreign.Note) string {
	args := Args{"Row": n.Cell.Row(), "Col": n.Cell.Col(), "Choices": n.Choices, "Field": n.Box.Number()}
	switch n.Kind {
	case foreign.LastChosen:
		return Text("reading.lastChosen", args)
	case foreign.LastUnset:
		return Text("reading.lastUnset")
	case foreign.TurnLost:
		return Text("reading.turnLost")
	case foreign.TargetLost:
		return Text("reading.targetLost", args)
	case foreign.BoxDiffers:
		return Text("reading.fieldDiffers", args)
	case foreign.MarksLost:
		return Text("reading.marksLost")
	}
	return Text("reading.rulesAssumed")
}
