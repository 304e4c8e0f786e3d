package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTranscripts runs the sessions in testdata. A session reads like a terminal's:
//
//	$ COMMAND ARGUMENT... [< FILE]
//	> a line of standard output
//	! a line of standard error
//	= the exit status, when it is not 0
//
// All other lines are remarks. Behind the session stand its files, each headed by "-- NAME --". Measured times and sizes
// are written T and M.
func TestTranscripts(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			if _, err := exec.LookPath("sh"); err != nil && strings.Contains(string(data), "$ test sh") {
				t.Skip("there is no sh")
			}
			t.Chdir(t.TempDir())
			want := unpack(t, string(data))
			if got := replay(t, want); got != want {
				t.Errorf("%s differs from what happened:\n%s", name, firstDifference(got, want))
			}
		})
	}
}

// unpack writes the files of a transcript and gives its session.
func unpack(t *testing.T, transcript string) (session string) {
	t.Helper()
	var file *os.File
	for line := range strings.Lines(transcript) {
		if name, ok := strings.CutPrefix(line, "-- "); ok {
			name = strings.TrimSuffix(name, " --\n")
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				t.Fatal(err)
			}
			created, err := os.Create(name)
			if err != nil {
				t.Fatal(err)
			}
			defer created.Close()
			file = created
			continue
		}
		if file == nil {
			session += line
		} else if _, err := file.WriteString(line); err != nil {
			t.Fatal(err)
		}
	}
	return session
}

// replay runs the commands of a session and gives the session with what they did.
func replay(t *testing.T, session string) string {
	t.Helper()
	var got strings.Builder
	for line := range strings.Lines(session) {
		switch line[0] {
		case '>', '!', '=':
			continue
		}
		got.WriteString(line)
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			replayCommand(t, &got, strings.Fields(command))
		}
	}
	return got.String()
}

// measured is what differs from one run to another; the memory is not there if no run was long enough to measure it.
var measured = regexp.MustCompile(`slowest [\d.]+ m?s(, most memory [\d.]+ [KM]iB)?`)

func replayCommand(t *testing.T, session *strings.Builder, args []string) {
	t.Helper()
	var stdin io.Reader = strings.NewReader("")
	if i := slices.Index(args, "<"); i >= 0 {
		data, err := os.ReadFile(args[i+1])
		if err != nil {
			t.Fatal(err)
		}
		stdin = bytes.NewReader(data)
		args = args[:i]
	}
	var stdout, stderr bytes.Buffer
	status := Run(context.Background(), args, stdin, &stdout, &stderr)
	for line := range strings.Lines(measured.ReplaceAllString(stdout.String(), "slowest T, most memory M")) {
		session.WriteString("> " + line)
	}
	for line := range strings.Lines(stderr.String()) {
		session.WriteString("! " + line)
	}
	if status != 0 {
		fmt.Fprintln(session, "=", status)
	}
}

// firstDifference shows both texts from the line in which they part.
func firstDifference(got, want string) string {
	g, w := strings.SplitAfter(got, "\n"), strings.SplitAfter(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	return fmt.Sprintf("line %d\ngot:\n%s\nwant:\n%s", i+1, strings.Join(g[i:], ""), strings.Join(w[i:min(i+12, len(w))], ""))
}

func TestWindowOrCommand(t *testing.T) {
	for _, tc := range []struct {
		args string
		file string
		ok   bool
	}{
		{"", "", true},
		{"case.in", "case.in", true},
		{"./mark", "./mark", true},
		{"-- mark", "mark", true},
		{"-- -x", "-x", true},
		{"--", "", true},
		{"mark", "", false},
		{"mark case.in", "", false},
		{"help", "", false},
		{"-h", "", false},
		{"--version", "", false},
		{"--unknown", "", false},
		{"-", "", false},
		{"two files", "", false},
		{"-- two files", "", false},
	} {
		if file, ok := Window(strings.Fields(tc.args)); file != tc.file || ok != tc.ok {
			t.Errorf("%q: %q, %v, want %q, %v", tc.args, file, ok, tc.file, tc.ok)
		}
	}
}

func TestVersionIsOneLine(t *testing.T) {
	for _, arg := range []string{"version", "--version"} {
		var stdout, stderr bytes.Buffer
		status := Run(context.Background(), []string{arg}, nil, &stdout, &stderr)
		said := stdout.String()
		if status != 0 || !strings.HasPrefix(said, "ninefold ") || strings.Count(said, "\n") != 1 || stderr.Len() > 0 {
			t.Errorf("%s: status %d, %q, %q", arg, status, said, stderr.String())
		}
	}
}

func TestHelpNamesEveryCommand(t *testing.T) {
	var stdout bytes.Buffer
	Run(context.Background(), []string{"help"}, nil, &stdout, io.Discard)
	for _, cmd := range commands() {
		if !strings.Contains(stdout.String(), "ninefold "+cmd.name+" ") {
			t.Errorf("help does not list %s", cmd.name)
		}
		var one, other bytes.Buffer
		if status := Run(context.Background(), []string{"help", cmd.name}, nil, &one, io.Discard); status != 0 {
			t.Errorf("help %s: status %d", cmd.name, status)
		}
		Run(context.Background(), []string{cmd.name, "--help"}, nil, &other, io.Discard)
		if one.String() != other.String() || !strings.HasPrefix(one.String(), "usage: ninefold "+cmd.name) {
			t.Errorf("help %s and %s --help differ or lack the usage:\n%s\n%s", cmd.name, cmd.name, &one, &other)
		}
		for line := range strings.Lines(one.String()) {
			if len(line) > 100 {
				t.Errorf("help %s: a line of %d characters: %s", cmd.name, len(line), line)
			}
		}
	}
}

func TestUnknownOptionsAreWrongUsageEverywhere(t *testing.T) {
	for _, cmd := range commands() {
		var stdout, stderr bytes.Buffer
		status := Run(context.Background(), []string{cmd.name, "--no-such-option", "a", "b"}, nil, &stdout, &stderr)
		if status != exitUsage || stdout.Len() > 0 || !strings.Contains(stderr.String(), "unknown option --no-such-option") {
			t.Errorf("%s: status %d, %q, %q", cmd.name, status, &stdout, &stderr)
		}
	}
}
