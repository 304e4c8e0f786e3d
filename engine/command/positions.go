package command

import (
	"bytes"
	"errors"
	"io"

	"ninefold/engine/notation"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// maxOther is the most that is read of a text that is not the judge's, in bytes: more than any game takes, and little enough
// that an endless stream is refused at once.
const maxOther = 96 << 10

// eachPosition hands every position of a stream in the judge's text to do. A stream that does not begin with one may be a
// text of any other form that package notation reads: then do gets where its game stands. The error is that of the judge's
// text if it is none of them.
func eachPosition(file io.Reader, do func(tictactoe.Position) error) error {
	begun := false
	var beginning bytes.Buffer
	judge := tictactoe.NewReader(io.TeeReader(file, writerFunc(func(p []byte) {
		if !begun {
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
