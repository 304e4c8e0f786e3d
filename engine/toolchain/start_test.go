package toolchain

import (
	"context"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func TestWhatAnInterpreterTakesToStart(t *testing.T) {
	t.Chdir(t.TempDir())
	b, _ := works(t)
	for _, name := range []string{"a.s", "a.x", "a.gone"} {
		texttest.Write(t, name, "")
	}
	for words, want := range map[string]bool{"a.s": true, "a.x": false, "a.gone": false, "sh a.s": false} {
		took := b.StartTime(context.Background(), strings.Fields(words))
		fail.If(t, took > 0 != want, "%s: %v", words, took)
	}
}
