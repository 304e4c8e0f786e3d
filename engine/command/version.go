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
		summary: "say which version this is, from which commit, and which Go built it",
		prepare: func(*flag.FlagSet) runFunc { return version },
	}
}

func version(_ context.Context, inv *invocation) error {
	if len(inv.args) > 0 {
		return usageError{message: "want no arguments"}
	}
	var settings []debug.BuildSetting
	if info, ok := debug.ReadBuildInfo(); ok {
		settings = info.Settings
	}
	fmt.Fprintln(inv.out, "ninefold", Version+commit(settings), runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
	return nil
}

// commit is the commit that the program was built from, in parentheses; empty if the build did not record it, as outside
// of a repository.
func commit(settings []debug.BuildSetting) string {
	const digits = 12 // of the hash, as Go's own versions have
	hash, changed := "", ""
	for _, setting := range settings {
		switch {
		case setting.Key == "vcs.revision":
			hash = setting.Value[:min(digits, len(setting.Value))]
		case setting.Key == "vcs.modified" && setting.Value == "true":
			changed = " with changes"
		}
	}
	if hash == "" {
		return ""
	}
	return " (commit " + hash + changed + ")"
}
