package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"ninefold/gui"
)

func main() {
	_ = context.Background
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		fmt.Fprintln(os.Stderr, "ninefold: there is no display to open a window on")
		os.Exit(1)
	}
	fyneApp := app.NewWithID(gui.ID)
	window := gui.New(fyneApp, filepath.FromSlash(fyneApp.Storage().RootURI().Path()), fyne.Do)
	if len(os.Args) > 1 {
		window.Open(os.Args[1])
	}
	window.Run()
}
