package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// temporaryName returns the name of a temporary file. Its length does not depend on the name of the file that is
// written, which may be as long as the system allows.
func temporaryName(number uint64) string { return fmt.Sprintf(".ninefold-%016x.tmp", number) }

// IsTemporary reports whether a name without its folder is that of a temporary file of this package.
func IsTemporary(name string) bool {
	digits := strings.TrimSuffix(strings.TrimPrefix(name, ".ninefold-"), ".tmp")
	number, err := strconv.ParseUint(digits, 16, 64)
	return err == nil && name == temporaryName(number)
}

// RemoveLeftovers removes the temporary files in a folder that were last changed before a time. They come from writes
// that were killed, provided that no write still going on is that old. A missing folder is no error.
func RemoveLeftovers(dir string, before time.Time) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, entry := range entries {
		if !IsTemporary(entry.Name()) || !entry.Type().IsRegular() {
			continue
		}
		if info, err := entry.Info(); err != nil || !info.ModTime().Before(before) {
			continue // it has just gone, or is being written
		}
		err = errors.Join(err, os.Remove(filepath.Join(dir, entry.Name())))
	}
	return err
}
