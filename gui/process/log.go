package process

import (
	"bytes"
	"io"
)

// optional recognises Fyne's errors about what the program does without: a cache, and changes to Fyne's settings and to
// the desktop's appearance.
var optional = [...]string{"cache space", "watch"}

// Log passes on what is logged, except errors about what the program does without.
type Log struct {
	Out     io.Writer
	leftOut bool // the last error
}

// Write takes a line. In an error of Fyne's, a line that says what went wrong is followed by its cause and its place.
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
