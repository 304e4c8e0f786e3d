// Package process is the program as a process of its system: what it prepares there, what it says there, and how it
// ends.
package process

import (
	"os"
	"os/signal"
	"runtime"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/program"
	"ninefold/gui/tasks"
)

// limit is how long the end may take.
const limit = 8 * time.Second

// Ending is an app that ends for certain, and quietly. Fyne's queue of events now and then waits for ever for the main
// loop that has ended, the display may have stopped answering, and where the system lets it watch no files, Fyne
// panics when it has told the main loop to end. What the user did is kept when it is done, and needs none of these.
type Ending struct {
	fyne.App
	Runner *tasks.Runner
	Exit   func(status int) // os.Exit but in tests
}

// Quit ends the app, and the process when the app has not ended within the limit.
func (e Ending) Quit() {
	e.exitAfterLimit()
	defer func() { _ = recover() }()
	e.App.Quit()
}

// QuitOnSignals quits, in order, on every signal by which a user or the system ends a program: what the program has
// started must not outlive it. Fyne itself knows only two of them, and does nothing while the UI goroutine is held up;
// the limit holds even then. Under nohup a closed terminal ends nothing. A web page gets no signals, and would end if
// it asked for them.
func (e Ending) QuitOnSignals() {
	if runtime.GOOS == "js" {
		return
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, program.EndSignals()...)
	signal.Notify(make(chan os.Signal, 1), program.BrokenPipe) // nobody needs to read what it says
	go func() {
		<-signals
		e.exitAfterLimit()
		e.Runner.Post(e.Quit)
	}()
}

func (e Ending) exitAfterLimit() {
	over := e.Runner.Clock.After(limit)
	go func() {
		<-over
		e.Exit(0)
	}()
}
