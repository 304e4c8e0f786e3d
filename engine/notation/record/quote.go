package record

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/notation/text"
)

// The characters that are written as a backslash and a letter, and their letters in the same order.
const (
	escaped     = "\n\t "
	escapeNames = "nts"
)

// escape returns a text in the form in which it stands before the closing mark: each remaining space has a word on both
// sides, and every character that could get lost is escaped.
func escape(s string, closing byte) string {
	var b strings.Builder
	for i, r := range s {
		switch letter := strings.IndexRune(escaped, r); {
		case r == ' ' && i > 0 && i+1 < len(s) && s[i-1] != ' ':
			b.WriteByte(' ')
		case letter >= 0:
			b.WriteString(`\` + escapeNames[letter:letter+1])
		case r == '\\' || r == rune(closing):
			b.WriteString(`\` + string(r))
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], string(utf8.RuneError)):
			b.WriteString(`\x{` + strconv.FormatUint(uint64(s[i]), 16) + "}")
		case !unicode.IsPrint(r):
			b.WriteString(`\u{` + strconv.FormatUint(uint64(r), 16) + "}")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// cut returns the longest front part of an escaped word that fits into room columns and breaks no escape. It has at
// least one character or escape.
func cut(word string, room int) string {
	end := 0
	for end < len(word) {
		next := end + unit(word[end:])
		if room -= text.Columns(word[end:next]); room < 0 && end > 0 {
			break
		}
		end = next
	}
	return word[:end]
}

// unit returns the length in bytes of the first character or escape of an escaped word.
func unit(word string) int {
	switch {
	case strings.HasPrefix(word, `\x{`), strings.HasPrefix(word, `\u{`):
		return strings.IndexByte(word, '}') + 1
	case word[0] == '\\':
		return 2
	}
	_, size := utf8.DecodeRuneInString(word)
	return size
}

// readQuoted reads to the closing byte and passes over it. It undoes wrapper.text: a run of white space becomes one
// space, white space at either end is dropped, and a backslash removes white space after it or begins an escape.
func readQuoted(c *text.Cursor, closing byte, want text.Want) (string, error) {
	var b strings.Builder
	space := false
	for !c.AtEnd() {
		ch := c.Peek()
		c.Pos++
		switch {
		case ch == closing:
			return b.String(), nil
		case text.IsSpace(ch):
			space = b.Len() > 0
			continue
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		if ch != '\\' {
			b.WriteByte(ch)
		} else if err := readEscape(c, &b); err != nil {
			return "", err
		}
	}
	return "", c.Unexpected(want)
}

// readEscape reads the part of an escape after the backslash.
func readEscape(c *text.Cursor, b *strings.Builder) error {
	ch := c.Peek()
	switch {
	case text.IsSpace(ch):
		for !c.AtEnd() && text.IsSpace(c.Peek()) {
			c.Pos++
		}
		return nil
	case ch == 'x' || ch == 'u':
		return readCode(c, b)
	}
	if i := strings.IndexByte(escapeNames, ch); i >= 0 {
		ch = escaped[i]
	} else if ch < '!' || ch > '~' || isAlphanumeric(ch) {
		return c.Unexpected("escape")
	}
	b.WriteByte(ch)
	c.Pos++
	return nil
}

// readCode reads the rest of \x{H…}, a byte, or of \u{H…}, a character.
func readCode(c *text.Cursor, b *strings.Builder) error {
	const longest = len("{10ffff}")
	code := c.Text[c.Pos+1:]
	end := bytes.IndexByte(code[:min(longest, len(code))], '}')
	if end < 0 || code[0] != '{' {
		return c.Unexpected("escape")
	}
	n, err := strconv.ParseUint(string(code[1:end]), 16, 32)
	switch isByte := c.Peek() == 'x'; {
	case err == nil && isByte && n <= 0xff:
		b.WriteByte(byte(n))
	case err == nil && !isByte && utf8.ValidRune(rune(n)):
		b.WriteRune(rune(n))
	default:
		return c.Unexpected("escape")
	}
	c.Pos += end + 2
	return nil
}

func isAlphanumeric(b byte) bool {
	return '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
}
