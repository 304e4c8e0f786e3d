package process

import (
	"bytes"
	"io"
)

// optional matches Fyne's errors about what the program can do without: a cache, preferences, which it has none of,
// notice of changes to Fyne's settings and the desktop's appearance, a D-Bus, and a locale that names a language.
var optional = [...]string{"cache space", "references", "watch", "session D-Bus", "message to bus", "user locale"}

// Log passes on what is logged, except errors about what the program can do without.
type Log struct {
	Out     io.Writer
	leftOut bool // the last error was left out
}

// Write takes a line. In Fyne's errors a line with the message comes first, then lines with its cause and place.
func (l *Log) Write(line []byte) (int, error) {
	switch {
	case bytes.Contains(line, []byte("Fyne error:")):
		l.leftOut = isOptional(line)
	case !bytes.Contains(line, []byte("  Cause: ")) && !bytes.Contains(line, []byte("  At: ")):
		l.leftOut = false
	}
	if l.leftOut {
		return len(line), nil
	}
	return l.Out.Write(line)
}

func isOptional(line []byte) bool {
	for _, part := range optional {
		if bytes.Contains(line, []byte(part)) {
			return true
		}
	}
	return false
}
