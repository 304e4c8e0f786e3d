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
	return sudoku.State{Grid: fail.Must(sudoku.Parse([]byte(strings.ReplaceAll(line, "0", "."))))(t)}
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
			test.want.Technique = d.Technique
			return d.Technique.String() == name && reflect.DeepEqual(d, test.want)
		})
		fail.Unless(t, found, "%v: %+v is not found", name, test.want)
	}
}

// library has states of HoDoKu's regression test library, reglib-1.4.txt: the grid, the candidates deleted before, and
// those that a technique crosses out, each a digit, a row and a column.
var library = map[string][]struct{ grid, deleted, out string }{
	"nakedTriple": {
		{"581263749..95786..7..194.58673912584..5.861...18.45..619.8.74..8.742......46..8.7", "", "298 398"},
		{"7..6.5..8...493.279..8.74.58537642191792385462..159783..7341..24925863713..972..4", "", "112 132 632 662"},
	},
	"hiddenTriple": {
		{"....23.9.82.9...5.4.9.1..2..8.25947..94671.85..5.3..1...8.9.5429.2..5837547382.6.",
			"", "112 119 612 619 712 714"},
		{"4.3.617.2126.8.94..57.4.1....5.782....8.9.3....415.8....2.1.498.41.2.6377.9.3.521",
			"", "459 652 658 659"},
	},
	"nakedQuad": {
		{"532786...978241.6...1953287.254..67...3617.527..5........1........8.51.6...3...98",
			"", "471 472 481 491 492 671 672 691 692 972"},
		{"...........5.2....9.7...1.....94.5.........6....5.78.16....5..2..43...163.9.1..85",
			"", "151 152 251 252 257 352 357 359 851 852"},
	},
	"hiddenQuad": {
		{"...........5.2....9.7...1.....94.5.........6....5.78.16....5..2..43...163.9.1..85",
			"", "151 152 251 252 257 352 357 359 851 852"},
		{"479215638361.78.52.2..367.1...1.25.7.5.6.312421.5.73.9....248.6..2.61.75....592.3",
			"", "373 493 891 893 971"},
	},
	"simpleColouring": {
		{"23.7.689559728...66..935.7.3.6.9.5.775.36...94.957.683872.5396.9456.7..81638.975.",
			"439", "127 128 132 133"},
		{"674593128..1.87.4558.14..7.1534.9.8.8.7........68......687.4591715968234....51867",
			"327 657 659", "294"},
		{"39265.....863.45.245...263...952..6.26.94.85...51.62..678431925523.69..49142.53.6",
			"717 718 818 119 725 128 735 835 139 741 147 768 769 788", "719 728 733 734 761 787 795"},
	},
	"xyWing": {
		{"714.6.5388..453..7356718429....24.854.....3.2285376941978631254.....7..6........3",
			"", "942 943 954 955 956"},
		{"954817326278436591...592478.9.12.645.2694.817...67.932...2.91.3..23.4769.397.12.4",
			"", "563 571 581 591"},
	},
	"xChain": {
		{"3.452..8...6.9.....5..7.3.....689.23...734....631527...1.96......9.4..6.6.8217..5",
			"", "742"},
		{"3.59.2.1..91.83..582.5....35.4329.......5...2...8745..1.9.35.64....9.75..5......9",
			"742 842 651 152 652 653 157 657 857 758 858 393", "738"},
	},
	"xyChain": {
		{"472356981531..8.2.8691.2.53158.2734.2964138757438.5....8...9....2..81...91..34.68",
			"", "675"},
		{"..3721568526849...871.....91..5.....28..936..63..7....3...17.9.7.....3.4..2....76",
			"338 472 573 982 583 492 992", "572"},
	},
}

// TestTechniquesCrossOutWhatIsPublished: a technique finds its shortest chain first. Longer ones come when that is used
// up; meanwhile a single may have come to the same.
func TestTechniquesCrossOutWhatIsPublished(t *testing.T) {
	for name, examples := range library {
		for _, example := range examples {
			s := parse(t, example.grid)
			eachCandidate(example.deleted, func(c technique.Candidate) { s.Out[c.Cell] |= 1 << c.Digit })
			d, ok := firstBy(&s, name)
			fail.NowIf(t, !ok, "%s finds nothing", name)
			for ; ok; d, ok = firstBy(&s, name, "nakedSingle", "hiddenSingle") {
				s = d.After(s)
			}
			eachCandidate(example.out, func(c technique.Candidate) {
				fail.If(t, s.Candidates(c.Cell).Has(c.Digit) || s.Grid.At(c.Cell) == c.Digit, "%s leaves %v", name, c)
			})
		}
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
	for of := range technique.All() {
		name := of.String()
		_, found := examples[name]
		fail.If(t, !found && library[name] == nil && name != "trial", "%s has none", name)
	}
}

// TestTheGradeIsTheHardestTechniqueNotTheLast: a grid that needs a pair on the way ends with singles.
func TestTheGradeIsTheHardestTechniqueNotTheLast(t *testing.T) {
	puzzle := parse(t, examples["nakedPair"].grid).Grid
	last := technique.Technique(-1)
	for _, d := range way(sudoku.State{Grid: puzzle}) {
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
			s = next.After(s)
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
		s := sudoku.State{Grid: puzzle}
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
			s = next.After(s)
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
	for of := range technique.All() {
		t.Logf("%v: %d", of, by[of])
	}
}

// check fails unless a deduction changes something and takes nothing away from the solution.
func check(t *testing.T, s *sudoku.State, d *technique.Deduction, solution *sudoku.Grid) {
	if c, digit, ok := d.Placed(); ok {
		fail.NowIf(t, s.Grid.At(c) != 0 || solution.At(c) != digit, "%v puts %d into %d", d.Technique, digit, c)
		return
	}
	fail.NowIf(t, d.After(*s).Out == s.Out, "%v changes nothing: %v", d.Technique, d)
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
