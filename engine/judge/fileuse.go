package judge

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"

	"ninefold/engine/judge/program"
)

// FileUse tells what a failing solution used instead of standard input and output.
type FileUse struct {
	Wrote   string // a file that it made while its standard output stayed empty; "" for none
	Reads   string // a missing file with which it would get further; "" for none
	Freopen bool   // its code contains freopen, a possible reason
}

// Any reports whether the solution used any file instead.
func (u *FileUse) Any() bool { return u.Wrote != "" || u.Reads != "" }

// attempt is one run of a solution, with the files that it left in its folder.
type attempt struct {
	run   program.Result
	files []string // the names of the files that it made
	size  int64    // the size of these together, in bytes
	empty bool     // the folder is empty
}

// try runs the solution, in an empty folder if it runs apart, with the input also in files there of these names.
func (t *Tester) try(ctx context.Context, f *folders, input []byte, names ...string) (a attempt, err error) {
	command := t.Command
	if t.Apart {
		if command.Dir, err = f.take(); err != nil {
			return a, err
		}
		defer func() { f.give(command.Dir, a.empty) }()
		for _, name := range names {
			if err := os.WriteFile(filepath.Join(command.Dir, name), input, 0o600); err != nil {
				return a, err
			}
		}
	}
	a.run, err = program.Run(ctx, command, input, t.Limits)
	if t.Apart {
		a.list(command.Dir, names)
		if limit := t.Limits.File; limit > 0 && a.size >= limit {
			a.run.End = program.OutputLimit // some runtimes only make an error of it
		}
	}
	return a, err
}

// list notes the files in the folder except those put there.
func (a *attempt) list(folder string, put []string) {
	entries, err := os.ReadDir(folder)
	a.empty = err == nil && len(entries) == 0
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && !slices.Contains(put, entry.Name()) {
			a.files = append(a.files, entry.Name())
			a.size += info.Size()
		}
	}
}

// silent reports whether the run wrote nothing on standard output.
func (a *attempt) silent() bool { return len(bytes.TrimSpace(a.run.Output)) == 0 }

// ended reports whether the run ended without an error.
func (a *attempt) ended() bool { return a.run.End == program.Exited && a.run.Status == 0 }

// fileUse tells what a failing solution used instead of standard input and output. To find out whether it reads a file,
// it tries whether the solution gets further if the files named in its code hold the input. The error is that of
// attempt.
func (t *Tester) fileUse(ctx context.Context, f *folders, r *Result, without *attempt) (FileUse, error) {
	var u FileUse
	if !t.Apart || r.Verdict == Presentation {
		return u, nil
	}
	if without.silent() && len(without.files) > 0 {
		u.Wrote = without.files[0]
	}
	names := slices.DeleteFunc(t.Code.inputNames(r.Run.Stderr), func(name string) bool {
		return slices.Contains(without.files, name)
	})
	var err error
	u.Reads, err = t.readsOf(ctx, f, r.Case, without, names)
	u.Freopen = u.Any() && t.Code.freopen
	return u, err
}

// readsOf returns one of the files with which the solution gets further, or "" if all together do not help.
func (t *Tester) readsOf(ctx context.Context, f *folders, c Case, without *attempt, names []string) (string, error) {
	help := func(names ...string) (bool, error) {
		with, err := t.try(ctx, f, c.Input, names...)
		if err != nil {
			return false, err
		}
		r := Result{Case: c, Run: with.run}
		err = t.judge(ctx, f, &r)
		return r.Verdict == Accepted || with.betters(without), err
	}
	if len(names) == 0 {
		return "", nil
	}
	if all, err := help(names...); !all {
		return "", err
	}
	for _, name := range names[1:] {
		if one, err := help(name); one || err != nil {
			return name, err
		}
	}
	return names[0], nil
}

// betters reports whether a run got further than another: to an end, or to some output instead of none.
func (a *attempt) betters(other *attempt) bool {
	return a.ended() && (!other.ended() || other.silent() && (!a.silent() || a.size > other.size))
}
