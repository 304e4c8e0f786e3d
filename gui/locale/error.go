package locale

import (
	"errors"

	"ninefold/engine/notation"
	"ninefold/engine/text"
)

// ErrorPlace is where in a text an error lies, 1-based, and false for an error that has no place.
func ErrorPlace(err error) (line, column int, ok bool) {
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

// Error is an error of a text in the language in use; any other speaks for itself.
func Error(err error) string {
	var move *notation.MoveError
	if errors.As(err, &move) {
		return Text("text.move", Args{
			"Line": move.Line, "Column": move.Column, "Row": move.Cell.Row(), "Col": move.Cell.Col(),
			"Rule": Text(illegalKeys[move.Rule]),
		})
	}
	var at *text.Error
	if !errors.As(err, &at) {
		return err.Error()
	}
	found := at.Found
	switch found {
	case text.FoundLineEnd, text.FoundTextEnd, text.FoundEmpty:
		found = Text("found." + found)
	}
	return Text("text.error", Args{"Line": at.Line, "Column": at.Column, "Want": Text("want." + string(at.Want)), "Found": found})
}

// Form is the name of a form of text.
func Form(f notation.Format) string { return Text("form." + string(f)) }

// Note says what a text of another program could not hold, or what was assumed about it.
func Note(n notation.Note) string {
	args := Args{"Row": n.Cell.Row(), "Col": n.Cell.Col(), "Choices": n.Choices, "Field": n.Field.Number()}
	switch n.Kind {
	case notation.LastChosen:
		return Text("reading.lastChosen", args)
	case notation.LastUnset:
		return Text("reading.lastUnset")
	case notation.TurnLost:
		return Text("reading.turnLost")
	case notation.TargetLost:
		return Text("reading.targetLost", args)
	case notation.FieldDiffers:
		return Text("reading.fieldDiffers", args)
	}
	return Text("reading.rulesAssumed")
}
