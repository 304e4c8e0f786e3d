package program

import (
	"os"
	"os/signal"
	"syscall"
)

// Signals that package syscall does not name on every system.
const (
	Hangup     = syscall.Signal(1)
	BrokenPipe = syscall.Signal(13) // of a standard stream, ends this program unless Notify is called for it

	fileTooLong = syscall.Signal(25) // ends a program that writes a file beyond its limit
)

// EndSignals returns the signals with which a user or the system ends a program. SIGHUP, sent when a terminal closes,
// is one unless it is ignored, as under nohup.
func EndSignals() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT}
	if !signal.Ignored(Hangup) {
		signals = append(signals, Hangup)
	}
	return signals
}
