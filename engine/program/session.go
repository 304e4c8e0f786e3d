package program

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"sync"
	"time"
)

// maxLine is the longest line that a Session reads, in bytes.
const maxLine = 64 << 10

// ErrLineTooLong is why a line cannot be read. Nothing more is read from the program.
var ErrLineTooLong = errors.New("a line of more than 64 KiB")

// Session is a conversation of lines with a program. One goroutine at a time may read lines and one may write them;
// Stderr and Close may be called by any.
type Session struct {
	*process
	lines   chan string
	readErr error         // why no more lines come; set before lines is closed
	exited  chan struct{} // closed when the program has ended
	closing chan struct{} // closed by Close
	once    sync.Once
	pipes   sync.WaitGroup
	result  Result

	stderrMu sync.Mutex
	errors   excerpt
}

// Start starts a program to exchange lines with. Its error is a *StartError. The caller must Close the session.
func Start(c Command) (*Session, error) {
	p, err := prepare(c)
	if err != nil {
		return nil, err
	}
	if err := p.start(Limits{}); err != nil {
		return nil, err
	}
	s := &Session{process: p, lines: make(chan string), exited: make(chan struct{}), closing: make(chan struct{})}
	s.pipes.Add(2)
	go s.readLines()
	go s.readStderr()
	go func() {
		s.finish()
		s.drain()
		close(s.exited)
	}()
	return s, nil
}

// WriteLine writes a line, to which it adds the newline. If ctx ends before the program has taken it, the program is
// killed and the error is that of ctx; any other error means that the program reads no more.
func (s *Session) WriteLine(ctx context.Context, line string) error {
	stop := context.AfterFunc(ctx, s.kill)
	_, err := s.stdin.WriteString(line + "\n")
	if !stop() {
		return ctx.Err()
	}
	return err
}

// ReadLine reads the next line, without its end. The error is that of ctx if no line comes before it ends, and the line
// that comes later is then the next to be read; io.EOF when the program has closed its output, as by ending; or
// ErrLineTooLong.
func (s *Session) ReadLine(ctx context.Context) (string, error) {
	select {
	case line, ok := <-s.lines:
		if !ok {
			return "", s.readErr
		}
		return line, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// Stderr is what the program has written on its standard error since the last call; of a long text both ends.
func (s *Session) Stderr() []byte {
	s.stderrMu.Lock()
	defer s.stderrMu.Unlock()
	text := s.errors.bytes()
	s.errors = excerpt{}
	return text
}

// Close ends the program, unless it has ended, and gives how that was: Closed, Exited or Signaled. In the result is
// what is left of standard error, and no output. More calls give the same result.
func (s *Session) Close() Result {
	s.once.Do(func() {
		close(s.closing)
		end := s.endProgram()
		s.pipes.Wait()
		s.close()
		s.result = Result{Stderr: s.Stderr(), Usage: s.used()}
		s.result.End, s.result.Status, s.result.Signal = s.end()
		if end == Closed {
			s.result.End, s.result.Status, s.result.Signal = Closed, 0, ""
		}
	})
	return s.result
}

// endTime is how long a program that has closed its output may take to end. As a rule it has ended, which a busy
// machine tells late.
const endTime = time.Second

// endProgram returns when the program has ended, with Closed if it had to be killed. A program that has closed its
// output gets a moment to end by itself, so that it can be said how.
func (s *Session) endProgram() End {
	select {
	case <-s.exited:
		return Exited
	case _, ok := <-s.lines:
		if !ok && s.exitsWithin(endTime) {
			return Exited
		}
	default:
	}
	s.kill()
	<-s.exited
	return Closed
}

func (s *Session) exitsWithin(limit time.Duration) bool {
	select {
	case <-s.exited:
		return true
	case <-time.After(limit):
		return false
	}
}

func (s *Session) readLines() {
	defer s.pipes.Done()
	defer close(s.lines)
	reader := bufio.NewReaderSize(s.stdout, maxLine)
	for {
		line, err := reader.ReadSlice('\n')
		if err == bufio.ErrBufferFull {
			s.readErr = ErrLineTooLong
			return
		}
		if err != nil && len(line) == 0 {
			s.readErr = io.EOF
			return
		}
		select {
		case s.lines <- string(bytes.TrimRight(line, "\r\n")):
		case <-s.closing:
			s.readErr = io.EOF
			return
		}
	}
}

func (s *Session) readStderr() {
	defer s.pipes.Done()
	buffer := make([]byte, 4<<10)
	for {
		n, err := s.stderr.Read(buffer)
		s.stderrMu.Lock()
		s.errors.add(buffer[:n])
		s.stderrMu.Unlock()
		if err != nil {
			return
		}
	}
}
