package notation

import (
	"bytes"

	"ninefold/engine/text"
)

// plainText is a text without the marks that mail programs put around its lines.
type plainText struct {
	text []byte
	cut  []int // the number of characters removed from the beginning of each line; nil for none
}

// strip removes a byte order mark and the quotation marks of a mail: from every line as many as the first line that is
// not blank has. It makes unbreakable spaces plain ones.
func strip(src []byte) plainText {
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	if unbreakable := []byte("\u00A0"); bytes.Contains(src, unbreakable) {
		src = bytes.ReplaceAll(src, unbreakable, []byte(" "))
	}
	first, _, _ := bytes.Cut(bytes.TrimSpace(src), []byte("\n"))
	depth := bytes.Count(first[:len(first)-len(unquote(first, len(first)))], []byte(">"))
	if depth == 0 {
		return plainText{text: src}
	}
	var plain plainText
	for line := range bytes.Lines(src) {
		rest := unquote(line, depth)
		plain.text = append(plain.text, rest...)
		plain.cut = append(plain.cut, len(line)-len(rest))
	}
	return plain
}

// unquote removes up to depth quotation marks from a line, with the blanks before and a space after each.
func unquote(line []byte, depth int) []byte {
	for range depth {
		rest, ok := bytes.CutPrefix(bytes.TrimLeft(line, " \t"), []byte(">"))
		if !ok {
			break
		}
		line = bytes.TrimPrefix(rest, []byte(" "))
	}
	return line
}

// restore changes an error's place to that in the original text.
func (p *plainText) restore(err *text.Error) {
	if err.Line <= len(p.cut) {
		err.Column += p.cut[err.Line-1]
	}
}
