package session

import (
	"errors"

	"ninefold/engine/crosshatch"
	"ninefold/engine/notation"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// Reading is one way to understand a text: what Take goes on to.
type Reading struct {
	Form  notation.Format
	Notes []notation.Note // what the text could not say, or was assumed
	take  func(*Session)
}

// OfJudge reports whether the text was the judge's of one of the problems.
func (r *Reading) OfJudge() bool { return r.Form == notation.FormatJudge }

// Read finds out what a text holds, in whichever form: one reading, or several among which the user has to choose. A
// text of the judge's form that could be of both problems is of the one that is shown. On an error, a *text.Error or a
// *notation.MoveError, it is that of the form which could read more of the text.
func Read(src []byte, shown ProblemID) ([]Reading, error) {
	first, second := readPosition, readGrid
	if shown == CrossHatching {
		first, second = second, first
	}
	reading, err := first(src)
	if err == nil {
		return []Reading{reading}, nil
	}
	reading, otherErr := second(src)
	if otherErr == nil {
		return []Reading{reading}, nil
	}
	if isLater(otherErr, err) {
		err = otherErr
	}
	foreign, otherErr := notation.Read(src)
	switch {
	case otherErr != nil && isLater(otherErr, err):
		return nil, otherErr
	case otherErr != nil || foreign[0].Record.Game == nil:
		return nil, err
	}
	var readings []Reading
	for _, r := range foreign {
		readings = append(readings, Reading{Form: r.Format, Notes: r.Notes, take: func(s *Session) {
			s.Shown = TicTacToe
			s.Game.adopt(r.Record)
		}})
	}
	return readings, nil
}

// Take goes on to what was read and shows it.
func (s *Session) Take(r Reading) { r.take(s) }

func readPosition(src []byte) (Reading, error) {
	p, err := tictactoe.Parse(src)
	return Reading{Form: notation.FormatJudge, take: func(s *Session) {
		s.Shown = TicTacToe
		s.Game.importPosition(p)
	}}, err
}

func readGrid(src []byte) (Reading, error) {
	g, err := crosshatch.Parse(src)
	return Reading{Form: notation.FormatJudge, take: func(s *Session) {
		s.Shown = CrossHatching
		s.Sudoku.importGrid(g)
	}}, err
}

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
