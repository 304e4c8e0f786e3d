package search

import (
	"context"
	"fmt"
	"math"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// distant is a position with a known winner whom quick searches do not see. Each line of the files has the winner; how
// it is known, proved by a search of a million nodes or agreed by several along their lines; and the moves from the
// empty board. The search of commit c07dbe2 made them, 200 for each rule set.
type distant struct {
	position tictactoe.Position
	winner   tictactoe.Mark
}

// horizonRules are the rules under which there are such positions.
var horizonRules = [...]tictactoe.Rules{tictactoe.Closed, tictactoe.Majority}

func readHorizon(t testing.TB, rules tictactoe.Rules) (all []distant) {
	for line := range strings.Lines(texttest.Read(t, filepath.Join("testdata", rules.String()+".horizon"))) {
		words, d := strings.Fields(line), distant{tictactoe.New(rules), tictactoe.X}
		if words[0] == "O" {
			d.winner = tictactoe.O
		}
		for _, word := range words[2:] {
			cell, err := strconv.Atoi(word)
			if err == nil {
				d.position, err = d.position.Play(grid.Cell(cell))
			}
			fail.NowIf(t, err != nil, "%v, position %d: %v", rules, len(all)+1, err)
		}
		all = append(all, d)
	}
	return all
}

// BenchmarkHorizon reports how often a search of a number of nodes has the winner ahead, and the mean cross entropy of
// its expectations. One run of each, with -benchtime=1x, suffices.
func BenchmarkHorizon(b *testing.B) {
	for _, rules := range horizonRules {
		for _, nodes := range []int64{10_000, 100_000, 1_000_000} {
			b.Run(fmt.Sprintf("%v/%d", rules, nodes), func(b *testing.B) {
				all := readHorizon(b, rules)
				var searcher Searcher
				right, loss := 0, 0.0
				for b.Loop() {
					right, loss = 0, 0
					for i := range all {
						expected := all[i].expected(&searcher, nodes)
						if expected > 500 {
							right++
						}
						loss -= math.Log(float64(max(1, expected)) / 1000)
					}
				}
				b.ReportMetric(100*float64(right)/float64(len(all)), "%right")
				b.ReportMetric(loss/float64(len(all)), "loss")
			})
		}
	}
}

// expected returns the result that a search expects for the winner, in thousandths.
func (d *distant) expected(searcher *Searcher, nodes int64) int {
	r, _ := searcher.Search(context.Background(), d.position, Limits{Nodes: nodes}, nil)
	if d.position.Turn() == d.winner {
		return r.Value.Permille
	}
	return 1000 - r.Value.Permille
}

// A search that looks at enough positions has most winners ahead.
func TestSearchSeesToTheHorizon(t *testing.T) {
	var searcher Searcher
	for _, rules := range horizonRules {
		all, right := readHorizon(t, rules), 0
		for i := range all {
			if all[i].expected(&searcher, 10_000) > 500 {
				right++
			}
		}
		fail.If(t, right < len(all)*2/3, "%v: the winner is ahead in %d of %d positions", rules, right, len(all))
	}
}
