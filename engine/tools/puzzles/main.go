// Make finds the puzzles of engine/tictactoe/puzzle in games of the search against itself, proves them and grades them.
// The same arguments give the same file, as long as the search is the same.
//
//	go run ./engine/tools/puzzles -seed 1 -o engine/tictactoe/puzzle/puzzles.txt
//
// 110 of each grade under two rule sets take more than 5,000 games; fewer take less. The puzzles of the file were made
// with an earlier search and graded again with this one, but for 109 to which it gives no grade.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
)

func main() {
	seed := flag.Uint64("seed", 1, "draws openings, and which of a game's positions are taken")
	each := flag.Int("each", 110, "how many puzzles to make for each rule set and grade")
	out := flag.String("o", "puzzles.txt", "the file for the puzzles")
	flag.Parse()
	if err := run(*seed, *each, *out, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
}

// run makes the puzzles, reports on progress, and writes the file.
func run(seed uint64, each int, out string, progress io.Writer) error {
	var text []byte
	ids := map[string]bool{}
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HavePuzzles) {
		c := newCollection(rules, each, ids)
		for number := uint64(0); !c.full(); number++ {
			c.addFrom(seed, number)
			if number%100 == 99 {
				fmt.Fprintf(progress, "%v: %d games, %s\n", rules, number+1, c)
			}
		}
		for _, grade := range puzzle.Grades {
			for _, p := range c.sorted(grade) {
				text = puzzle.Append(text, &p)
			}
		}
	}
	return os.WriteFile(out, text, 0o644)
}
