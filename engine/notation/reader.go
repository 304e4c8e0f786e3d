package notation

import (
	"errors"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// ReadRecord reads one record and nothing after it. The game stands at the end of its main line. The error is a
// *text.Error or a *MoveError.
func ReadRecord(record []byte) (Record, error) {
	plain := strip(record)
	reading, err := readRecord(plain.text)
	return reading.Record, plain.restore(err)
}

func readRecord(record []byte) (Reading, error) {
	r := newReader(record, tictactoe.Judge)
	if err := r.read(); err != nil {
		return Reading{}, err
	}
	return Reading{Format: FormatRecord, Record: r.record()}, nil
}

// reader reads a record, or a list of moves in another program's words, which has a record's tags, comments and
// branches.
type reader struct {
	cursor
	list  *list                // nil for a record
	cells map[string]grid.Cell // by the words of the list
	tags  []Tag
	named map[string]bool // the names of the tags, that of the rules included
	rules tictactoe.Rules
	start *tictactoe.Position // nil for the empty board
	notes []Note
	game  builder
	lines []line // the one that is read, and those it branches off from
}

// line is the main line or a branch.
type line struct {
	back    history.ID // the step that the branch is another way for
	stepped bool       // it has a step
}

// newReader is a reader under rules that hold unless a tag says otherwise.
func newReader(src []byte, rules tictactoe.Rules) *reader {
	return &reader{cursor: cursor{text: src}, rules: rules, named: map[string]bool{}, lines: make([]line, 1)}
}

func (r *reader) read() error {
	if err := r.readTags(); err != nil {
		return err
	}
	if err := r.begin(); err != nil {
		return err
	}
	for r.skip(); !r.atEnd(); r.skip() {
		if err := r.element(); err != nil {
			return err
		}
	}
	switch {
	case len(r.lines) > 1:
		return r.unexpected(text.WantBranchEnd)
	case r.list != nil && !r.line().stepped:
		return r.unexpected(text.WantMove)
	case len(r.named) == 0 && r.start == nil && !r.line().stepped:
		return r.unexpected(text.WantKnown)
	}
	return nil
}

func (r *reader) record() Record { return Record{Tags: r.tags, Game: r.game.game()} }

// line is the line that is read.
func (r *reader) line() *line { return &r.lines[len(r.lines)-1] }

// readTags reads all brackets that hold a name and a quoted text.
func (r *reader) readTags() error {
	for {
		r.skip()
		bracket := r.pos
		if r.peek() != '[' || r.list != nil && r.list.bare {
			return nil
		}
		r.pos++
		name := r.word()
		if !isName(name) {
			return r.unexpected(text.WantBracket)
		}
		nameAt := r.pos
		r.pos += len(name)
		if r.skip(); r.peek() != '"' {
			r.pos = bracket
			return nil
		}
		if r.named[name] {
			return r.wrongWord(nameAt, name, text.WantTagName)
		}
		r.named[name] = true
		if err := r.tag(name); err != nil {
			return err
		}
	}
}

// tag reads the rest of a tag from its quotation mark on.
func (r *reader) tag(name string) error {
	r.pos++
	at := r.pos
	value, err := r.quoted('"', text.WantQuoteEnd)
	if err != nil {
		return err
	}
	switch {
	case name == rulesTag:
		if r.rules, err = tictactoe.ParseRules(value); err != nil {
			return r.wrongWord(at, value, text.WantRules)
		}
	case r.list != nil && (name == setupTag || name == positionTag):
		if err := r.startTag(name, &cursor{r.text[:r.pos-1], at}); err != nil {
			return err
		}
	default:
		r.tags = append(r.tags, Tag{name, value})
	}
	r.skip()
	return r.takeByte(']', text.WantBracketEnd)
}

// begin reads the position that the game starts from, if there is one.
func (r *reader) begin() error {
	if r.atStart() {
		p, err := r.cursor.start(r.rules)
		if err != nil {
			return err
		}
		r.start = &p
	}
	p := tictactoe.New(r.rules)
	if r.start != nil {
		p = r.start.WithRules(r.rules)
	}
	r.game.begin(p)
	return nil
}

// element reads one move, change, comment or parenthesis.
func (r *reader) element() error {
	switch r.peek() {
	case '{':
		return r.comment()
	case '(':
		return r.open()
	case ')':
		return r.close()
	case '[':
		return r.step()
	}
	if r.list != nil {
		return r.listWord()
	}
	return r.move()
}

func (r *reader) comment() error {
	if len(r.lines) > 1 && !r.line().stepped {
		return r.unexpected(text.WantMove)
	}
	r.pos++
	comment, err := r.quoted('}', text.WantCommentEnd)
	r.game.comment(comment)
	return err
}

// open begins a branch: another way for the step just read.
func (r *reader) open() error {
	if !r.line().stepped {
		return r.unexpected(text.WantMove)
	}
	r.pos++
	r.lines = append(r.lines, line{back: r.game.at})
	r.game.at = r.game.parents[r.game.at]
	return nil
}

func (r *reader) close() error {
	if len(r.lines) == 1 || !r.line().stepped {
		return r.unexpected(text.WantMove)
	}
	r.pos++
	r.game.at = r.line().back
	r.lines = r.lines[:len(r.lines)-1]
	return nil
}

// move reads a move of a record, with or without its number.
func (r *reader) move() error {
	at := r.pos
	if digits, ok := r.number(); ok && digits != strconv.Itoa(r.game.moves[r.game.at]+1) {
		return r.wrongWord(at, digits, text.WantMoveNumber)
	}
	if r.skip(); !r.atDigit() {
		return r.unexpected(text.WantMove)
	}
	at = r.pos
	c, err := r.cell()
	if err != nil {
		return err
	}
	return r.play(c, at)
}

// number reads digits and the dots after them, if that is what comes next.
func (r *reader) number() (digits string, ok bool) {
	word := r.word()
	rest := strings.TrimLeft(word, "0123456789")
	digits = word[:len(word)-len(rest)]
	dots := len(rest) - len(strings.TrimLeft(rest, "."))
	if digits == "" || dots == 0 {
		return "", false
	}
	r.pos += len(digits) + dots
	return digits, true
}

// play makes a move whose text begins at pos.
func (r *reader) play(c grid.Cell, pos int) error {
	var rule tictactoe.Illegal
	if errors.As(r.game.play(c), &rule) {
		line, column := r.place(pos)
		return &MoveError{Line: line, Column: column, Cell: c, Rule: rule}
	}
	r.line().stepped = true
	return nil
}

// step reads a step in square brackets.
func (r *reader) step() error {
	r.pos++
	kind := tictactoe.RulesChanged
	switch r.word() {
	case editWord:
		kind = tictactoe.Edited
		r.pos += len(editWord)
	case rulesWord:
	default:
		return r.unexpected(text.WantBracket)
	}
	p := r.game.position()
	if err := r.changes(&p); err != nil {
		return err
	}
	r.game.set(kind, p)
	r.line().stepped = true
	return nil
}
