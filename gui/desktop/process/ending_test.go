//go:build unix

package process

import (
	"os"
	"os/signal"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
	"ninefold/gui/work/tasks/taskstest"
)

// app is an app whose Quit does what a test says.
type app struct {
	fyne.App
	quit func()
}

func (a app) Quit() { a.quit() }

// ending returns an app that ends, its UI goroutine, which is the test's, and the statuses of the process's exits.
func ending(quit func()) (Ending, *taskstest.Tasks, <-chan int) {
	run, exited := taskstest.New(), make(chan int, 1)
	return Ending{App: app{quit: quit}, Runner: run.Runner, Exit: func(status int) { exited <- status }}, run, exited
}

// forgetSignals gives all signals their default effect. Reset alone would keep ignored signals ignored.
func forgetSignals() {
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP)
	signal.Reset()
}

func TestASignalEndsTheProgramInOrder(t *testing.T) {
	forgetSignals() // under nohup, tests ignore SIGHUP
	for _, end := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGTERM} {
		t.Run(end.String(), func(t *testing.T) {
			hasQuit := false
			e, run, _ := ending(func() { hasQuit = true })
			e.QuitOnSignals()
			defer forgetSignals()
			fail.OnError(t, syscall.Kill(os.Getpid(), end))
			run.Next()()
			fail.Unless(t, hasQuit, "the app has not quit")
		})
	}
}

func TestASignalEndsTheProgramThoughTheUIGoroutineIsHeldUp(t *testing.T) {
	e, run, exited := ending(func() { t.Error("the app has quit") })
	e.QuitOnSignals()
	defer forgetSignals()
	fail.OnError(t, syscall.Kill(os.Getpid(), syscall.SIGTERM))
	run.Next() // not run
	run.Clock.Advance(10 * time.Second)
	fail.Unequal(t, <-exited, 0, "the status")
}

func TestQuitEndsTheProgramThoughFyneHangsOrPanics(t *testing.T) {
	hangs := make(chan struct{})
	defer close(hangs)
	for name, quit := range map[string]func(){
		"it hangs":  func() { <-hangs },
		"it panics": func() { panic("no file can be watched") },
	} {
		t.Run(name, func(t *testing.T) {
			began := make(chan struct{})
			e, run, exited := ending(func() { close(began); quit() })
			go e.Quit()
			<-began
			run.Clock.Advance(10 * time.Second)
			<-exited
		})
	}
}

func TestUnderNohupAClosedTerminalEndsNothing(t *testing.T) {
	signal.Ignore(syscall.SIGHUP)
	defer forgetSignals()
	e, run, _ := ending(func() {})
	e.QuitOnSignals()
	fail.OnError(t, syscall.Kill(os.Getpid(), syscall.SIGHUP))
	fail.If(t, !signal.Ignored(syscall.SIGHUP) || run.Pop() != nil, "the program ends")
}
