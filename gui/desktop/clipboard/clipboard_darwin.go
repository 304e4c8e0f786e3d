package clipboard

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Put puts a PNG on the clipboard, by AppleScript, which reads a file. macOS keeps the picture, so end has nothing to
// do.
func Put(file []byte) (end func(), err error) {
	folder, err := os.MkdirTemp("", "ninefold")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "board.png")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	const script = `on run {picture}
	set the clipboard to (read (POSIX file picture) as «class PNGf»)
end run`
	said, err := exec.CommandContext(ctx, "osascript", "-e", script, path).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("osascript: %w: %s", err, strings.TrimSpace(string(said)))
	}
	return func() {}, nil
}
