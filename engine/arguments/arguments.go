//go:build !js

// Package arguments obeys the program's arguments: it runs a command or opens the window. The web page has no
// arguments, so it is built without this package and the commands.
package arguments

import (
	"context"
	"os"

	"ninefold/engine/command"
)

// Run runs the command of the program's arguments, or opens the window, and ends the program with the exit status.
// openWindow gets the file to show, "" for none, and whether the window must be separate from an open one.
func Run(openWindow func(file string, separate bool) error) {
	os.Exit(command.Run(context.Background(), os.Getenv, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, openWindow))
}
