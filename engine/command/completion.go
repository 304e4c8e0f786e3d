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

func completionCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	cmd.ValidArgsFunction = completeChoices(shells)
	return func(context.Context) error {
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
	}
}
