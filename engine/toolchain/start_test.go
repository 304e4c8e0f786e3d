package toolchain

import (
	"context"
	"strings"
	"testing"

	"ninefold/engine/text/texttest"
)

func TestWhatAnInterpreterTakesToStart(t *testing.T) {
	t.Chdir(t.TempDir())
	b, _ := works(t)
	for _, name := range []string{"a.s", "a.x", "a.gone"} {
		texttest.Write(t, name, "")
	}
	for words, want := range map[string]bool{"a.s": true, "a.x": false, "a.gone": false, "sh a.s": false} {
		if took := b.StartTime(context.Background(), strings.Fields(words)); took > 0 != want {
			t.Errorf("%s: %v", words, took)
		}
	}
}
