package judge

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

func collect(t testing.TB, s Suite) []Case {
	t.Helper()
	var cases []Case
	for c, err := range s.Cases() {
		if err != nil {
			t.Fatal(err)
		}
		cases = append(cases, c)
	}
	if len(cases) != s.Len() {
		t.Errorf("%d cases, want %d", len(cases), s.Len())
	}
	return cases
}

func TestSamplesHaveTheirPublishedAnswers(t *testing.T) {
	for p, want := range map[Problem]int{TicTacToe: 3, Crosshatch: 4} {
		cases := collect(t, Suite{Problem: p})
		if len(cases) != want {
			t.Errorf("%v has %d samples, want %d", p, len(cases), want)
		}
		for _, c := range cases {
			b, err := p.rules().parse(c.Input)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(b.answer(), c.Answer) {
				t.Errorf("%v, %s: %s, want %s", p, c.Name(), b.answer(), c.Answer)
			}
		}
	}
}

func TestGeneratedCasesAreTheSameForTheSameSeed(t *testing.T) {
	for _, p := range Problems {
		few := collect(t, Suite{Problem: p, Count: 250, Seed: 7})
		many := collect(t, Suite{Problem: p, Count: 300, Seed: 7})
		other := collect(t, Suite{Problem: p, Count: 250, Seed: 8})
		differ := 0
		for i, c := range few {
			if !bytes.Equal(c.Input, many[i].Input) || c.Name() != many[i].Name() {
				t.Errorf("%v: %s differs when more cases follow", p, c.Name())
			}
			if !bytes.Equal(c.Input, other[i].Input) {
				differ++
			}
			if b, err := p.rules().parse(c.Input); err != nil || !bytes.Equal(b.answer(), c.Answer) || !bytes.Equal(b.input(), c.Input) {
				t.Errorf("%v, %s: %v", p, c.Name(), err)
			}
		}
		if differ < 200 {
			t.Errorf("%v: another seed changes %d of 250 cases", p, differ)
		}
	}
}

func TestTicTacToeCornersAreWhatTheySay(t *testing.T) {
	n := map[Source]int{}
	var lasts [2]tictactoe.CellSet
	var targets tictactoe.Places
	for _, c := range collect(t, Suite{Problem: TicTacToe, Count: 300, Seed: 1})[3:] {
		p, err := tictactoe.Parse(c.Input)
		if err != nil {
			t.Fatal(err)
		}
		n[c.Source]++
		if c.Number != n[c.Source] {
			t.Errorf("%s has number %d, want %d", c.Name(), c.Number, n[c.Source])
		}
		last, _ := p.Last()
		target, _ := p.Target()
		empty := p.Count(tictactoe.Empty)
		ok := true
		switch c.Source {
		case FullBoard:
			ok = empty == 0
		case OneEmpty:
			_, forced := p.Forced()
			ok = empty == 1 && forced == (c.Number%2 == 1)
		case FullTarget:
			ok = empty > 0 && p.Marks(target, tictactoe.Empty) == 0
			targets |= 1 << target
		case EachLastMove:
			ok = empty > 0
			lasts[0][last.Box()] |= 1 << last.Place()
		case OneMark:
			ok = empty == grid.Cells-1
			lasts[1][last.Box()] |= 1 << last.Place()
		}
		if !ok {
			t.Errorf("%s:\n%s", c.Name(), c.Input)
		}
	}
	if targets.Len() != grid.Boxes || lasts[0].Len() != grid.Cells || lasts[1].Len() != grid.Cells || n[Random] == 0 || n[FullBoard] != 1 {
		t.Errorf("%v, %d full targets, %d and %d last moves", n, targets.Len(), lasts[0].Len(), lasts[1].Len())
	}
}

func TestCrosshatchCornersAreWhatTheySay(t *testing.T) {
	n := map[Source]int{}
	for _, c := range collect(t, Suite{Problem: Crosshatch, Count: 300, Seed: 1})[4:] {
		g, err := crosshatch.Parse(c.Input)
		if err != nil {
			t.Fatal(err)
		}
		n[c.Source]++
		contradiction, found := g.Contradiction()
		answer, solved := g.Solve()
		ok := true
		switch c.Source {
		case EmptyBoard:
			ok = g.Count() == 0
		case FullBoard:
			ok = g.Count() == grid.Cells && solved
		case OneEmpty:
			ok = g.Count() == grid.Cells-1 && solved
		case OneDigit:
			ok = g.Count() == 1
		case Twice:
			house := []crosshatch.HouseKind{crosshatch.Row, crosshatch.Column, crosshatch.Box}[(c.Number-1)/9]
			inHouse := false
			for h := range crosshatch.House(27) {
				inHouse = inHouse || h.Kind() == house && h.Number() == (c.Number-1)%9+1 && holdsTwice(&g, h)
			}
			ok = g.Count() == 2 && found && contradiction.Fault == crosshatch.Twice && inHouse
		case NoPlace:
			ok = found && contradiction.Fault == crosshatch.NoCandidate
		case Chain:
			ok = solved && answer.Count() == grid.Cells && g.Count() < 60
		case LateError:
			ok = !found && !solved
		}
		if !ok {
			t.Errorf("%s:\n%s", c.Name(), c.Input)
		}
	}
	want := map[Source]int{EmptyBoard: 1, FullBoard: 1, OneEmpty: 9, OneDigit: 9, Twice: 27, NoPlace: 9, Chain: 9, LateError: 9}
	for source, count := range want {
		if n[source] != count {
			t.Errorf("%v: %d, want %d", source, n[source], count)
		}
	}
}

func holdsTwice(g *crosshatch.Grid, h crosshatch.House) bool {
	n := 0
	for i := range 9 {
		if g.At(h.Cell(i)) != 0 {
			n++
		}
	}
	return n == 2
}

// Random grids are of every density, and each answer is common.
func TestRandomGridsAreMixed(t *testing.T) {
	var densities [9]int
	var full, open, wrong int
	for number := range uint64(400) {
		g := digits{}.random(1, number).(sudoku).Grid
		densities[min(g.Count()/10, 8)]++
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
	if slices.Min(densities[:]) < 3 || min(full, open, wrong) < 30 {
		t.Errorf("by density %v; %d are filled, %d stay open, %d are wrong", densities, full, open, wrong)
	}
}

// write makes a file with its folders.
func write(t *testing.T, name string, content []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, content, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestFilesAndFolders(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	crlf := bytes.ReplaceAll(sample.Input, []byte("\n"), []byte("\r\n"))
	write(t, "tests/b.in", crlf)
	write(t, "tests/a.in", sample.Input)
	write(t, "tests/a.out", bytes.ReplaceAll(sample.Answer, []byte(" \n"), []byte("\n")))
	write(t, "tests/c.in", sample.Input)
	write(t, "tests/c.ans", sample.Answer)
	write(t, "tests/notes.txt", nil)
	write(t, "tests/more.in/d.in", sample.Input)
	write(t, "01", sample.Input)
	write(t, "01.a", sample.Answer)
	names, err := FindTests([]string{"tests", "01", "tests/b.in"})
	want := []string{"tests/a.in", "tests/b.in", "tests/c.in", "01", "tests/b.in"}
	for i, name := range want {
		want[i] = filepath.FromSlash(name)
	}
	if want[4] = "tests/b.in"; err != nil || !slices.Equal(names, want) {
		t.Fatalf("%q, %v, want %q", names, err, want)
	}
	for _, c := range collect(t, Suite{Problem: TicTacToe, Files: names})[3:] {
		if c.Source != File || !slices.Contains(want, c.Name()) || !bytes.Equal(c.Answer, sample.Answer) {
			t.Errorf("%+v", c)
		}
		if filepath.Base(c.File) == "b.in" && !bytes.Equal(c.Input, crlf) {
			t.Errorf("the input of %s is not that of the file", c.File)
		}
	}
}

func TestBadTestsAreRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	write(t, "bad.in", []byte("xo\n"))
	write(t, "two.in", slices.Concat(sample.Input, sample.Input))
	write(t, "grid.in", samples(Crosshatch)[0].Input)
	write(t, "large.in", bytes.Repeat([]byte("\n"), maxFile+1))
	write(t, "lie.in", sample.Input)
	write(t, "lie.out", samples(TicTacToe)[1].Answer)
	write(t, "odd.in", sample.Input)
	write(t, "odd.out/x", nil)
	for name, tc := range map[string]struct{ at, said string }{
		"bad.in":   {"bad.in", "line 1, column 3: want x, o or ., found the end of the line"},
		"two.in":   {"two.in", "line 13, column 1: want the end of the text, found \".\""},
		"grid.in":  {"grid.in", "line 1, column 3: want x, o or ., found \"9\""},
		"large.in": {"large.in", "it is too large to be one board"},
		"lie.in":   {"lie.out", "it is not the right answer"},
		"odd.in":   {"odd.out", "is a directory"},
		".":        {".", "is a directory"},
	} {
		_, err := ReadTest(TicTacToe, name)
		var file *FileError
		if !errors.As(err, &file) || file.Name != tc.at || file.Err.Error() != tc.said {
			t.Errorf("%s: %v, want %s: %s", name, err, tc.at, tc.said)
		}
	}
	_, err := ReadTest(TicTacToe, "lie.in")
	var lie *AnswerError
	if !errors.As(err, &lie) || len(lie.Comparison.Differences) == 0 {
		t.Errorf("%v does not say what is wrong", err)
	}
	_, err = ReadTest(TicTacToe, "bad.in")
	var place *text.Error
	if !errors.As(err, &place) {
		t.Errorf("%v has no place", err)
	}
	if _, err := ReadTest(TicTacToe, "missing.in"); !errors.Is(err, fs.ErrNotExist) || strings.Count(err.Error(), "missing.in") != 1 {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := FindTests([]string{"missing"}); !errors.Is(err, fs.ErrNotExist) || strings.Count(err.Error(), "missing") != 1 {
		t.Errorf("a missing path: %v", err)
	}
	if _, err := FindTests([]string{"odd.out"}); err == nil || err.Error() != "odd.out: no file in it ends in .in" {
		t.Errorf("a folder without inputs: %v", err)
	}
}

func TestNames(t *testing.T) {
	for _, p := range Problems {
		if again, err := ParseProblem(p.String()); err != nil || again != p {
			t.Errorf("%v is read as %v, %v", p, again, err)
		}
	}
	if _, err := ParseProblem("chess"); err == nil || !strings.Contains(err.Error(), "tictactoe or crosshatch") {
		t.Error(err)
	}
	for source := range Shrunk + 1 {
		if source.String() == "" {
			t.Errorf("source %d has no name", source)
		}
	}
}

// FuzzSimpler holds that every simplification is simpler, by the measure that makes a chain of them end, and is a case of
// its problem.
func FuzzSimpler(f *testing.F) {
	f.Add(uint64(1), uint64(2))
	f.Add(uint64(1), uint64(3))
	f.Fuzz(func(t *testing.T, seed, number uint64) {
		p := Problems[number%2]
		b := p.rules().random(seed, number)
		before := measure(b)
		for c := range p.Simpler(newCase(Random, 1, b)) {
			simpler, err := p.rules().parse(c.Input)
			if err != nil {
				t.Fatalf("%v:\n%s", err, c.Input)
			}
			if slices.Compare(measure(simpler), before) >= 0 {
				t.Errorf("%v is no simpler than %v:\n%s\n%s", measure(simpler), before, c.Input, b.input())
			}
			if !bytes.Equal(c.Answer, simpler.answer()) {
				t.Errorf("%s has the answer\n%s", c.Input, c.Answer)
			}
		}
		if cells := b.removable(); len(cells) > 0 {
			if fewer := b.without(cells); slices.Compare(measure(fewer), before) >= 0 || len(fewer.removable()) > 0 {
				t.Errorf("%s without all is\n%s", b.input(), fewer.input())
			}
		}
	})
}

// measure is how simple a board is, in the order in which it counts.
func measure(b board) []int {
	switch b := b.(type) {
	case position:
		last, _ := b.Last()
		return []int{grid.Cells - b.Count(tictactoe.Empty), int(last), b.Count(tictactoe.O)}
	case sudoku:
		sum := 0
		for c := range grid.Cell(grid.Cells) {
			sum += b.At(c)
		}
		return []int{b.Count(), sum}
	}
	return nil
}
