package gui

import (
	"errors"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// isLater reports whether an error lies further on in the text than another: whoever found it could read more. At the
// same place, one that found the text too long for it could read less.
func isLater(a, b error) bool {
	lineA, columnA, okA := locale.ErrorPlace(a)
	lineB, columnB, okB := locale.ErrorPlace(b)
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
