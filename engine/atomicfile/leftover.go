package atomicfile

import (
	"fmt"
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

// Names returns the names in a folder, sorted, but for temporary files. It removes those of them that were last changed
// before a time: they come from writes that were killed, provided that no write still going on is that old. A folder
// that cannot be read is empty.
func Names(dir string, before time.Time) (names []string) {
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if !IsTemporary(entry.Name()) {
			names = append(names, entry.Name())
		} else if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
			_ = os.Remove(filepath.Join(dir, entry.Name())) // what stays harms nobody
		}
	}
	return names
}
