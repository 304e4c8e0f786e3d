package judge

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/judge/sample"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// guarantee is a promise of a statement about every input.
type guarantee struct {
	said string // in the statement
	kept func(input string) bool
}

// band matches three rows of three fields.
const band = `(\S{3} \S{3} \S{3}\n){3}`

// guarantees quotes Codeforces 907B, and CROSS of COCI 2008/2009, contest 3, which is QOJ 17074.
var guarantees = [...][]guarantee{
	TicTacToe: {
		{"First 11 lines contains descriptions of table with 9 rows and 9 columns which are divided into 9 small " +
			"fields by spaces and empty lines. … The line after the table contains two integers x and y",
			regexp.MustCompile(`^(` + band + `\n){2}` + band + `\S+ \S+\n$`).MatchString},
		{`character "x" … "o" … "." describes empty cell`, regexp.MustCompile(`^[xo. \n]+\d`).MatchString},
		{"two integers x and y (1 ≤ x, y ≤ 9)", regexp.MustCompile(`\n[1-9] [1-9]\n$`).MatchString},
		{`It’s guaranteed that cell where the last move was done is filled with "x" or "o".`,
			func(input string) bool { return lastMark(input) == 'x' || lastMark(input) == 'o' }},
		{"Also, it’s guaranteed that there is at least one empty cell.",
			func(input string) bool { return strings.Contains(input, ".") }},
	},
	Crosshatch: {
		{"Input will consist of 9 lines, each containing exactly 9 characters.",
			regexp.MustCompile(`^(.{9}\n){9}$`).MatchString},
		{"Each character will either be a digit between 1 and 9, or a period (‘.’) denoting an empty cell.",
			regexp.MustCompile(`^[1-9.\n]+$`).MatchString},
		{"You will be given a partially filled-in grid.", func(input string) bool {
			return strings.Contains(input, ".") && strings.ContainsAny(input, "123456789")
		}},
	},
}

// lastMark returns the character in the cell of the last move.
func lastMark(input string) byte {
	words := strings.Fields(input)
	cells, last := strings.Join(words[:27], ""), words[27]+words[28]
	return cells[9*(last[0]-'1')+last[1]-'1']
}

// broken returns the first promise that an input breaks, or "".
func broken(p Problem, input []byte) string {
	for _, g := range guarantees[p] {
		if !g.kept(string(input)) {
			return g.said
		}
	}
	return ""
}

func TestEveryCaseKeepsWhatItsStatementPromises(t *testing.T) {
	for _, p := range Problems {
		for seed := range uint64(5) {
			for _, c := range collect(t, Suite{Problem: p, Count: 1000, Seed: seed}) {
				said := broken(p, c.Input)
				fail.If(t, said != "", "%v, seed %d, %s breaks “%s”:\n%s", p, seed, name(&c), said, c.Input)
			}
		}
	}
}

func TestEveryGeneratedPositionKeepsWhatTheStatementPromises(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		series := sample.Series{Seed: 1, Rules: rules}
		for number := range uint64(1000) {
			p, _ := series.At(number)
			said := broken(TicTacToe, position{p.WithRules(tictactoe.Judge)}.input())
			fail.If(t, said != "", "%v: %d breaks “%s”:\n%v", rules, number, said, p)
		}
	}
}

// This solution fails on everything, so shrinking goes as far as it can. It notes each input that breaks a promise. A
// full board, which a user's file may have, is shrunk to others too.
func TestEveryStepOfShrinkingKeepsWhatTheStatementPromises(t *testing.T) {
	t.Parallel()
	r := sample.New(1, 1)
	full := [...]board{TicTacToe: position{r.NoiseAround(0, nil, grid.Cells)}, Crosshatch: crosshatch{r.Solved()}}
	for _, p := range Problems {
		notes := t.TempDir()
		tester := tester(p, "notes broken promises")
		tester.Command.Args = append(tester.Command.Args, p.String(), notes)
		starts := map[CaseKind]Case{Own: newCase(Own, 0, full[p])}
		for _, c := range collect(t, Suite{Problem: p, Count: 300, Seed: 1}) {
			starts[c.Kind] = c
		}
		for _, c := range starts {
			failing := Result{Case: c, Verdict: WrongAnswer}
			smallest, err := tester.Shrink(t.Context(), failing, Effort{}, nil)
			fail.If(t, err != nil || !smallest.Minimal, "%v, %s: minimal %v, %v", p, name(&c), smallest.Minimal, err)
		}
		for _, note := range fail.Must(os.ReadDir(notes))(t) {
			said := fail.Must(os.ReadFile(filepath.Join(notes, note.Name())))(t)
			t.Errorf("%v: %s", p, said)
		}
	}
}

// noteBroken fails on every input. It writes a file about each that breaks a promise of its problem.
func noteBroken() {
	p, _ := ParseProblem(os.Args[2])
	var input bytes.Buffer
	input.ReadFrom(os.Stdin)
	if said := broken(p, input.Bytes()); said != "" {
		note := filepath.Join(os.Args[3], fmt.Sprint(os.Getpid()))
		writeFile(note, fmt.Sprintf("“%s” is broken by\n%s", said, &input))
	}
}
