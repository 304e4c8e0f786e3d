//go:build !js

// Ninefold is a program for two problems on the nine-board: nested noughts and crosses (Codeforces 907B) and
// cross-hatching (QOJ 17074). It runs in a window or as a command.
package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"ninefold/engine/command"
	"ninefold/engine/command/version"
	"ninefold/gui"
	"ninefold/gui/desktop/instance"
	"ninefold/gui/desktop/process"
	"ninefold/gui/desktop/window"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

//go:embed icon.png
var icon []byte

func main() {
	os.Exit(command.Run(context.Background(), os.Getenv, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, openWindow))
}

// openWindow opens the window and shows a file in it, none for "". If a window is open already, that one gets the file,
// unless separate asks for a window with a session of its own.
func openWindow(file string, separate bool) error {
	if !process.HasDisplay() {
		return errors.New("there is no display to open a window on; ninefold help lists what works without one")
	}
	percent := debug.SetGCPercent(-1) // collecting garbage took a tenth of the first frame's processor time
	if os.Getenv("GOGC") == "" {
		percent = 20 // with Go's usual 100 the memory of a search's tables would be taken twice
	}
	time.AfterFunc(time.Second, func() {
		debug.SetGCPercent(percent)
		debug.FreeOSMemory()
	})
	if err := process.Prepare(gui.ID); err != nil {
		return err
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: gui.ID, Name: "Ninefold", Version: version.Number, Icon: fyne.NewStaticResource("icon.png", icon),
		Migrations: map[string]bool{"fyneDo": true},
	})
	runner := &tasks.Runner{Post: fyne.Do, Clock: tasks.SystemClock{}}
	program := process.Ending{App: app.NewWithID(gui.ID), Runner: runner, Exit: os.Exit}
	if file != "" {
		if abs, err := filepath.Abs(file); err == nil {
			file = abs
		}
	}
	dir := program.Storage().RootURI().Path() // if this folder cannot be written, the window says that nothing is saved
	session, trouble := claim(dir, file, separate)
	if trouble != nil {
		fmt.Fprintln(os.Stderr, "ninefold:", trouble)
	}
	if session == nil {
		return nil
	}
	defer session.Release()
	w := window.New(program, screen.Style{}, runner)
	a := gui.New(w, session.Dir, runner)
	if trouble != nil {
		a.Explain(trouble)
	}
	if file != "" {
		a.Open(file)
	}
	session.Serve(a.Receive)
	program.QuitOnSignals()
	w.Run(func() {})
	a.End()
	return nil
}

// claim returns the session of this start, and nil if the open window has taken the file.
func claim(dir, file string, separate bool) (*instance.Claim, error) {
	if separate {
		return instance.Separate(dir), nil
	}
	return instance.Acquire(context.Background(), dir, file)
}
