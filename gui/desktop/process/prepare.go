package process

import (
	"errors"
	"log"
	"os"

	"ninefold/engine/atomicfile"
)

// Prepare makes what Fyne would otherwise miss and report on standard error. Call it before making the app. Its error
// is nil or an *atomicfile.SetAsideError.
func Prepare(id string) error {
	log.SetOutput(&Log{Out: os.Stderr})
	go trimHeap()
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // caches are optional
	}
	if os.Getenv("WAYLAND_DISPLAY") == "" && os.Getenv("FYNE_PLATFORM") == "" {
		_ = os.Setenv("FYNE_PLATFORM", "x11") // or else GLFW tries Wayland first, without a display named
	}
	name, err := preferencesFile(id)
	if err == nil {
		err = mendPreferences(name)
	}
	if errors.As(err, new(*atomicfile.SetAsideError)) {
		return err
	}
	return nil // preferences are optional
}
