package text

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestWords(t *testing.T) {
	c := &Cursor{Text: []byte(" last, 12\r\n[rules \"x\"")}
	fail.If(t, c.TakeWord("las") || c.Word() != "last" || !c.TakeWord("last"), "the first word is %q", c.Word())
	fail.Unequal(t, c.Word(), "", "a comma is a word, or is passed over by a look at the next")
	c.Skip()
	word := c.Word()
	fail.If(t, word != "12" || c.TakeWord(""), "the second word is %q", word)
	c.Pos += 2
	c.Skip()
	fail.If(t, c.Word() != "" || c.TakeByte('[', "a bracket") != nil || !c.TakeWord("rules"),
		"%q is left", c.Text[c.Pos:])
	c.Pos = len(c.Text)
	fail.If(t, c.Peek() != 0 || c.AtDigit() || c.End() != nil, "the end is not the end")
}

func TestErrorsNameWhatWasFoundAndWhere(t *testing.T) {
	const src = "1 2\n大 10\r\nend"
	for name, tc := range map[string]struct {
		at, line, column int
		found            string
		read             func(*Cursor) error
	}{
		"a character":       {4, 2, 1, `"大"`, func(c *Cursor) error { return c.Unexpected("x") }},
		"after a character": {7, 2, 2, `" "`, func(c *Cursor) error { return c.TakeByte('x', "x") }},
		"two digits":        {7, 2, 4, `"0"`, func(c *Cursor) error { _, err := c.Digit("x"); return err }},
		"the end of a line": {10, 2, 5, FoundLineEnd, func(c *Cursor) error { return c.Unexpected("x") }},
		"the end of a text": {len(src), 3, 4, FoundTextEnd, func(c *Cursor) error {
			_, err := c.Digit("x")
			return err
		}},
		"something too much": {10, 3, 1, `"e"`, func(c *Cursor) error { return c.End() }},
		"a long word": {0, 1, 1, `"` + strings.Repeat("w", 20) + `…"`, func(c *Cursor) error {
			return c.UnexpectedWord(0, strings.Repeat("w", 99), "x")
		}},
	} {
		err := tc.read(&Cursor{Text: []byte(src), Pos: tc.at})
		var at *Error
		fail.If(t, !errors.As(err, &at) || at.Line != tc.line || at.Column != tc.column || at.Found != tc.found,
			"%s: %v, want line %d, column %d: %s", name, err, tc.line, tc.column, tc.found)
	}
}
