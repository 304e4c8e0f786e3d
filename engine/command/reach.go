package command

import (
	"context"
	"flag"
	"fmt"
	"io"

	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

func reachCommand() command {
	return command{
		name:      "reach",
		arguments: "[FILE...]",
		summary:   "say whether play can have made a position, and by which moves",
		detail: `Reads positions as mark does. For each it prints "reachable" and the moves of a legal
game from the empty board, a line each as "row column"; or "unreachable: " and why; or
"not decided" when it gave up, which is rare. The status is 0 for all of them. X begins.
A text that names no rules has the judge's: nobody wins before the board is full. By the
others, nobody had won before the last move.`,
		prepare: func(options *flag.FlagSet) runFunc {
			const usage = "play by `RULES`: judge, open, closed or majority (the text's if not given)"
			rules := declare(options, "rules", usage, nil, parseOwnRules)
			empty := emptyOption(options)
			return func(ctx context.Context, inv *invocation) error { return reachPositions(ctx, inv, *empty, *rules) }
		},
	}
}

func parseOwnRules(s string) (*tictactoe.Rules, error) {
	rules, err := tictactoe.ParseRules(s)
	return &rules, err
}

// reachPositions decides by the rules, or by those of each position if rules is nil.
func reachPositions(ctx context.Context, inv *invocation, empty bool, rules *tictactoe.Rules) error {
	return inv.eachPosition(ctx, empty, func(p tictactoe.Position) error {
		if rules != nil {
			p = p.WithRules(*rules)
		}
		verdict := reach.Decide(ctx, p, reach.Limits{Steps: reach.Enough})
		printVerdict(inv.out, &verdict)
		return nil
	})
}

func printVerdict(out io.Writer, v *reach.Verdict) {
	switch v.Answer {
	case reach.Undecided:
		fmt.Fprintln(out, "not decided")
	case reach.Unreachable:
		fmt.Fprintf(out, "unreachable: %v\n", v.Reason)
	case reach.Reachable:
		fmt.Fprintln(out, "reachable")
		for _, c := range v.Game {
			fmt.Fprintln(out, rowCol(c))
		}
	}
}
