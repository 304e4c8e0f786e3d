package program

import (
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

func open(t *testing.T, args ...string) *Session {
	t.Helper()
	s, err := Start(helper(args...))
	fail.OnError(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

// soon returns a context for events that come at once.
func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	t.Cleanup(cancel)
	return ctx
}

func exchange(t *testing.T, s *Session, line, want string) {
	t.Helper()
	fail.OnError(t, s.WriteLine(soon(t), line))
	got, err := s.ReadLine(soon(t))
	fail.NowIf(t, err != nil || got != want, "%q, %v, want %q", got, err, want)
}

func TestLinesAreExchanged(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	exchange(t, s, "4 4", "you said 4 4")
	exchange(t, s, "mutter to myself", "you said mutter to myself")
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
		if said := string(s.Stderr()); said == "to myself\n" {
			break
		} else if said != "" || time.Now().After(deadline) {
			t.Fatalf("standard error is %q", said)
		}
	}
	more := s.Stderr()
	fail.If(t, len(more) > 0, "%q comes twice", more)
	r := s.Close()
	fail.If(t, r.End != Closed || r.Wall <= 0, "%+v", r)
}

func TestALateLineIsStillRead(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	fail.OnError(t, s.WriteLine(soon(t), "wait 200ms"))
	hasty, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	line, err := s.ReadLine(hasty)
	fail.NowIf(t, err != context.DeadlineExceeded, "%q, %v", line, err)
	line, err = s.ReadLine(soon(t))
	fail.NowIf(t, err != nil || line != "you said wait 200ms", "%q, %v", line, err)
}

func TestAProgramThatEndsSaysHow(t *testing.T) {
	t.Parallel()
	for line, status := range map[string]int{"exit 0": 0, "exit 7": 7} {
		s := open(t, "answer")
		fail.OnError(t, s.WriteLine(soon(t), line))
		said, err := s.ReadLine(soon(t))
		fail.NowIf(t, err != io.EOF, "%q, %v", said, err)
		r := s.Close()
		fail.If(t, r.End != Exited || r.Status != status, "%s: %+v", line, r)
		err = s.WriteLine(soon(t), "again")
		fail.If(t, err == nil, "an ended program takes a line")
		again := s.Close()
		fail.If(t, again.Status != status, "%s: closed twice %+v", line, again)
	}
}

func TestALastLineNeedsNoEnd(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	exchange(t, s, "last word", "word")
	line, err := s.ReadLine(soon(t))
	fail.If(t, err != io.EOF, "%q, %v", line, err)
}

func TestAProgramThatOnlyClosesItsOutputIsKilled(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	fail.OnError(t, s.WriteLine(soon(t), "close"))
	line, err := s.ReadLine(soon(t))
	fail.NowIf(t, err != io.EOF, "%q, %v", line, err)
	r := s.Close()
	fail.If(t, r.End != Closed, "%+v", r)
}

func TestAProgramThatReadsNothingIsKilled(t *testing.T) {
	t.Parallel()
	s := open(t, "deaf")
	if line, err := s.ReadLine(soon(t)); err != nil || line != "ready" {
		t.Fatalf("%q, %v", line, err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	err := s.WriteLine(ctx, strings.Repeat("x", 10<<20))
	fail.NowIf(t, err != context.DeadlineExceeded, "%v", err)
	err = s.WriteLine(ctx, "again")
	fail.NowIf(t, err != context.DeadlineExceeded, "%v", err)
	line, err := s.ReadLine(soon(t))
	fail.If(t, err != io.EOF, "%q, %v", line, err)
}

func TestAnEndlessLineIsRefused(t *testing.T) {
	t.Parallel()
	s := open(t, "long")
	line, err := s.ReadLine(soon(t))
	fail.If(t, err != ErrLineTooLong, "%d bytes, %v", len(line), err)
}

func TestClosingNeverWaits(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"loop", "flood", "scream", "deaf"} {
		s := open(t, behaviour)
		r := s.Close()
		fail.If(t, r.End != Closed, "%s: %+v", behaviour, r)
		_, err := s.ReadLine(soon(t))
		fail.If(t, err != nil && err != io.EOF, "%s: %v", behaviour, err)
	}
}

func TestASessionNeedsAProgram(t *testing.T) {
	_, err := Start(Command{Args: []string{"no-such-program-anywhere"}})
	fail.If(t, err == nil, "it started")
}
