package notation

import (
	"bytes"
	"encoding/base64"
	"errors"
	"html"
	"io"
	"mime/quotedprintable"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// plainText is a text without the marks that mail programs put around its lines.
type plainText struct {
	text []byte
	cut  []int // the number of characters removed from the front of each line; nil for none
}

// strip makes UTF-16 UTF-8, and removes a byte order mark and the quotation marks of a mail: from every line as many as
// the first line that is not blank has. It makes unbreakable spaces plain ones.
func strip(src []byte) plainText {
	src = bytes.TrimPrefix(text.UTF8(src), []byte("\uFEFF"))
	if unbreakable := []byte("\u00A0"); bytes.Contains(src, unbreakable) {
		src = bytes.ReplaceAll(src, unbreakable, []byte(" "))
	}
	first, _, _ := bytes.Cut(bytes.TrimSpace(src), []byte("\n"))
	_, depth := unquote(first, ">", len(first))
	if depth == 0 {
		return plainText{text: src}
	}
	var plain plainText
	for line := range bytes.Lines(src) {
		rest, _ := unquote(line, ">", depth)
		plain.text = append(plain.text, rest...)
		plain.cut = append(plain.cut, len(line)-len(rest))
	}
	return plain
}

// unquote removes up to depth quotation marks from a line, with the blanks before and a space after each, and returns
// how many these are.
func unquote(line []byte, marks string, depth int) (rest []byte, removed int) {
	for ; removed < depth; removed++ {
		quoted := bytes.TrimLeft(line, " \t")
		if len(quoted) == 0 || strings.IndexByte(marks, quoted[0]) < 0 {
			break
		}
		line = bytes.TrimPrefix(quoted[1:], []byte(" "))
	}
	return line, removed
}

// restore changes an error's place to that in the original text.
func (p *plainText) restore(err *text.Error) {
	if err.Line <= len(p.cut) {
		err.Column += p.cut[err.Line-1]
	}
}

// gameLine matches a line that begins with a tag or a numbered move of any form, gamePart one that begins with moves or
// with another part of a record, markup what HTML adds to lines, named a move as people write it.
var (
	gameLine = regexp.MustCompile(`^[ \t]*(\[\w+ "|\(?\d+\.+[ \t]*[^\s,]{1,2}([\s,]|$))`)
	gamePart = regexp.MustCompile(
		`^[ \t]*(\(?\d+([^\w\s]+[ \t]*|[ \t]+)[1-9]([\s,]|$)|[{)!?]|\[(?i:edit|rules|owner) )`)
	told   = regexp.MustCompile(`^[ \t]*[1-9][,，]`)
	markup = regexp.MustCompile(`</?(?i:br|div|p|pre)\b[^>\n]*>`)
	named  = regexp.MustCompile(`(?i)\b([1-9])(?:[,，] ?| )([1-9])\b|` +
		`\brow\W*([1-9])\W+(?:and )?col(?:umn)?\W*([1-9])\b|` +
		`(?:第 ?|\b)([1-9一二三四五六七八九]) ?行[,，]? ?第? ?([1-9一二三四五六七八九]) ?列`)
)

// straight makes quotation marks straight.
var straight = strings.NewReplacer("“", `"`, "”", `"`, "„", `"`)

// Moves returns the moves that a text names by row and column, whatever the words between them, also for one named in
// digits and in words; none for a text with tags or with rows of a board.
func Moves(src []byte) (cells []grid.Cell) {
	for line := range bytes.Lines(src) {
		if bytes.IndexByte(line, '[') >= 0 || startsLikeBoard(line) {
			return nil
		}
		for _, parts := range named.FindAllSubmatch(line, -1) {
			rowCol := bytes.Join(parts[1:], nil) // those of one way to name a cell; the others are empty
			row, size := utf8.DecodeRune(rowCol)
			col, _ := utf8.DecodeRune(rowCol[size:])
			cells = append(cells, grid.At(numberOf(row), numberOf(col)))
		}
	}
	return slices.Compact(cells)
}

// numberOf returns the number that a digit or a Chinese numeral from one to nine stands for.
func numberOf(numeral rune) int {
	if numeral <= '9' {
		return int(numeral - '0')
	}
	return 1 + slices.Index([]rune("一二三四五六七八九"), numeral)
}

// errNoGame says that no line of a mail begins a game, or that no move follows and nobody has sent it.
var errNoGame = errors.New("the mail has no game")

// readMail reads the only record, with a move or a sender, of a mail that may have other lines, HTML and typographic
// quotation marks. The record begins with the first line that looks like a part of a game and ends before the first
// line that cannot be read. No line that is left out may look so, except those that are quoted more often: they are of
// an older mail. If one does, the error is the record's *text.Error, with its place in the mail without HTML.
func readMail(src []byte) (Reading, error) {
	letter := strip([]byte(straight.Replace(html.UnescapeString(markup.ReplaceAllString(string(src), "")))))
	plain, first, last := gameLines(letter.text)
	within := plain.text[first:]
	if !gameLine.Match(within) {
		return Reading{}, errNoGame
	}
	r, err := record.Read(within)
	var at *text.Error
	if errors.As(err, &at) {
		lines := bytes.SplitAfterN(within, []byte("\n"), at.Line)
		within = within[:len(within)-len(lines[at.Line-1])]
		r, err = record.Read(within)
	}
	switch {
	case at != nil && (err != nil || first+len(within) <= last):
		at.Line += bytes.Count(plain.text[:first], []byte("\n"))
		plain.restore(at)
		letter.restore(at)
		return Reading{}, at
	case r.Game.Len() == 1 && r.Sender() == tictactoe.Empty:
		return Reading{}, errNoGame
	}
	mail := Reading{Form: Record, Record: r}
	if len(bytes.TrimSpace(within)) < len(bytes.TrimSpace(plain.text)) {
		mail.Notes = []foreign.Note{{Kind: foreign.LinesLeftOut}}
		mail.Around = plain.around(first, first+len(within))
	}
	return mail, nil
}

// around returns the lines before one place and from another on from whose front nothing was removed.
func (p *plainText) around(before, from int) (lines []byte) {
	at, number := 0, 0
	for line := range bytes.Lines(p.text) {
		if (at < before || at >= from) && p.cut[number] == 0 {
			lines = append(lines, line...)
		}
		at += len(line)
		number++
	}
	return lines
}

// readMailedLink reads the only link of a mail. It stands in lines of its own, up to a blank one.
func readMailedLink(src []byte) (Reading, bool) {
	var code []byte
	within := false
	for line := range bytes.Lines(src) {
		line = bytes.TrimLeft(line, ">| \t")
		switch {
		case link.Begins(line):
			within = true
		case len(bytes.TrimSpace(line)) == 0:
			within = false
		}
		if within {
			code = append(code, line...)
		}
	}
	mail, err := rowOf(Link).read(code)
	mail.Form, mail.Notes = Link, []foreign.Note{{Kind: foreign.LinesLeftOut}}
	return mail, err == nil // of two links the sums would be wrong
}

// gameLines returns a text in which the lines that look like a part of a game, or the least quoted of them, have lost
// their quotation marks, and where the first and the last of these lines begin. An answer before them is none of them.
func gameLines(src []byte) (plain plainText, first, last int) {
	depth := len(src)
	for line := range bytes.Lines(src) {
		rest, marks := unquote(line, ">|", depth)
		answers := depth == len(src) && told.Match(rest)
		if gameLine.Match(rest) || gamePart.Match(rest) && !answers || startsLikeBoard(rest) {
			last = len(plain.text)
			if marks < depth {
				depth, first = marks, last
			}
		}
		plain.text = append(plain.text, rest...)
		plain.cut = append(plain.cut, len(line)-len(rest))
	}
	return plain, first, last
}

// transfer matches the line in which a mail, as it is sent, names the encoding of one of its parts.
var transfer = regexp.MustCompile(`(?im)^content-transfer-encoding:[ \t]*(quoted-printable|base64)\b`)

// decoded returns the parts of a mail that are in quoted-printable or base64, as plain text. A part begins after the
// blank line behind its header and ends before a line of two dashes. What is damaged is read as far as it goes.
func decoded(mail []byte) (parts [][]byte) {
	for _, at := range transfer.FindAllSubmatchIndex(mail, -1) {
		rest := bytes.ReplaceAll(mail[at[1]:], []byte("\r\n"), []byte("\n"))
		_, body, _ := bytes.Cut(rest, []byte("\n\n"))
		body, _, _ = bytes.Cut(body, []byte("\n--"))
		plain := io.Reader(quotedprintable.NewReader(bytes.NewReader(body)))
		if encoding := mail[at[2]:at[3]]; bytes.EqualFold(encoding, []byte("base64")) {
			plain = base64.NewDecoder(base64.StdEncoding, bytes.NewReader(body))
		}
		part, _ := io.ReadAll(plain)
		parts = append(parts, part)
	}
	return parts
}
