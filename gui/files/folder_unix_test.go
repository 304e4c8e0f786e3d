//go:build unix

package files

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/text/texttest"
)

func TestANamedPipeIsNeitherListedNorOpened(t *testing.T) {
	dir := t.TempDir()
	texttest.Write(t, filepath.Join(dir, "board.txt"), "")
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	if entries, err := readFolder(dir); err != nil || names(entries) != "board.txt" {
		t.Errorf("listed are %v, %v", entries, err)
	}
	if _, err := readFolder(pipe); err == nil {
		t.Error("it was read as a folder")
	}
	for _, proposed := range []string{"", "position.txt"} {
		d := openPicker(t, dir, proposed)
		d.TypeIn(nameID, "pipe")
		d.enter()
		d.next()
		if said := d.Top().Message; !strings.Contains(said, "not a file") || d.chosen != "" {
			t.Errorf("it says %q, chosen is %q", said, d.chosen)
		}
	}
}
