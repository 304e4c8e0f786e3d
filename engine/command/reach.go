package command

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
)

func reachCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	var rules *tictactoe.Rules
	rulesOption(cmd, &rules, "the text's", parseOwnRules)
	empty := emptyOption(cmd)
	return func(ctx context.Context) error {
		return inv.eachPosition(ctx, *empty, func(_ int, p tictactoe.Position) error {
			if rules != nil {
				p = p.WithRules(*rules)
			}
			verdict := reach.Decide(ctx, p, reach.Budget{Steps: reach.EnoughSteps})
			inv.printVerdict(&verdict)
			return nil
		})
	}
}

func parseOwnRules(s string) (*tictactoe.Rules, error) {
	rules, err := tictactoe.ParseRules(s)
	return &rules, err
}

// printVerdict prints the verdict for other programs, the same in every language, and the reason in words.
func (inv *invocation) printVerdict(v *reach.Decision) {
	switch v.Answer {
	case reach.Undecided:
		fmt.Fprintln(inv.out, "not decided")
	case reach.Unreachable:
		fmt.Fprintf(inv.out, "unreachable: %s\n", inv.words.Say(v.Reason))
	case reach.Reachable:
		fmt.Fprintln(inv.out, "reachable")
		for _, c := range v.Game {
			fmt.Fprintln(inv.out, rowCol(c))
		}
	}
}
