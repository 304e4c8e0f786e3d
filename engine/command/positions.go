package command

import (
	"bytes"
	"context"
	"errors"
	"io"
	"iter"

	"github.com/spf13/cobra"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// emptyOption declares the option that takes the empty board in place of files.
func emptyOption(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("empty", false, "take the empty board, where a game starts, and read nothing")
}

// errEmptyAndFile refuses both the empty board and a file.
const errEmptyAndFile = usageError("--empty takes no FILE")

// eachPosition passes every position of the named files to do, or only the empty board.
func (inv *invocation) eachPosition(ctx context.Context, empty bool, do func(int, tictactoe.Position) error) error {
	switch {
	case empty && len(inv.args) > 0:
		return errEmptyAndFile
	case empty:
		return do(1, tictactoe.New(tictactoe.Judge))
	}
	return eachBoard(ctx, inv, tictactoe.Positions, positionOf, do)
}

// eachBoard passes every board of the named files to do, with its number in its file, from 1.
func eachBoard[Board any](
	ctx context.Context, inv *invocation, judge func(io.Reader) iter.Seq2[Board, error],
	boardOf func(*notation.Reading) (Board, bool), do func(int, Board) error,
) error {
	return inv.eachFile(ctx, func(file io.Reader) error {
		number := 0
		for board, err := range boards(file, judge, boardOf) {
			if number++; err == nil {
				err = do(number, board)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// positionOf returns the position at the end of a game's main line, and false for a Sudoku.
func positionOf(r *notation.Reading) (p tictactoe.Position, ok bool) {
	if r.Record.Game == nil {
		return p, false
	}
	return r.Record.Game.Position(), true
}

// boards yields the boards of a file: judge's texts, any number of them in constant memory, or if the file does not
// begin with such, the boards in any other text that the window opens. Of these, boardOf returns a board, and false if
// it is of the other problem. If all are, the error is that of the judge's text. The beginning is what has been read
// with the first board, so that its answer waits for nothing more.
func boards[Board any](
	file io.Reader, judge func(io.Reader) iter.Seq2[Board, error], boardOf func(*notation.Reading) (Board, bool),
) iter.Seq2[Board, error] {
	return func(yield func(Board, error) bool) {
		begun := false
		var beginning bytes.Buffer
		stream := judge(io.TeeReader(file, writerFunc(func(p []byte) {
			if !begun {
				beginning.Write(p)
			}
		})))
		for board, err := range stream {
			if !begun {
				begun = true
				wrong := err
				if err == nil {
					wrong = firstWrong(judge(bytes.NewReader(beginning.Bytes())))
				}
				all, refused := others(&beginning, file, boardOf, wrong)
				for _, other := range all {
					if !yield(other, nil) {
						return
					}
				}
				if all != nil {
					return
				}
				if refused != wrong { // else the judge's reader finds the error in its turn
					err = refused
				}
			}
			if !yield(board, err) || err != nil {
				return
			}
		}
	}
}

// firstWrong returns the first error in a part of a text, nil if the part is only incomplete.
func firstWrong[Board any](part iter.Seq2[Board, error]) error {
	for _, err := range part {
		if at, ok := err.(*text.Error); ok && at.Found != text.FoundTextEnd {
			return err
		}
	}
	return nil
}

// saysMore reports whether the judge's reader says more about a text than the error of all forms, because it has read
// marks, where a grid was read further for its dots only, or because no form was read further.
func saysMore(judges, all error) bool {
	var own, other *text.Error
	if !errors.As(judges, &own) || !errors.As(all, &other) {
		return false
	}
	return own.Want == text.WantMark && own.Line+own.Column > 2 && other.Want == text.WantDigit || !other.Further(own)
}

// others returns the boards in a text that a judge's reader has refused. The error is refused if there are none, if the
// text is too large, or if it is not the text that was refused.
func others[Board any](
	beginning *bytes.Buffer, rest io.Reader, boardOf func(*notation.Reading) (Board, bool), refused error,
) (boards []Board, err error) {
	var at *text.Error
	if !errors.As(refused, &at) || len(bytes.TrimSpace(beginning.Bytes())) == 0 {
		return nil, refused
	}
	_, err = beginning.ReadFrom(io.LimitReader(rest, int64(max(0, notation.MaxSize+1-beginning.Len()))))
	switch {
	case err != nil:
		return nil, err
	case beginning.Len() > notation.MaxSize:
		return nil, refused
	}
	readings, err := notation.Boards(beginning.Bytes())
	for i := range readings {
		if board, ok := boardOf(&readings[i]); ok {
			boards = append(boards, board)
		}
	}
	if len(boards) == 0 && (err == nil || saysMore(refused, err)) {
		err = refused
	}
	return boards, err
}

// writerFunc is a writer that cannot fail.
type writerFunc func(p []byte)

func (w writerFunc) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}
