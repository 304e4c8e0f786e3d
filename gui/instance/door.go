//go:build !js

package instance

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"time"
)

const (
	doorName = "door" // a file that names the socket, in the folder of the session
	answer   = "ok\n"
	patience = time.Second // how long a start waits for the owner
	maxWord  = 64 << 10    // bytes of what is brought, as JSON
)

// door is a socket in a folder that only this user may enter. What is brought is the path of a file, a JSON string on a
// line, and nothing else.
type door struct {
	listener net.Listener
	folder   string
	name     string
}

// openDoor makes the socket and names it in dir. A socket's path must be short, and that of dir may be long.
func openDoor(dir string) (*door, error) {
	name := filepath.Join(dir, doorName)
	if old, err := os.ReadFile(name); err == nil && filepath.Base(string(old)) == doorName {
		_ = os.RemoveAll(filepath.Dir(string(old))) // of an owner that was killed
	}
	folder, err := os.MkdirTemp("", "ninefold-")
	if err != nil {
		return nil, err
	}
	socket := filepath.Join(folder, doorName)
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	if err := os.WriteFile(name, []byte(socket), 0o600); err != nil {
		return nil, errors.Join(err, listener.Close(), os.RemoveAll(folder))
	}
	return &door{listener, folder, name}, nil
}

func (d *door) serve(open func(path string) bool) {
	for {
		connection, err := d.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err == nil {
			go receive(connection, open)
		}
	}
}

func receive(connection net.Conn, open func(path string) bool) {
	defer connection.Close()
	if connection.SetDeadline(time.Now().Add(patience)) != nil {
		return
	}
	var path string
	word, err := bufio.NewReader(io.LimitReader(connection, maxWord)).ReadBytes('\n')
	if err != nil || json.Unmarshal(word, &path) != nil || path != "" && !filepath.IsAbs(path) {
		return
	}
	if open(path) {
		_, _ = io.WriteString(connection, answer) // who has gone does not hear it
	}
}

func (d *door) close() {
	d.listener.Close()
	os.Remove(d.name)
	os.RemoveAll(d.folder)
}

// handOver brings a file to the owner of dir. It returns nil when the owner has taken it.
func handOver(dir, file string) error {
	socket, err := os.ReadFile(filepath.Join(dir, doorName))
	if err != nil {
		return err
	}
	connection, err := net.DialTimeout("unix", string(socket), patience)
	if err != nil {
		return err
	}
	defer connection.Close()
	if err := connection.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if err := json.NewEncoder(connection).Encode(file); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(connection, int64(len(answer))))
	if err == nil && string(said) != answer {
		err = errors.New("the owner did not take the file")
	}
	return err
}
