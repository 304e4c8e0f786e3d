package judge

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/toolchain"
)

// testOf returns a test of a solution on the samples alone.
func testOf(name string) Test {
	return Test{Builder: &toolchain.Builder{}, Words: solution(name).Args, Tester: *tester(TicTacToe, name)}
}

func TestATestShrinksTheFirstFailureWhenItIsTold(t *testing.T) {
	t.Parallel()
	for when, want := range map[When][]Stage{
		Never:  {Running, Running, Running, Running},
		AtOnce: {Running, Running, Shrinking, Running, Running, Running},
		AtEnd:  {Running, Running, Running, Running, Shrinking, Running},
	} {
		test := testOf("divides")
		test.Shrink = when
		var stages []Stage
		known, err := test.Run(context.Background(), func(p Progress, _ *Result) error {
			if p.Stage != Shrinking || !slices.Contains(stages, Shrinking) {
				stages = append(stages, p.Stage)
			}
			return nil
		})
		fail.NowIf(t, err != nil || known.Tally.Cases != 3 || known.Total != 3 || known.First == nil,
			"%v, %+v", err, known)
		fail.If(t, !slices.Equal(stages, want) || (known.Smallest != nil) != (when != Never),
			"told were %v, want %v; smallest is %v", stages, want, known.Smallest)
	}
}

func TestATestEndsAfterSoManyFailures(t *testing.T) {
	t.Parallel()
	test := testOf("divides")
	test.Failures = 1
	known, err := test.Run(context.Background(), func(Progress, *Result) error { return nil })
	fail.If(t, err != nil || known.Tally.Failed != 1 || known.Tally.Cases != known.First.Number,
		"%v, %+v", err, known.Tally)
}

func TestAnErrorOfWhoIsToldEndsATest(t *testing.T) {
	t.Parallel()
	full, results := errors.New("the disk is full"), 0
	test := testOf("right")
	test.Suite.Count = 100
	_, err := test.Run(context.Background(), func(_ Progress, r *Result) error {
		if r == nil {
			return nil
		}
		results++
		return full
	})
	fail.If(t, err != full || results != 1, "%v, after %d results", err, results)
}

func TestTheCasesOfAFileAreCounted(t *testing.T) {
	t.Parallel()
	sample := samples(TicTacToe)[0].Input
	test := testOf("right")
	test.Paths = []string{texttest.Write(t, filepath.Join(t.TempDir(), "three.in"),
		slices.Concat(sample, []byte("\n"), sample, []byte("\n"), sample))}
	known, err := test.Run(context.Background(), func(Progress, *Result) error { return nil })
	fail.If(t, err != nil || known.Tally.By[Accepted] != 6 || known.Total != 6,
		"%v, of %d cases %+v", err, known.Total, known.Tally)
}

func TestFilesOfAFolderThatAreNoTestsAreLeftOut(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	texttest.Write(t, filepath.Join(folder, "1.in"), "xo\n")
	texttest.Write(t, filepath.Join(folder, "2.in"), samples(TicTacToe)[0].Input)
	grid := texttest.Write(t, filepath.Join(folder, "3.in"), samples(Crosshatch)[0].Input)
	test := testOf("right")
	test.Paths = []string{folder}
	known, err := test.Run(context.Background(), func(Progress, *Result) error { return nil })
	fail.If(t, err != nil || known.Tally.By[Accepted] != 4 || known.Total != 4 || len(known.LeftOut) != 2 ||
		!errors.Is(known.LeftOut[1], ErrOther),
		"%v, of %d cases %+v; left out are %v", err, known.Total, known.Tally, known.LeftOut)
	test.Paths = []string{grid}
	_, err = test.Run(context.Background(), func(Progress, *Result) error { return nil })
	fail.Unless(t, errors.Is(err, ErrOther), "of a file that was named the error is %v", err)
}
