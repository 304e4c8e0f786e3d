package sudoku

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func parse(t testing.TB, judge string) Grid {
	t.Helper()
	return fail.Must(Parse([]byte(judge)))(t)
}

// sample returns the grid of a published sample, 1 to 4.
func sample(t testing.TB, number int) Grid {
	t.Helper()
	return parse(t, texttest.Sample(t, fmt.Sprintf("crosshatch-%d.in", number)))
}

func TestGridsAreEqualJustWhenTheirDigitsAre(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for range 200 {
		g := strewn(r, 30)
		c, digit := grid.Cell(r.IntN(grid.Cells)), r.IntN(10)
		changed := g.WithDigit(c, digit)
		fail.NowIf(t, changed.At(c) != digit, "cell %d holds %d after being set to %d", c, changed.At(c), digit)
		fail.NowIf(t, (changed == g) != (g.At(c) == digit),
			"cell %d from %d to %d: equal %v", c, g.At(c), digit, changed == g)
		fail.NowIf(t, changed.WithDigit(c, g.At(c)) != g,
			"cell %d to %d and back to %d is another grid", c, digit, g.At(c))
	}
}

func TestAHouseIsItsNineCells(t *testing.T) {
	for h := range House(houses) {
		for i := range 9 {
			c := h.Cell(i)
			number := map[HouseKind]int{Row: c.Row(), Column: c.Col(), Box: c.Box().Number()}[h.Kind()]
			fail.If(t, number != h.Number() || HousesOf(c)&(1<<h) == 0,
				"house %d holds cell %d, whose number among its kind is %d", h, c, number)
			fail.If(t, i > 0 && c <= h.Cell(i-1), "house %d is not in the order of reading", h)
		}
	}
	for c := range grid.Cell(grid.Cells) {
		fail.If(t, HousesOf(c).Len() != 3, "cell %d lies in %d houses", c, HousesOf(c).Len())
	}
}

func TestSetsYieldTheirMembersInOrder(t *testing.T) {
	fail.Differ(t, slices.Collect(grid.Digits(1<<3|1<<9).All()), []int{3, 9}, "{3, 9} yields")
	fail.Differ(t, slices.Collect(HousesOf(80).All()), []House{8, 17, 26}, "the houses of the last cell")
}

func blankRows(n int) string { return strings.Repeat(".........\n", n) }

func TestContradictions(t *testing.T) {
	box := func(n int) House { return House(firstBox + n - 1) }
	row := func(n int) House { return House(n - 1) }
	column := func(n int) House { return House(firstColumn + n - 1) }
	for _, tc := range []struct {
		name, judge string
		steps       int
		want        Contradiction // without the hatching, which is checked on its own
	}{
		{"twice in a row", "5...5....\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 5, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 5)}}},
		{"twice in a column", "........3\n" + blankRows(7) + "........3\n", 0,
			Contradiction{Fault: Twice, Digit: 3, House: column(9), Cells: [2]grid.Cell{grid.At(1, 9), grid.At(9, 9)}}},
		{"twice in a box", blankRows(3) + "...7.....\n.........\n.....7...\n" + blankRows(3), 0,
			Contradiction{Fault: Twice, Digit: 7, House: box(5), Cells: [2]grid.Cell{grid.At(4, 4), grid.At(6, 6)}}},
		{"twice in a row and in a box is told of the row", "88.......\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 8, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 2)}}},
		{"the smaller digit of one row first", "9.9.1.1..\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 1, House: row(1), Cells: [2]grid.Cell{grid.At(1, 5), grid.At(1, 7)}}},
		{"a full grid with one digit wrong", strings.Replace(texttest.Sample(t, "crosshatch-2.out"), "5", "2", 1), 0,
			Contradiction{Fault: Twice, Digit: 2, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 2)}}},
		{"no place from the start", "234......\n...1.....\n......1..\n" + blankRows(6), 0,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(1)}},
		{"the smaller digit without a place first", "345......\n...12....\n......12.\n" + blankRows(6), 0,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(1)}},
		{"a step takes the last cell of another digit", "345......\n678......\n9........\n.1.......\n" + blankRows(2) +
			".2.......\n" + blankRows(2), 1,
			Contradiction{Fault: NoCandidate, Digit: 2, House: box(1)}},
		{"a step crosses out the last cell of another box", ".23.56...\n456789...\n789234...\n" + blankRows(6), 1,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(2)}},
	} {
		g, steps := parse(t, tc.judge), 0
		for _, after := range g.Steps() {
			g = after
			steps++
		}
		got, found := g.Contradiction()
		checkContradiction(t, &g, got, found)
		got.In = Grid{}
		fail.If(t, !found || got != tc.want || steps != tc.steps,
			"%s: %v %+v after %d steps, want %+v after %d", tc.name, found, got, steps, tc.want, tc.steps)
		given := parse(t, tc.judge)
		fail.Unequal(t, string(AppendAnswer(nil, &given)), "ERROR\n", "%s: the answer", tc.name)
	}
}

// checkContradiction compares the result of Contradiction for a grid with a naive count.
func checkContradiction(t *testing.T, g *Grid, got Contradiction, found bool) {
	t.Helper()
	n := naiveOf(*g)
	clashes := n.clashes()
	fail.NowIf(t, g.Conflicts() != grid.CellsOf(slices.Collect(maps.Keys(clashes))...), "clashes are %v", g.Conflicts())
	_, stuck := n.deductions()
	want := len(clashes) > 0 || stuck
	fail.NowIf(t, found != want, "contradiction %v, want %v, in\n%s", found, want, AppendText(nil, g))
	switch {
	case !found:
	case len(clashes) > 0:
		a, b := got.Cells[0], got.Cells[1]
		inHouse := HousesOf(a) & HousesOf(b)
		fail.NowIf(t, got.Fault != Twice || a >= b || inHouse&(1<<got.House) == 0 || g.At(a) != got.Digit ||
			g.At(b) != got.Digit, "%+v is not true of\n%s", got, AppendText(nil, g))
		for c := range b {
			fail.NowIf(t, c != a && g.At(c) == got.Digit && HousesOf(c)&(1<<got.House) != 0,
				"%+v leaves out cell %d", got, c)
		}
	default:
		b := grid.Box(got.House.Number() - 1)
		times, left := n.box(got.Digit, b)
		fail.NowIf(t, got.Fault != NoCandidate || got.House.Kind() != Box || times != 0 || len(left) != 0,
			"%+v is not true of\n%s", got, AppendText(nil, g))
		checkHatching(t, g, got.Digit, b, nil, got.Crossings())
	}
}

func TestContradictionsAreTrueAndNoneIsMissed(t *testing.T) {
	r, faults := rand.New(rand.NewPCG(11, 0)), map[Fault]int{}
	for _, g := range grids(500, r) {
		got, found := g.Contradiction()
		checkContradiction(t, &g, got, found)
		g = last(g)
		got, found = g.Contradiction()
		checkContradiction(t, &g, got, found)
		if found {
			faults[got.Fault]++
		}
	}
	fail.If(t, faults[Twice] < 40 || faults[NoCandidate] < 40, "too few contradictions to say much: %v", faults)
}

func TestAllContradictionsOfADigitAreTold(t *testing.T) {
	var g Grid
	g = g.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(1, 2), 5).WithDigit(grid.At(9, 1), 5)
	var got []HouseKind
	for c := range g.Contradictions {
		got = append(got, c.House.Kind())
	}
	fail.Differ(t, got, []HouseKind{Row, Column, Box}, "the houses")
}

func TestWhereADigitStandsTwiceNoBoxIsSaidToLackACell(t *testing.T) {
	g := Grid{}.WithDigit(grid.At(1, 1), 1).WithDigit(grid.At(1, 9), 1) // twice in row 1
	for col, digit := range map[int]int{4: 2, 5: 3, 6: 4} {             // in box 2 there is no cell for 1
		g = g.WithDigit(grid.At(2, col), digit).WithDigit(grid.At(3, col), digit+3)
	}
	for c := range g.Contradictions {
		fail.Unequal(t, c.Fault, Twice, "%+v, the fault", c)
	}
}

func TestPublishedSamples(t *testing.T) {
	for i := 1; i <= 4; i++ {
		g, want := sample(t, i), texttest.Sample(t, fmt.Sprintf("crosshatch-%d.out", i))
		fail.Unequal(t, string(AppendAnswer(nil, &g)), want, "sample %d", i)
	}
}

// What is wrong within a row is held by the tests of package text.
func TestErrorsNameTheirPlace(t *testing.T) {
	const row = "1.......9\n"
	line, refused := strings.Repeat(row[:9], 9), texttest.Refusal(t, Parse)
	refused("nothing", "", 1, 1, text.WantDigit, text.FoundTextEnd)
	refused("a zero", row+"12.0.....\n", 2, 4, text.WantDigit, `"0"`)
	refused("eight rows", strings.Repeat(row, 8), 9, 1, text.WantDigit, text.FoundTextEnd)
	refused("a row of seventeen", row[:9]+"........\n"+strings.Repeat(row, 8), 1, 10, text.WantLineEnd, `"."`)
	refused("ten rows", strings.Repeat(row, 10), 10, 1, text.WantTextEnd, `"1"`)
	refused("a line with a zero", line[:40]+"0"+line[41:], 1, 41, text.WantDigit, `"0"`)
	refused("a short line", line[:80]+"\n"+line, 1, 81, text.WantDigit, text.FoundLineEnd)
	refused("a line that breaks after a row", line[:72]+"\n"+row, 1, 73, text.WantDigit, text.FoundLineEnd)
	refused("a line without a cell", line[:80], 1, 81, text.WantDigit, text.FoundTextEnd)
	refused("a long line", line+"1\n", 1, 82, text.WantLineEnd, `"1"`)
	refused("two rows at once", row[:9]+row[:9]+"\n", 1, 19, text.WantDigit, text.FoundLineEnd)
	refused("nearly two rows at once", row[:9]+row[:8]+"\n", 1, 10, text.WantLineEnd, `"1"`)
	refused("a line after a row", row+line, 2, 10, text.WantLineEnd, `"1"`)
	refused("the answer ERROR", "ERROR\n", 1, 1, text.WantDigit, `"E"`)
}

func TestReaderReadsGridAfterGrid(t *testing.T) {
	first, second := texttest.Sample(t, "crosshatch-1.in"), texttest.Sample(t, "crosshatch-2.in")
	for name, stream := range map[string]string{
		"parted by nothing":     first + second,
		"parted by blank lines": "\n" + first + " \n\n" + strings.TrimSuffix(second, "\n"),
		"a line each": strings.ReplaceAll(first, "\n", "") + "\n" +
			strings.ReplaceAll(second, "\n", "") + "\n",
		"one on a line": first + strings.ReplaceAll(second, "\n", ""),
	} {
		all, err := read(iotest.OneByteReader(strings.NewReader(stream)))
		fail.If(t, err != nil || !slices.Equal(all, []Grid{parse(t, first), parse(t, second)}),
			"%s: %v, or the wrong grids", name, err)
	}
}

func read(r io.Reader) (all []Grid, err error) {
	for g, err := range Grids(r) {
		if err != nil {
			return all, err
		}
		all = append(all, g)
	}
	return all, nil
}

func TestReaderSaysWhatStoppedIt(t *testing.T) {
	good := texttest.Sample(t, "crosshatch-1.in")
	all, err := read(strings.NewReader(good + "\n" + "12345678\n"))
	fail.Unequal(t, len(all), 1, "the grids before it")
	want := text.Error{Line: 11, Column: 9, Want: text.WantDigit, Found: text.FoundLineEnd, Case: 2}
	texttest.Check(t, "a short row", err, want)
	_, err = read(strings.NewReader(" \n"))
	texttest.Check(t, "no grid", err, text.Error{Line: 1, Column: 1, Want: text.WantDigit, Found: text.FoundTextEnd})
	broken := errors.New("the stream broke")
	_, err = read(io.MultiReader(strings.NewReader(good[:40]), iotest.ErrReader(broken)))
	fail.Unequal(t, err, broken, "the error")
}

func FuzzText(f *testing.F) {
	for i := 1; i <= 4; i++ {
		f.Add([]byte(texttest.Sample(f, fmt.Sprintf("crosshatch-%d.in", i))))
	}
	f.Add([]byte("\uFEFF1 2 3\t456789\r\n\n"))
	f.Fuzz(func(t *testing.T, judge []byte) {
		g, err := Parse(judge)
		streamed, streamErr := read(strings.NewReader(string(judge)))
		if err != nil {
			syntax := fail.As[*text.Error](t, err, "%q is refused", judge)
			fail.NowIf(t, syntax.Line < 1 || syntax.Column < 1, "%q is refused with %v", judge, err)
			return
		}
		fail.NowIf(t, streamErr != nil || len(streamed) != 1 || streamed[0] != g,
			"%q is read otherwise from a stream: %v", judge, streamErr)
		printed := AppendText(nil, &g)
		again, err := Parse(printed)
		fail.NowIf(t, err != nil || again != g,
			"%q is printed as %q, which is another grid or none: %v", judge, printed, err)
	})
}

func TestAnsweringAllocatesNothingButTheBuffer(t *testing.T) {
	judge, buf := []byte(texttest.Sample(t, "crosshatch-2.in")), make([]byte, 0, 90)
	answer := func() { g := fail.Must(Parse(judge))(t); AppendAnswer(buf, &g) }
	fail.Unequal(t, testing.AllocsPerRun(10, answer), 0, "allocations from text to text")
}
