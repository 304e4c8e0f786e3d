package technique_test

import (
	_ "embed"
	"iter"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

func parse(t testing.TB, line string) sudoku.State {
	t.Helper()
	return sudoku.State{Sheet: sudoku.Sheet{Grid: fail.Must(sudoku.Parse([]byte(strings.ReplaceAll(line, "0",
		"."))))(t)}}
}

// cells returns the cells with these names, for example 12 for row 1, column 2.
func cells(names ...int) (s grid.CellSet) {
	for _, name := range names {
		s.Add(grid.At(name/10, name%10))
	}
	return s
}

func digits(all ...int) (s grid.Digits) {
	for _, digit := range all {
		s |= 1 << digit
	}
	return s
}

const row1, row2, column8, box3 sudoku.House = 0, 1, 16, 20

// examples has what the pages of HoDoKu and sudokuwiki show for singles, locked candidates and pairs.
var examples = map[string]struct {
	grid string
	want technique.Deduction
}{
	"nakedSingle": {
		"412736589000000106568010370000850210100000008087090000030070865800000000000908401",
		technique.Deduction{Digits: digits(6), Cells: cells(67)},
	},
	"hiddenSingle": {
		"200070038000006070300040600008020700100000006007030400004080009060400000910060002",
		technique.Deduction{Digits: digits(4), Cells: cells(12), Base: 1 << row1},
	},
	"pointing": {
		"017903600000080000900000507072010430000402070064370250701000065000030000005601720",
		technique.Deduction{Digits: digits(3), Cells: cells(27, 29), Base: 1 << box3, Cover: 1 << row2,
			Out: technique.Elimination{Cells: cells(21, 22, 23), Digits: digits(3)}},
	},
	"claiming": {
		"016007803090800000870001260048000300650009082039000650060900020080002936924600510",
		technique.Deduction{Digits: digits(4), Cells: cells(18, 28), Base: 1 << column8, Cover: 1 << box3,
			Out: technique.Elimination{Cells: cells(27, 29, 39), Digits: digits(4)}},
	},
	"nakedPair": {
		"400000938032094100095300240370609004529001673604703090957008300003900400240030709",
		technique.Deduction{Digits: digits(1, 6), Cells: cells(12, 13), Base: 1 << row1, Cover: 1 << row1,
			Out: technique.Elimination{Cells: cells(14, 15, 16), Digits: digits(1, 6)}},
	},
	"hiddenPair": {
		"000000000904607000076804100309701080708000301051308702007502610005403208000000000",
		technique.Deduction{Digits: digits(6, 7), Cells: cells(18, 19), Base: 1 << box3,
			Out: technique.Elimination{Cells: cells(18, 19), Digits: digits(2, 3, 4, 5, 9)}},
	},
}

func TestPublishedExamples(t *testing.T) {
	for name, test := range examples {
		s := parse(t, test.grid)
		found := slices.ContainsFunc(slices.Collect(technique.Deductions(&s)), func(d technique.Deduction) bool {
			test.want.Technique, test.want.Before = d.Technique, d.Before
			return d.Technique.String() == name && reflect.DeepEqual(d, test.want)
		})
		fail.Unless(t, found, "%v: %+v is not found", name, test.want)
	}
}

// library has states in which techniques cross candidates out, as its head says.
//
//go:embed testdata/library.txt
var library string

// TestTechniquesCrossOutWhatIsPublished: a technique finds its shortest chain first. Longer ones come when that is used
// up; meanwhile a single may have come to the same.
func TestTechniquesCrossOutWhatIsPublished(t *testing.T) {
	for line := range strings.Lines(library) {
		parts := strings.Split(line, ":")
		if line[0] == '#' {
			continue
		}
		name, s := parts[0], parse(t, parts[1])
		eachCandidate(parts[2], func(c technique.Candidate) { s.Out[c.Cell] |= 1 << c.Digit })
		d, ok := firstBy(&s, name)
		fail.NowIf(t, !ok, "%s finds nothing", name)
		for ; ok; d, ok = firstBy(&s, name, "nakedSingle", "hiddenSingle") {
			s = d.After()
		}
		eachCandidate(parts[3], func(c technique.Candidate) {
			fail.If(t, s.Candidates(c.Cell).Has(c.Digit) || s.Grid.At(c.Cell) == c.Digit, "%s leaves %v", name, c)
		})
	}
}

// eachCandidate calls do with candidates, each a digit, a row and a column.
func eachCandidate(all string, do func(technique.Candidate)) {
	for _, c := range strings.Fields(all) {
		do(technique.Candidate{Digit: int(c[0] - '0'), Cell: grid.At(int(c[1]-'0'), int(c[2]-'0'))})
	}
}

// firstBy returns the first deduction of the first of some techniques that has one.
func firstBy(s *sudoku.State, names ...string) (technique.Deduction, bool) {
	for _, name := range names {
		for d := range technique.Deductions(s) {
			if d.Technique.String() == name {
				return d, true
			}
		}
	}
	return technique.Deduction{}, false
}

//go:embed testdata/top95.txt
var top95 string

// TestATrialSolvesPuzzlesThatProgramsGuess has the published examples of a trial.
func TestATrialSolvesPuzzlesThatProgramsGuess(t *testing.T) {
	tried := 0
	for i, line := range strings.Split(strings.TrimSpace(top95), "\n")[1:] {
		if testing.Short() && i%10 > 0 {
			continue
		}
		solved, hardest := technique.Solve(parse(t, line).Grid)
		fail.If(t, solved.Count() < grid.Cells || solved.Conflicts().Len() > 0, "%s is not solved", line)
		if hardest.String() == "trial" {
			tried++
		}
	}
	fail.If(t, tried == 0, "none of them needs a trial")
}

// Of the trials in a grid, the one with the fewest singles is explained first.
func TestTheShortestTrialComesFirst(t *testing.T) {
	several := false
	for _, line := range strings.Split(strings.TrimSpace(top95), "\n")[1:10] {
		for s, next := range way(parse(t, line)) {
			if next.Singles == nil {
				continue
			}
			length := 0
			for d := range technique.Deductions(s) {
				fail.NowIf(t, len(d.Singles) < length, "%s: a trial of %d singles comes after one of %d", line,
					len(d.Singles), length)
				several = several || length > 0 && len(d.Singles) > length
				length = len(d.Singles)
			}
			break
		}
	}
	fail.Unless(t, several, "no grid has trials of several lengths")
}

func TestEveryTechniqueHasAPublishedExample(t *testing.T) {
	for of := range technique.Techniques {
		name := of.String()
		_, found := examples[name]
		fail.If(t, !found && !strings.Contains(library, "\n"+name+":") && name != "trial", "%s has none", name)
	}
}

// TestTheGradeIsTheHardestTechniqueNotTheLast: a grid that needs a pair on the way ends with singles.
func TestTheGradeIsTheHardestTechniqueNotTheLast(t *testing.T) {
	puzzle := parse(t, examples["nakedPair"].grid).Grid
	last := technique.Technique(-1)
	for _, d := range way(sudoku.State{Sheet: sudoku.Sheet{Grid: puzzle}}) {
		last = d.Technique
	}
	_, hardest := technique.Solve(puzzle)
	fail.If(t, hardest <= last, "the hardest is %v, the last %v", hardest, last)
}

// puzzles calls do with puzzles of all grades, each with its solution.
func puzzles(t *testing.T, n int, do func(puzzle, solution sudoku.Grid)) {
	for i := range n {
		grade := generator.Beyond
		if i%8 == 0 {
			grade = generator.Grade(i / 8 % 4)
		}
		puzzle := fail.Must(generator.New(t.Context(), uint64(i), grade, i%2 == 0))(t)
		solution, _ := generator.Solve(t.Context(), &puzzle)
		do(puzzle, solution)
	}
}

// way yields each state on the way through a grid, with the next deduction.
func way(s sudoku.State) iter.Seq2[*sudoku.State, technique.Deduction] {
	return func(yield func(*sudoku.State, technique.Deduction) bool) {
		for next, ok := technique.Next(&s); ok && yield(&s, next); next, ok = technique.Next(&s) {
			s = next.After()
		}
	}
}

// TestAllThatFollowsIsSo checks every deduction on the way, not only those made: it agrees with the solution, and the
// simplest technique comes first.
func TestAllThatFollowsIsSo(t *testing.T) {
	n := 10_000
	if testing.Short() {
		n = 100
	}
	solved, beyond, by := 0, 0, map[technique.Technique]int{}
	puzzles(t, n, func(puzzle, solution sudoku.Grid) {
		s := sudoku.State{Sheet: sudoku.Sheet{Grid: puzzle}}
		for {
			s.Grid, _ = s.Grid.Solve()
			next, ok := technique.Next(&s)
			if !ok {
				break
			}
			last := technique.Technique(0)
			for d := range technique.Deductions(&s) {
				check(t, &s, &d, &solution)
				fail.NowIf(t, d.Technique < last, "%v comes after %v", d.Technique, last)
				last = d.Technique
			}
			s = next.After()
		}
		full, hardest := technique.Solve(puzzle)
		fail.Unequal(t, full, s.Grid, "Solve comes to another grid")
		if hatched, _ := puzzle.Solve(); hatched != solution {
			beyond++
			if full == solution {
				solved++
				by[hardest]++
			}
		} else if hardest >= 0 {
			t.Errorf("cross-hatching solves it, and %v is needed", hardest)
		}
	})
	t.Logf("of %d puzzles that cross-hatching does not solve %d are solved", beyond, solved)
	for of := range technique.Techniques {
		t.Logf("%v: %d", of, by[of])
	}
}

// check fails unless a deduction changes something and takes nothing away from the solution.
func check(t *testing.T, s *sudoku.State, d *technique.Deduction, solution *sudoku.Grid) {
	if c, digit, ok := d.Placed(); ok {
		fail.NowIf(t, s.Grid.At(c) != 0 || solution.At(c) != digit, "%v puts %d into %d", d.Technique, digit, c)
		return
	}
	fail.NowIf(t, d.After().Out == s.Out, "%v changes nothing: %v", d.Technique, d)
	for c := range d.Out.Cells.All() {
		fail.NowIf(t, s.Candidates(c)&d.Out.Digits == 0 || d.Out.Digits.Has(solution.At(c)),
			"%v crosses out %b in %d", d.Technique, d.Out.Digits, c)
	}
}

// From a wrong grid anything would follow, so no deduction is made.
func TestOfAWrongGridNothingFollows(t *testing.T) {
	s := parse(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709")
	twice, dead, noPlace := s, s, s
	twice.Grid = s.Grid.WithDigit(grid.At(1, 2), 4)
	dead.Out[grid.At(1, 2)] = s.Grid.Candidates(grid.At(1, 2))
	for i := range 9 {
		noPlace.Out[grid.At(1, i+1)] |= digits(7)
	}
	for name, wrong := range map[string]sudoku.State{"twice": twice, "no candidate": dead, "no place": noPlace} {
		d, ok := technique.Next(&wrong)
		fail.If(t, ok, "%s: %v", name, d)
	}
}

// TestWhatIsExcludedShowsTheDeduction: without all that is excluded, and nothing else, the deduction would be seen; and
// each exclusion is true.
func TestWhatIsExcludedShowsTheDeduction(t *testing.T) {
	seen := map[string]int{}
	puzzles(t, 60, func(puzzle, _ sudoku.Grid) {
		for s := range way(sudoku.State{Sheet: sudoku.Sheet{Grid: puzzle}}) {
			for d := range technique.Deductions(s) {
				seen[d.Technique.String()]++
				checkExclusions(t, s, &d)
			}
		}
	})
	for _, name := range []string{"nakedSingle", "hiddenSingle", "pointing", "claiming", "nakedPair", "hiddenPair"} {
		fail.If(t, seen[name] < 20, "%s was seen %d times", name, seen[name])
	}
}

func checkExclusions(t *testing.T, s *sudoku.State, d *technique.Deduction) {
	t.Helper()
	by, struck := d.Exclusions()
	if d.Technique.Level() > technique.Pairs {
		fail.If(t, by != nil || struck != [grid.Cells]grid.Digits{}, "%v excludes %v, %v", d.Technique, by, struck)
		return
	}
	var out [10]grid.CellSet
	var widest [10]int // what the exclusion of a digit before rules out: few exclusions begin with the widest
	for _, e := range by {
		digit := s.Grid.At(e.By)
		fail.If(t, widest[digit] > 0 && e.Out.Len() > widest[digit], "%v: %+v comes after one of %d cells",
			d.Technique, e, widest[digit])
		widest[digit] = e.Out.Len()
		fail.NowIf(t, digit == 0 || !e.Line.Cells().Has(e.By), "%v: %+v is not so", d.Technique, e)
		for c := range e.Out.All() {
			fail.NowIf(t, s.Grid.At(c) != 0 || !e.Line.Cells().Has(c) || out[digit].Has(c),
				"%v: %+v", d.Technique, e)
		}
		out[digit] = out[digit].Union(e.Out)
	}
	for c, digits := range struck {
		fail.NowIf(t, digits&^s.Out[c] != 0, "%v: of %b in %d not all was crossed out", d.Technique, digits, c)
		for digit := range digits.All() {
			out[digit].Add(grid.Cell(c))
		}
	}
	places := func(h sudoku.House, digit int) (left grid.CellSet) {
		for c := range h.Cells().All() {
			if s.Grid.At(c) == 0 && !out[digit].Has(c) {
				left.Add(c)
			}
		}
		return left
	}
	for digit := 1; digit <= 9; digit++ {
		switch {
		case d.Base != d.Cover && d.Digits.Has(digit):
			for h := range d.Base.All() {
				fail.Unequal(t, places(h, digit), d.Cells, "%v: the places of %d", d.Technique, digit)
			}
		case d.Base == d.Cover && !d.Digits.Has(digit):
			fail.Unequal(t, d.Cells.Minus(out[digit]).Len(), 0, "%v: cells that may hold %d", d.Technique, digit)
		}
	}
}
