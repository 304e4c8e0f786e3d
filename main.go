// Ninefold is a program for the nine-board: nested noughts and crosses as Codeforces 907B has it, and cross-hatching as
// QOJ 17074 has it, in a window or without one.
package main

import (
	"context"
	_ "embed"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"ninefold/engine/command"
	"ninefold/gui"
	"ninefold/gui/display"
	"ninefold/gui/instance"
	"ninefold/gui/tasks"
)

//go:embed icon.png
var icon []byte

func main() {
	args := os.Args[1:]
	alone := len(args) > 0 && args[0] == "--new-window"
	if alone {
		args = args[1:]
	}
	file, window := command.Window(args)
	if !window {
		os.Exit(command.Run(context.Background(), args, os.Stdin, os.Stdout, os.Stderr))
	}
	if !display.Exists() {
		fmt.Fprintln(os.Stderr, "ninefold: there is no display to open a window on; ninefold help lists what works without one")
		os.Exit(1)
	}
	openWindow(file, alone)
}

// ending is an app that ends for certain, and quietly. Fyne's queue of events now and then waits for ever for the main loop that
// has ended; and where the system lets it watch no files, Fyne panics when it has told the main loop to end. All is kept before
// Quit is called.
type ending struct{ fyne.App }

// Quit ends the app, in ten seconds at the latest.
func (e ending) Quit() {
	time.AfterFunc(10*time.Second, func() { os.Exit(0) })
	defer func() { _ = recover() }()
	e.App.Quit()
}

// openWindow opens the window, with a file in it unless that is "", or hands the file to the window that is open already;
// alone asks for a window of its own all the same.
func openWindow(file string, alone bool) {
	app.SetMetadata(fyne.AppMetadata{
		ID: gui.ID, Name: "Ninefold", Version: command.Version, Icon: fyne.NewStaticResource("icon.png", icon),
		Migrations: map[string]bool{"fyneDo": true},
	})
	program := ending{app.NewWithID(gui.ID)}
	if file != "" {
		if abs, err := filepath.Abs(file); err == nil {
			file = abs
		}
	}
	dir := program.Storage().RootURI().Path() // if it cannot be written, the window says that nothing is saved
	hold := instance.Claim(dir, file, alone)
	if hold == nil {
		return
	}
	defer hold.Release()
	w := gui.New(program, hold.Dir, &tasks.Runner{Post: fyne.Do, Clock: tasks.SystemClock{}})
	if file != "" {
		w.Open(file)
	}
	hold.Serve(w.Receive)
	quitOnHangup(program)
	w.Run()
}

// quitOnHangup ends the program when the terminal that it was started from is closed, as Fyne does with other signals: what it
// has started must not outlive it. Under nohup it goes on; a web page has no terminal, nor signals.
func quitOnHangup(program fyne.App) {
	if runtime.GOOS == "js" || signal.Ignored(command.Hangup) {
		return
	}
	hangup := make(chan os.Signal, 1)
	signal.Notify(hangup, command.Hangup)
	go func() {
		<-hangup
		fyne.Do(program.Quit)
	}()
}
