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
	maxRequest   = 64 << 10   // bytes of what is brought, as JSON
	maxEndpoint  = 4 << 10    // bytes of the file
)

// endpoint listens to other starts at a port of this machine. Each of them brings a request on a line, and nothing
// else.
type endpoint struct {
	listener net.Listener
	name     string // of the file with the address
	address  address

	mu     sync.Mutex
	open   Open     // nil while the window is made
	queued []string // what was brought meanwhile
}

// address is where an endpoint is, as JSON in a file that only this user can read. Anybody may connect to a port, and
// have a port that was an endpoint's. So each side proves itself to the other by what stands in the file.
type address struct {
	Address string // as package net has it
	Secret  string // the other start says it
	Answer  string // the owner says it once a file is opened, or will be for certain
}

// request is what a start brings, as JSON.
type request struct {
	Secret string
	Path   string // absolute, or "" to show the window
}

// listen listens at a port that no other machine can connect to, and writes the address into dir.
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

// writeEndpoint replaces whatever is there, a link included, by a new file.
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

// receive reads a request. It answers when the file is opened, or will be for certain.
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

// handOver brings a file to the owner of dir. It returns nil if the owner took it before ctx ended.
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
	if err := json.NewEncoder(connection).Encode(request{at.Secret, file}); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(connection, int64(len(at.Answer))))
	if err == nil && !same(string(said), at.Answer) {
		err = errors.New("the owner did not take the file")
	}
	return err
}
