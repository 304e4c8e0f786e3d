//go:build !js

package tasks

import "context"

// Yielding is the context for long work.
func Yielding(ctx context.Context) context.Context { return ctx }

// Yielder gives what a search calls again and again to let others run; nil where the system does that.
func Yielder() func() { return nil }
