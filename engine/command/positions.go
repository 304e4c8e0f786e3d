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

// maxOther is the most that is read of a text that is not the judge's, in bytes: more than a game takes, and little
// enough to refuse an endless stream at once.
const maxOther = 96 << 10

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
	return inv.eachFile(ctx, func(file io.Reader) error { return readPositions(file, do) })
}

// readPositions passes every position of a stream in the judge's text to do. If the stream does not begin with a
// position, it may be any other text that package notation reads: then do gets the position at the end of its game. If
// it is no such text, the error is that of the judge's text.
func readPositions(file io.Reader, do func(tictactoe.Position) error) error {
	begun := false
	var beginning bytes.Buffer
	judge := tictactoe.Positions(io.TeeReader(file, writerFunc(func(p []byte) {
		if !begun && beginning.Len() < maxOther {
			beginning.Write(p)
		}
	})))
	err := eachCase(judge, text.WantMark, func(p tictactoe.Position) error {
		begun = true
		return do(p)
	})
	var unreadable *text.Error
	if begun || !errors.As(err, &unreadable) {
		return err
	}
	rest, restErr := io.ReadAll(io.LimitReader(file, int64(max(0, maxOther-beginning.Len()))))
	if restErr != nil || beginning.Len()+len(rest) >= maxOther {
		return err
	}
	readings, otherErr := notation.Read(append(beginning.Bytes(), rest...))
	if otherErr != nil || readings[0].Record.Game == nil {
		return err
	}
	return do(readings[0].Record.Game.Position())
}

// writerFunc is a writer that cannot fail.
type writerFunc func(p []byte)

func (w writerFunc) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}
