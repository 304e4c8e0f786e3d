package command

import (
	"bytes"
	"context"
	"errors"
	"io"

	"github.com/spf13/cobra"

	"ninefold/engine/notation"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// emptyOption declares the option that takes the empty board in place of files.
func emptyOption(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("empty", false, "take the empty board, where a game starts, and read nothing")
}

// errEmptyAndFile refuses both the empty board and a file.
const errEmptyAndFile = usageError("--empty takes no FILE")

// eachPosition passes every position of the named files to do, or only the empty board.
func (inv *invocation) eachPosition(ctx context.Context, empty bool, do func(tictactoe.Position) error) error {
	switch {
	case empty && len(inv.args) > 0:
		return errEmptyAndFile
	case empty:
		return do(tictactoe.New(tictactoe.Judge))
	}
	return inv.eachFile(ctx, func(file io.Reader) error {
		return eachCase(cases(file, tictactoe.Positions, positionOf), text.WantMark, do)
	})
}

// positionOf returns the position at the end of a game's main line, and false for a Sudoku.
func positionOf(r *notation.Reading) (p tictactoe.Position, ok bool) {
	if r.Record.Game == nil {
		return p, false
	}
	return r.Record.Game.Position(), true
}

// cases returns a function that reads one board of a file after another: judge's texts, any number of them in constant
// memory, or if the file does not begin with one, the boards in any other text that the window opens. Of these, boardOf
// returns a board, and false if it is of the other problem. If all are, the error is that of the judge's text.
func cases[Board any](
	file io.Reader, judge func(io.Reader) func() (Board, error), boardOf func(*notation.Reading) (Board, bool),
) func() (Board, error) {
	begun := false
	var beginning bytes.Buffer
	next := judge(io.TeeReader(file, writerFunc(func(p []byte) {
		if !begun {
			beginning.Write(p)
		}
	})))
	return func() (Board, error) {
		board, err := next()
		if !begun && unreadable(err) {
			next = others(&beginning, file, boardOf, err)
			board, err = next()
		}
		begun = true
		return board, err
	}
}

func unreadable(err error) bool {
	var at *text.Error
	return errors.As(err, &at)
}

// saysMore reports whether the judge's reader says more about a text than the error of all forms, because it has read
// marks, which a grid may have too, or because no form was read further.
func saysMore(judges, all error) bool {
	var own, other *text.Error
	if !errors.As(judges, &own) || !errors.As(all, &other) {
		return false
	}
	return own.Want == text.WantMark && own.Line+own.Column > 2 || !other.Further(own)
}

// others returns a function that returns the boards in a text that is not the judge's, one after another. It returns
// refused if there are none, or if the text is too large.
func others[Board any](
	beginning *bytes.Buffer, rest io.Reader, boardOf func(*notation.Reading) (Board, bool), refused error,
) func() (Board, error) {
	var boards []Board
	_, err := beginning.ReadFrom(io.LimitReader(rest, int64(max(0, notation.MaxSize+1-beginning.Len()))))
	if beginning.Len() > notation.MaxSize {
		err = refused
	}
	if err == nil {
		var readings []notation.Reading
		readings, _, err = notation.Boards(beginning.Bytes())
		for i := range readings {
			if board, ok := boardOf(&readings[i]); ok {
				boards = append(boards, board)
			}
		}
		if len(boards) == 0 && (err == nil || saysMore(refused, err)) {
			err = refused
		}
	}
	return func() (board Board, _ error) {
		if err == nil && len(boards) == 0 {
			err = io.EOF
		}
		if err == nil {
			board, boards = boards[0], boards[1:]
		}
		return board, err
	}
}

// writerFunc is a writer that cannot fail.
type writerFunc func(p []byte)

func (w writerFunc) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}
