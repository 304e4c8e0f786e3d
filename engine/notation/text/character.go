package text

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// isBlank reports whether a byte is white space within a line. A carriage return is, since a newline follows it.
func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' }

// IsSpace reports whether a byte is white space.
func IsSpace(b byte) bool { return isBlank(b) || b == '\n' }

// endsWord reports whether a byte cannot be part of a word. The signs behind a move are none.
func endsWord(b byte) bool { return IsSpace(b) || strings.IndexByte(`,[](){}"!?`, b) >= 0 }

// found describes where rest begins for an error: the end of the line, the end of the text, or else the first
// character, quoted. An invalid byte counts as a character.
func found(rest []byte) string {
	switch {
	case len(rest) == 0:
		return FoundTextEnd
	case rest[0] == '\n' || rest[0] == '\r':
		return FoundLineEnd
	}
	r, size := utf8.DecodeRune(rest)
	quoted := strconv.Quote(string(rest[:size]))
	if unicode.In(r, unicode.Cyrillic, unicode.Greek) { // it may look like a Latin letter, as a Cyrillic х does
		quoted += fmt.Sprintf(" (U+%04X)", r)
	}
	return quoted
}

// Cut returns the first most characters of a text, with an ellipsis if there are more. Its time does not depend on the
// length of the text.
func Cut(text string, most int) string {
	for i := range text {
		if most == 0 {
			return text[:i] + "…"
		}
		most--
	}
	return text
}

// CutFront returns the last most characters of a text, with an ellipsis before them if there are more, as suits the
// path of a file.
func CutFront(text string, most int) string {
	from := len(text)
	for ; most > 0 && from > 0; most-- {
		_, size := utf8.DecodeLastRuneInString(text[:from])
		from -= size
	}
	if from == 0 {
		return text
	}
	return "…" + text[from:]
}

// ErrorLine returns the line of a compiler's message that says most, without white space at its ends: the first that
// names an undefined symbol or has the word error, or else the first that is no heading.
func ErrorLine(said string) string {
	lines := strings.Split(said, "\n")
	for _, names := range [...]func(line string) bool{
		func(line string) bool { return strings.Contains(line, "undefined reference") },
		func(line string) bool { return strings.Contains(strings.ToLower(line), "error") },
		func(line string) bool { return !strings.HasPrefix(line, "# ") }, // with which Go names a package
	} {
		if i := slices.IndexFunc(lines, names); i >= 0 {
			return strings.TrimSpace(lines[i])
		}
	}
	return strings.TrimSpace(lines[0])
}

// BreakLine splits a line into parts of at most most characters, 1 or more. An empty line gives one empty part.
func BreakLine(line string, most int) (parts []string) {
	runes := []rune(line)
	for len(runes) > most {
		parts, runes = append(parts, string(runes[:most])), runes[most:]
	}
	return append(parts, string(runes))
}

// Columns returns the width of a text on a terminal. Wide East Asian characters take two columns, all others one.
func Columns(s string) (n int) {
	for _, r := range s {
		n++
		if r >= firstWide {
			switch width.LookupRune(r).Kind() {
			case width.EastAsianWide, width.EastAsianFullwidth:
				n++
			}
		}
	}
	return n
}

const firstWide = '\u1100' // the first wide character

// SafeLine makes any text, such as a file's name or a program's output, one line that is safe on a terminal or a
// label. It replaces control characters, line ends, changes of direction, invalid UTF-8 and all else that SafeRune
// replaces.
func SafeLine(s string) string { return strings.Map(SafeRune, s) }

// SafeRune returns r, or the replacement character if r has no shape of its own.
func SafeRune(r rune) rune {
	if unicode.IsGraphic(r) {
		return r
	}
	return unicode.ReplacementChar
}

// SafeLines makes a text of any number of lines safe to show. It ends lines with a line feed, makes a tab four
// spaces, and puts a dot for every other control character and for invalid UTF-8.
func SafeLines(s string) string {
	return strings.Map(func(r rune) rune {
		if r != '\n' && (unicode.IsControl(r) || r == unicode.ReplacementChar) {
			return '·'
		}
		return r
	}, strings.NewReplacer("\r\n", "\n", "\t", "    ").Replace(s))
}
