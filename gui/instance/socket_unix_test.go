//go:build unix

package instance

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAnOwnerIsReachedWhateverTMPDIRIs(t *testing.T) {
	long := filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	check(t, os.Mkdir(long, 0o700))
	for _, tmp := range []string{long, filepath.Join(long, "gone"), "relative"} {
		t.Setenv("TMPDIR", tmp)
		t.Setenv("XDG_RUNTIME_DIR", "")
		dir := t.TempDir()
		open, opened := paths()
		own(t, dir).Serve(open)
		handsOver(t, dir, "")
		<-opened
	}
}

func TestNobodyElseMayEnterTheSocketsFolder(t *testing.T) {
	folder := filepath.Dir(own(t, t.TempDir()).endpoint.address.Address)
	if info, err := os.Stat(folder); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

func TestNothingIsLeftWhereNoSocketCanBeMade(t *testing.T) {
	gone, long := filepath.Join(t.TempDir(), "gone"), filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	check(t, os.Mkdir(long, 0o700))
	e, err := listen(t.TempDir(), []string{gone, long})
	check(t, err)
	e.close()
	if left, err := os.ReadDir(long); len(left) > 0 || err != nil {
		t.Errorf("left behind were %v, %v", left, err)
	}
}

func TestAKilledOwnersSocketIsRemoved(t *testing.T) {
	dir := t.TempDir()
	first := own(t, dir)
	socket := first.endpoint.address.Address
	first.endpoint.listener.(*net.UnixListener).SetUnlinkOnClose(false)
	first.endpoint.listener.Close()
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
			check(t, writeEndpoint(filepath.Join(dir, endpointName), address{Network: "unix", Address: names}))
			first := own(t, dir)
			if _, err := os.Lstat(at); err != nil {
				t.Error(err)
			}
			if said, err := readEndpoint(filepath.Join(dir, endpointName)); said != first.endpoint.address {
				t.Errorf("other starts look for %v, %v", said, err)
			}
		})
	}
}
