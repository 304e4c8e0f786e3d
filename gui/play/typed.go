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

// This file reads what is typed in the forms of players, tests and matches.

// ReadCommand returns the command that was typed. The error is for the user; of a command without words it has the key
// that is given.
func ReadCommand(typed, none string) (program.Command, error) {
	command, err := program.ParseCommand(typed)
	if errors.Is(err, program.ErrNoCommand) {
		err = locale.Error(none)
	}
	return command, err
}

// ReadSeconds returns the seconds that a program is given for a move or a case. The error is for the user.
func ReadSeconds(typed string) (float64, error) {
	seconds, err := strconv.ParseFloat(strings.TrimSpace(typed), 64)
	if err != nil || math.IsNaN(seconds) || seconds < session.LeastSeconds || seconds > session.MostSeconds {
		return 0, locale.Error("test.badTime")
	}
	return seconds, nil
}

// ReadWhole returns a whole number in a range. The error is for the user; its words have the key that is given.
func ReadWhole(typed, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < least || n > most {
		return 0, locale.Error(key, locale.Args{"Least": least, "Most": most})
	}
	return n, nil
}
