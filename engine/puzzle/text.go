package puzzle

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"ninefold/engine/grid"
)

// The puzzles, a line each, were made by ninefold/engine/puzzle/make with the seed 1, and graded by the search of the
// commit that added them.
//
//go:embed puzzles.txt
var embedded []byte

// loaded is the embedded puzzles, read when they are needed first.
var loaded = sync.OnceValue(func() []Puzzle {
	puzzles, err := parse(embedded)
	if err != nil {
		panic(err) // a test reads them
	}
	return puzzles
})

// Append appends a puzzle as one line and returns the extended buffer. The line is a Ninefold record, with all that is
// said about the puzzle as tags.
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
