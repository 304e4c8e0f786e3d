package command

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/text"
)

func crosshatchCommand() command {
	return command{
		name:      "crosshatch",
		arguments: "[FILE...]",
		summary:   "cross-hatch every Sudoku grid and print it, or ERROR",
		detail: `Reads the judge's text of QOJ 17074, any number of grids a file, and applies
cross-hatching for every digit until nothing moves. ERROR is an answer like any
other, with status 0; a grid that cannot be read is reported as mark does it.`,
		prepare: func(options *flag.FlagSet) runFunc {
			explain := options.Bool("explain", false, "print every deduction in words, before the answer")
			return func(ctx context.Context, inv *invocation) error { return crosshatchFiles(ctx, inv, *explain) }
		},
	}
}

func crosshatchFiles(ctx context.Context, inv *invocation, explain bool) error {
	answer := make([]byte, 0, 128) // room for AppendAnswer
	return inv.eachFile(ctx, func(file io.Reader) error {
		return eachCase(crosshatch.NewReader(file).Read, text.WantDigit, func(g crosshatch.Grid) error {
			if explain {
				explainSteps(inv.out, g)
			}
			answer = crosshatch.AppendAnswer(answer[:0], &g)
			inv.out.Write(answer)
			return nil
		})
	})
}

// explainSteps prints the deductions, one a line, and then why they stop.
func explainSteps(out io.Writer, g crosshatch.Grid) {
	n := 0
	for step, after := range g.Steps() {
		n++
		fmt.Fprintf(out, "%d. %d goes to %s: %s.\n", n, step.Digit, cellName(step.Cell), stepReason(&step))
		g = after
	}
	if contradiction, found := g.Contradiction(); found {
		fmt.Fprintf(out, "Stop: %s.\n", contradictionReason(&contradiction))
		return
	}
	if open := grid.Cells - g.Count(); open > 0 {
		fmt.Fprintf(out, "Stop: no digit has only one cell left in a box; %s still empty.\n", count(open, "cell is", "cells are"))
	}
}

func stepReason(s *crosshatch.Step) string {
	only := fmt.Sprintf("the only empty cell of box %d", s.Box().Number())
	if len(s.Crossings()) == 0 {
		return only
	}
	return only + " that is not crossed out by " + crossings(s.Digit, s.Crossings())
}

func contradictionReason(c *crosshatch.Contradiction) string {
	house := [...]string{"row", "column", "box"}[c.House.Kind()]
	switch c.Fault {
	case crosshatch.Twice:
		return fmt.Sprintf("%s %d holds %d twice, at %s and %s",
			house, c.House.Number(), c.Digit, cellName(c.Cells[0]), cellName(c.Cells[1]))
	default: // NoCandidate
		reason := fmt.Sprintf("%s %d has no place left for %d", house, c.House.Number(), c.Digit)
		if len(c.Crossings()) == 0 {
			return reason + "; all its cells are filled"
		}
		return reason + "; its empty cells are crossed out by " + crossings(c.Digit, c.Crossings())
	}
}

// crossings names the lines that cross cells out, each with where the digit stands on it.
func crossings(digit int, all []crosshatch.Crossing) string {
	var names []string
	for _, crossing := range all {
		if crossing.Line.Kind() == crosshatch.Row {
			names = append(names, fmt.Sprintf("row %d (%d in column %d)", crossing.Line.Number(), digit, crossing.By.Col()))
		} else {
			names = append(names, fmt.Sprintf("column %d (%d in row %d)", crossing.Line.Number(), digit, crossing.By.Row()))
		}
	}
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// cellName names a cell in words.
func cellName(c grid.Cell) string { return fmt.Sprintf("row %d column %d", c.Row(), c.Col()) }
