package puzzle

import (
	"fmt"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// What can be wanted of a line, besides what a record wants.
const (
	wantID     text.Want = "five letters and digits that no puzzle had before"
	wantRules  text.Want = "open or closed"
	wantGrade  text.Want = "easy, medium or hard"
	wantGoal   text.Want = "win or draw"
	wantDepth  text.Want = "a number of plies 1 to 81"
	wantLegal  text.Want = "a legal move"
	wantWrong  text.Want = "a legal move that is not the solution"
	wantFound  text.Want = "a number 0 to 10"
	wantMove   text.Want = "a move"
	wantOpen   text.Want = "a position in which the game goes on"
	wantTagEnd text.Want = `"]`
)

// parse reads puzzles, one a line, as Append writes them. The error is a *text.Error.
func parse(src []byte) ([]Puzzle, error) {
	r := reader{Cursor: text.Cursor{Text: src}, ids: map[string]bool{}}
	var all []Puzzle
	for r.Skip(); !r.AtEnd(); r.Skip() {
		p, err := r.puzzle()
		if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, nil
}

// reader reads puzzles.
type reader struct {
	text.Cursor
	ids map[string]bool // of the puzzles that were read
}

// puzzle reads a line. What is said of a position is read before it, and compared with it afterwards.
func (r *reader) puzzle() (p Puzzle, err error) {
	var rules, grade, goal int
	var solutionAt, temptingAt int
	for _, tag := range []struct {
		name string
		read func() error
	}{
		{"Puzzle", func() error { return r.id(&p.ID) }},
		{"Rules", func() error { return r.oneOf(&rules, wantRules, "open", "closed") }},
		{"Grade", func() error { return r.oneOf(&grade, wantGrade, "easy", "medium", "hard") }},
		{"Goal", func() error { return r.oneOf(&goal, wantGoal, "win", "draw") }},
		{"Solution", func() error { solutionAt = r.Pos; return r.cell(&p.Solution) }},
		{"Depth", func() error { return r.number(&p.Depth, 1, grid.Cells, wantDepth) }},
		{"Found", func() error { return r.found(&p.Found) }},
		{"Tempting", func() error { temptingAt = r.Pos; return r.cell(&p.Tempting) }},
	} {
		if err := r.tag(tag.name, tag.read); err != nil {
			return p, err
		}
	}
	p.Position = tictactoe.New(tictactoe.Open + tictactoe.Rules(rules))
	p.Grade, p.Goal = Grade(grade), Goal(goal)
	if err := r.moves(&p); err != nil {
		return p, err
	}
	if p.Position.Check(p.Solution) != nil {
		return p, r.UnexpectedWord(solutionAt, cellName(p.Solution), wantLegal)
	}
	if p.Position.Check(p.Tempting) != nil || p.Tempting == p.Solution {
		return p, r.UnexpectedWord(temptingAt, cellName(p.Tempting), wantWrong)
	}
	return p, nil
}

// tag reads a tag whose text read reads.
func (r *reader) tag(name string, read func() error) error {
	want := text.Want("[" + name + ` "…"]`)
	r.SkipBlanks()
	if err := r.TakeByte('[', want); err != nil {
		return err
	}
	if !r.Take(name) {
		return r.Unexpected(want)
	}
	r.SkipBlanks()
	if err := r.TakeByte('"', want); err != nil {
		return err
	}
	if err := read(); err != nil {
		return err
	}
	if err := r.TakeByte('"', wantTagEnd); err != nil {
		return err
	}
	return r.TakeByte(']', wantTagEnd)
}

func (r *reader) id(id *string) error {
	word := r.Word()
	if !isID(word) || r.ids[word] {
		return r.UnexpectedWord(r.Pos, word, wantID)
	}
	r.ids[word] = true
	*id = word
	r.Pos += len(word)
	return nil
}

// oneOf reads one of some words, as its number among them.
func (r *reader) oneOf(number *int, want text.Want, words ...string) error {
	for i, word := range words {
		if r.Take(word) {
			*number = i
			return nil
		}
	}
	return r.UnexpectedWord(r.Pos, r.Word(), want)
}

func (r *reader) number(n *int, least, most int, want text.Want) error {
	r.Skip()
	word := r.Word()
	value, err := strconv.Atoi(word)
	if err != nil || value < least || value > most || strconv.Itoa(value) != word {
		return r.UnexpectedWord(r.Pos, word, want)
	}
	*n = value
	r.Pos += len(word)
	return nil
}

func (r *reader) found(found *[Levels]int) error {
	for i := range found {
		if err := r.number(&found[i], 0, Tries, wantFound); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) cell(c *grid.Cell) error {
	row, err := r.Digit(text.WantRow)
	if err != nil {
		return err
	}
	col, err := r.Digit(text.WantColumn)
	*c = grid.At(row, col)
	return err
}

// moves reads the game up to the end of the line.
func (r *reader) moves(p *Puzzle) error {
	for r.SkipBlanks(); !r.AtEnd() && r.Peek() != '\n'; r.SkipBlanks() {
		if !r.AtDigit() {
			return r.Unexpected(wantMove)
		}
		at := r.Pos
		var c grid.Cell
		if err := r.cell(&c); err != nil {
			return err
		}
		if err := p.Position.Check(c); err != nil {
			return r.ErrorAt(at, &text.Error{Cause: fmt.Errorf("%s: %w", cellName(c), err)})
		}
		p.Position.Push(c)
		p.Moves = append(p.Moves, c)
	}
	if p.Position.Over() {
		return r.Unexpected(wantOpen)
	}
	return nil
}
