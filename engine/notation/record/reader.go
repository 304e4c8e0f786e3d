package record

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// Read reads one record and nothing after it. Time and space are proportional to the text. The game is at the end of
// its main line. The error is a *text.Error; its cause says which rule forbids a move, or that the record is too
// large.
func Read(src []byte) (Record, error) {
	r := &reader{Cursor: text.Cursor{Text: src}, named: map[string]bool{}}
	if err := r.read(); err != nil {
		return Record{}, err
	}
	return r.record(), nil
}

// WantMove is wanted where a move should stand.
const WantMove text.Want = "move"

// reader reads a record.
type reader struct {
	text.Cursor
	tags  []Tag
	named map[string]bool // the names of the tags, with that of the rules
	rules tictactoe.Rules
	start *tictactoe.Position // nil for the empty board
	early []string            // the comments before the game and between its tags
	game  *Builder            // nil until the start position is known
	each  int                 // the moves that have a number together, 1 or 2; 0 until it is known
}

func (r *reader) read() error {
	if err := r.readTags(); err != nil {
		return err
	}
	if err := r.begin(); err != nil {
		return err
	}
	for r.Skip(); !r.AtEnd() && r.Pos < MostBytes; r.Skip() {
		if err := r.readElement(); err != nil {
			return err
		}
	}
	switch {
	case len(r.Text) > MostBytes:
		return r.refused(r.Pos, CheckLimit(len(r.Text), "bytes", MostBytes))
	case r.game.InBranch():
		return r.Unexpected("branchEnd")
	case r.game.Stepped():
		return nil
	case len(r.named) == 0 && r.start == nil:
		return r.Unexpected(WantMove)
	}
	return nil
}

func (r *reader) record() Record { return Record{Tags: r.tags, Game: r.game.Game()} }

// readTags reads all brackets with a name and a quoted text, and the comments before and between them.
func (r *reader) readTags() error {
	for {
		r.Skip()
		bracket := r.Pos
		switch r.Peek() {
		case '[':
		case '{', ';':
			comment, err := r.takeComment()
			if err != nil {
				return err
			}
			r.early = append(r.early, comment)
			continue
		default:
			return nil
		}
		r.Pos++
		r.Skip()
		name := r.Word()
		if !isName(name) {
			return r.Unexpected("bracket")
		}
		nameAt := r.Pos
		r.Pos += len(name)
		if r.Skip(); r.Peek() != '"' {
			r.Pos = bracket
			return nil
		}
		if r.named[name] {
			return r.UnexpectedWord(nameAt, name, "tagName")
		}
		r.named[name] = true
		if err := r.readTag(name); err != nil {
			return err
		}
	}
}

// readTag reads the rest of a tag from its quotation mark on.
func (r *reader) readTag(name string) error {
	r.Pos++
	at := r.Pos
	value, err := readQuoted(&r.Cursor, '"', "quoteEnd")
	if err != nil {
		return err
	}
	switch {
	case name == rulesTag:
		if r.rules, err = tictactoe.ParseRules(strings.ToLower(value)); err != nil {
			return r.UnexpectedWord(at, value, "rules")
		}
	default:
		if r.tags, err = AppendTag(r.tags, Tag{name, value}); err != nil {
			return r.refused(at, err)
		}
	}
	r.Skip()
	return r.TakeByte(']', "bracketEnd")
}

// begin reads the start position, if there is one.
func (r *reader) begin() error {
	if r.Skip(); r.atStart() {
		p, err := r.readStart()
		if err != nil {
			return err
		}
		r.start = &p
	}
	p := tictactoe.New(r.rules)
	if r.start != nil {
		p = r.start.WithRules(r.rules)
	}
	r.game = NewBuilder(p)
	for _, comment := range r.early {
		r.game.Comment(comment)
	}
	return nil
}

// readElement reads one move, change, comment or parenthesis.
func (r *reader) readElement() error {
	switch r.Peek() {
	case '{', ';':
		return r.readComment()
	case '(':
		return r.openBranch()
	case ')':
		return r.closeBranch()
	case '$', '!', '?':
		return r.readGrade()
	}
	if word := r.Word(); isResult(word) && !r.game.InBranch() {
		return r.readResult(word)
	}
	if r.Peek() == '[' {
		return r.readStep()
	}
	return r.readMove()
}

// readGrade reads the grade of the move before it: a glyph or, as in PGN, $1 for the first of them. A number without a
// glyph says nothing.
func (r *reader) readGrade() error {
	if !r.game.Stepped() || !r.game.Moved() {
		return r.Unexpected(WantMove)
	}
	at, glyphs := r.Pos, tictactoe.Glyphs()
	if word := r.Word(); r.Peek() == '$' {
		n, err := strconv.Atoi(word[1:])
		if err != nil {
			return r.UnexpectedWord(at, word, "glyph")
		}
		r.Pos += len(word)
		if 1 <= n && n <= len(glyphs) {
			r.game.Glyph(glyphs[n-1])
		}
		return nil
	}
	for r.Peek() == '!' || r.Peek() == '?' {
		r.Pos++
	}
	glyph := string(r.Text[at:r.Pos])
	if !slices.Contains(glyphs, glyph) {
		return r.UnexpectedWord(at, glyph, "glyph")
	}
	r.game.Glyph(glyph)
	return nil
}

// readResult reads a result, which ends the text.
func (r *reader) readResult(word string) error {
	r.Pos += len(word)
	if !r.named[resultTag] {
		r.tags = append(r.tags, Tag{resultTag, word})
	}
	return r.End()
}

func isResult(word string) bool {
	return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"
}

func (r *reader) readComment() error {
	if r.game.InBranch() && !r.game.Stepped() {
		return r.Unexpected(WantMove)
	}
	comment, err := r.takeComment()
	r.game.Comment(comment)
	return err
}

// takeComment reads a comment in braces or, as in PGN, from a semicolon to the end of the line.
func (r *reader) takeComment() (string, error) {
	if r.Peek() == ';' {
		line, _, _ := bytes.Cut(r.Text[r.Pos:], []byte("\n"))
		r.Pos += len(line)
		return strings.Join(strings.Fields(string(line[1:])), " "), nil
	}
	r.Pos++
	return readQuoted(&r.Cursor, '}', "commentEnd")
}

// openBranch begins a branch in place of the step just read.
func (r *reader) openBranch() error {
	if !r.game.Stepped() {
		return r.Unexpected(WantMove)
	}
	if err := r.game.OpenBranch(); err != nil {
		return r.refused(r.Pos, err)
	}
	r.Pos++
	return nil
}

func (r *reader) closeBranch() error {
	if !r.game.InBranch() || !r.game.Stepped() {
		return r.Unexpected(WantMove)
	}
	r.Pos++
	r.game.CloseBranch()
	return nil
}

// readMove reads a move of a record, with or without its number.
func (r *reader) readMove() error {
	at := r.Pos
	if digits, dots := r.takeNumber(); digits != "" && !r.counts(digits, dots) {
		return r.UnexpectedWord(at, digits, "moveNumber")
	}
	if r.Skip(); !r.AtDigit() {
		return r.Unexpected(WantMove)
	}
	at = r.Pos
	c, err := r.readCell()
	if err != nil {
		return err
	}
	return r.play(c, at)
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

// play makes a move whose text begins at pos.
func (r *reader) play(c grid.Cell, pos int) error { return r.refused(pos, r.game.Play(c)) }

// refused returns an error with its place, or nil for nil.
func (r *reader) refused(pos int, err error) error {
	if err == nil {
		return nil
	}
	return r.ErrorAt(pos, &text.Error{Cause: err})
}

// readStep reads a step in square brackets.
func (r *reader) readStep() error {
	at := r.Pos
	r.Pos++
	origin := tictactoe.RulesChanged
	switch {
	case r.TakeWord(editWord):
		origin = tictactoe.Edited
	case r.Word() != rulesWord:
		return r.Unexpected("bracket")
	}
	p := r.game.Position()
	if err := r.readChanges(&p); err != nil {
		return err
	}
	return r.refused(at, r.game.Set(origin, p))
}
