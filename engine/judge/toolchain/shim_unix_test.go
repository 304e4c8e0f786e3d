//go:build linux || darwin

package toolchain

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestTheProgramBehindAShimIsStarted(t *testing.T) {
	b, _ := worksOn(t, "a.s", "", "shims/lost", "#!/bin/sh\nexec rbenv exec lost\n", "shims/plain", "#!/bin/sh\n",
		"shims/interpreter", "#!/bin/sh\nexec \"/else/pyenv\" exec interpreter \"$@\"\n",
		"real/interpreter", "#!/bin/sh\n",
		"bin/pyenv", "#!/bin/sh\n[ \"$1 $2\" = 'which interpreter' ] && echo \"${0%/bin/pyenv}/real/interpreter\"\n")
	here := fail.Must(os.Getwd())(t)
	t.Setenv("PATH", filepath.Join(here, "shims")+":"+os.Getenv("PATH"))
	for _, name := range []string{"shims/lost", "shims/plain", "shims/interpreter", "real/interpreter", "bin/pyenv"} {
		fail.OnError(t, os.Chmod(name, 0o700))
	}
	b.Table = Table{{Name: "S", Extensions: []string{".s"}, Run: []string{"interpreter", "{source}"}}}
	real, script := filepath.Join(here, "real", "interpreter"), filepath.Join(here, "a.s")
	for _, test := range [][2][]string{
		{{"a.s"}, {real, script}}, {{"interpreter", "a.s"}, {real, script}}, {{"lost", "a.s"}, {"lost", script}},
		{{"plain"}, {"plain"}}, {{"no-such-tool"}, {"no-such-tool"}},
	} {
		p, err := b.Solution(test[0]).Make(t.Context())
		fail.If(t, err != nil || !slices.Equal(p.Command.Args, test[1]), "%q: %q, %v, want %q", test[0],
			p.Command.Args, err, test[1])
	}
}
