package program

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// generous limits allow any program that ends.
var generous = Limits{Time: 20 * time.Second, Memory: 4 << 30, Output: 1 << 20}

func run1(t *testing.T, input string, limits Limits, args ...string) Completed {
	t.Helper()
	r, err := Run(t.Context(), helper(args...), []byte(input), limits)
	fail.NowIf(t, err != nil, "%v: %v", args, err)
	return r
}

func TestHowARunEnds(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("0123456789", 50_000) // more than a pipe holds
	for _, tc := range []struct {
		args, input string
		limits      Limits
		end         End
		status      int
		output      string
	}{
		{"echo", "hello\n", generous, Exited, 0, "hello\n"},
		{"echo", long, generous, Exited, 0, long},
		{"echo", "", Limits{}, Exited, 0, ""},
		{"say right wrong", long, generous, Exited, 0, "right"}, // the program reads nothing
		{"exit 3", long, generous, Exited, 3, ""},
		{"both", long, generous, Exited, 0, strings.Repeat("x", 300_000) + "500000"},
		{"sleep 50ms", "", generous, Exited, 0, "awake"},
		{"echo", "12345", Limits{Output: 5}, Exited, 0, "12345"},
		{"echo", "123456", Limits{Output: 5}, OutputLimit, 0, "12345"},
		{"flood", "", Limits{Output: 12}, OutputLimit, 0, "flood\nflood\n"},
		{"loop", "", Limits{Time: 50 * time.Millisecond}, TimeLimit, 0, ""},
		{"scream", "", Limits{Time: 50 * time.Millisecond}, TimeLimit, 0, ""},
		{"shell loop", "", Limits{Time: 50 * time.Millisecond}, TimeLimit, 0, ""},
		{"sleep 1h", "", Limits{Time: 50 * time.Millisecond}, TimeLimit, 0, ""},
		{"sleep 3s", "", Limits{Time: 2900 * time.Millisecond}, Exited, 0, "awake"}, // waiting uses no processor
		{"take 8", "", generous, Exited, 0, "done"},
	} {
		t.Run(tc.args, func(t *testing.T) {
			t.Parallel()
			r := run1(t, tc.input, tc.limits, strings.Fields(tc.args)...)
			fail.If(t, r.End != tc.end || r.Status != tc.status && tc.end == Exited || string(r.Output) != tc.output,
				"end %d, status %d, %.40q, %+v, want %d, %d, %.40q",
				r.End, r.Status, r.Output, r.Usage, tc.end, tc.status, tc.output)
			fail.If(t, r.Wall <= 0 || r.Wall > time.Minute, "it took %v", r.Wall)
		})
	}
}

func TestWaitingForAProcessorIsNotSlow(t *testing.T) {
	limits := Limits{Time: time.Second} // by the clock 3 s
	for _, tc := range []struct {
		cpu, wall, waited time.Duration
		slow              bool
	}{
		{1000, 3000, 0, false}, {1001, 1001, 0, true}, {10, 3001, 0, true},
		{180, 5200, 2200, false}, {180, 5201, 2200, true}, {180, 30_001, 30_000, true},
	} {
		used := Usage{CPU: tc.cpu * time.Millisecond, Wall: tc.wall * time.Millisecond,
			waited: tc.waited * time.Millisecond}
		fail.Unequal(t, limits.tooSlow(used), tc.slow, "%+v is too slow", tc)
	}
	fail.If(t, Limits{}.tooSlow(Usage{CPU: time.Hour, Wall: time.Hour}), "there is no limit")
	var used Usage
	for _, living := range []time.Duration{3, 5, 1, 2} {
		used.take(Usage{living: living})
	}
	fail.Unequal(t, used.waited, 6, "with what an ended thread waited")
}

func TestWhatCannotBeStartedSaysWhy(t *testing.T) {
	dir := t.TempDir()
	plain := filepath.Join(dir, "plain")
	texttest.Write(t, plain, "no program")
	fail.If(t, fail.ErrorOf(Start(Command{Args: []string{dir}})) == nil, "a session with a folder has begun")
	for name, c := range map[string]Command{
		"missing":        {Args: []string{filepath.Join(dir, "missing")}},
		"in no folder":   {Args: []string{"no-such-program-anywhere"}},
		"a folder":       {Args: []string{dir}},
		"not executable": {Args: []string{plain}}, "nothing": {},
		"in a missing folder": {Args: helper("echo").Args, Dir: filepath.Join(dir, "missing")},
	} {
		said := fail.ErrorOf(Run(t.Context(), c, nil, generous)).Error()
		fail.If(t, !strings.HasPrefix(said, "error.start") || strings.Count(said, dir) > 1 ||
			strings.Contains(said, "exec:") || strings.Contains(said, "fork/exec"), "%s: %s", name, said)
	}
}

func TestAProgramHereIsNamedWithItsFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	fail.OnError(t, os.WriteFile("solution", nil, 0o755))
	_, err := Run(t.Context(), Command{Args: []string{"solution"}}, nil, generous)
	fail.Lacks(t, err.Error(), "Meant:."+string(os.PathSeparator)+"solution", "said is")
}

func TestCancellingEndsARunAtOnce(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"loop", "sleep", "flood", "scream"} {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(100*time.Millisecond, cancel)
		_, err := Run(ctx, helper(behaviour, "1h"), bytes.Repeat([]byte("x"), 1<<20), Limits{})
		fail.Unequal(t, err, context.Canceled, "%s", behaviour)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	fail.Unequal(t, fail.ErrorOf(Run(ctx, helper("echo"), nil, generous)), context.Canceled, "before it starts")
}

func TestExcerptsAddUp(t *testing.T) {
	var e excerpt
	var all []byte
	for n := range 300 {
		piece := bytes.Repeat([]byte{byte(n)}, n)
		e.add(piece)
		all = append(all, piece...)
		fail.NowIf(t, e.dropped == 0 && !bytes.Equal(e.bytes(), all), "after %d bytes it has others", len(all))
		got := len(e.first) + len(e.last) + int(e.dropped)
		fail.NowIf(t, got != len(all), "%d bytes add up to %d", len(all), got)
		fail.NowIf(t, e.dropped > 0 && !bytes.Contains(e.bytes(), []byte("bytes left out]\n")),
			"nothing is said to lack")
		fail.NowIf(t, !bytes.HasPrefix(all, e.first) || !bytes.HasSuffix(all, e.last) || len(e.last) > 2*excerptHalf,
			"after %d bytes it has not both ends", len(all))
	}
}

func TestItRunsInItsFolderWithItsArguments(t *testing.T) {
	t.Parallel()
	dir := fail.Must(filepath.EvalSymlinks(t.TempDir()))(t)
	for _, c := range []Command{helper("where"), helper("env", "PWD")} {
		c.Dir = dir
		fail.Unequal(t, string(fail.Must(Run(t.Context(), c, nil, generous))(t).Output), dir, "its folder")
	}
	r := run1(t, "", generous, "args", "a b", "", "$HOME", "*")
	fail.Unequal(t, string(r.Output), "a b||$HOME|*", "its arguments")
	fail.Unequal(t, string(run1(t, "", generous, "say", "out", "panic: oh").Stderr), "panic: oh", "its standard error")
}

func TestCommandsAreTypedAsInAShell(t *testing.T) {
	lines := map[string][]string{
		"./solution": {"./solution"}, "  python3\tsol.py -O ": {"python3", "sol.py", "-O"},
		`sh -c 'cat; echo "x"'`: {"sh", "-c", `cat; echo "x"`}, `"my solution" ''`: {"my solution", ""},
		`a"b c"'d e'f`: {"ab cd ef"}, `echo $HOME | cat > *`: {"echo", "$HOME", "|", "cat", ">", "*"},
	}
	if escapes {
		lines[`my\ solution \' "\"" '\'`] = []string{"my solution", "'", `"`, `\`}
		fail.If(t, fail.ErrorOf(ParseCommand(`a\`)) == nil, "a backslash at the end takes nothing")
	}
	for line, want := range lines {
		c, err := ParseCommand(line)
		fail.If(t, err != nil || !slices.Equal(c.Args, want), "%s is %q, %v, want %q", line, c.Args, err, want)
	}
	for line, want := range map[string]string{
		"": "no program is named", " \t": "no program is named", "'' x": "no program is named",
		"a 'b": "a quote is not closed", `a "b`: "a quote is not closed",
	} {
		c, err := ParseCommand(line)
		fail.If(t, err == nil || err.Error() != want, "%s is %q, %v, want %s", line, c.Args, err, want)
	}
}

// FuzzParseCommand checks that ParseCommand reads a command back from its String.
func FuzzParseCommand(f *testing.F) {
	for _, line := range []string{"a b", `'it'"'"'s' "x y"`, `\a \\ '"'`, "a\u00a0b\xff"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		c, err := ParseCommand(line)
		if err != nil {
			return
		}
		again, err := ParseCommand(c.String())
		fail.If(t, err != nil || !slices.Equal(again.Args, c.Args),
			"%q is written %s and read %q, %v", c.Args, c, again.Args, err)
	})
}

func BenchmarkRun(b *testing.B) {
	for b.Loop() {
		r, err := Run(b.Context(), Command{Args: []string{"true"}}, []byte("1 1\n"), generous)
		fail.NowIf(b, err != nil || r.End != Exited, "%+v, %v", r, err)
	}
}

func TestWhatAProgramWroteIsReadHoweverLate(t *testing.T) {
	t.Parallel()
	for _, polled := range []bool{false, true} {
		p := fail.Must(prepare(helper("say", "read late", "this too"), polled))(t)
		fail.OnError(t, p.start(generous))
		p.finish()
		p.drain()
		time.Sleep(drainTime + 10*time.Millisecond)
		r := run{process: p}
		r.readOutput()
		r.readStderr()
		fail.Unequal(t, string(r.output)+string(r.said()), "read latethis too", "both outputs")
		p.close()
	}
}
