package toolchain

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"ninefold/engine/program"
)

// startLimits limit the start of an interpreter.
var startLimits = program.Limits{Time: 10 * time.Second, Output: 1 << 16}

// StartTime returns the processor time that the interpreter of a source takes for an empty one. It is 0 if the words do
// not name a source for an interpreter, or if the time cannot be measured.
func (b *Builder) StartTime(ctx context.Context, words []string) time.Duration {
	if !b.IsSource(words) || b.Compiles(words) {
		return 0
	}
	folder, err := os.MkdirTemp("", "ninefold-run-")
	if err != nil {
		return 0
	}
	defer os.RemoveAll(folder)
	empty := filepath.Join(folder, "empty"+filepath.Ext(words[0]))
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		return 0
	}
	p, err := b.Source(ctx, empty)
	if err != nil {
		return 0
	}
	p.Command.Dir = folder
	r, err := program.Run(ctx, p.Command, nil, startLimits)
	if err != nil || r.End != program.Exited || r.Status != 0 {
		return 0
	}
	return r.CPU
}
