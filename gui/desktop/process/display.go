package process

import (
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// HasDisplay reports whether a window can be opened. Without it Fyne would panic, too late.
func HasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return hasWayland(os.Getenv("WAYLAND_DISPLAY"), os.Getenv("XDG_RUNTIME_DIR")) || hasX11(os.Getenv("DISPLAY"))
	}
	return true
}

func hasWayland(display, runtimeDir string) bool {
	if display != "" && !filepath.IsAbs(display) {
		display = filepath.Join(runtimeDir, display)
	}
	return display != "" && answers("unix", display)
}

// hasX11 reports whether an X server answers at a display, for example :0, unix:0.0 or host:10.
func hasX11(display string) bool {
	host, number, ok := strings.Cut(display, ":")
	number, _, _ = strings.Cut(number, ".")
	n, err := strconv.ParseUint(number, 10, 15)
	if !ok || err != nil {
		return false
	}
	if host == "" || host == "unix" {
		socket := "/tmp/.X11-unix/X" + number
		return answers("unix", socket) || answers("unix", "@"+socket)
	}
	return answers("tcp", net.JoinHostPort(host, strconv.FormatUint(6000+n, 10)))
}

func answers(network, address string) bool {
	connection, err := net.DialTimeout(network, address, 3*time.Second)
	if err != nil {
		return false
	}
	connection.Close()
	return true
}
