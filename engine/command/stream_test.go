package command

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

const (
	blank    = "... ... ...\n"
	position = blank + blank + blank + "\n" + blank + blank + "... x.. ...\n\n" + blank + blank + blank + "6 4\n"
	open     = "... ... ... \n"
	marked   = open + open + open + "\n" + open + open + "... x.. ... \n\n" +
		"!!! ... ... \n!!! ... ... \n!!! ... ... \n\n"
	someGrid = "4.9......\n.........\n.........\n.....4...\n.........\n.........\n.........\n.4.......\n.........\n"
)

// repeat returns a text over and over, and counts the bytes it returned.
type repeat struct {
	text string
	left int // number of bytes to return; below zero for no end
	read int
}

func (r *repeat) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	if r.left > 0 && len(p) > r.left {
		p = p[:r.left]
	}
	for n := 0; n < len(p); {
		n += copy(p[n:], r.text[(r.read+n)%len(r.text):])
	}
	r.read += len(p)
	r.left -= len(p)
	return len(p), nil
}

// A text that is not the judge's is read as far as the window would read it.
func TestEndlessInputIsRefused(t *testing.T) {
	known := texttest.Write(t, filepath.Join(t.TempDir(), "known"), position)
	for name, endless := range map[string]string{
		"zero bytes": "\x00", "yes": "y\n", "one long row": ".", "rows": ".........\n", "digits": "1", "spaced": " . ",
	} {
		stdin := &repeat{text: endless, left: -1}
		status, _, _ := run(stdin, "check", known, "-")
		fail.If(t, status != exitFailure || stdin.read > 128<<10,
			"%s: status %d, %d bytes were read", name, status, stdin.read)
	}
	for _, args := range [][]string{{"mark"}, {"crosshatch"}, {"check", "-", known}} {
		stdin := &repeat{text: strings.Repeat("y\n", 1<<15), left: -1}
		status, _, _ := run(stdin, args...)
		fail.If(t, status != exitFailure || stdin.read > notation.MaxSize+128<<10,
			"%v: status %d, %d bytes were read", args, status, stdin.read)
	}
}

func TestALongStreamTakesConstantMemory(t *testing.T) {
	cases := filepath.Join(t.TempDir(), "cases")
	for _, tc := range []struct {
		args []string
		text string
	}{{[]string{"mark"}, position}, {[]string{"crosshatch"}, someGrid}, {[]string{"check", cases, "-"}, marked}} {
		cost := func(n int) (allocations, size uint64) {
			texttest.Write(t, cases, strings.Repeat(position, n))
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			succeed(t, tc.args, &repeat{text: tc.text, left: n * len(tc.text)})
			runtime.ReadMemStats(&after)
			return after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc
		}
		few, _ := cost(100)
		many, size := cost(20_000)
		fail.If(t, many > few+100 || size > 1<<20,
			"%v: %d allocations for 100 cases, %d and %d bytes for 20,000", tc.args, few, many, size)
	}
}

// A person who types a case sees the answer before anything more is read.
func TestAnswersDoNotWaitForMoreInput(t *testing.T) {
	var stdout bytes.Buffer
	asked := 0
	stdin := readerFunc(func(p []byte) (int, error) {
		want := asked * len(marked)
		fail.If(t, stdout.Len() != want, "before case %d: %d bytes were written, want %d", asked+1, stdout.Len(), want)
		if asked == 3 {
			return 0, io.EOF
		}
		asked++
		return copy(p, position), nil
	})
	status := Run(t.Context(), inEnglish, []string{"mark"}, stdin, &stdout, io.Discard, nil)
	fail.Unequal(t, status, exitSuccess, "status")
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

func TestAnOutputThatCannotBeWrittenEndsTheRun(t *testing.T) {
	for name, tc := range map[string]struct {
		err  error
		said string
	}{
		"full disk": {&os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.ENOSPC},
			"standard output: the disk is full\n"},
		"nobody reads":  {&os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}, ""},
		"anything else": {errors.New("no paper"), "standard output: no paper\n"},
	} {
		var stderr bytes.Buffer
		stdin := &repeat{text: position, left: -1}
		status := Run(t.Context(), inEnglish, []string{"mark"}, stdin, brokenWriter{tc.err}, &stderr, nil)
		fail.If(t, status != exitFailure || stderr.String() != tc.said,
			"%s: status %d, %q, want %d, %q", name, status, stderr.String(), exitFailure, tc.said)
	}
}

type brokenWriter struct{ err error }

func (w brokenWriter) Write([]byte) (int, error) { return 0, w.err }

func TestCancellingEndsAStream(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	n := 0
	stdin := readerFunc(func(p []byte) (int, error) {
		if n++; n == 5 {
			cancel()
		}
		return copy(p, position), nil
	})
	status, _, _ := runIn(ctx, inEnglish, stdin, "mark")
	fail.If(t, status != exitFailure || n != 5, "status %d after %d reads, want %d after 5", status, n, exitFailure)
}

func succeed(t testing.TB, args []string, stdin io.Reader) {
	t.Helper()
	var stderr strings.Builder
	status := Run(t.Context(), inEnglish, args, stdin, io.Discard, &stderr, nil)
	fail.NowIf(t, status != exitSuccess, "%v: status %d, %s", args, status, &stderr)
}

// BenchmarkThroughput measures the time of a case from stream to stream.
func BenchmarkThroughput(b *testing.B) {
	for _, tc := range []struct{ command, text string }{{"mark", position}, {"crosshatch", someGrid}} {
		b.Run(tc.command, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(tc.text)))
			succeed(b, []string{tc.command}, &repeat{text: tc.text, left: b.N * len(tc.text)})
		})
	}
}

func TestAStreamIsOfTheProblemThatItsFirstMarksAreOf(t *testing.T) {
	empty := strings.Repeat(".........\n", 9)
	position := "... ... ...\n... .x. ...\n"
	digits := "... ... ...\n... .5. ...\n"
	for _, tc := range []struct {
		text string
		want bool
	}{
		{position, false}, {digits, true}, {"\uFEFF" + digits, true}, {"\uFEFF\r\n\t " + position, false},
		{empty, true}, {empty + "5 5\n", false}, {"", false},
		{strings.Repeat("\n", 1<<20) + "1", false}, {strings.Repeat(".", 1<<20) + "x", true},
	} {
		in := bufio.NewReader(strings.NewReader(tc.text))
		fail.Unequal(t, beginsWithGrid(in), tc.want, "%.40q begins with a grid", tc.text)
		rest, err := io.ReadAll(in)
		fail.If(t, err != nil || string(rest) != tc.text, "%.40q: %d bytes are left, %v", tc.text, len(rest), err)
	}
}
