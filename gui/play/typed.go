package play

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"ninefold/engine/program"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// This file reads what is typed in the forms of players, tests and matches: the text that the field of an ID has. An
// error is a *FieldError, for the user.

// FieldError says what is wrong in the field of an ID.
type FieldError struct {
	ID  string
	Err error
}

func (e *FieldError) Error() string { return e.Err.Error() }

func (e *FieldError) Unwrap() error { return e.Err }

// InField is an error of the field of an ID; nil for no error.
func InField(id string, err error) error {
	if err == nil {
		return nil
	}
	return &FieldError{id, err}
}

// FieldOf is the ID of the field that an error is about; "" for none.
func FieldOf(err error) string {
	var of *FieldError
	if errors.As(err, &of) {
		return of.ID
	}
	return ""
}

// ReadCommand returns the command that was typed. The error of a command without words has the key that is given.
func ReadCommand(typed map[string]string, id, none string) (program.Command, error) {
	command, err := program.ParseCommand(typed[id])
	if errors.Is(err, program.ErrNoCommand) {
		err = locale.Error(none)
	}
	return command, InField(id, err)
}

// ReadSeconds returns the seconds that a program is given for a move or a case.
func ReadSeconds(typed map[string]string, id string) (float64, error) {
	seconds, err := strconv.ParseFloat(strings.TrimSpace(typed[id]), 64)
	if err != nil || math.IsNaN(seconds) || seconds < session.LeastSeconds || seconds > session.MostSeconds {
		return 0, InField(id, locale.Error("test.badTime"))
	}
	return seconds, nil
}

// ReadWhole returns a whole number in a range. The words of the error have the key that is given.
func ReadWhole(typed map[string]string, id, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed[id]))
	if err != nil || n < least || n > most {
		return 0, InField(id, locale.Error(key, locale.Args{"Least": least, "Most": most}))
	}
	return n, nil
}
