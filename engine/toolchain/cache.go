package toolchain

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// cacheTime is how long a compiled program is kept that nobody uses.
const cacheTime = 30 * 24 * time.Hour

// cache is a folder of compiled programs, each in a folder that is called by its key. Several processes may use it.
type cache struct{ folder string }

// openCache makes the folder, that of the user if none is named.
func openCache(folder string) (cache, error) {
	if folder == "" {
		users, err := os.UserCacheDir()
		if err != nil {
			return cache{}, err
		}
		folder = filepath.Join(users, "ninefold", "programs")
	}
	return cache{folder}, os.MkdirAll(folder, 0o700)
}

// keyOf tells a source, with all that decides what a compiler makes of it, from every other.
func keyOf(l *Language, s *source) string {
	hash := sha256.New()
	fmt.Fprintf(hash, "1 %s %s %q %q\n", runtime.GOOS, runtime.GOARCH, l.Compile, s.file)
	hash.Write(s.content)
	return hex.EncodeToString(hash.Sum(nil))
}

// find is the folder of a key, if it is kept.
func (c cache) find(key string) (string, bool) {
	folder := filepath.Join(c.folder, key)
	now := time.Now()
	return folder, os.Chtimes(folder, now, now) == nil
}

// begin makes a new folder to compile in, and takes away what nobody has used for long.
func (c cache) begin() (string, error) {
	c.sweep()
	return os.MkdirTemp(c.folder, "new-")
}

// keep gives the folder that was compiled in the name of its key. If another process was faster, that one's is kept.
func (c cache) keep(work, key string) (string, error) {
	folder := filepath.Join(c.folder, key)
	err := os.Rename(work, folder)
	if _, there := c.find(key); there {
		return folder, nil
	}
	return "", err
}

// sweep removes what has not been used for the time of the cache; what cannot be removed stays.
func (c cache) sweep() {
	entries, err := os.ReadDir(c.folder)
	if err != nil {
		return
	}
	for _, entry := range entries {
		if isOld(entry) {
			os.RemoveAll(filepath.Join(c.folder, entry.Name()))
		}
	}
}

func isOld(entry fs.DirEntry) bool {
	info, err := entry.Info()
	return err == nil && time.Since(info.ModTime()) > cacheTime
}
