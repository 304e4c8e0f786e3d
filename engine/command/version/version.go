// Package version says which version of the program this is.
package version

import "runtime/debug"

// Number is the program's version. FyneApp.toml, which the packages take theirs from, has the same.
const Number = "2.0.0"

// Full returns the version with the commit that it was built from, if the build recorded one.
func Full() string {
	var settings []debug.BuildSetting
	if info, ok := debug.ReadBuildInfo(); ok {
		settings = info.Settings
	}
	return Number + commit(settings)
}

// commit returns the commit that the program was built from, in parentheses. It is empty if the build did not record
// one, for example outside a repository.
func commit(settings []debug.BuildSetting) string {
	const digits = 12 // of the hash, as in Go's own versions
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
