package text

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// Cursor goes through a text in memory word by word. White space and commas separate words and have no other meaning.
// It keeps the first error: what is read after that means nothing, so that a reader need only end its loops then.
type Cursor struct {
	Text []byte
	Pos  int   // index of the next byte
	Err  error // the first, an *Error; nil for none
}

// OK reports whether there is no error.
func (c *Cursor) OK() bool { return c.Err == nil }

// Check notes an error unless it is nil.
func (c *Cursor) Check(err error) {
	if c.Err == nil {
		c.Err = err
	}
}

// Refuse notes an error: want was expected in place of the next character.
func (c *Cursor) Refuse(want Want) {
	if c.Err == nil {
		c.Err = c.Unexpected(want)
	}
}

// Forbid notes that what begins at pos is not allowed, unless the cause is nil.
func (c *Cursor) Forbid(pos int, cause error) {
	if cause != nil {
		c.Check(c.ErrorAt(pos, &Error{Cause: cause}))
	}
}

// Peek returns the next byte, and 0 at the end.
func (c *Cursor) Peek() byte {
	if c.AtEnd() {
		return 0
	}
	return c.Text[c.Pos]
}

// AtEnd reports whether no bytes are left.
func (c *Cursor) AtEnd() bool { return c.Pos == len(c.Text) }

// AtDigit reports whether the next byte is a digit 1 to 9.
func (c *Cursor) AtDigit() bool { return '1' <= c.Peek() && c.Peek() <= '9' }

// Skip passes over white space and commas.
func (c *Cursor) Skip() {
	for !c.AtEnd() && (IsSpace(c.Text[c.Pos]) || c.Text[c.Pos] == ',') {
		c.Pos++
	}
}

// SkipBlanks passes over white space up to the end of the line.
func (c *Cursor) SkipBlanks() {
	for !c.AtEnd() && isBlank(c.Text[c.Pos]) {
		c.Pos++
	}
}

// Word returns the word that begins at Pos, without passing over it. Before white space, a comma, a bracket or a
// quotation mark, and at the end, it is empty.
func (c *Cursor) Word() string {
	end := c.Pos
	for end < len(c.Text) && !endsWord(c.Text[end]) {
		end++
	}
	return string(c.Text[c.Pos:end])
}

// TakeWord skips to the next word. If that is the given word, TakeWord passes over it and returns true.
func (c *Cursor) TakeWord(word string) bool {
	c.Skip()
	if c.Word() != word {
		return false
	}
	c.Pos += len(word)
	return true
}

// TakeByte passes over the next byte, which must be b. Otherwise want was expected.
func (c *Cursor) TakeByte(b byte, want Want) {
	if c.AtEnd() || c.Text[c.Pos] != b {
		c.Refuse(want)
		return
	}
	c.Pos++
}

// Digit skips to the next word, which must be one digit 1 to 9, and passes over it. With an error it returns 1.
func (c *Cursor) Digit(want Want) int {
	c.Skip()
	if !c.AtDigit() {
		c.Refuse(want)
		return 1
	}
	b := c.Peek()
	c.Pos++
	if !c.AtEnd() && !endsWord(c.Peek()) {
		c.Refuse(WantSpace)
	}
	return int(b - '0')
}

// End checks that only white space and commas are left.
func (c *Cursor) End() {
	if c.Skip(); !c.AtEnd() {
		c.Refuse(WantTextEnd)
	}
}

// Unexpected returns an error: want was expected in place of the next character.
func (c *Cursor) Unexpected(want Want) error {
	return c.ErrorAt(c.Pos, &Error{Want: want, Found: found(c.Text[c.Pos:])})
}

// UnexpectedWord returns an error: want was expected in place of the word that begins at pos. A long word is cut.
func (c *Cursor) UnexpectedWord(pos int, word string, want Want) error {
	return c.ErrorAt(pos, &Error{Want: want, Found: strconv.Quote(Cut(word, 20))})
}

// ErrorAt sets the line and the column of err to those of the byte at pos, and returns err.
func (c *Cursor) ErrorAt(pos int, err *Error) error {
	before := c.Text[:pos]
	lineStart := bytes.LastIndexByte(before, '\n') + 1
	err.Line, err.Column = 1+bytes.Count(before, []byte("\n")), 1+utf8.RuneCount(before[lineStart:])
	return err
}
