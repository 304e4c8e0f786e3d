package judge

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/judge/sample"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// name distinguishes a case from others.
func name(c *Case) string { return fmt.Sprint(c.Kind, " ", c.Number, c.File) }

func collect(t testing.TB, s Suite) []Case {
	t.Helper()
	var cases []Case
	for c, err := range s.Cases() {
		fail.OnError(t, err)
		cases = append(cases, c)
	}
	fail.If(t, len(cases) != s.Len(), "%d cases, want %d", len(cases), s.Len())
	return cases
}

func TestGeneratedCasesAreTheSameForTheSameSeed(t *testing.T) {
	for _, p := range Problems {
		few := collect(t, Suite{Problem: p, Count: 250, Seed: 7})
		many := collect(t, Suite{Problem: p, Count: 300, Seed: 7})
		other := collect(t, Suite{Problem: p, Count: 250, Seed: 8})
		differ := 0
		for i, c := range few {
			fail.If(t, !bytes.Equal(c.Input, many[i].Input) || name(&c) != name(&many[i]),
				"%v: %s differs when more cases follow", p, name(&c))
			if !bytes.Equal(c.Input, other[i].Input) {
				differ++
			}
			b, err := problems[p].parse(c.Input)
			fail.If(t, err != nil || !bytes.Equal(b.answer(), c.Answer) || !bytes.Equal(b.input(), c.Input),
				"%v, %s: %v", p, name(&c), err)
		}
		fail.If(t, differ < 200, "%v: another seed changes %d of 250 cases", p, differ)
	}
}

func TestCrosshatchCornersAreWhatTheySay(t *testing.T) {
	n := map[CaseKind]int{}
	for _, c := range collect(t, Suite{Problem: Crosshatch, Count: 300, Seed: 1})[4:] {
		g := fail.Must(sudoku.Parse(c.Input))(t)
		n[c.Kind]++
		contradiction, found := g.Contradiction()
		answer, solved := g.Solve()
		ok := true
		switch c.Kind {
		case OneEmpty:
			ok = g.Count() == grid.Cells-1 && solved
		case OneDigit:
			ok = g.Count() == 1
		case Twice:
			shared := sudoku.HousesOf(contradiction.Cells[0]) & sudoku.HousesOf(contradiction.Cells[1])
			ok = g.Count() == 2 && contradiction.Fault == sudoku.Twice && shared>>(c.Number-1)&1 != 0
		case NoPlace:
			ok = found && contradiction.Fault == sudoku.NoCandidate
		case Chain:
			ok = solved && answer.Count() == grid.Cells && g.Count() < 60
		case LateError:
			ok = !found && !solved
		}
		fail.Unless(t, ok, "%s:\n%s", name(&c), c.Input)
	}
	want := map[CaseKind]int{OneEmpty: 9, OneDigit: 9, Twice: 27, NoPlace: 9,
		Chain: 9, LateError: 9}
	for source, count := range want {
		fail.Unequal(t, n[source], count, "%v", source)
	}
}

// Random grids have every density, and each kind of answer is common.
func TestRandomGridsAreMixed(t *testing.T) {
	var densities [8]int
	var full, open, wrong int
	for number := range uint64(400) {
		g := problems[Crosshatch].random(1, number).(crosshatch).Grid
		densities[min(g.Count()/10, 7)]++
		answer, ok := g.Solve()
		switch {
		case !ok:
			wrong++
		case answer.Count() == grid.Cells:
			full++
		default:
			open++
		}
	}
	fail.If(t, slices.Min(densities[:]) < 3 || min(full, open, wrong) < 30,
		"by density %v; %d are filled, %d stay open, %d are wrong", densities, full, open, wrong)
}

func TestNames(t *testing.T) {
	for _, p := range Problems {
		again, err := ParseProblem(p.String())
		fail.If(t, err != nil || again != p, "%v is read as %v, %v", p, again, err)
	}
	_, err := ParseProblem("chess")
	fail.If(t, err == nil || !strings.Contains(err.Error(), "tictactoe or crosshatch"), "%v", err)
}

// FuzzSimpler checks that every simplification is simpler, by the measure that makes a chain of them end, and is a case
// of its problem.
func FuzzSimpler(f *testing.F) {
	f.Add(uint64(1), uint64(2))
	f.Add(uint64(1), uint64(3))
	f.Fuzz(func(t *testing.T, seed, number uint64) {
		p := Problems[number%2]
		b := problems[p].random(seed, number)
		before := measure(b)
		for _, simplification := range b.simpler() {
			c := newCase(Shrunk, 0, simplification)
			simpler, err := problems[p].parse(c.Input)
			fail.NowIf(t, err != nil, "%v:\n%s", err, c.Input)
			fail.If(t, slices.Compare(measure(simpler), before) >= 0,
				"%v is no simpler than %v:\n%s\n%s", measure(simpler), before, c.Input, b.input())
			fail.Unless(t, bytes.Equal(c.Answer, simpler.answer()), "%s has the answer\n%s", c.Input, c.Answer)
		}
		if cells := b.removable(); len(cells) > 0 {
			fewer := b.without(cells)
			fail.If(t, slices.Compare(measure(fewer), before) >= 0 || len(fewer.removable()) > 0,
				"%s without all is\n%s", b.input(), fewer.input())
		}
	})
}

// measure returns how simple a board is; earlier numbers count first.
func measure(b board) []int {
	switch b := b.(type) {
	case position:
		last, _ := b.Last()
		return []int{grid.Cells - b.Count(tictactoe.Empty), int(last), b.Count(tictactoe.O)}
	case crosshatch:
		sum := 0
		for c := range grid.Cell(grid.Cells) {
			sum += b.At(c)
		}
		return []int{b.Count(), sum}
	}
	return nil
}

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
			p := series.At(number)
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
		tester := newTester(p, "notes broken promises")
		tester.Command.Args = append(tester.Command.Args, p.String(), notes)
		starts := map[CaseKind]Case{Own: newCase(Own, 0, full[p])}
		for _, c := range collect(t, Suite{Problem: p, Count: 300, Seed: 1}) {
			starts[c.Kind] = c
		}
		for _, c := range starts {
			failing := Result{Case: c, Verdict: WrongAnswer}
			smallest, err := tester.shrink(t.Context(), failing, effort{}, nil)
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
