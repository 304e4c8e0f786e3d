package command

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/spf13/cobra"

	"ninefold/engine/grid"
	"ninefold/engine/judge/checker"
	"ninefold/engine/locale"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

func checkCommand(inv *invocation, _ *cobra.Command) func(context.Context) error {
	return func(ctx context.Context) error { return check(ctx, inv) }
}

func check(ctx context.Context, inv *invocation) error {
	input, output := inv.args[0], inv.args[1]
	if input == standardInput && output == standardInput {
		return usageError("INPUT and OUTPUT cannot both be standard input")
	}
	return inv.report(input, inv.readFile(ctx, input, func(in io.Reader) error {
		return inv.report(output, inv.readFile(ctx, output, func(out io.Reader) error {
			return inv.report(input, inv.checkAnswers(rightAnswers(bufio.NewReader(in)), output,
				checker.NewReader(out)))
		}))
	}))
}

// rightAnswers detects the problem of an input, and yields the right answers to its cases.
func rightAnswers(in *bufio.Reader) iter.Seq2[[]byte, error] {
	judge := func(r io.Reader) iter.Seq2[[]byte, error] {
		return answers(tictactoe.Positions(r), tictactoe.AppendMarked)
	}
	if beginsWithGrid(in) {
		judge = func(r io.Reader) iter.Seq2[[]byte, error] { return answers(sudoku.Grids(r), sudoku.AppendAnswer) }
	}
	return boards(in, judge, answerTo)
}

// beginsWithGrid reports whether a stream of judge's texts begins with a Sudoku grid, by the first character that can
// be in the cells of one problem only. A digit behind 81 empty cells is that of a last move.
func beginsWithGrid(in *bufio.Reader) bool {
	ahead, _ := in.Peek(in.Size()) // as much as there is
	at := bytes.IndexFunc(ahead, func(r rune) bool { return !strings.ContainsRune(" \t\r\n.\uFEFF", r) })
	if at < 0 {
		return bytes.Contains(ahead, []byte("."))
	}
	return '1' <= ahead[at] && ahead[at] <= '9' && bytes.Count(ahead[:at], []byte(".")) != grid.Cells
}

// answerTo returns the right answer to a board of either problem.
func answerTo(r *notation.Reading) ([]byte, bool) {
	if g, ok := gridOf(r); ok {
		return sudoku.AppendAnswer(nil, &g), true
	}
	p, ok := positionOf(r)
	return tictactoe.AppendMarked(nil, &p), ok
}

// answers yields the answers to boards, always in the same buffer.
func answers[Board any](
	all iter.Seq2[Board, error], appendAnswer func([]byte, *Board) []byte,
) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		buffer := make([]byte, 0, 128)
		for board, err := range all {
			if !yield(appendAnswer(buffer, &board), err) {
				return
			}
		}
	}
}

// checkAnswers compares answers until one is wrong or the cases end, and prints the result. An error other than
// errReported is one of the input.
func (inv *invocation) checkAnswers(all iter.Seq2[[]byte, error], output string, answers *checker.Reader) error {
	n, several := 0, false
	var wrong *checker.Comparison
	for right, err := range all {
		if wrong != nil {
			several = err == nil
			break
		}
		if err != nil {
			return err
		}
		comparison, err := answers.Compare(right)
		if err != nil {
			return inv.report(output, err)
		}
		if n++; !comparison.Right() {
			found := comparison // the variable itself would be allocated for each answer
			wrong = &found
		}
	}
	if wrong != nil {
		what := inv.words.Comparison(wrong)
		if n > 1 || several {
			what = inv.words.InCase(n, what)
		}
		line, column := wrongPlaceIn(wrong)
		printPlace(inv.out, output, line, column, what)
		return errReported
	}
	var extra *text.Error
	err := answers.End()
	switch {
	case errors.As(err, &extra):
		what := inv.words.Text("compare.extra", locale.Args{"Error": extra})
		printPlace(inv.out, output, extra.Line, extra.Column, what)
		return errReported
	case err == nil:
		fmt.Fprintln(inv.out, "ok")
	}
	return inv.report(output, err)
}
