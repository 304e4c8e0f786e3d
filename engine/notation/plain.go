package notation

import "bytes"

// plainText is a text without what mail programs put around its lines.
type plainText struct {
	text []byte
	lost []int // how many characters each line lost at its beginning; nil for none
}

// strip takes away a byte order mark and, if the first line that is not blank is quoted as in the answer to a mail, as
// many quotation marks as that one has from every line. A space that must not be broken becomes a plain one.
func strip(src []byte) plainText {
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	src = bytes.ReplaceAll(src, []byte("\u00A0"), []byte(" "))
	first, _, _ := bytes.Cut(bytes.TrimSpace(src), []byte("\n"))
	depth := bytes.Count(first[:len(first)-len(unquote(first, len(first)))], []byte(">"))
	if depth == 0 {
		return plainText{text: src}
	}
	var plain plainText
	for line := range bytes.Lines(src) {
		rest := unquote(line, depth)
		plain.text = append(plain.text, rest...)
		plain.lost = append(plain.lost, len(line)-len(rest))
	}
	return plain
}

// unquote takes at most depth quotation marks off the beginning of a line, each with the blanks before it and one space
// after it.
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

// restore gives an error its place in the text as it was before strip.
func (p *plainText) restore(err error) error {
	if err == nil {
		return nil
	}
	if line, column := placeOf(err); *line <= len(p.lost) {
		*column += p.lost[*line-1]
	}
	return err
}
