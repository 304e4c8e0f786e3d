//go:build unix

package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func modeOf(t *testing.T, name string) fs.FileMode {
	t.Helper()
	return fail.Must(os.Lstat(name))(t).Mode()
}

func TestTheModeIsKeptAndTheUmaskHonoured(t *testing.T) {
	dir := t.TempDir()
	for _, umask := range []int{0o022, 0o077, 0o002} {
		was := syscall.Umask(umask)
		t.Cleanup(func() { syscall.Umask(was) })
		fresh := filepath.Join(dir, "new")
		fail.OnError(t, WriteFile(fresh, nil))
		got, want := modeOf(t, fresh), fs.FileMode(0o666&^umask)
		fail.If(t, got != want, "with the umask %o a new file has the mode %v, want %v", umask, got, want)
		fail.OnError(t, os.Remove(fresh))
	}
	for _, mode := range []fs.FileMode{0o600, 0o640, 0o664, 0o755} {
		name := filepath.Join(dir, "old")
		texttest.Write(t, name, "old")
		fail.OnError(t, os.Chmod(name, mode))
		disk := watched(func(temporary string) {
			fail.Unequal(t, modeOf(t, temporary)&^mode, 0, "more than the mode %v has the temporary file's", mode)
		})
		err := writeFile(disk, name, nil)
		fail.If(t, err != nil || modeOf(t, name) != mode, "the mode %v became %v, %v", mode, modeOf(t, name), err)
	}
}

func link(t *testing.T, to, name string) string {
	t.Helper()
	fail.OnError(t, os.Symlink(to, name))
	return name
}

func TestLinksAreFollowed(t *testing.T) {
	dir := t.TempDir()
	for _, sub := range []string{"data", "links", "data/deep"} {
		fail.OnError(t, os.Mkdir(filepath.Join(dir, sub), 0o700))
	}
	target := filepath.Join(dir, "data", "f")
	texttest.Write(t, target, "old")
	link(t, filepath.Join(dir, "data", "deep"), filepath.Join(dir, "links", "folder"))
	for name, via := range map[string]string{
		"absolute":        link(t, target, filepath.Join(dir, "links", "absolute")),
		"relative":        link(t, "../data/f", filepath.Join(dir, "links", "relative")),
		"by another link": link(t, "relative", filepath.Join(dir, "links", "chain")),
		"up from a folder that is a link": filepath.Join(dir, "links", "folder",
			filepath.Base(link(t, "../f", filepath.Join(dir, "data", "deep", "up")))),
	} {
		err := WriteFile(via, []byte(name))
		fail.If(t, err != nil || written(t, target) != name || modeOf(t, via)&fs.ModeSymlink == 0,
			"%s: %v, the target holds %q, the link is %v", name, err, written(t, target), modeOf(t, via))
	}
	err := WriteFile(link(t, "../data/fresh", filepath.Join(dir, "links", "dangling")), []byte("new"))
	fail.If(t, err != nil || written(t, filepath.Join(dir, "data", "fresh")) != "new",
		"a link to a file that is not there yet: %v", err)
	round := link(t, "round", filepath.Join(dir, "round"))
	ofPath := fail.As[*fs.PathError](t, WriteFile(round, nil), "a link to itself")
	fail.Unequal(t, ofPath.Path, round, "of a link to itself the name")
}

func TestPipesAndDevicesAreRefused(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	for _, name := range []string{
		pipe, link(t, "pipe", filepath.Join(dir, "link")), link(t, "/dev/full", filepath.Join(dir, "device")),
	} {
		err := WriteFile(name, []byte("x"))
		fail.Unless(t, errors.Is(err, ErrNotRegular), "%s: %v", name, err)
	}
	fail.If(t, modeOf(t, pipe)&fs.ModeNamedPipe == 0 || len(temporaries(t, dir)) > 0,
		"the pipe is %v, left are %v", modeOf(t, pipe), temporaries(t, dir))
}

// Replacing a file needs permission to write its folder, not the file.
func TestAReadOnlyFileIsNotReplaced(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	texttest.Write(t, name, "old")
	fail.OnError(t, os.Chmod(name, 0o444))
	for _, name := range []string{name, link(t, name, filepath.Join(dir, "link"))} {
		var ofPath *fs.PathError
		err := WriteFile(name, []byte("new"))
		fail.If(t, !errors.Is(err, ErrReadOnly) || !errors.As(err, &ofPath) || ofPath.Path != name ||
			written(t, name) != "old", "%s: %v, it holds %q", name, err, written(t, name))
	}
	err := Overwrite(name, []byte("new"))
	fail.If(t, err != nil || written(t, name) != "new" || modeOf(t, name) != 0o444,
		"%v, it holds %q, its mode is %v", err, written(t, name), modeOf(t, name))
}

func TestAFileIsOnlyWrittenIfItIsWhatItWas(t *testing.T) {
	name := filepath.Join(t.TempDir(), "f")
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
		"nothing":   {func() error { return nil }, nil, "new"},
		"its time":  {func() error { return os.Chtimes(name, time.Time{}, time.Now().Add(time.Hour)) }, nil, "new"},
		"gone":      {func() error { return os.Remove(name) }, nil, "new"},
		"as long":   {func() error { return os.WriteFile(name, []byte("odd"), 0o600) }, ErrChanged, "odd"},
		"read-only": {func() error { return os.Chmod(name, 0o400) }, ErrReadOnly, "old"},
		"a folder": {func() error { return errors.Join(os.Remove(name), os.Mkdir(name, 0o700)) },
			syscall.EISDIR, ""},
		"a link":       {func() error { return os.Rename(name, name+"2") }, ErrChanged, "old"},
		"a stray link": {func() error { return os.Remove(name) }, ErrChanged, ""},
	} {
		stamp := begin()
		fail.OnError(t, c.change())
		switch what {
		case "a link":
			link(t, name+"2", name)
		case "a stray link":
			link(t, "nowhere", name)
		}
		err := stamp.WriteFile(name, []byte("new"))
		fail.Unless(t, errors.Is(err, c.want), "%s: %v, want %v", what, err, c.want)
		if c.holds != "" {
			fail.Unequal(t, written(t, name), c.holds, "%s: it holds", what)
		}
	}
	begin()
	err := Stamp("").WriteFile(name, []byte("new"))
	fail.If(t, err != nil || written(t, name) != "new", "a file of which nothing is known: %v", err)
}

func TestAFileThatCannotBeReplacedIsWrittenInPlaceOnly(t *testing.T) {
	dir := t.TempDir()
	name, other := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	texttest.Write(t, name, "old and longer")
	fail.OnError(t, os.Link(name, other))
	stamp := StampOf(name, []byte("old and longer"))
	err := stamp.WriteFile(name, []byte("new"))
	fail.If(t, !errors.Is(err, ErrInPlace) || written(t, name) != "old and longer", "with another name: %v", err)
	fail.OnError(t, stamp.WriteInPlace(name, []byte("new")))
	fail.If(t, written(t, name) != "new" || written(t, other) != "new", "they hold %q and %q", written(t, name),
		written(t, other))
	err = stamp.WriteInPlace(name, []byte("newer"))
	fail.If(t, !errors.Is(err, ErrChanged), "after a change: %v", err)
	refusing := system() // the disk of a folder that takes no new file
	refusing.create = func(string, fs.FileMode) (file, error) { return nil, fs.ErrPermission }
	err = writeFile(refusing, name, nil)
	fail.If(t, !errors.Is(err, ErrInPlace), "in a folder that takes no file: %v", err)
	err = writeFile(refusing, filepath.Join(dir, "fresh"), nil)
	fail.Unless(t, errors.Is(err, fs.ErrPermission), "a fresh file there: %v", err)
}
