package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"ninefold/engine/judge/checker"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

func checkCommand(inv *invocation) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "check INPUT OUTPUT",
		Short: "say whether OUTPUT is the right answer to INPUT",
		Long: `INPUT holds cases as mark or crosshatch reads them, OUTPUT the answers one after
another. They are compared as by the usual checkers of judges: word by word.
Prints ok, or what is wrong with the first wrong answer as OUTPUT:LINE:COLUMN: message
and exits with 1. Lines that are no rows of a board are named and then left out.`,
		Args: wantArgs(2, 2, "want INPUT and OUTPUT"),
	}
	cmd.RunE = inv.does(func(ctx context.Context) error { return check(ctx, inv) })
	return cmd
}

func check(ctx context.Context, inv *invocation) error {
	input, output := inv.args[0], inv.args[1]
	if input == standardInput && output == standardInput {
		return usageError("INPUT and OUTPUT cannot both be standard input")
	}
	return inv.report(input, inv.readFile(ctx, input, func(in io.Reader) error {
		return inv.report(output, inv.readFile(ctx, output, func(out io.Reader) error {
			cases, want := rightAnswers(bufio.NewReader(in))
			return inv.report(input, inv.checkAnswers(cases, want, output, checker.NewReader(out)))
		}))
	}))
}

// rightAnswers detects the problem of an input. It returns a function that reads the next case and makes its right
// answer, and the expected beginning of the input.
func rightAnswers(in *bufio.Reader) (next func() ([]byte, error), want text.Want) {
	if notation.StreamForm(in) == notation.Grid {
		judge := func(r io.Reader) func() ([]byte, error) {
			return answers(sudoku.Grids(r), sudoku.AppendAnswer)
		}
		return cases(in, judge, answerTo), text.WantDigit
	}
	judge := func(r io.Reader) func() ([]byte, error) {
		return answers(tictactoe.Positions(r), tictactoe.AppendMarked)
	}
	return cases(in, judge, answerTo), text.WantMark
}

// answerTo returns the right answer to a board of either problem.
func answerTo(r *notation.Reading) ([]byte, bool) {
	if g, ok := gridOf(r); ok {
		return sudoku.AppendAnswer(nil, &g), true
	}
	p, ok := positionOf(r)
	return tictactoe.AppendMarked(nil, &p), ok
}

// answers returns a function that reads the next case and makes its answer, always in the same buffer.
func answers[Case any](read func() (Case, error), appendAnswer func([]byte, *Case) []byte) func() ([]byte, error) {
	buffer := make([]byte, 0, 128)
	return func() ([]byte, error) {
		next, err := read()
		if err != nil {
			return nil, err
		}
		return appendAnswer(buffer, &next), nil
	}
}

// checkAnswers compares answers until one is wrong or the cases end, and prints the result. An error other than
// errReported is one of the input.
func (inv *invocation) checkAnswers(
	next func() ([]byte, error), want text.Want, output string, answers *checker.Reader,
) error {
	n := 0
	err := eachCase(next, want, func(right []byte) error {
		n++
		comparison, err := answers.Compare(right)
		if err != nil {
			return inv.report(output, err)
		}
		if comparison.Right() {
			return nil
		}
		what := inv.words.Comparison(&comparison)
		if _, err := next(); n > 1 || err == nil {
			what = inv.words.InCase(n, what)
		}
		line, column := wrongPlaceIn(&comparison)
		printPlace(inv.out, output, line, column, what)
		return errReported
	})
	if err != nil {
		return err
	}
	var extra *text.Error
	err = answers.End()
	switch {
	case errors.As(err, &extra):
		printPlace(inv.out, output, extra.Line, extra.Column, inv.words.Extra(extra))
		return errReported
	case err == nil:
		fmt.Fprintln(inv.out, "ok")
	}
	return inv.report(output, err)
}
