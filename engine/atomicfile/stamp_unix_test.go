//go:build unix

package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func TestAFileIsOnlyWrittenIfItIsWhatItWas(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	begin := func() Stamp {
		os.Remove(name)
		texttest.Write(t, name, "old")
		return StampOf(name, []byte("old"))
	}
	for what, c := range map[string]struct {
		change func() error
		want   error
		holds  string
	}{
		"nothing":      {func() error { return nil }, nil, "new"},
		"its time":     {func() error { return os.Chtimes(name, time.Time{}, time.Now().Add(time.Hour)) }, nil, "new"},
		"gone":         {func() error { return os.Remove(name) }, nil, "new"},
		"as long":      {func() error { return os.WriteFile(name, []byte("odd"), 0o600) }, ErrChanged, "odd"},
		"read-only":    {func() error { return os.Chmod(name, 0o400) }, ErrReadOnly, "old"},
		"a folder":     {func() error { return errors.Join(os.Remove(name), os.Mkdir(name, 0o700)) }, errAny, ""},
		"a link":       {func() error { return os.Rename(name, name+"2") }, ErrChanged, "old"},
		"a stray link": {func() error { return os.Remove(name) }, ErrChanged, ""},
	} {
		stamp := begin()
		if err := c.change(); err != nil {
			t.Fatal(err)
		}
		switch what {
		case "a link":
			link(t, name+"2", name)
		case "a stray link":
			link(t, "nowhere", name)
		}
		err := stamp.WriteFile(name, []byte("new"))
		fail.If(t, !errors.Is(err, c.want) && (c.want != errAny || err == nil), "%s: %v, want %v", what, err, c.want)
		if c.holds != "" {
			fail.Unequal(t, written(t, name), c.holds, "%s: it holds", what)
		}
	}
	begin()
	err := Stamp("").WriteFile(name, []byte("new"))
	fail.If(t, err != nil || written(t, name) != "new", "a file of which nothing is known: %v", err)
}

// errAny stands for any error.
var errAny = errors.New("any")
