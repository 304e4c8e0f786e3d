//go:build !js

package instance

import (
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// take is Take in a test that releases what it has claimed.
func take(t *testing.T, ctx context.Context, dir, file string) (*Claim, error) {
	t.Helper()
	claim, err := Take(ctx, dir, file)
	if claim != nil {
		t.Cleanup(claim.Release)
	}
	return claim, err
}

// own is the claim of a start that becomes the owner of dir.
func own(t *testing.T, dir string) *Claim {
	t.Helper()
	claim, err := take(t, t.Context(), dir, "")
	if err != nil || claim == nil || claim.Dir != dir {
		t.Fatalf("the start has %+v, %v, want %s", claim, err, dir)
	}
	return claim
}

// separate is a start that asks for a session of its own.
func separate(t *testing.T, dir string) *Claim {
	t.Helper()
	claim, err := Separate(dir)
	check(t, err)
	t.Cleanup(claim.Release)
	return claim
}

// paths is an Open that takes every file, and the files that it has taken.
func paths() (Open, <-chan string) {
	opened := make(chan string, 8)
	return func(_ context.Context, path string) bool { opened <- path; return true }, opened
}

// handsOver has a second start hand a file to the owner of dir.
func handsOver(t *testing.T, dir, file string) {
	t.Helper()
	if second, err := take(t, t.Context(), dir, file); second != nil || err != nil {
		t.Fatalf("the second start has %+v, %v", second, err)
	}
}

func (e *endpoint) socket() string { return e.listener.Addr().String() }

func TestASecondStartHandsItsFileToTheFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), strings.Repeat("a long name ", 12)) // longer than a socket's path may be
	open, opened := paths()
	own(t, dir).Serve(open)
	handsOver(t, dir, "/a/file.in")
	if path := <-opened; path != "/a/file.in" {
		t.Errorf("the first was handed %q", path)
	}
}

func TestWhatIsHandedOverBeforeTheWindowIsMadeWaitsForIt(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	handsOver(t, dir, "/a/file.in")
	handsOver(t, dir, "")
	open, opened := paths()
	first.Serve(open)
	if got := []string{<-opened, <-opened}; !slices.Equal(got, []string{"/a/file.in", ""}) {
		t.Errorf("opened were %q", got)
	}
}

func TestAStartThatComesBeforeTheOwnerListensWaitsForIt(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	open, opened := paths()
	first.Serve(open)
	listener, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
	if err != nil {
		t.Skip(err) // the path of the test's folder is too long
	}
	defer listener.Close()
	right := first.endpoint.socket()
	if err := writeEndpoint(filepath.Join(dir, endpointName), listener.Addr().String()); err != nil {
		t.Fatal(err)
	}
	go func() { // the owner's socket is there only after the start has tried in vain
		connection, err := listener.Accept()
		if err == nil {
			err = errors.Join(writeEndpoint(filepath.Join(dir, endpointName), right), connection.Close())
		}
		if err != nil {
			t.Error(err)
		}
	}()
	handsOver(t, dir, "/a/file.in")
	if path := <-opened; path != "/a/file.in" {
		t.Errorf("the first was handed %q", path)
	}
}

func TestAStartThatComesWhileTheOwnerEndsHasTheSession(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	first.Serve(func(context.Context, string) bool {
		first.Release()
		return false
	})
	own(t, dir)
}

func TestAnOwnerThatDoesNotAnswerIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	hungUp := make(chan struct{})
	own(t, dir).Serve(func(waits context.Context, _ string) bool {
		cancel()
		<-waits.Done()
		close(hungUp)
		return false
	})
	if second, err := take(t, ctx, dir, ""); !errors.Is(err, ErrNoAnswer) || second.Dir == dir {
		t.Errorf("the second start has %+v, %v", second, err)
	}
	<-hungUp
}

func TestASeparateSessionIsTakenUpAgain(t *testing.T) {
	dir := t.TempDir()
	own(t, dir)
	first, second := separate(t, dir), separate(t, dir)
	if first.Dir == dir || second.Dir == dir || first.Dir == second.Dir {
		t.Errorf("sessions in %s, %s and %s", dir, first.Dir, second.Dir)
	}
	first.Release()
	if again := separate(t, dir); again.Dir != first.Dir {
		t.Errorf("the session in %s was not taken up again, but %s", first.Dir, again.Dir)
	}
}

func TestASeparateSessionIsTakenUpAgainThoughOneBeforeItIsGone(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"3", "10", "notes"} {
		if err := os.MkdirAll(filepath.Join(dir, "windows", name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"3", "10", "2", "4"} {
		if got := separate(t, dir).Dir; got != filepath.Join(dir, "windows", want) {
			t.Errorf("the session is in %s, want %s", got, want)
		}
	}
}

func TestAnOwnerThatCannotBeHandedAnythingSaysSoAndIsStillTheOwner(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	first.endpoint.close()
	gone, long := filepath.Join(dir, "gone"), filepath.Join(dir, strings.Repeat("long", 30))
	check(t, os.Mkdir(long, 0o700))
	if e, err := listen(dir, []string{gone, long}); e != nil || !errors.Is(err, ErrUnreachable) {
		t.Errorf("it listens at %+v, %v", e, err)
	}
	if left, err := os.ReadDir(long); len(left) > 0 || err != nil {
		t.Errorf("left behind were %v, %v", left, err)
	}
	runtime.GC()
	runtime.GC()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if second, err := take(t, ctx, dir, ""); !errors.Is(err, ErrNoAnswer) || second.Dir == dir {
		t.Errorf("the second start has %+v, %v", second, err)
	}
	runtime.KeepAlive(first)
}

func TestAnOwnerIsReachedWhateverTMPDIRIs(t *testing.T) {
	long := filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	check(t, os.Mkdir(long, 0o700))
	for _, tmp := range []string{long, filepath.Join(long, "gone"), "relative"} {
		t.Setenv("TMPDIR", tmp)
		t.Setenv("XDG_RUNTIME_DIR", "")
		dir := t.TempDir()
		open, opened := paths()
		own(t, dir).Serve(open)
		handsOver(t, dir, "/a/file.in")
		<-opened
	}
}

func TestWhereNothingCanBeLockedAFileIsHandedOver(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, lockName), 0o700); err != nil { // which no file can take the place of
		t.Fatal(err)
	}
	open, opened := paths()
	own(t, dir).Serve(open)
	handsOver(t, dir, "/a/file.in")
	if path := <-opened; path != "/a/file.in" {
		t.Errorf("the first was handed %q", path)
	}
	if own := separate(t, dir); own.Dir == dir {
		t.Errorf("a separate window has %+v", own)
	}
}

func TestAKilledOwnersLockIsNoLock(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	socket := first.endpoint.socket()
	first.endpoint.listener.(*net.UnixListener).SetUnlinkOnClose(false)
	first.endpoint.listener.Close() // as the system does with what a killed process had open
	first.unlock()
	own(t, dir)
	if _, err := os.Stat(filepath.Dir(socket)); err == nil {
		t.Error("the killed owner's socket was left behind")
	}
}

// leaveSocket makes a socket that nobody listens to, as a process that was killed leaves it.
func leaveSocket(t *testing.T, name string) {
	t.Helper()
	check(t, os.MkdirAll(filepath.Dir(name), 0o700))
	listener, err := net.Listen("unix", name)
	check(t, err)
	listener.(*net.UnixListener).SetUnlinkOnClose(false)
	check(t, listener.Close())
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestNothingIsRemovedButAnOwnSocket(t *testing.T) {
	root, err := os.MkdirTemp("", "n") // a socket's path must be short
	check(t, err)
	t.Cleanup(func() { os.RemoveAll(root) })
	home, tmp := filepath.Join(root, "home"), filepath.Join(root, "tmp")
	check(t, os.Mkdir(tmp, 0o700))
	for name, at := range map[string]string{
		"in a folder of the user's":     filepath.Join(home, socketName),
		"elsewhere":                     filepath.Join(home, folderPrefix+"1", socketName),
		"in a folder of another name":   filepath.Join(tmp, "other", socketName),
		"of another name":               filepath.Join(tmp, folderPrefix+"1", "other"),
		"deeper":                        filepath.Join(tmp, "deep", folderPrefix+"1", socketName),
		"not in a folder of its own":    filepath.Join(tmp, socketName),
		"a file and no socket":          filepath.Join(tmp, folderPrefix+"2", socketName),
		"behind a link to a folder":     filepath.Join(tmp, folderPrefix+"link", socketName),
		"in a folder with other things": filepath.Join(tmp, folderPrefix+"3", "letter"),
	} {
		t.Run(name, func(t *testing.T) {
			dir, names := t.TempDir(), at
			t.Setenv("TMPDIR", tmp)
			switch name {
			case "a file and no socket":
				check(t, os.MkdirAll(filepath.Dir(at), 0o700))
				check(t, os.WriteFile(at, []byte("mine"), 0o600))
			case "behind a link to a folder":
				leaveSocket(t, filepath.Join(home, "linked", socketName))
				check(t, os.Symlink(filepath.Join(home, "linked"), filepath.Dir(at)))
			case "in a folder with other things":
				names = filepath.Join(filepath.Dir(at), socketName)
				leaveSocket(t, names)
				check(t, os.WriteFile(at, []byte("mine"), 0o600))
			default:
				leaveSocket(t, at)
			}
			check(t, os.WriteFile(filepath.Join(dir, endpointName), []byte(names), 0o600))
			first := own(t, dir)
			if _, err := os.Lstat(at); err != nil {
				t.Error(err)
			}
			if said, err := readEndpoint(filepath.Join(dir, endpointName)); said != first.endpoint.socket() {
				t.Errorf("other starts look for %q, %v", said, err)
			}
		})
	}
}

func TestALinkInTheEndpointsPlaceIsReplacedAndNotFollowed(t *testing.T) {
	dir := t.TempDir()
	letter := filepath.Join(t.TempDir(), "letter")
	err := errors.Join(os.WriteFile(letter, []byte("mine"), 0o600),
		os.Symlink(letter, filepath.Join(dir, endpointName)))
	if err != nil {
		t.Skip(err)
	}
	own(t, dir)
	if text, err := os.ReadFile(letter); string(text) != "mine" {
		t.Errorf("the file has %q, %v", text, err)
	}
	handsOver(t, dir, "")
}

func TestTheEndpointTakesNothingButAFilesPathAndIsClosedToOthers(t *testing.T) {
	dir := t.TempDir()
	claim := own(t, dir)
	claim.Serve(func(_ context.Context, path string) bool { t.Errorf("opened %q", path); return true })
	for _, request := range []string{
		"relative.in\n", `"relative.in"` + "\n", `{"path":"/x"}` + "\n", `["/x"]` + "\n",
		strings.Repeat("x", 2*maxRequest), "\"/x",
	} {
		connection, err := net.Dial("unix", claim.endpoint.socket())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = connection.Write([]byte(request))
		_ = connection.(*net.UnixConn).CloseWrite()
		_ = connection.SetReadDeadline(time.Now().Add(5 * time.Second))
		if n, _ := connection.Read(make([]byte, 8)); n > 0 {
			t.Errorf("%.20q was answered", request)
		}
		connection.Close()
	}
	if info, err := os.Stat(filepath.Dir(claim.endpoint.socket())); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("the socket's folder: %v, %v", info.Mode(), err)
	}
}
