//go:build !js

package instance

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"ninefold/engine/atomicfile"
)

const (
	endpointName = "endpoint"  // a file that names the socket, in the folder of the session
	socketName   = "socket"    // in a folder that only this user may enter
	folderPrefix = "ninefold-" // of that folder's name
	answer       = "ok\n"
	maxRequest   = 64 << 10 // bytes of what is brought, as JSON
	maxEndpoint  = 4 << 10  // bytes of the file
)

// endpoint is a socket that listens to other starts. What they bring is the path of a file, a JSON string on a line,
// and nothing else.
type endpoint struct {
	listener net.Listener
	name     string // of the file that names the socket

	mu     sync.Mutex
	open   Open     // nil while the window is made
	queued []string // what was brought meanwhile
}

// socketFolders are where a socket may be made. Its path must be short, and that of the session or of TMPDIR may be
// long.
func socketFolders() []string {
	folders := []string{filepath.Clean(os.TempDir()), os.Getenv("XDG_RUNTIME_DIR"), "/tmp"}
	return slices.DeleteFunc(folders, func(folder string) bool { return !filepath.IsAbs(folder) })
}

// listen makes a socket in the first of the folders in which it can, names it in dir, and listens.
func listen(dir string, folders []string) (*endpoint, error) {
	name := filepath.Join(dir, endpointName)
	if old, err := readEndpoint(name); err == nil {
		removeLeftover(old, folders)
	}
	listener, err := listenInOneOf(folders)
	if err == nil {
		err = writeEndpoint(name, listener.Addr().String())
		if err != nil {
			closeSocket(listener)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	e := &endpoint{listener: listener, name: name}
	go e.accept()
	return e, nil
}

func listenInOneOf(folders []string) (net.Listener, error) {
	failures := []error{errors.New("a socket can be made nowhere")}
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
	return nil, errors.Join(failures...)
}

// closeSocket ends a listener and removes its socket, and the folder that was made for it.
func closeSocket(listener net.Listener) {
	listener.Close()
	os.Remove(filepath.Dir(listener.Addr().String()))
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

// readEndpoint is the socket that a file names.
func readEndpoint(name string) (socket string, err error) {
	text, err := atomicfile.ReadFile(name, maxEndpoint, errors.New("it names no socket"))
	return string(text), err
}

// writeEndpoint puts a new file in the place of whatever is there, a link included.
func writeEndpoint(name, socket string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.WriteFile(name, []byte(socket), 0o600)
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
	var path string
	request, err := bufio.NewReader(io.LimitReader(connection, maxRequest)).ReadBytes('\n')
	if err != nil || json.Unmarshal(request, &path) != nil || path != "" && !filepath.IsAbs(path) {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		defer cancel()
		_, _ = connection.Read(make([]byte, 1)) // it says no more, until it hangs up
	}()
	if e.take(ctx, path) {
		_, _ = io.WriteString(connection, answer) // who has gone does not hear it
	}
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
	closeSocket(e.listener)
	os.Remove(e.name)
}

// handOver brings a file to the owner of dir. It returns nil when the owner has taken it before ctx ended.
func handOver(ctx context.Context, dir, file string) error {
	socket, err := readEndpoint(filepath.Join(dir, endpointName))
	if err != nil {
		return err
	}
	connection, err := new(net.Dialer).DialContext(ctx, "unix", socket)
	if err != nil {
		return err
	}
	defer connection.Close()
	defer context.AfterFunc(ctx, func() { connection.Close() })()
	if err := json.NewEncoder(connection).Encode(file); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(connection, int64(len(answer))))
	if err == nil && string(said) != answer {
		err = errors.New("the owner did not take the file")
	}
	return err
}
