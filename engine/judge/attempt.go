package judge

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"

	"ninefold/engine/judge/program"
)

// attempt is one run of a solution, with the files that it left in its folder.
type attempt struct {
	run     program.Completed
	made    []string // the names of the files that it made
	changed []string // the names of the files put there that it has changed
	size    int64    // the size of both kinds together, in bytes
	empty   bool     // the folder is empty
}

// try runs the solution, in an empty folder if it runs apart, with the input also in files there of these names.
func (t *tester) try(ctx context.Context, input []byte, names ...string) (a attempt, err error) {
	command := t.Command
	if t.Apart {
		if command.Dir, err = t.folders.take(); err != nil {
			return a, err
		}
		defer func() { t.folders.give(command.Dir, a.empty) }()
		for _, name := range names {
			if err := os.WriteFile(filepath.Join(command.Dir, name), input, 0o600); err != nil {
				return a, err
			}
		}
	}
	a.run, err = program.Run(ctx, command, input, t.Limits)
	if t.Apart {
		a.list(command.Dir, names, int64(len(input)))
		if limit := t.Limits.File; limit > 0 && a.size >= limit {
			a.run.End = program.OutputLimit // some runtimes only make an error of it
		}
	}
	return a, err
}

// list notes the files in the folder, in which some of a size were put.
func (a *attempt) list(folder string, put []string, size int64) {
	entries, err := os.ReadDir(folder)
	a.empty = err == nil && len(entries) == 0
	for _, entry := range entries {
		switch info, err := entry.Info(); {
		case err != nil || !info.Mode().IsRegular():
		case !slices.Contains(put, entry.Name()):
			a.made = append(a.made, entry.Name())
			a.size += info.Size()
		case info.Size() != size:
			a.changed = append(a.changed, entry.Name())
			a.size += info.Size()
		}
	}
}

// silent reports whether the run wrote nothing on standard output.
func (a *attempt) silent() bool { return len(bytes.TrimSpace(a.run.Output)) == 0 }

// ended reports whether the run ended without an error.
func (a *attempt) ended() bool { return a.run.End == program.Exited && a.run.Status == 0 }

// betters reports whether a run got further than another: to an end, or to some output instead of none.
func (a *attempt) betters(other *attempt) bool {
	return a.ended() && (!other.ended() || other.silent() && (!a.silent() || a.size > other.size))
}
