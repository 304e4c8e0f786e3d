package version

import (
	"os"
	"runtime/debug"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestTheVersionIsThatOfThePackages(t *testing.T) {
	metadata, err := os.ReadFile("../../FyneApp.toml")
	fail.OnError(t, err)
	want := "\nVersion = \"" + Number + "\"\n"
	fail.Unless(t, strings.Contains(string(metadata), want), "FyneApp.toml has not%sbut\n%s", want, metadata)
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
