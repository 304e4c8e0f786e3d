package command

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

// Version is the program's version. FyneApp.toml, from which the packages take theirs, has the same.
const Version = "1.0.0"

func versionCommand() command {
	return command{
		name:    "version",
		summary: "say which version this is",
		prepare: func(*flag.FlagSet) runFunc { return version },
	}
}

func version(_ context.Context, inv *invocation) error {
	if len(inv.args) > 0 {
		return usageError{message: "want no arguments"}
	}
	fmt.Fprintln(inv.out, "ninefold", Version+revision(), runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}

// revision is which revision of its source the program was built from, in parentheses; empty when that is not known.
func revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return ""
	}
	return " (" + info.Main.Version + ")"
}
