package command

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// TestTranscripts runs the sessions in testdata. A session looks like a terminal's:
//
//	$ [LANG=LANGUAGE] COMMAND ARGUMENT... [< FILE]
//	> a line of standard output
//	! a line of standard error
//	= the exit status, unless it is 0
//
// All other lines are remarks. After the session come its files, each below a line "-- NAME --". Arguments are quoted
// as in a shell, and $NINEFOLD is this program. In the results … stands for anything. Measured times and sizes are
// written T and M, and the working folder is written FOLDER. With TRANSCRIPTS=write the test writes the actual results
// into the sessions, so that the difference can be read.
func TestTranscripts(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txt")
	fail.NowIf(t, err != nil || len(names) == 0, "no transcripts: %v", err)
	for _, name := range names {
		name := fail.Must(filepath.Abs(name))(t)
		data := texttest.Read(t, name)
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			for _, tool := range [...]string{"sh", "gcc"} {
				_, err := exec.LookPath(tool)
				fail.SkipIf(t, err != nil && strings.Contains(data, tool+" "), "there is no "+tool)
			}
			fail.SkipIf(t, runtime.GOOS != "linux" && strings.HasPrefix(data, "On Linux only"), "it is another system")
			t.Chdir(t.TempDir())
			t.Setenv("XDG_CONFIG_HOME", fail.Must(os.Getwd())(t))
			want := unpack(t, data)
			got := replay(t, want)
			if os.Getenv("TRANSCRIPTS") == "write" {
				texttest.Write(t, name, got+data[len(want):])
				return
			}
			fail.If(t, got != want, "%s differs from what happened:\n%s", name, firstDifference(got, want))
		})
	}
}

// unpack writes the files of a transcript and returns its session.
func unpack(t *testing.T, transcript string) (session string) {
	t.Helper()
	parts := strings.Split(strings.TrimSuffix(transcript, "\n"), "\n-- ")
	for _, part := range parts[1:] {
		name, text, _ := strings.Cut(part+"\n", " --\n")
		texttest.Write(t, name, text)
	}
	return parts[0] + "\n"
}

// replay runs the commands of a session and returns the session with their results.
func replay(t *testing.T, session string) string {
	t.Helper()
	var got strings.Builder
	lines := slices.Collect(strings.Lines(session))
	for len(lines) > 0 {
		line := lines[0]
		got.WriteString(line)
		lines = lines[1:]
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			n := 0
			for n < len(lines) && strings.ContainsAny(lines[n][:1], ">!=") {
				n++
			}
			happened, want := replayCommand(t, command), strings.Join(lines[:n], "")
			if matches(happened, want) {
				happened = want
			}
			got.WriteString(happened)
			lines = lines[n:]
		}
	}
	return got.String()
}

// matches reports whether a text is the wanted one, in which … stands for anything.
func matches(got, want string) bool {
	pattern := strings.ReplaceAll(regexp.QuoteMeta(want), "…", `(?s:.*)`)
	return regexp.MustCompile("^" + pattern + "$").MatchString(got)
}

// measured matches the parts that differ between runs. The memory is missing if no run was long enough to measure it.
var measured = regexp.MustCompile(`(median [\d.]+ s, 95 % within [\d.]+ s, )?slowest [\d.]+ s(, most memory \d+ MB)?`)

// replayCommand runs a line of a session, and returns what it prints and the status, as the lines of a session.
func replayCommand(t *testing.T, line string) string {
	t.Helper()
	args := fail.Must(program.ParseCommand(strings.ReplaceAll(line, "$NINEFOLD", os.Getenv(itself))))(t).Args
	language, chosen := strings.CutPrefix(args[0], "LANG=")
	if chosen {
		args = args[1:]
	}
	stdin := ""
	if i := slices.Index(args, "<"); i >= 0 {
		stdin, args = texttest.Read(t, args[i+1]), args[:i]
	}
	status, stdout, stderr := runIn(t.Context(), func(string) string { return language }, strings.NewReader(stdin),
		args...)
	var session strings.Builder
	folder := fail.Must(os.Getwd())(t)
	said := strings.ReplaceAll(measured.ReplaceAllString(stdout, "T, most memory M"), folder, "FOLDER")
	for line := range strings.Lines(said) {
		session.WriteString("> " + line)
	}
	for line := range strings.Lines(strings.ReplaceAll(stderr, folder, "FOLDER")) {
		session.WriteString("! " + line)
	}
	if status != 0 {
		fmt.Fprintln(&session, "=", status)
	}
	return session.String()
}

// firstDifference shows both texts from the first line that differs.
func firstDifference(got, want string) string {
	g, w := strings.SplitAfter(got, "\n"), strings.SplitAfter(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	return fmt.Sprintf("line %d\ngot:\n%s\nwant:\n%s", i+1, strings.Join(g[i:], ""),
		strings.Join(w[i:min(i+12, len(w))], ""))
}

func TestWindowOrCommand(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "case.in", "")
	texttest.Write(t, "mark", "")
	for _, tc := range []struct {
		args string
		want string // the window's file, with + if the window must be separate, or nothing
	}{
		{"", "window "}, {"case.in", "window case.in"}, {"./mark", "window ./mark"}, {"-- mark", "window mark"},
		{"-- -x", "window -x"}, {"-- -", "window -"}, {"--", "window "}, {"--new-window", "another window "},
		{"--new-window case.in", "another window case.in"}, {"case.in --new-window", "another window case.in"},
		{"mark", ""}, {"mark case.in", ""}, {"help", ""}, {"-h", ""}, {"-help", ""}, {"--version", ""},
		{"gone.in", ""}, {"--new-window gone.in", ""}, {"-- gone.in", "window gone.in"},
		{"--unknown", ""}, {"-", ""}, {"two files", ""}, {"-- two files", ""}, {"--new-window mark", ""},
	} {
		got := ""
		open := func(file string, separate bool) error {
			got = "window " + file
			if separate {
				got = "another " + got
			}
			return nil
		}
		Run(t.Context(), inEnglish, strings.Fields(tc.args), strings.NewReader(""), io.Discard, io.Discard, open)
		fail.Unequal(t, got, tc.want, "%q", tc.args)
	}
}

func TestAWindowThatCannotBeOpenedSaysWhy(t *testing.T) {
	var stderr bytes.Buffer
	noDisplay := func(string, bool) error { return errors.New("there is no display") }
	status := Run(t.Context(), inEnglish, nil, nil, io.Discard, &stderr, noDisplay)
	fail.If(t, status != exitFailure || stderr.String() != "ninefold: there is no display\n",
		"status %d, %q", status, &stderr)
}

func commandNames() []string {
	names := []string{"help"}
	for _, cmd := range newProgram(&invocation{}, nil, nil).Commands() {
		names = append(names, cmd.Name())
	}
	return names
}

func TestHelpNamesEveryCommand(t *testing.T) {
	_, all, _ := run(nil, "help")
	for _, name := range commandNames() {
		fail.Unless(t, strings.Contains(all, "ninefold "+name+" "), "help does not list %s", name)
		status, one, _ := run(nil, "help", name)
		_, other, _ := run(nil, name, "--help")
		fail.If(t, status != 0 || one != other || !strings.HasPrefix(one, "usage: ninefold "+name),
			"help %s: status %d, it differs from %s --help or lacks the usage:\n%s\n%s", name, status, name, one, other)
		for line := range strings.Lines(one) {
			fail.If(t, len(line) > 100, "help %s: a line of %d characters: %s", name, len(line), line)
		}
	}
}

func TestUnknownOptionsAreWrongUsageEverywhere(t *testing.T) {
	for _, name := range commandNames() {
		prints(t, exitUsage, "^ninefold.*: unknown option --no-such-option\n", name, "--no-such-option", "a", "b")
	}
}

func TestTimes(t *testing.T) {
	for s, want := range map[string]time.Duration{
		"500ms": 500 * time.Millisecond, "1h30m": 90 * time.Minute, "1.5s": 1500 * time.Millisecond,
		"24h": 24 * time.Hour,
	} {
		got, err := parseTime(s)
		fail.If(t, err != nil || got != want, "%s is %v, %v", s, got, err)
	}
	refused(t, parseTime, "want a time above 0, at most 24h, such as 500ms or 10s",
		"", "soon", "0s", "0", "-1s", ".s", "290y", "1h5x", "5 s", "5", "1h5", "24h1ns", "290000000h")
	fail.Unequal(t, fail.Must(parseMargin("0"))(t), 0, "0 is")
	fail.If(t, fail.ErrorOf(parseMargin("-1s")) == nil, "-1s is a margin")
}

// refused fails the test unless read refuses each text, and says what is wanted.
func refused[T any](t *testing.T, read func(string) (T, error), want string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		got, err := read(text)
		fail.If(t, err == nil || err.Error() != want, "%q is %v, %v, want %s", text, got, err, want)
	}
}

func TestSizes(t *testing.T) {
	for s, want := range map[string]int64{
		"1K": 1 << 10, "64k": 64 << 10, "256M": 256 << 20, "64MB": 64 << 20, "2GiB": 2 << 30, "1024G": 1 << 40,
	} {
		got, err := program.ParseSize(s)
		fail.If(t, err != nil || got != want, "%s is %d, %v, want %d", s, got, err, want)
	}
	refused(t, program.ParseSize, "want a size above 0, at most 1024G, such as 256M or 1G",
		"", "M", "-1M", "0", "0G", "1T", "1XB", "64B", "64", "1025G", "99999999999999999999")
}
