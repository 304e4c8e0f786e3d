package version

import (
	"runtime/debug"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func TestTheVersionIsThatOfThePackages(t *testing.T) {
	fail.Lacks(t, texttest.Read(t, "../../../FyneApp.toml"), "\nVersion = \""+Number+"\"\n", "FyneApp.toml")
}

func TestTheVersionNamesTheCommit(t *testing.T) {
	hash := debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef0123456789abcdef01234567"}
	for want, settings := range map[string][]debug.BuildSetting{
		"":                                    {{Key: "vcs.modified", Value: "true"}},
		" (commit 0123456789ab)":              {hash, {Key: "vcs.modified", Value: "false"}},
		" (commit 0123456789ab with changes)": {hash, {Key: "vcs.modified", Value: "true"}},
		" (commit 0123)":                      {{Key: "vcs.revision", Value: "0123"}},
	} {
		fail.Unequal(t, commit(settings), want, "%v", settings)
	}
}
