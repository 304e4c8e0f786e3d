//go:build !js

package instance

import (
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

// take is Acquire in a test, which releases what it has claimed.
func take(t *testing.T, ctx context.Context, dir, file string) (*Claim, error) {
	t.Helper()
	claim, err := Acquire(ctx, dir, file)
	if claim != nil {
		t.Cleanup(claim.Release)
	}
	return claim, err
}

// own returns the claim of a start that becomes the owner of dir.
func own(t *testing.T, dir string) *Claim {
	t.Helper()
	claim, err := take(t, t.Context(), dir, "")
	fail.NowIf(t, err != nil || claim == nil || claim.Dir != dir, "the start has %+v, %v, want %s", claim, err, dir)
	return claim
}

// separate returns the claim of a start that asks for its own session.
func separate(t *testing.T, dir string) *Claim {
	t.Helper()
	claim := Separate(dir)
	t.Cleanup(claim.Release)
	return claim
}

// paths returns an Open that takes every file, and the files taken.
func paths() (Open, <-chan string) {
	opened := make(chan string, 8)
	return func(_ context.Context, path string) bool { opened <- path; return true }, opened
}

// handsOver lets a second start hand a file to the owner of dir.
func handsOver(t *testing.T, dir, file string) {
	t.Helper()
	second, err := take(t, t.Context(), dir, file)
	fail.NowIf(t, second != nil || err != nil, "the second start has %+v, %v", second, err)
}

func TestASecondStartHandsItsFileToTheFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a name with spaces")
	file := filepath.Join(dir, "file.in")
	open, opened := paths()
	own(t, dir).Serve(open)
	handsOver(t, dir, file)
	fail.Unequal(t, <-opened, file, "the first was handed")
	handsOver(t, dir, file+"\xb0")
	fail.Unequal(t, <-opened, file+"\xb0", "of a name that is not UTF-8 the first was handed")
}

func TestWhatIsHandedOverBeforeTheWindowIsMadeWaitsForIt(t *testing.T) {
	dir := t.TempDir()
	file, first := filepath.Join(dir, "file.in"), own(t, dir)
	handsOver(t, dir, file)
	handsOver(t, dir, "")
	open, opened := paths()
	first.Serve(open)
	fail.Differ(t, []string{<-opened, <-opened}, []string{file, ""}, "opened")
}

func TestAStartThatComesBeforeTheOwnerListensWaitsForIt(t *testing.T) {
	dir := t.TempDir()
	file, first := filepath.Join(dir, "file.in"), own(t, dir)
	open, opened := paths()
	first.Serve(open)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	fail.OnError(t, err)
	defer listener.Close()
	right := first.endpoint.address
	wrong := right
	wrong.Address = listener.Addr().String()
	fail.OnError(t, writeEndpoint(filepath.Join(dir, endpointName), wrong))
	go func() { // the owner's address appears only after the start has tried in vain
		connection, err := listener.Accept()
		if err == nil {
			err = errors.Join(writeEndpoint(filepath.Join(dir, endpointName), right), connection.Close())
		}
		fail.If(t, err != nil, "%v", err)
	}()
	handsOver(t, dir, file)
	fail.Unequal(t, <-opened, file, "the first was handed")
}

func TestAStartThatComesWhileTheOwnerEndsHasTheSession(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	first.Serve(func(context.Context, string) bool { first.Release(); return false })
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
	second, err := take(t, ctx, dir, "")
	fail.If(t, !errors.Is(err, ErrNoAnswer) || second.Dir == dir, "the second start has %+v, %v", second, err)
	<-hungUp
}

func TestASeparateSessionIsTakenUpAgain(t *testing.T) {
	dir := t.TempDir()
	own(t, dir)
	first, second := separate(t, dir), separate(t, dir)
	fail.If(t, first.Dir == dir || second.Dir == dir || first.Dir == second.Dir,
		"sessions in %s, %s and %s", dir, first.Dir, second.Dir)
	first.Release()
	again := separate(t, dir)
	fail.If(t, again.Dir != first.Dir, "the session in %s was not taken up again, but %s", first.Dir, again.Dir)
}

func TestASeparateSessionIsTakenUpAgainThoughOneBeforeItIsGone(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"3", "10", "notes"} {
		fail.OnError(t, os.MkdirAll(filepath.Join(dir, "windows", name), 0o700))
	}
	for _, want := range []string{"3", "10", "2", "4"} {
		fail.Unequal(t, separate(t, dir).Dir, filepath.Join(dir, "windows", want), "the session is in")
	}
}

func TestAnOwnerThatCannotBeHandedAnythingSaysSoAndIsStillTheOwner(t *testing.T) {
	dir := t.TempDir()
	fail.OnError(t, os.MkdirAll(filepath.Join(dir, endpointName, "a letter"), 0o700)) // no file replaces a full folder
	first, err := take(t, t.Context(), dir, "")
	fail.NowIf(t, !errors.Is(err, ErrUnreachable) || first == nil || first.Dir != dir,
		"the start has %+v, %v", first, err)
	runtime.GC()
	runtime.GC()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	second, err := take(t, ctx, dir, "")
	fail.If(t, !errors.Is(err, ErrNoAnswer) || second.Dir == dir, "the second start has %+v, %v", second, err)
	runtime.KeepAlive(first)
}

func TestWhereNothingCanBeLockedAFileIsHandedOver(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file.in")
	fail.OnError(t, os.Mkdir(filepath.Join(dir, lockName), 0o700)) // no file can replace a folder
	open, opened := paths()
	own(t, dir).Serve(open)
	handsOver(t, dir, file)
	fail.Unequal(t, <-opened, file, "the first was handed")
	own := separate(t, dir)
	fail.If(t, own.Dir == dir, "a separate window has %+v", own)
}

func TestALinkInTheEndpointsPlaceIsReplacedAndNotFollowed(t *testing.T) {
	dir := t.TempDir()
	letter := filepath.Join(t.TempDir(), "letter")
	err := errors.Join(os.WriteFile(letter, []byte("mine"), 0o600),
		os.Symlink(letter, filepath.Join(dir, endpointName)))
	fail.SkipIf(t, err != nil, err)
	own(t, dir)
	text, err := os.ReadFile(letter)
	fail.If(t, string(text) != "mine", "the file has %q, %v", text, err)
	handsOver(t, dir, "")
}

func TestAKilledOwnersLockIsNoLock(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	first.endpoint.listener.Close() // as the system does for a killed process
	first.unlock()
	own(t, dir)
}

func TestTheEndpointTakesNothingButAFilesPathFromThisUser(t *testing.T) {
	e, err := listen(t.TempDir())
	fail.OnError(t, err)
	defer e.close()
	e.serve(func(_ context.Context, path string) bool { t.Errorf("opened %q", path); return true })
	ours := `{"Secret":"` + e.address.Secret + `","Path":`
	for _, request := range []string{
		ours + `"relative.in"}` + "\n", ours + `["/x"]}` + "\n", ours + `""}`, `"/x"` + "\n", "/x\n", "\n",
		`{"Path":""}` + "\n", `{"Secret":"","Path":""}` + "\n", `{"Secret":"guessed","Path":""}` + "\n",
		ours + `"` + strings.Repeat("x", 2*maxRequest) + "\"}\n",
	} {
		connection, err := net.Dial("tcp", e.address.Address)
		fail.OnError(t, err)
		_, _ = connection.Write([]byte(request))
		_ = connection.(interface{ CloseWrite() error }).CloseWrite()
		_ = connection.SetReadDeadline(time.Now().Add(5 * time.Second))
		n, _ := connection.Read(make([]byte, 8))
		fail.If(t, n > 0, "%.20q was answered", request)
		connection.Close()
	}
}

func TestWhoHasThePortOfAnOwnerThatIsGoneIsNotTakenForIt(t *testing.T) {
	dir := t.TempDir()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	fail.OnError(t, err)
	defer listener.Close()
	owner := address{listener.Addr().String(), "secret", "answer"}
	fail.OnError(t, writeEndpoint(filepath.Join(dir, endpointName), owner))
	go func() {
		if connection, err := listener.Accept(); err == nil {
			_, _ = connection.Write([]byte("secret"))
			connection.Close()
		}
	}()
	fail.If(t, handOver(t.Context(), dir, "") == nil, "a stranger was handed a file")
}
