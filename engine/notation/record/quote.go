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
func (r *reader) readQuoted(closing byte, want text.Want) string {
	var b strings.Builder
	space := false
	for r.OK() && !r.AtEnd() {
		ch := r.Peek()
		r.Pos++
		switch {
		case ch == closing:
			return b.String()
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
		} else {
			r.readEscape(&b)
		}
	}
	r.Refuse(want)
	return ""
}

// readEscape reads the part of an escape after the backslash.
func (r *reader) readEscape(b *strings.Builder) {
	ch, i := r.Peek(), strings.IndexByte(escapeNames, r.Peek())
	switch {
	case text.IsSpace(ch):
		for !r.AtEnd() && text.IsSpace(r.Peek()) {
			r.Pos++
		}
		return
	case ch == 'x' || ch == 'u':
		r.readCode(b)
		return
	case i >= 0:
		ch = escaped[i]
	case ch < '!' || ch > '~' || isAlphanumeric(ch):
		r.Refuse("escape")
		return
	}
	b.WriteByte(ch)
	r.Pos++
}

// readCode reads the rest of \x{H…}, a byte, or of \u{H…}, a character.
func (r *reader) readCode(b *strings.Builder) {
	const longest = len("{10ffff}")
	code := r.Text[r.Pos+1:]
	end := bytes.IndexByte(code[:min(longest, len(code))], '}')
	if end < 0 || code[0] != '{' {
		r.Refuse("escape")
		return
	}
	n, err := strconv.ParseUint(string(code[1:end]), 16, 32)
	switch isByte := r.Peek() == 'x'; {
	case err == nil && isByte && n <= 0xff:
		b.WriteByte(byte(n))
	case err == nil && !isByte && utf8.ValidRune(rune(n)):
		b.WriteRune(rune(n))
	default:
		r.Refuse("escape")
	}
	r.Pos += end + 2
}

func isAlphanumeric(b byte) bool {
	return '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
}
