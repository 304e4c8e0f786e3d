package process

import (
	"log"
	"os"
)

// Prepare makes what Fyne expects to be there and would complain of on standard error. It is called before the app is
// made.
func Prepare() {
	log.SetOutput(NewLog(os.Stderr))
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // caches are optional
	}
	if os.Getenv("WAYLAND_DISPLAY") == "" && os.Getenv("FYNE_PLATFORM") == "" {
		_ = os.Setenv("FYNE_PLATFORM", "x11") // else a Wayland display is tried first, though none is named
	}
}
