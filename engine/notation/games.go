package notation

import (
	"bytes"
	"cmp"
	"errors"
	"regexp"

	"ninefold/engine/notation/text"
)

// tagLine matches where a line with a tag begins, lastMove the last line of a judge's position.
var (
	tagLine  = regexp.MustCompile(`^\[[A-Za-z0-9_]+ "`)
	lastMove = regexp.MustCompile(`^[1-9][ \t]+[1-9]$`)
)

// Boards returns the boards of a text, each in a reading of its own: the games of a text of several, or the Sudokus.
// The error is a *text.Error.
func Boards(src []byte) (boards []Reading, err error) {
	reading, err := Read(src)
	if err != nil {
		games, wrong := ReadSeveral(src)
		if games == nil {
			return nil, cmp.Or(wrong, err)
		}
		return games, nil
	}
	if reading.Sheets == nil {
		return []Reading{reading}, nil
	}
	for i := range reading.Sheets {
		one := reading
		one.Sheets = one.Sheets[i : i+1]
		boards = append(boards, one)
	}
	return boards, nil
}

// ReadSeveral reads a text of several games: records or lists of moves, each with its tags first, or judge's
// positions, each ending with its last move. It returns nil for any other text. If one of the games cannot be read, the
// error is a *text.Error with the number of the game.
func ReadSeveral(src []byte) (games []Reading, err error) {
	parts, line := split(src), 0
	for i, part := range parts {
		reading, wrong := Read(part)
		var at *text.Error
		switch {
		case wrong == nil && reading.Record.Game != nil:
			games = append(games, reading)
		case errors.As(wrong, &at) && at.Want != WantKnown:
			at.Line += line
			at.Case = i + 1
			err = cmp.Or(err, wrong)
		default:
			return nil, nil
		}
		line += bytes.Count(part, []byte("\n"))
	}
	switch {
	case len(parts) < 2 || len(games) == 0:
		return nil, nil
	case err != nil:
		return nil, err
	}
	return games, nil
}

// split splits a text before tags that follow moves, and after last moves that follow nine rows, unless what comes next
// is a record's: then the board is where it starts. Comments do not count.
func split(src []byte) (parts [][]byte) {
	from, at, rows := 0, 0, 0
	cut := func() {
		if len(bytes.TrimSpace(src[from:at])) > 0 {
			parts = append(parts, src[from:at])
		}
		from, rows = at, 0
	}
	position := false // ends at this line
	inTag := false    // a tag goes on in the next line
	inBraces := false // a comment does
	for line := range bytes.Lines(src) {
		words := bytes.TrimSpace(line)
		if inBraces || !inTag && !tagLine.Match(words) {
			words, inBraces = withoutComments(words, inBraces)
		}
		switch {
		case len(words) == 0:
		case tagLine.Match(words) && rows > 0, position && !gameLine.Match(words) && !gamePart.Match(words):
			cut()
			fallthrough
		default:
			position = lastMove.Match(words) && rows == 9
			if inTag || tagLine.Match(words) {
				inTag = !bytes.HasSuffix(words, []byte("]"))
			} else {
				rows++
			}
		}
		at += len(line)
	}
	cut()
	return parts
}

// withoutComments returns a line without its comments, and whether one goes on in the next line.
func withoutComments(line []byte, inside bool) (rest []byte, open bool) {
	for {
		end := byte('{')
		if inside {
			end = '}'
		}
		part, after, found := bytes.Cut(line, []byte{end})
		if !inside {
			before, _, remark := bytes.Cut(part, []byte(";"))
			if rest = append(rest, before...); remark {
				return bytes.TrimSpace(rest), false
			}
		}
		if !found {
			return bytes.TrimSpace(rest), inside
		}
		line, inside = after, !inside
	}
}
