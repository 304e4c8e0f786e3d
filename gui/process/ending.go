// Package process prepares what the program needs of its system, filters what it logs there, and ends the process.
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

// limit is how long ending may take.
const limit = 8 * time.Second

// Ending is an app that ends for certain and quietly. Fyne's event queue may wait for ever for a main loop that has
// ended, the display may have stopped answering, and Fyne panics where no files can be watched. Everything the user did
// is saved when it is done, so the process can simply exit.
type Ending struct {
	fyne.App
	Runner *tasks.Runner
	Exit   func(status int) // os.Exit, except in tests
}

// Quit ends the app, and after the limit the process.
func (e Ending) Quit() {
	e.exitAfterLimit()
	defer func() { _ = recover() }()
	e.App.Quit()
}

// QuitOnSignals quits in order on every signal that ends a program, because programs that were started must not outlive
// it. Fyne knows only two of them and does nothing while the UI goroutine is busy; the limit holds even then. Under
// nohup a closed terminal ends nothing. A web page gets no signals, and asking for them would end it.
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
