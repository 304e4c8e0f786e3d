package puzzle

import (
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// The puzzles, a line each, were made by ninefold/engine/tools/puzzles with the seed 1, and graded by the search of the
// commit that added them.
//
//go:embed puzzles.txt
var embedded string

// loaded returns the embedded puzzles. The first call reads them.
var loaded = sync.OnceValue(func() (puzzles []Puzzle) {
	for line := range strings.Lines(embedded) {
		p, err := parse(line)
		if err != nil {
			panic(err) // cannot happen: a test reads them
		}
		puzzles = append(puzzles, p)
	}
	return puzzles
})

// Append appends a puzzle as one line and returns the extended buffer. The line is a Ninefold record whose tags have
// everything known about the puzzle.
func Append(dst []byte, p *Puzzle) []byte {
	dst = fmt.Appendf(dst, `[Puzzle "%s"] [Rules "%v"] [Grade "%v"] [Goal "%v"] [Solution "%s"] [Depth "%d"]`,
		p.ID, p.Position.Rules(), p.Grade, p.Goal, cellName(p.Solution), p.Depth)
	found := strings.Trim(fmt.Sprint(p.Found), "[]")
	dst = fmt.Appendf(dst, ` [Found "%s"] [Tempting "%s"] `, found, cellName(p.Tempting))
	for _, c := range p.Moves {
		dst = fmt.Appendf(dst, " %s", cellName(c))
	}
	return append(dst, '\n')
}

func cellName(c grid.Cell) string { return fmt.Sprint(c.Row(), " ", c.Col()) }

// parse reads a line that Append wrote.
func parse(line string) (p Puzzle, err error) {
	parts := strings.Split(line, `"`) // the tags' texts, and the parts between them
	if len(parts) != 17 {
		return p, errors.New("want eight tags")
	}
	p.ID, p.Solution, p.Tempting = parts[1], cellNamed(parts[9]), cellNamed(parts[15])
	p.Grade, p.Goal = Grade(slices.Index(gradeNames[:], parts[5])), Goal(slices.Index(goalNames[:], parts[7]))
	rules, err := tictactoe.ParseRules(parts[3])
	if err != nil {
		return p, err
	}
	if p.Depth, err = strconv.Atoi(parts[11]); err != nil {
		return p, err
	}
	if _, err := fmt.Sscan(parts[13], &p.Found[0], &p.Found[1], &p.Found[2], &p.Found[3]); err != nil {
		return p, err
	}
	p.Position = tictactoe.New(rules)
	moves := strings.TrimSpace(parts[16][1:])
	for ; len(moves) >= 3; moves = strings.TrimPrefix(moves[3:], " ") {
		c := cellNamed(moves)
		if err := p.Position.Check(c); err != nil {
			return p, fmt.Errorf("%s: %w", p.ID, err)
		}
		p.Position.Push(c)
		p.Moves = append(p.Moves, c)
	}
	return p, nil
}

// cellNamed returns the cell whose name begins a text.
func cellNamed(text string) grid.Cell { return grid.At(int(text[0]-'0'), int(text[2]-'0')) }
