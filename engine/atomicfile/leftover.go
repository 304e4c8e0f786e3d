package atomicfile

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// temporaryName returns the name of a temporary file. Its length is fixed, because the name of the file that is written
// may be as long as the system allows.
func temporaryName(number uint64) string { return fmt.Sprintf(".ninefold-%016x.tmp", number) }

// IsTemporary reports whether a name, given without its folder, is that of a temporary file of this package.
func IsTemporary(name string) bool {
	digits := strings.TrimSuffix(strings.TrimPrefix(name, ".ninefold-"), ".tmp")
	number, err := strconv.ParseUint(digits, 16, 64)
	return err == nil && name == temporaryName(number)
}

// CleanFolder returns the names in a folder, sorted, without temporary files. It removes temporary files last changed
// before a time: writes that were killed left them, provided that no write still under way is that old. A folder that
// cannot be read counts as empty.
func CleanFolder(dir string, before time.Time) (names []string) {
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if !IsTemporary(entry.Name()) {
			names = append(names, entry.Name())
		} else if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
			_ = os.Remove(filepath.Join(dir, entry.Name())) // a file that stays does no harm
		}
	}
	return names
}
