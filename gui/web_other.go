//go:build !js

package gui

import "context"

// joinPage ties the window to the web page it is in, where it is in one.
func (a *App) joinPage() {}

// breathing is a context for long work.
func breathing(ctx context.Context) context.Context { return ctx }
