//go:build unix

package atomicfile

import (
	"os"
	"syscall"
)

// hasOtherNames reports whether a file has other names, hard links, which would keep the old contents.
func hasOtherNames(name string) bool {
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && stat.Nlink > 1
}
