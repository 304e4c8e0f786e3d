package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

var errTooLarge = errors.New("too large")

func TestOnlyAFileOfASaneSizeIsRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	texttest.Write(t, name, "1234")
	if got, err := ReadFile(name, 4, errTooLarge); err != nil || string(got) != "1234" {
		t.Errorf("%q, %v", got, err)
	}
	for name, c := range map[string]struct {
		most int64
		want error
	}{name: {3, errTooLarge}, filepath.Join(dir, "none"): {4, fs.ErrNotExist}, dir: {4, syscall.EISDIR}} {
		var ofPath *fs.PathError
		got, err := ReadFile(name, c.most, errTooLarge)
		fail.If(t, got != nil || !errors.Is(err, c.want) || !errors.As(err, &ofPath) || ofPath.Path != name,
			"%s: %q, %v", name, got, err)
	}
}

// Some files do not tell their size.
func TestAFileIsNotReadInPart(t *testing.T) {
	const name = "/proc/self/maps"
	if info, err := os.Stat(name); err != nil || info.Size() != 0 {
		t.Skip("there is no such file")
	}
	_, err := ReadFile(name, 10, errTooLarge)
	fail.Unless(t, errors.Is(err, errTooLarge), "%v", err)
}

func TestWhatIsSetAsideIsKeptUnderANameOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	for i, want := range []string{"f-damaged-1.json", "f-damaged-2.json"} {
		name := filepath.Join(dir, "f.json")
		texttest.Write(t, name, want)
		var aside *SetAsideError
		err := SetAside(name, errTooLarge)
		fail.If(t, !errors.As(err, &aside) || !errors.Is(err, errTooLarge) || aside.As != filepath.Join(dir, want) ||
			written(t, aside.As) != want || written(t, name) != "(none)", "%d: %v", i, err)
	}
	err := SetAside(filepath.Join(dir, "gone"), errTooLarge)
	fail.Unless(t, errors.Is(err, fs.ErrNotExist), "%v", err)
}
