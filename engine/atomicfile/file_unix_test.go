//go:build unix

package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/text/texttest"
)

func modeOf(t *testing.T, name string) fs.FileMode {
	t.Helper()
	info, err := os.Lstat(name)
	if err != nil {
		t.Fatal(err)
	}
	return info.Mode()
}

func TestTheModeIsKeptAndTheUmaskHonoured(t *testing.T) {
	dir := t.TempDir()
	for _, umask := range []int{0o022, 0o077, 0o002} {
		was := syscall.Umask(umask)
		t.Cleanup(func() { syscall.Umask(was) })
		fresh := filepath.Join(dir, "new")
		if err := WriteFile(fresh, nil); err != nil {
			t.Fatal(err)
		}
		if got, want := modeOf(t, fresh), fs.FileMode(0o666&^umask); got != want {
			t.Errorf("with the umask %o a new file has the mode %v, want %v", umask, got, want)
		}
		if err := os.Remove(fresh); err != nil {
			t.Fatal(err)
		}
	}
	for _, mode := range []fs.FileMode{0o600, 0o640, 0o664, 0o755} {
		name := filepath.Join(dir, "old")
		texttest.Write(t, name, "old")
		if err := os.Chmod(name, mode); err != nil {
			t.Fatal(err)
		}
		disk := watched{see: func(temporary string) {
			if got := modeOf(t, temporary); got&^mode != 0 {
				t.Errorf("the temporary file of one with the mode %v has the mode %v", mode, got)
			}
		}}
		if err := writeFile(disk, name, nil); err != nil || modeOf(t, name) != mode {
			t.Errorf("the mode %v became %v, %v", mode, modeOf(t, name), err)
		}
	}
}

func link(t *testing.T, to, name string) string {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestLinksAreFollowed(t *testing.T) {
	dir := t.TempDir()
	for _, sub := range []string{"data", "links", "data/deep"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o700); err != nil {
			t.Fatal(err)
		}
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
		if err := WriteFile(via, []byte(name)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got := written(t, target); got != name || modeOf(t, via)&fs.ModeSymlink == 0 {
			t.Errorf("%s: the target holds %q, the link is %v", name, got, modeOf(t, via))
		}
	}
	fresh := link(t, "../data/fresh", filepath.Join(dir, "links", "dangling"))
	if err := WriteFile(fresh, []byte("new")); err != nil || written(t, filepath.Join(dir, "data", "fresh")) != "new" {
		t.Errorf("a link to a file that is not there yet: %v", err)
	}
	round := link(t, "round", filepath.Join(dir, "round"))
	var ofPath *fs.PathError
	if err := WriteFile(round, nil); !errors.As(err, &ofPath) || ofPath.Path != round {
		t.Errorf("a link to itself: %v", err)
	}
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
		if err := WriteFile(name, []byte("x")); !errors.Is(err, ErrNotRegular) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if modeOf(t, pipe)&fs.ModeNamedPipe == 0 || len(temporaries(t, dir)) > 0 {
		t.Errorf("the pipe is %v, left are %v", modeOf(t, pipe), temporaries(t, dir))
	}
}

// Replacing a file needs permission to write its folder, not the file.
func TestAReadOnlyFileIsNotReplaced(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	texttest.Write(t, name, "old")
	if err := os.Chmod(name, 0o444); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{name, link(t, name, filepath.Join(dir, "link"))} {
		var ofPath *fs.PathError
		err := WriteFile(name, []byte("new"))
		if !errors.Is(err, ErrReadOnly) || !errors.As(err, &ofPath) || ofPath.Path != name ||
			written(t, name) != "old" {
			t.Errorf("%s: %v, it holds %q", name, err, written(t, name))
		}
	}
	if err := Overwrite(name, []byte("new")); err != nil || written(t, name) != "new" || modeOf(t, name) != 0o444 {
		t.Errorf("%v, it holds %q, its mode is %v", err, written(t, name), modeOf(t, name))
	}
}
