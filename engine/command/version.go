package command

import (
	"context"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"ninefold/engine/command/version"
)

func versionCommand(inv *invocation) *cobra.Command {
	cmd := newCommand("version", wantArgs(0, 0, "want no arguments"))
	cmd.RunE = inv.does(inv.printVersion)
	return cmd
}

func (inv *invocation) printVersion(context.Context) error {
	fmt.Fprintln(inv.out, "ninefold", version.Full(), runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}
