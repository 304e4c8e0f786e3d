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
	"sync"
	"time"

	"ninefold/engine/atomicfile"
)

const (
	endpointName = "endpoint" // a file with the address, in the folder of the session
	maxRequest   = 64 << 10   // bytes of a request
	maxEndpoint  = 4 << 10    // bytes of the file
)

// endpoint listens for other starts on a local port. Each sends one request, on a line.
type endpoint struct {
	listener net.Listener
	name     string // name of the file with the address
	address  address

	mu     sync.Mutex
	open   Open     // nil until the window is made
	queued []string // paths requested before that
}

// address says where an endpoint is, as JSON in a file that only this user can read. Anybody may connect to a port, or
// take over the port of an endpoint that has ended. So each side proves with the file's secrets that it is genuine.
type address struct {
	Address string // in the form of package net
	Secret  string // sent by the other start
	Answer  string // sent by the owner once the file is open or certain to be opened
}

// request is the message of another start, as JSON.
type request struct {
	Secret string
	Path   []byte // absolute, or empty to show the window; a name need not be UTF-8, which JSON is
}

// listen opens a port that no other machine can connect to, and writes the address into dir.
func listen(dir string) (*endpoint, error) {
	name := filepath.Join(dir, endpointName)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	at := address{listener.Addr().String(), rand.Text(), rand.Text()}
	if err := writeEndpoint(name, at); err != nil {
		listener.Close()
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	e := &endpoint{listener: listener, name: name, address: at}
	go e.accept()
	return e, nil
}

// readEndpoint reads the address from a file.
func readEndpoint(name string) (at address, err error) {
	text, err := atomicfile.ReadFile(name, maxEndpoint, errors.New("it has no address"))
	if err == nil {
		err = json.Unmarshal(text, &at)
	}
	return at, err
}

// writeEndpoint writes a new file in place of whatever is there, even a link.
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

// receive reads a request, and answers once the file is open or certain to be opened.
func (e *endpoint) receive(connection net.Conn) {
	defer connection.Close()
	if connection.SetReadDeadline(time.Now().Add(patience)) != nil {
		return
	}
	var brought request
	line, err := bufio.NewReader(io.LimitReader(connection, maxRequest)).ReadBytes('\n')
	if err != nil || json.Unmarshal(line, &brought) != nil || !same(brought.Secret, e.address.Secret) ||
		len(brought.Path) > 0 && !filepath.IsAbs(string(brought.Path)) {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		defer cancel()
		_, _ = connection.Read(make([]byte, 1)) // the other side only hangs up
	}()
	if e.take(ctx, string(brought.Path)) {
		_, _ = io.WriteString(connection, e.address.Answer) // it may have hung up
	}
}

// same compares with a secret in constant time.
func same(said, secret string) bool {
	return subtle.ConstantTimeCompare([]byte(said), []byte(secret)) == 1
}

// take opens a file, or queues it until the window is made.
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
	e.listener.Close()
	os.Remove(e.name)
}

// handOver sends a file to the owner of dir. It returns nil if the owner took it before ctx ended.
func handOver(ctx context.Context, dir, file string) error {
	at, err := readEndpoint(filepath.Join(dir, endpointName))
	if err != nil {
		return err
	}
	connection, err := new(net.Dialer).DialContext(ctx, "tcp", at.Address)
	if err != nil {
		return err
	}
	defer connection.Close()
	defer context.AfterFunc(ctx, func() { connection.Close() })()
	if err := json.NewEncoder(connection).Encode(request{at.Secret, []byte(file)}); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(connection, int64(len(at.Answer))))
	if err == nil && !same(string(said), at.Answer) {
		err = errors.New("the owner did not take the file")
	}
	return err
}
