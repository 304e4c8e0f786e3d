package notation

import (
	"bytes"
	"regexp"
)

// tagLine matches the beginning of a line with a tag, lastMove the last line of a judge's position.
var (
	tagLine  = regexp.MustCompile(`^\[[A-Za-z0-9_]+ "`)
	lastMove = regexp.MustCompile(`^[1-9][ \t]+[1-9]$`)
)

// ReadSeveral reads a text of several games: records or lists of moves, each beginning with its tags, or judge's
// positions, each ending with its last move. It returns nil for any other text, and if one of the games cannot be read.
func ReadSeveral(src []byte) (readings []Reading) {
	parts := split(src)
	if len(parts) < 2 {
		return nil
	}
	for _, part := range parts {
		reading, err := Read(part)
		if err != nil || reading[0].Record.Game == nil {
			return nil
		}
		readings = append(readings, reading[0])
	}
	return readings
}

// split splits a text before tags that follow moves, and after last moves that follow nine rows.
func split(src []byte) (parts [][]byte) {
	from, at, rows := 0, 0, 0
	cut := func(to int) {
		if len(bytes.TrimSpace(src[from:to])) > 0 {
			parts = append(parts, src[from:to])
		}
		from, rows = to, 0
	}
	for line := range bytes.Lines(src) {
		words := bytes.TrimSpace(line)
		switch {
		case tagLine.Match(words):
			if rows > 0 {
				cut(at)
			}
		case lastMove.Match(words) && rows == 9:
			cut(at + len(line))
		case len(words) > 0:
			rows++
		}
		at += len(line)
	}
	cut(len(src))
	return parts
}
