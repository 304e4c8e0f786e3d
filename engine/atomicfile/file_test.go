package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// written returns a file's contents, or "(none)" if there is no file.
func written(t *testing.T, name string) string {
	contents, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "(none)"
	}
	fail.OnError(t, err)
	return string(contents)
}

func temporaries(t *testing.T, dir string) (names []string) {
	for _, entry := range fail.Must(os.ReadDir(dir))(t) {
		if IsTemporary(entry.Name()) {
			names = append(names, entry.Name())
		}
	}
	return names
}

// watched returns a disk that shows each temporary file after it is written and closed, before it takes the file's
// name.
func watched(see func(temporary string)) disk {
	d := system()
	d.rename = func(from, to string) error { see(from); return os.Rename(from, to) }
	return d
}

func TestAFileWithTheLongestNameIsWritten(t *testing.T) {
	name := filepath.Join(t.TempDir(), strings.Repeat("n", 255))
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Skip(err)
	}
	err := WriteFile(name, []byte("new"))
	fail.If(t, err != nil || written(t, name) != "new", "%v", err)
}

// TestErrorsNameTheFile checks that every error has the name that the caller gave.
func TestErrorsNameTheFile(t *testing.T) {
	dir := t.TempDir()
	texttest.Write(t, filepath.Join(dir, "file"), "")
	for _, name := range []string{
		filepath.Join(dir, "missing", "f"), filepath.Join(dir, "file", "f"), dir, "",
		filepath.Join(dir, strings.Repeat("n", 5000)),
	} {
		ofPath := fail.As[*fs.PathError](t, WriteFile(name, []byte("x")), "%.100s", name)
		fail.If(t, ofPath.Path != name || strings.Contains(ofPath.Error(), "tmp") && !strings.Contains(name, "tmp"),
			"%.100s: %#v", name, ofPath)
	}
	err := WriteFile(dir, nil)
	fail.Unless(t, errors.Is(err, ErrNotRegular), "a folder: %v", err)
	err = WriteFile(filepath.Join(dir, "missing", "f"), nil)
	fail.Unless(t, errors.Is(err, fs.ErrNotExist), "a missing folder: %v", err)
}

var errTrouble = errors.New("trouble")

// faulty is a disk on which one operation fails, or that one and all later ones, as if the program was killed there.
type faulty struct {
	failing int // index of the operation that fails, from 0
	killed  bool
	count   int
	last    string // the name of the first operation that failed
}

func (d *faulty) fails(operation string) bool {
	n := d.count
	d.count++
	if n == d.failing {
		d.last = operation
	}
	return n == d.failing || d.killed && n > d.failing
}

// try does an operation unless it fails.
func (d *faulty) try(operation string, do func() error) error {
	if d.fails(operation) {
		return errTrouble
	}
	return do()
}

func (d *faulty) disk() disk {
	return disk{
		create: func(name string, mode fs.FileMode) (f file, err error) {
			err = d.try("create", func() error { f, err = create(name, mode); return err })
			return &faultyFile{f, d}, err
		},
		rename: func(from, to string) error { return d.try("rename", func() error { return os.Rename(from, to) }) },
		remove: func(name string) error { return d.try("remove", func() error { return os.Remove(name) }) },
	}
}

type faultyFile struct {
	file
	disk *faulty
}

func (f *faultyFile) Write(p []byte) (int, error) {
	if f.disk.fails("write") {
		n, _ := f.file.Write(p[:len(p)/2])
		return n, errTrouble
	}
	return f.file.Write(p)
}

func (f *faultyFile) Chmod(mode fs.FileMode) error {
	return f.disk.try("chmod", func() error { return f.file.Chmod(mode) })
}

func (f *faultyFile) Sync() error { return f.disk.try("sync", f.file.Sync) }

func (f *faultyFile) Close() error {
	err := f.file.Close()
	return f.disk.try("close", func() error { return err })
}

// TestWhateverFailsLeavesTheOldOrTheNew makes each operation of a write fail in turn, alone or with all later ones.
func TestWhateverFailsLeavesTheOldOrTheNew(t *testing.T) {
	for _, old := range []string{"old", "(none)"} {
		for _, killed := range []bool{false, true} {
			failed := map[string]bool{}
			for i := 0; ; i++ {
				dir := t.TempDir()
				name := filepath.Join(dir, "f")
				if old != "(none)" {
					texttest.Write(t, name, old)
				}
				disk := &faulty{failing: i, killed: killed}
				err := writeFile(disk.disk(), name, []byte("new contents"))
				if disk.last == "" {
					fail.If(t, err != nil || written(t, name) != "new contents",
						"nothing failed, but %v, %q", err, written(t, name))
					break
				}
				failed[disk.last] = true
				what := fmt.Sprintf("%s fails over %s, killed %v", disk.last, old, killed)
				fail.Unequal(t, written(t, name), old, "%s: it", what)
				var ofPath *fs.PathError
				fail.If(t, !errors.As(err, &ofPath) || ofPath.Path != name || !errors.Is(err, errTrouble),
					"%s: %#v", what, err)
				left := temporaries(t, dir)
				fail.If(t, len(left) > 0 && !killed, "%s: left %v", what, left)
				CleanFolder(dir, time.Now().Add(time.Hour))
				fail.If(t, len(temporaries(t, dir)) > 0, "%s: still there: %v", what, temporaries(t, dir))
				fail.Unequal(t, written(t, name), old, "%s: when leftovers are gone it", what)
			}
			for _, operation := range []string{"create", "write", "sync", "close", "rename"} {
				fail.If(t, !failed[operation], "%s was never let fail", operation)
			}
			fail.Unequal(t, failed["chmod"], (old == "old"), "chmod was let fail over %s", old)
		}
	}
}

func TestOnlyOldLeftoversAreRemoved(t *testing.T) {
	dir, now := t.TempDir(), time.Now()
	for name, age := range map[string]time.Duration{
		temporaryName(1): time.Hour, temporaryName(2): 0, ".ninefold-1.tmp": time.Hour, "ninefold.tmp": time.Hour,
	} {
		texttest.Write(t, filepath.Join(dir, name), "")
		fail.OnError(t, os.Chtimes(filepath.Join(dir, name), now.Add(-age), now.Add(-age)))
	}
	fail.OnError(t, os.Mkdir(filepath.Join(dir, temporaryName(3)), 0o700))
	fail.Differ(t, CleanFolder(dir, now.Add(-time.Minute)), []string{".ninefold-1.tmp", "ninefold.tmp"}, "the others")
	entries, err := os.ReadDir(dir)
	fail.If(t, err != nil || len(entries) != 4 || written(t, filepath.Join(dir, temporaryName(1))) != "(none)",
		"%v, %v", entries, err)
	fail.Differ(t, CleanFolder(filepath.Join(dir, "missing"), now), nil, "in a missing folder")
}

var errTooLarge = errors.New("too large")

func TestOnlyAFileOfASaneSizeIsRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	texttest.Write(t, name, "1234")
	got, err := ReadFile(name, 4, errTooLarge)
	fail.If(t, err != nil || string(got) != "1234", "%q, %v", got, err)
	for name, c := range map[string]struct {
		most int64
		want error
	}{name: {3, errTooLarge}, filepath.Join(dir, "none"): {4, fs.ErrNotExist}, dir: {4, syscall.EISDIR}} {
		got, err := ReadFile(name, c.most, errTooLarge)
		ofPath := fail.As[*fs.PathError](t, err, "%s", name)
		fail.If(t, got != nil || !errors.Is(err, c.want) || ofPath.Path != name, "%s: %q, %v", name, got, err)
	}
}

// Some files do not tell their size.
func TestAFileIsNotReadInPart(t *testing.T) {
	const name = "/proc/self/maps"
	if info, err := os.Stat(name); err != nil || info.Size() != 0 {
		t.Skip("there is no such file")
	}
	err := fail.ErrorOf(ReadFile(name, 10, errTooLarge))
	fail.Unless(t, errors.Is(err, errTooLarge), "%v", err)
}

func TestWhatIsSetAsideIsKeptUnderANameOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	for i, want := range []string{"f-damaged-1.json", "f-damaged-2.json"} {
		name := filepath.Join(dir, "f.json")
		texttest.Write(t, name, want)
		aside := SetAside(name, errTooLarge)
		fail.Unless(t, errors.Is(aside, errTooLarge), "%d: the reason is %v", i, aside)
		fail.Lacks(t, aside.Error(), want, "said is")
		fail.Unequal(t, written(t, filepath.Join(dir, want)), want, "%d: what is kept", i)
		fail.Unequal(t, written(t, name), "(none)", "%d: under the old name", i)
	}
	err := SetAside(filepath.Join(dir, "gone"), errTooLarge)
	fail.Unless(t, errors.Is(err, fs.ErrNotExist), "%v", err)
}
