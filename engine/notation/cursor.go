package notation

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"ninefold/engine/text"
)

// cursor goes through a text that is in memory. Outside comments and quotation marks, white space and commas part
// words and mean nothing else.
type cursor struct {
	text []byte
	pos  int // of the next byte
}

// peek is the next byte, and 0 at the end.
func (c *cursor) peek() byte {
	if c.pos == len(c.text) {
		return 0
	}
	return c.text[c.pos]
}

func (c *cursor) atEnd() bool { return c.pos == len(c.text) }

// skip passes over white space and commas.
func (c *cursor) skip() {
	for !c.atEnd() && (isSpace(c.text[c.pos]) || c.text[c.pos] == ',') {
		c.pos++
	}
}

// skipBlanks passes over white space up to the end of the line.
func (c *cursor) skipBlanks() {
	for !c.atEnd() && isSpace(c.text[c.pos]) && c.text[c.pos] != '\n' {
		c.pos++
	}
}

// word is the next word, which is not passed over; it is empty before a bracket, a quotation mark and the end.
func (c *cursor) word() string {
	c.skip()
	end := c.pos
	for end < len(c.text) && !endsWord(c.text[end]) {
		end++
	}
	return string(c.text[c.pos:end])
}

// take passes over the next word if it is the given one, and reports whether it was.
func (c *cursor) take(word string) bool {
	if c.word() != word {
		return false
	}
	c.pos += len(word)
	return true
}

// takeByte passes over the next byte if it is b.
func (c *cursor) takeByte(b byte, want text.Want) error {
	if c.atEnd() || c.text[c.pos] != b {
		return c.unexpected(want)
	}
	c.pos++
	return nil
}

func (c *cursor) atDigit() bool { return '1' <= c.peek() && c.peek() <= '9' }

// digit reads a word that is one digit 1 to 9.
func (c *cursor) digit(want text.Want) (int, error) {
	c.skip()
	if !c.atDigit() {
		return 0, c.unexpected(want)
	}
	b := c.peek()
	c.pos++
	if !c.atEnd() && !endsWord(c.peek()) {
		return 0, c.unexpected(text.WantSpace)
	}
	return int(b - '0'), nil
}

// end makes sure that only white space is left.
func (c *cursor) end() error {
	if c.skip(); !c.atEnd() {
		return c.unexpected(text.WantTextEnd)
	}
	return nil
}

// unexpected is the error for the next character, whatever it is, where something else was wanted.
func (c *cursor) unexpected(want text.Want) error {
	found := text.FoundTextEnd
	switch rest := c.text[c.pos:]; {
	case len(rest) == 0:
	case rest[0] == '\n' || rest[0] == '\r':
		found = text.FoundLineEnd
	default:
		_, size := utf8.DecodeRune(rest)
		found = strconv.Quote(string(rest[:size]))
	}
	return c.errorAt(c.pos, want, found)
}

// wrongWord is the error for a word that begins at pos where something else was wanted.
func (c *cursor) wrongWord(pos int, word string, want text.Want) error {
	const longest = 20
	if runes := []rune(word); len(runes) > longest {
		word = string(runes[:longest]) + "…"
	}
	return c.errorAt(pos, want, strconv.Quote(word))
}

func (c *cursor) errorAt(pos int, want text.Want, found string) error {
	line, column := c.place(pos)
	return &text.Error{Line: line, Column: column, Want: want, Found: found}
}

// place is the line and the column, both 1-based and in characters, of the byte at pos.
func (c *cursor) place(pos int) (line, column int) {
	before := c.text[:pos]
	lineStart := bytes.LastIndexByte(before, '\n') + 1
	return 1 + bytes.Count(before, []byte("\n")), 1 + utf8.RuneCount(before[lineStart:])
}

// quoted reads on to the closing byte, which is passed over, and undoes what page.text does: a run of white space is
// one space and none at either end, a backslash takes away the white space after it and else begins an escape.
func (c *cursor) quoted(closing byte, want text.Want) (string, error) {
	var b strings.Builder
	space := false
	for !c.atEnd() {
		ch := c.peek()
		c.pos++
		switch {
		case ch == closing:
			return b.String(), nil
		case isSpace(ch):
			space = b.Len() > 0
			continue
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		if ch != '\\' {
			b.WriteByte(ch)
		} else if err := c.escape(&b); err != nil {
			return "", err
		}
	}
	return "", c.unexpected(want)
}

// escape reads what follows a backslash.
func (c *cursor) escape(b *strings.Builder) error {
	ch := c.peek()
	switch {
	case isSpace(ch):
		for !c.atEnd() && isSpace(c.peek()) {
			c.pos++
		}
		return nil
	case ch == 'x' || ch == 'u':
		return c.code(b)
	}
	if i := strings.IndexByte(escapeNames, ch); i >= 0 {
		ch = escaped[i]
	} else if ch < '!' || ch > '~' || isAlphanumeric(ch) {
		return c.unexpected(text.WantEscape)
	}
	b.WriteByte(ch)
	c.pos++
	return nil
}

// The characters that are written as a backslash and a letter, and their letters in the same order.
const (
	escaped     = "\n\t "
	escapeNames = "nts"
)

// code reads the rest of \x{H…}, a byte, or of \u{H…}, a character.
func (c *cursor) code(b *strings.Builder) error {
	const longest = len("{10ffff}")
	code := c.text[c.pos+1:]
	end := bytes.IndexByte(code[:min(longest, len(code))], '}')
	if end < 0 || code[0] != '{' {
		return c.unexpected(text.WantEscape)
	}
	n, err := strconv.ParseUint(string(code[1:end]), 16, 32)
	switch isByte := c.peek() == 'x'; {
	case err == nil && isByte && n <= 0xff:
		b.WriteByte(byte(n))
	case err == nil && !isByte && utf8.ValidRune(rune(n)):
		b.WriteRune(rune(n))
	default:
		return c.unexpected(text.WantEscape)
	}
	c.pos += end + 2
	return nil
}

func isSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\n' }

func endsWord(b byte) bool { return isSpace(b) || strings.IndexByte(`,[](){}"`, b) >= 0 }

func isAlphanumeric(b byte) bool {
	return '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
}
