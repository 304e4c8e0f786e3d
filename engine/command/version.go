package command

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

func versionVerb() verb {
	return verb{
		name:    "version",
		summary: "say which version this is",
		prepare: func(*flag.FlagSet) action { return version },
	}
}

func version(_ context.Context, c *call) error {
	if len(c.args) > 0 {
		return misuse{message: "want no arguments"}
	}
	module := "(unknown)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		module = info.Main.Version
	}
	fmt.Fprintln(c.out, "ninefold", module, runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}
