package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The measures of a page in columns.
const (
	pageWidth    = 72
	branchIndent = 2 // for each branch that a line is in
	deepest      = 8 // branches for which there is an indent
	textIndent   = 2 // of a line that goes on with a text, so that no mail program takes its first word for a command
)

// page fills lines with words.
type page struct {
	dst    []byte
	col    int  // columns used on the line
	depth  int  // branches that it is in
	hang   int  // indent of a line that goes on
	blank  bool // an empty line comes first
	opened bool // the last word was a branch's parenthesis, which the next one stands close to
}

// put writes a word after a gap, or at the beginning of the next line if this one has no room for both. A word wider
// than a line is broken by backslashes, which only texts can be.
func (p *page) put(word string, gap int) {
	left := columns(word)
	if p.blank {
		p.dst, p.blank = append(p.dst, '\n'), false
	}
	if p.opened {
		gap, p.opened = 0, false
	}
	switch {
	case p.col == 0:
		p.indent(0)
	case p.col+gap+left > pageWidth:
		p.nextLine()
	default:
		p.spaces(gap)
	}
	for p.col+left > pageWidth {
		part := cut(word, pageWidth-1-p.col)
		p.dst = append(append(p.dst, part...), '\\')
		p.col = pageWidth
		p.nextLine()
		word = word[len(part):]
		left -= columns(part)
	}
	p.dst = append(p.dst, word...)
	p.col += left
}

// nextLine goes on at the beginning of the next line.
func (p *page) nextLine() {
	p.freshLine()
	p.indent(p.hang)
}

func (p *page) indent(more int) { p.spaces(min(p.depth, deepest)*branchIndent + more) }

// text writes a text between its opening and its closing mark, one word after the other.
func (p *page) text(opening, s, closing string) {
	words := strings.Split(escape(s, closing[0]), " ")
	p.hang = textIndent
	p.put(opening+words[0], 1)
	for _, word := range words[1:] {
		p.put(word, 1)
	}
	p.put(closing, 0)
	p.hang = 0
}

// open begins a branch on a line of its own, and close ends it.
func (p *page) open() {
	p.freshLine()
	p.depth++
	p.put("(", 0)
	p.opened = true
}

func (p *page) close() {
	p.put(")", 0)
	p.freshLine()
	p.depth--
}

func (p *page) freshLine() {
	if p.col > 0 {
		p.dst = append(p.dst, '\n')
		p.col = 0
	}
}

// blankLine leaves a line empty, if any follows.
func (p *page) blankLine() {
	p.freshLine()
	p.blank = true
}

func (p *page) spaces(n int) {
	for range n {
		p.dst = append(p.dst, ' ')
	}
	p.col += n
}

// escape is a text as it stands before the closing mark: every space that is left has a word on both sides, and
// everything that could get lost is written out.
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

// cut is the longest beginning of an escaped word that fits into so many columns and breaks no escape; it has at least
// one character.
func cut(word string, room int) string {
	end := 0
	for end < len(word) {
		next := end + unit(word[end:])
		if room -= columns(word[end:next]); room < 0 && end > 0 {
			break
		}
		end = next
	}
	return word[:end]
}

// unit is how many bytes the first character or escape of an escaped word takes.
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

// columns is how wide a word is on a screen of equally wide columns. East Asian characters are two wide; to be on the
// safe side, so is everything from the first of them on.
func columns(word string) int {
	const firstWide = '\u1100'
	n := 0
	for _, r := range word {
		n++
		if r >= firstWide {
			n++
		}
	}
	return n
}
