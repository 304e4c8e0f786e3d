// Package process prepares the system for the program, filters what is logged, and ends the process.
package process

import (
	"os"
	"os/signal"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/judge/program"
	"ninefold/gui/work/tasks"
)

// limit is the longest that ending may take.
const limit = 8 * time.Second

// Ending is an app that certainly ends, and quietly. Fyne's event queue may wait for ever for a main loop that has
// ended, the display may have stopped answering, and Fyne panics if it cannot watch files. The process can simply exit,
// because all that the user did is saved at once.
type Ending struct {
	fyne.App
	Runner *tasks.Runner
	Exit   func(status int) // os.Exit, except in tests
}

// Quit ends the app, or after limit the process.
func (e Ending) Quit() {
	e.exitAfterLimit()
	defer func() { _ = recover() }()
	e.App.Quit()
}

// QuitOnSignals quits properly on every signal that ends a program, because programs that it started must not outlive
// it. Fyne handles only two of them, and nothing while the UI goroutine is busy; limit holds even then. Under nohup a
// closed terminal ends nothing.
func (e Ending) QuitOnSignals() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, program.EndSignals()...)
	signal.Notify(make(chan os.Signal, 1), program.BrokenPipe) // nobody needs to read the output
	go func() {
		<-signals
		e.exitAfterLimit()
		e.Runner.Post(e.Quit)
	}()
}

func (e Ending) exitAfterLimit() { e.Runner.Clock.AfterFunc(limit, func() { e.Exit(0) }) }
