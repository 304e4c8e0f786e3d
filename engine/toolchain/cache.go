package toolchain

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	// cacheTime is how long an unused program is kept.
	cacheTime = 30 * 24 * time.Hour
	// cacheSize is the size of the cache, in bytes.
	cacheSize = 1 << 30
)

// cache is a folder of compiled programs. Each program has a folder named by the digest of everything in it, so that
// damage is noticed. A file named by a key contains the digest of the key's program. Several processes may use the
// cache.
type cache struct {
	folder string
	size   int64 // the most that it may hold, in bytes
}

// openCache makes the folder, or the user's own if folder is "". The error is a *CacheError.
func openCache(folder string) (cache, error) {
	if folder == "" {
		users, err := os.UserCacheDir()
		if err != nil {
			return cache{}, newCacheError("", err)
		}
		folder = filepath.Join(users, "ninefold", "programs")
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return cache{}, newCacheError(folder, err)
	}
	return cache{folder, cacheSize}, nil
}

// find returns the folder of a key's program, if it is kept and unchanged since it was compiled.
func (c cache) find(key string) (string, bool) {
	name := filepath.Join(c.folder, key)
	digest, err := os.ReadFile(name)
	if err != nil || len(digest) != len(key) {
		return "", false
	}
	touch(name)
	return c.sound(string(digest))
}

// sound returns the folder named by a digest, if its contents have that digest.
func (c cache) sound(digest string) (string, bool) {
	folder := filepath.Join(c.folder, digest)
	if found, err := digestOf(folder); err != nil || found != digest {
		return "", false
	}
	return folder, touch(folder) == nil
}

func touch(name string) error {
	now := time.Now()
	return os.Chtimes(name, now, now)
}

// digestOf returns the digest of the names and the contents of all files in a folder and its subfolders.
func digestOf(folder string) (string, error) {
	hash := sha256.New()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		info, err := file.Stat()
		if err != nil {
			return err
		}
		fmt.Fprintf(hash, "%q %v %d\n", strings.TrimPrefix(path, folder), info.Mode(), info.Size())
		_, err = io.Copy(hash, file)
		return err
	})
	return hex.EncodeToString(hash.Sum(nil)), err
}

// keep moves the program made in a workshop into the cache, and returns its folder. The key is noted unless it is "".
func (c cache) keep(w *workshop, key string) (string, error) {
	digest, err := digestOf(w.made())
	if err != nil {
		return "", err
	}
	folder, ok := c.sound(digest)
	if !ok {
		folder = filepath.Join(c.folder, digest)
		os.RemoveAll(folder)
		err = os.Rename(w.made(), folder)
		if _, ok = c.sound(digest); !ok { // otherwise another process has been faster
			return "", err
		}
	}
	if key != "" {
		return folder, os.WriteFile(filepath.Join(c.folder, key), []byte(digest), 0o600)
	}
	return folder, nil
}

// sweep removes programs unused for cacheTime, then those used longest ago until the rest fits into the cache, and
// abandoned workshops. Whatever cannot be removed stays.
func (c cache) sweep() {
	entries, err := os.ReadDir(c.folder)
	if err != nil {
		return
	}
	type kept struct {
		path string
		used time.Time
	}
	var all []kept
	for _, entry := range entries {
		path := filepath.Join(c.folder, entry.Name())
		if strings.HasPrefix(entry.Name(), workshopPrefix) {
			removeAbandoned(path)
		} else if info, err := entry.Info(); err == nil {
			all = append(all, kept{path, info.ModTime()})
		}
	}
	slices.SortFunc(all, func(a, b kept) int { return b.used.Compare(a.used) })
	var size int64
	for _, program := range all {
		size += sizeOf(program.path)
		if size > c.size || time.Since(program.used) > cacheTime {
			os.RemoveAll(program.path)
		}
	}
}

// sizeOf returns the size, in bytes, of a file or of the files in a folder and its subfolders.
func sizeOf(path string) (size int64) {
	_ = filepath.WalkDir(path, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() {
			size += info.Size()
		}
		return nil
	})
	return size
}
