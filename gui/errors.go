package gui

import (
	"errors"
	"fmt"

	"ninefold/engine/notation"
	"ninefold/engine/text"
)

// errorPlace is where in a text an error lies, 1-based, and false for an error that has no place.
func errorPlace(err error) (line, column int, ok bool) {
	var at *text.Error
	if errors.As(err, &at) {
		return at.Line, at.Column, true
	}
	var move *notation.MoveError
	if errors.As(err, &move) {
		return move.Line, move.Column, true
	}
	return 0, 0, false
}

// isLater reports whether an error lies further on in the text than another: whoever found it could read more. At the
// same place, one that found the text too long for it could read less.
func isLater(a, b error) bool {
	lineA, columnA, okA := errorPlace(a)
	lineB, columnB, okB := errorPlace(b)
	switch {
	case !okA || !okB:
		return false
	case lineA != lineB:
		return lineA > lineB
	case columnA != columnB:
		return columnA > columnB
	}
	return tooLong(b) && !tooLong(a)
}

func tooLong(err error) bool {
	var at *text.Error
	return errors.As(err, &at) && at.Want == text.WantTextEnd
}

// errorInWords is an error in the language in use; one that is not a text's speaks for itself.
func errorInWords(err error) string {
	var move *notation.MoveError
	if errors.As(err, &move) {
		return say("text.move", facts{
			"Line": move.Line, "Column": move.Column, "Row": move.Cell.Row(), "Col": move.Cell.Col(),
			"Rule": say(fmt.Sprintf("illegal.%d", move.Rule)),
		})
	}
	var at *text.Error
	if !errors.As(err, &at) {
		return err.Error()
	}
	found := at.Found
	switch found {
	case text.FoundLineEnd, text.FoundTextEnd, text.FoundEmpty:
		found = say("found." + found)
	}
	return say("text.error", facts{"Line": at.Line, "Column": at.Column, "Want": say("want." + string(at.Want)), "Found": found})
}
