//go:build unix

package files

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func TestANamedPipeIsNeitherListedNorOpened(t *testing.T) {
	dir := t.TempDir()
	texttest.Write(t, filepath.Join(dir, "board.txt"), "")
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	entries, err := readFolder(dir)
	fail.If(t, err != nil || names(entries) != "board.txt", "listed are %v, %v", entries, err)
	for _, name := range []string{pipe, filepath.Join(dir, "board.txt")} {
		_, err = readFolder(name)
		fail.If(t, err == nil, "%s was read as a folder", name)
	}
	for _, proposed := range []string{"", "position.txt"} {
		d := openPicker(t, dir, proposed)
		d.TypeIn(nameID, "pipe")
		d.enter()
		d.next()
		said := d.Top().Message
		fail.If(t, !strings.Contains(said, "not a file") || d.chosen != "", "it says %q, chosen is %q", said, d.chosen)
	}
}
