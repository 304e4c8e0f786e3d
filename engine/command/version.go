package command

import (
	"context"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"ninefold/engine/command/version"
)

func versionCommand(inv *invocation) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "say which version this is, from which commit, and which Go built it",
		Args:  wantArgs(0, 0, "want no arguments"),
		RunE:  inv.does(inv.printVersion),
	}
}

func (inv *invocation) printVersion(context.Context) error {
	fmt.Fprintln(inv.out, "ninefold", version.Full(), runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}
