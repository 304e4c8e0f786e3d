package record

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// Read reads one record and nothing after it. Time and space are proportional to the text. The game is at the end of
// its main line. The error is a *text.Error; its cause says which rule forbids a move, or that the record is too
// large.
func Read(src []byte) (Record, error) {
	r := &reader{Cursor: text.Cursor{Text: src}, named: map[string]bool{}}
	if r.read(); !r.OK() {
		return Record{}, r.Err
	}
	return Record{Tags: r.tags, Game: r.game.Game()}, nil
}

// WantMove is wanted where a move should stand.
const WantMove text.Want = "move"

// reader reads a record.
type reader struct {
	text.Cursor
	tags   []Tag
	named  map[string]bool // the names of the tags, with that of the rules
	rules  tictactoe.Rules
	placed bool     // there is a start position
	early  []string // the comments before the game and between its tags
	game   *Builder // nil until the start position is known
	each   int      // the moves that have a number together, 1 or 2; 0 until it is known
}

func (r *reader) read() {
	r.readTags()
	r.begin()
	for r.Skip(); r.OK() && !r.AtEnd() && r.Pos < MostBytes; r.Skip() {
		r.readElement()
	}
	switch {
	case len(r.Text) > MostBytes:
		r.Forbid(r.Pos, CheckLimit(len(r.Text), "bytes", MostBytes))
	case r.game.InBranch():
		r.Refuse("branchEnd")
	case !r.game.Stepped() && len(r.named) == 0 && !r.placed:
		r.Refuse(WantMove)
	}
}

// readTags reads all brackets with a name and a quoted text, and the comments before and between them.
func (r *reader) readTags() {
	for r.Skip(); r.OK(); r.Skip() {
		bracket := r.Pos
		switch r.Peek() {
		case '[':
		case '{', ';':
			r.early = append(r.early, r.takeComment())
			continue
		default:
			return
		}
		r.Pos++
		r.Skip()
		name := r.Word()
		if !isName(name) {
			r.Refuse("bracket")
			return
		}
		nameAt := r.Pos
		r.Pos += len(name)
		if r.Skip(); r.Peek() != '"' {
			r.Pos = bracket
			return
		}
		if r.named[name] {
			r.Check(r.UnexpectedWord(nameAt, name, "tagName"))
		}
		r.named[name] = true
		r.readTag(name)
	}
}

// readTag reads the rest of a tag from its quotation mark on.
func (r *reader) readTag(name string) {
	r.Pos++
	at := r.Pos
	value := r.readQuoted('"', "quoteEnd")
	var err error
	if name != rulesTag {
		r.tags, err = AppendTag(r.tags, Tag{name, value})
		r.Forbid(at, err)
	} else if r.rules, err = tictactoe.ParseRules(strings.ToLower(value)); err != nil {
		r.Check(r.UnexpectedWord(at, value, "rules"))
	}
	r.Skip()
	r.TakeByte(']', "bracketEnd")
}

// begin reads the start position, if there is one.
func (r *reader) begin() {
	p := tictactoe.New(r.rules)
	if r.Skip(); r.atStart() {
		p, r.placed = r.readStart().WithRules(r.rules), true
	}
	r.game = NewBuilder(p)
	for _, comment := range r.early {
		r.game.Comment(comment)
	}
}

// readElement reads one move, change, comment or parenthesis.
func (r *reader) readElement() {
	switch word := r.Word(); r.Peek() {
	case '{', ';':
		r.readComment()
	case '(':
		r.openBranch()
	case ')':
		r.closeBranch()
	case '$', '!', '?':
		r.readGrade()
	case '[':
		r.readStep()
	default:
		if isResult(word) && !r.game.InBranch() {
			r.readResult(word)
		} else {
			r.readMove()
		}
	}
}

// readGrade reads the grade of the move before it: a glyph or, as in PGN, $1 for the first of them. A number without a
// glyph says nothing.
func (r *reader) readGrade() {
	if !r.game.Stepped() || !r.game.Moved() {
		r.Refuse(WantMove)
		return
	}
	at, glyphs := r.Pos, tictactoe.Glyphs()
	if word := r.Word(); r.Peek() == '$' {
		n, err := strconv.Atoi(word[1:])
		if err != nil {
			r.Check(r.UnexpectedWord(at, word, "glyph"))
		}
		r.Pos += len(word)
		if 1 <= n && n <= len(glyphs) {
			r.game.Glyph(glyphs[n-1])
		}
		return
	}
	for r.Peek() == '!' || r.Peek() == '?' {
		r.Pos++
	}
	glyph := string(r.Text[at:r.Pos])
	if !slices.Contains(glyphs, glyph) {
		r.Check(r.UnexpectedWord(at, glyph, "glyph"))
	}
	r.game.Glyph(glyph)
}

// readResult reads a result, which ends the text.
func (r *reader) readResult(word string) {
	r.Pos += len(word)
	if !r.named[resultTag] {
		r.tags = append(r.tags, Tag{resultTag, word})
	}
	r.End()
}

func isResult(word string) bool {
	return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"
}

func (r *reader) readComment() {
	if r.game.InBranch() && !r.game.Stepped() {
		r.Refuse(WantMove)
	}
	r.game.Comment(r.takeComment())
}

// takeComment reads a comment in braces or, as in PGN, from a semicolon to the end of the line.
func (r *reader) takeComment() string {
	if r.Peek() == ';' {
		line, _, _ := bytes.Cut(r.Text[r.Pos:], []byte("\n"))
		r.Pos += len(line)
		return strings.Join(strings.Fields(string(line[1:])), " ")
	}
	r.Pos++
	return r.readQuoted('}', "commentEnd")
}

// openBranch begins a branch in place of the step just read.
func (r *reader) openBranch() {
	if !r.game.Stepped() {
		r.Refuse(WantMove)
		return
	}
	r.Forbid(r.Pos, r.game.OpenBranch())
	r.Pos++
}

func (r *reader) closeBranch() {
	if !r.game.InBranch() || !r.game.Stepped() {
		r.Refuse(WantMove)
		return
	}
	r.Pos++
	r.game.CloseBranch()
}

// readMove reads a move of a record, with or without its number.
func (r *reader) readMove() {
	at := r.Pos
	if digits, dots := r.takeNumber(); digits != "" && !r.counts(digits, dots) {
		r.Check(r.UnexpectedWord(at, digits, "moveNumber"))
	}
	if r.Skip(); !r.AtDigit() {
		r.Refuse(WantMove)
	}
	at = r.Pos
	if c := r.readCell(); r.OK() {
		r.Forbid(at, r.game.Play(c))
	}
}

// counts reports whether digits are the number of the next move, or of the next two if no number before disagrees.
// Three dots stand before the second of two.
func (r *reader) counts(digits string, dots int) bool {
	moves := r.game.moves
	if dots == 3 && moves%2 == 1 && r.each != 1 && digits == strconv.Itoa(moves/2+1) {
		r.each = 2
		return true
	}
	for each := 1; each <= 2; each++ {
		if moves%each == 0 && r.each != 3-each && digits == strconv.Itoa(moves/each+1) {
			if moves > 0 {
				r.each = each
			}
			return true
		}
	}
	return false
}

// takeNumber passes over a number and the dots after it, if they come next, and returns the digits and the number of
// dots.
func (r *reader) takeNumber() (digits string, dots int) {
	end := r.Pos
	for end < len(r.Text) && '0' <= r.Text[end] && r.Text[end] <= '9' {
		end++
	}
	for end+dots < len(r.Text) && r.Text[end+dots] == '.' {
		dots++
	}
	if end == r.Pos || dots == 0 {
		return "", 0
	}
	digits = string(r.Text[r.Pos:end])
	r.Pos = end + dots
	return digits, dots
}

// readStep reads a step in square brackets.
func (r *reader) readStep() {
	at := r.Pos
	r.Pos++
	origin := tictactoe.RulesChanged
	switch {
	case r.TakeWord(editWord):
		origin = tictactoe.Edited
	case r.Word() != rulesWord:
		r.Refuse("bracket")
	}
	p := r.game.Position()
	r.readChanges(&p)
	r.Forbid(at, r.game.Set(origin, p))
}
