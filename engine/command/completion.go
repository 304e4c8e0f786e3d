package command

import (
	"context"
	_ "embed"
	"fmt"

	"github.com/spf13/cobra"
)

// withoutBashCompletion defines for bash what cobra's script needs of the package bash-completion, where that is
// missing.
//
//go:embed completion.bash
var withoutBashCompletion string

func completionCommand(inv *invocation) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	cmd := newCommand("completion", wantArgs(1, 1, "want one SHELL"))
	cmd.ValidArgsFunction = completeChoices(shells)
	cmd.RunE = inv.does(func(context.Context) error {
		switch root := cmd.Root(); inv.args[0] {
		case "bash":
			fmt.Fprint(inv.out, withoutBashCompletion)
			return root.GenBashCompletionV2(inv.out, true)
		case "zsh":
			return root.GenZshCompletion(inv.out)
		case "fish":
			return root.GenFishCompletion(inv.out, true)
		case "powershell":
			return root.GenPowerShellCompletionWithDesc(inv.out)
		}
		return usageError(fmt.Sprintf("%q: want bash, zsh, fish or powershell", inv.args[0]))
	})
	return cmd
}
