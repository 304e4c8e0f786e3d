//go:build !js

package instance

import (
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

func claim(t *testing.T, dir, file string, alone bool) *Hold {
	t.Helper()
	hold := Claim(dir, file, alone)
	if hold != nil {
		t.Cleanup(hold.Release)
	}
	return hold
}

func TestASecondStartHandsItsFileToTheFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), strings.Repeat("a long name ", 12)) // longer than a socket's path may be
	first := claim(t, dir, "", false)
	if first == nil || first.Dir != dir {
		t.Fatalf("the first start holds %+v", first)
	}
	opened := make(chan string, 1)
	first.Serve(func(path string) bool { opened <- path; return true })
	if second := claim(t, dir, "/a/file.in", false); second != nil {
		t.Errorf("the second start opens a window in %s", second.Dir)
	}
	if path := <-opened; path != "/a/file.in" {
		t.Errorf("the first was handed %q", path)
	}
}

func TestAStartOfItsOwnHasASessionOfItsOwnThatIsTakenUpAgain(t *testing.T) {
	dir := t.TempDir()
	claim(t, dir, "", false)
	own := claim(t, dir, "", true)
	other := claim(t, dir, "", true)
	if own.Dir == dir || other.Dir == dir || own.Dir == other.Dir {
		t.Errorf("sessions in %s, %s and %s", dir, own.Dir, other.Dir)
	}
	own.Release()
	if again := claim(t, dir, "", true); again.Dir != own.Dir {
		t.Errorf("the session in %s was not taken up again, but %s", own.Dir, again.Dir)
	}
}

func TestAnOwnerThatDoesNotAnswerIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	first := claim(t, dir, "", false)
	first.Serve(func(string) bool { return false })
	if second := claim(t, dir, "", false); second == nil || second.Dir == dir {
		t.Errorf("the second start holds %+v", second)
	}
}

func TestAnOwnerThatCannotBeHandedAnythingIsStillTheOwner(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", filepath.Join(dir, "gone")) // where its socket would be
	t.Setenv("TMP", filepath.Join(dir, "gone"))
	first := claim(t, dir, "", false)
	runtime.GC()
	runtime.GC()
	if second := claim(t, dir, "", false); first.Dir != dir || second == nil || second.Dir == dir {
		t.Errorf("the first start holds %+v, the second %+v", first, second)
	}
}

func TestWhereNothingCanBeLockedAFileIsHandedOver(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, lockName), 0o700); err != nil { // which no file can take the place of
		t.Fatal(err)
	}
	first := claim(t, dir, "", false)
	opened := make(chan string, 1)
	first.Serve(func(path string) bool { opened <- path; return true })
	if second := claim(t, dir, "/a/file.in", false); first.Dir != dir || second != nil {
		t.Errorf("the first start holds %+v, the second %+v", first, second)
	}
	if path := <-opened; path != "/a/file.in" {
		t.Errorf("the first was handed %q", path)
	}
	if own := claim(t, dir, "", true); own == nil || own.Dir == dir {
		t.Errorf("a window of its own holds %+v", own)
	}
}

func TestAKilledOwnersLockIsNoLock(t *testing.T) {
	dir := t.TempDir()
	first := claim(t, dir, "", false)
	folder := first.door.folder
	first.door.listener.(*net.UnixListener).SetUnlinkOnClose(false)
	first.door.listener.Close() // as the system does with what a killed process had open
	first.free()
	second := claim(t, dir, "", false)
	if second == nil || second.Dir != dir {
		t.Fatalf("the next start holds %+v", second)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("the killed owner's socket was left behind")
	}
}

func TestTheWayInTakesNothingButAFilesPathAndIsClosedToOthers(t *testing.T) {
	dir := t.TempDir()
	hold := claim(t, dir, "", false)
	hold.Serve(func(path string) bool { t.Errorf("opened %q", path); return true })
	for _, word := range []string{"relative.in\n", `"relative.in"` + "\n", `{"path":"/x"}` + "\n", `["/x"]` + "\n", strings.Repeat("x", 2*maxWord), "\"/x"} {
		connection, err := net.Dial("unix", filepath.Join(hold.door.folder, doorName))
		if err != nil {
			t.Fatal(err)
		}
		_, _ = connection.Write([]byte(word))
		_ = connection.(*net.UnixConn).CloseWrite()
		_ = connection.SetReadDeadline(time.Now().Add(5 * time.Second))
		if n, _ := connection.Read(make([]byte, 8)); n > 0 {
			t.Errorf("%.20q was answered", word)
		}
		connection.Close()
	}
	for _, name := range []string{hold.door.folder, dir} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm()&0o077 != 0 && name == hold.door.folder {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
}
