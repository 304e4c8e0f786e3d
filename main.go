// Ninefold is a program for the nine-board: nested noughts and crosses as Codeforces 907B has it, and cross-hatching as
// QOJ 17074 has it, in a window or without one.
package main

import (
	"context"
	_ "embed"
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"ninefold/engine/command"
	"ninefold/gui"
	"ninefold/gui/tasks"
)

//go:embed icon.png
var icon []byte

func main() {
	file, window := command.Window(os.Args[1:])
	if !window {
		os.Exit(command.Run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	if !gui.HasDisplay() {
		fmt.Fprintln(os.Stderr, "ninefold: there is no display to open a window on; ninefold help lists what works without one")
		os.Exit(1)
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: gui.ID, Name: "Ninefold", Version: command.Version, Icon: fyne.NewStaticResource("icon.png", icon),
		Migrations: map[string]bool{"fyneDo": true},
	})
	program := app.NewWithID(gui.ID)
	w := gui.New(program, program.Storage().RootURI().Path(), &tasks.Runner{Post: fyne.Do, Clock: tasks.SystemClock{}})
	if file != "" {
		w.Open(file)
	}
	w.Run()
}
