//go:build !js

package tasks

import "context"

// Yielding is the context for long work.
func Yielding(ctx context.Context) context.Context { return ctx }
