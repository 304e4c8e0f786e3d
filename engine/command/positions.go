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

// maxOther is the most that is read of a text that is not the judge's, in bytes: more than any game takes, and little
// enough that an endless stream is refused at once.
const maxOther = 96 << 10

// emptyOption is the option for the start of a game in the place of files.
func emptyOption(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("empty", false, "take the empty board, where a game starts, and read nothing")
}

// errEmptyAndFile is for a command that is told to take the empty board, and a file too.
const errEmptyAndFile = usageError("--empty takes no FILE")

// eachPosition hands every position of the files that the arguments name to do, or only the empty board.
func (inv *invocation) eachPosition(ctx context.Context, empty bool, do func(tictactoe.Position) error) error {
	switch {
	case empty && len(inv.args) > 0:
		return errEmptyAndFile
	case empty:
		return do(tictactoe.New(tictactoe.Judge))
	}
	return inv.eachFile(ctx, func(file io.Reader) error { return readPositions(file, do) })
}

// readPositions hands every position of a stream in the judge's text to do. A stream that does not begin with one may
// be a text of any other form that package notation reads: then do gets where its game stands. The error is that of the
// judge's text if it is none of them.
func readPositions(file io.Reader, do func(tictactoe.Position) error) error {
	begun := false
	var beginning bytes.Buffer
	judge := tictactoe.NewReader(io.TeeReader(file, writerFunc(func(p []byte) {
		if !begun && beginning.Len() < maxOther {
			beginning.Write(p)
		}
	})))
	err := eachCase(judge.Read, text.WantMark, func(p tictactoe.Position) error {
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
