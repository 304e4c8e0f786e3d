package process

import (
	"log"
	"os"
)

// Prepare makes what Fyne would otherwise miss and report on standard error. Call it before making the app.
func Prepare() {
	log.SetOutput(&Log{Out: os.Stderr})
	go trimHeap()
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // caches are optional
	}
	if os.Getenv("WAYLAND_DISPLAY") == "" && os.Getenv("FYNE_PLATFORM") == "" {
		_ = os.Setenv("FYNE_PLATFORM", "x11") // or else GLFW tries Wayland first, without a display named
	}
}
