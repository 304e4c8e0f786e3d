package process

import (
	"log"
	"os"
	"path/filepath"
	"runtime"

	"ninefold/engine/atomicfile"
)

// Prepare makes what Fyne would otherwise miss and report on standard error. Call it before making the app with an ID.
// It returns an error if Fyne would then wait for ever for the app's preferences.
func Prepare(id string) error {
	log.SetOutput(&Log{Out: os.Stderr})
	go trimHeap()
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // caches are optional
	}
	if os.Getenv("WAYLAND_DISPLAY") == "" && os.Getenv("FYNE_PLATFORM") == "" {
		_ = os.Setenv("FYNE_PLATFORM", "x11") // or else GLFW tries Wayland first, without a display named
	}
	dir, err := os.UserConfigDir()
	if runtime.GOOS == "darwin" {
		dir, err = os.UserHomeDir()
		dir = filepath.Join(dir, "Library", "Preferences")
	}
	if err != nil {
		return nil // preferences are optional
	}
	return checkPreferences(filepath.Join(dir, "fyne", id, "preferences.json"))
}

// checkPreferences returns an error if a file of preferences is a pipe or a device, which Fyne opens all the same.
func checkPreferences(name string) error {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return atomicfile.NewFileError(name, atomicfile.ErrNotRegular)
	}
	return nil
}
