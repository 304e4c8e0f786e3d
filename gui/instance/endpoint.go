//go:build !js

package instance

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"ninefold/engine/atomicfile"
)

const (
	endpointName = "endpoint"  // a file with the address, in the folder of the session
	socketName   = "socket"    // in a folder that only this user may enter
	folderPrefix = "ninefold-" // of that folder's name
	maxRequest   = 64 << 10    // bytes of what is brought, as JSON
	maxEndpoint  = 4 << 10     // bytes of the file
)

// endpoint listens to other starts: at a socket in a folder that only this user may enter or, where no socket can be
// made, at a port of this machine. What they bring is a request on a line, and nothing else.
type endpoint struct {
	listener net.Listener
	name     string // of the file with the address
	address  address

	mu     sync.Mutex
	open   Open     // nil while the window is made
	queued []string // what was brought meanwhile
}

// address is where an endpoint is, as JSON in a file that only this user can read. Anybody may connect to a port, and
// have a port that was an endpoint's: so both sides say what stands in the file, to be known by the other.
type address struct {
	Network, Address string // as package net has them
	Secret           string // who brings a file says it
	Answer           string // the owner says it, once a file is opened, or will be for certain
}

// request is what a start brings, as JSON.
type request struct {
	Secret string
	Path   string // absolute, or "" to show the window
}

// socketFolders are where a socket may be made: nowhere on Windows, as it has none in its older versions and in Wine. A
// socket's path must be short, and that of the session or of TMPDIR may be long.
func socketFolders() []string {
	if runtime.GOOS == "windows" {
		return nil
	}
	folders := []string{filepath.Clean(os.TempDir()), os.Getenv("XDG_RUNTIME_DIR"), "/tmp"}
	return slices.DeleteFunc(folders, func(folder string) bool { return !filepath.IsAbs(folder) })
}

// listen listens, at a socket in the first of the folders in which it can, and writes the address into dir.
func listen(dir string, folders []string) (*endpoint, error) {
	name := filepath.Join(dir, endpointName)
	if old, err := readEndpoint(name); err == nil {
		removeLeftover(old.Address, folders)
	}
	listener, err := listenAnywhere(folders)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	at := address{listener.Addr().Network(), listener.Addr().String(), rand.Text(), rand.Text()}
	if err := writeEndpoint(name, at); err != nil {
		closeListener(listener)
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	e := &endpoint{listener: listener, name: name, address: at}
	go e.accept()
	return e, nil
}

func listenAnywhere(folders []string) (net.Listener, error) {
	var failures []error
	for _, parent := range folders {
		folder, err := os.MkdirTemp(parent, folderPrefix)
		if err != nil {
			failures = append(failures, err)
			continue
		}
		listener, err := net.Listen("unix", filepath.Join(folder, socketName))
		if err == nil {
			return listener, nil
		}
		failures = append(failures, err, os.Remove(folder))
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0") // which no other machine can connect to
	if err != nil {
		return nil, errors.Join(append(failures, err)...)
	}
	return listener, nil
}

// closeListener ends a listener and removes its socket, and the folder that was made for it.
func closeListener(listener net.Listener) {
	listener.Close()
	if at := listener.Addr(); at.Network() == "unix" {
		os.Remove(filepath.Dir(at.String()))
	}
}

// removeLeftover removes the socket of an owner that was killed, and its folder. What dir names may be anything by
// now, so only a socket is removed that is where this program makes them, and only an empty folder.
func removeLeftover(socket string, folders []string) {
	folder := filepath.Dir(socket)
	if filepath.Base(socket) != socketName || !strings.HasPrefix(filepath.Base(folder), folderPrefix) ||
		!slices.Contains(folders, filepath.Dir(folder)) ||
		!hasType(folder, fs.ModeDir) || !hasType(socket, fs.ModeSocket) {
		return
	}
	_ = os.Remove(socket)
	_ = os.Remove(folder)
}

func hasType(name string, want fs.FileMode) bool {
	info, err := os.Lstat(name)
	return err == nil && info.Mode().Type() == want
}

// readEndpoint is the address in a file.
func readEndpoint(name string) (at address, err error) {
	text, err := atomicfile.ReadFile(name, maxEndpoint, errors.New("it has no address"))
	if err == nil {
		err = json.Unmarshal(text, &at)
	}
	return at, err
}

// writeEndpoint puts a new file in the place of whatever is there, a link included.
func writeEndpoint(name string, at address) error {
	text, err := json.Marshal(at)
	if err != nil {
		return err
	}
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.WriteFile(name, text, 0o600)
}

func (e *endpoint) accept() {
	for {
		connection, err := e.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err == nil {
			go e.receive(connection)
		}
	}
}

// receive takes what a start brings and answers when it has been opened, or will be for certain.
func (e *endpoint) receive(connection net.Conn) {
	defer connection.Close()
	if connection.SetReadDeadline(time.Now().Add(patience)) != nil {
		return
	}
	var brought request
	line, err := bufio.NewReader(io.LimitReader(connection, maxRequest)).ReadBytes('\n')
	if err != nil || json.Unmarshal(line, &brought) != nil || !same(brought.Secret, e.address.Secret) ||
		brought.Path != "" && !filepath.IsAbs(brought.Path) {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		defer cancel()
		_, _ = connection.Read(make([]byte, 1)) // it says no more, until it hangs up
	}()
	if e.take(ctx, brought.Path) {
		_, _ = io.WriteString(connection, e.address.Answer) // who has gone does not hear it
	}
}

// same compares with a secret, in a time that tells nothing of it.
func same(said, secret string) bool {
	return subtle.ConstantTimeCompare([]byte(said), []byte(secret)) == 1
}

// take opens a file, or lets it wait for the window.
func (e *endpoint) take(ctx context.Context, path string) bool {
	e.mu.Lock()
	open := e.open
	if open == nil {
		e.queued = append(e.queued, path)
	}
	e.mu.Unlock()
	return open == nil || open(ctx, path)
}

func (e *endpoint) serve(open Open) {
	e.mu.Lock()
	queued := e.queued
	e.open, e.queued = open, nil
	e.mu.Unlock()
	go func() {
		for _, path := range queued {
			open(context.Background(), path)
		}
	}()
}

func (e *endpoint) close() {
	closeListener(e.listener)
	os.Remove(e.name)
}

// handOver brings a file to the owner of dir. It returns nil when the owner has taken it before ctx ended.
func handOver(ctx context.Context, dir, file string) error {
	at, err := readEndpoint(filepath.Join(dir, endpointName))
	if err != nil {
		return err
	}
	connection, err := new(net.Dialer).DialContext(ctx, at.Network, at.Address)
	if err != nil {
		return err
	}
	defer connection.Close()
	defer context.AfterFunc(ctx, func() { connection.Close() })()
	if err := json.NewEncoder(connection).Encode(request{at.Secret, file}); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(connection, int64(len(at.Answer))))
	if err == nil && !same(string(said), at.Answer) {
		err = errors.New("the owner did not take the file")
	}
	return err
}
