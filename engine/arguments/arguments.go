//go:build !js

// Package arguments does what the program's arguments say: a command, or the window. A web page has no arguments, so
// that no command is a part of it.
package arguments

import (
	"context"
	"os"

	"ninefold/engine/command"
)

// Follow does what the arguments say, which may be to open the window, and ends the program with its exit status. The
// window is given the file to show in it, "" for none, and whether it is to be separate from one that is open.
func Follow(openWindow func(file string, separate bool) error) {
	os.Exit(command.Run(context.Background(), os.Getenv, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, openWindow))
}
