package play

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"ninefold/engine/judge/program"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
)

// These functions read the text typed into a field, by its ID, of forms for players, tests and matches. Their errors
// are *FieldError, for the user.

// FieldError says what is wrong in the field with an ID.
type FieldError struct {
	ID  string
	Err error
}

func (e *FieldError) Error() string { return e.Err.Error() }

func (e *FieldError) Unwrap() error { return e.Err }

// InField puts an error into the field with an ID; nil stays nil.
func InField(id string, err error) error {
	if err == nil {
		return nil
	}
	return &FieldError{id, err}
}

// FieldOf returns the ID of the field that an error is about, or "".
func FieldOf(err error) string {
	var of *FieldError
	if errors.As(err, &of) {
		return of.ID
	}
	return ""
}

// ReadCommand returns the typed command. none is the key of the error's words if nothing was typed.
func ReadCommand(id, typed, none string) (program.Command, error) {
	command, err := program.ParseCommand(typed)
	if errors.Is(err, program.ErrNoCommand) {
		err = language.Error(none)
	}
	return command, InField(id, err)
}

// ReadSeconds returns the seconds allowed for a move or a case.
func ReadSeconds(id, typed string) (float64, error) {
	seconds, err := strconv.ParseFloat(strings.TrimSpace(typed), 64)
	if err != nil || math.IsNaN(seconds) || seconds < roster.LeastSeconds || seconds > roster.MostSeconds {
		return 0, InField(id, language.Error("test.badTime"))
	}
	return seconds, nil
}

// ReadWhole returns a whole number from least to most. key is the key of the error's words.
func ReadWhole(id, typed, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < least || n > most {
		return 0, InField(id, language.Error(key, language.Args{"Least": least, "Most": most}))
	}
	return n, nil
}
