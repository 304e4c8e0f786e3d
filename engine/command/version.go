package command

import (
	"context"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"ninefold/engine/command/version"
)

func versionCommand(inv *invocation, _ *cobra.Command) func(context.Context) error {
	return inv.printVersion
}

func (inv *invocation) printVersion(context.Context) error {
	fmt.Fprintln(inv.out, "ninefold", version.Full(), runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}
