package program

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"sync"
	"time"

	"ninefold/engine/locale/message"
)

// maxLine is the longest line that a Session reads, in bytes.
const maxLine = 64 << 10

// ErrLineTooLong says that a line is too long to be read. The session then reads nothing more from the program.
var ErrLineTooLong = message.NewError("error.longLine")

// Session is a conversation with a program in lines. One goroutine at a time may read lines and one may write them. Any
// may call Stderr and Close.
type Session struct {
	*process
	lines   chan string
	readErr error         // why no more lines come; set before lines is closed
	unended string        // what it wrote after its last line; set before lines is closed
	exited  chan struct{} // closed when the program has ended
	closing chan struct{} // closed by Close
	once    sync.Once
	pipes   sync.WaitGroup
	result  Completed
}

// Start starts a program to exchange lines with. The error says why it could not be. The caller must close the session.
func Start(c Command) (*Session, error) {
	p, err := prepare(c, true)
	if err != nil {
		return nil, err
	}
	if err := onLastingThread(func() error { return p.start(Limits{Processes: MostProcesses}) }); err != nil {
		return nil, err
	}
	s := &Session{process: p, lines: make(chan string), exited: make(chan struct{}), closing: make(chan struct{})}
	s.pipes.Add(1)
	go s.readLines()
	go func() {
		s.watch(5 * lookInterval)
		close(s.exited)
	}()
	return s, nil
}

// WriteLine writes a line and a newline. If ctx ends before the program has taken them, the program is killed and the
// error is that of ctx. Any other error means that the program reads no more.
func (s *Session) WriteLine(ctx context.Context, line string) error {
	stop := context.AfterFunc(ctx, s.kill)
	_, err := s.stdin.WriteString(line + "\n")
	if !stop() {
		return ctx.Err()
	}
	return err
}

// ReadLine returns the next line without its end. The error is that of ctx if ctx ends first (the line is then returned
// by the next call), io.EOF if the program has closed its output or ended, or ErrLineTooLong.
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

// Stderr returns the program's standard error since the last call, without the middle of a long text. On Linux and
// macOS it has all that the program wrote before a line that was read; elsewhere what comes late is returned by the
// next call.
func (s *Session) Stderr() []byte {
	s.catchUp()
	return s.said()
}

// Close ends the program unless it has ended, and returns how it ended: Closed, Exited Signaled or ProcessLimit. The
// result holds the rest of standard error and no output. Further calls return the same result.
func (s *Session) Close() Completed {
	s.once.Do(func() {
		close(s.closing)
		killed := s.endProgram()
		s.pipes.Wait()
		s.readStderr()
		s.close()
		s.result = s.completed()
		if killed && s.result.End != ProcessLimit {
			s.result.End, s.result.Status, s.result.Signal = Closed, 0, ""
		}
	})
	return s.result
}

// Unended returns what the program wrote after its last line, when the session was closed before it was read.
func (s *Session) Unended() string { return s.unended }

// endTime limits how long Close waits for the end of a program that has closed its output.
const endTime = time.Second

// endProgram waits for the program's end and reports whether it had to kill the program. A program that has closed its
// output gets a moment to end by itself, so that its status is known.
func (s *Session) endProgram() (killed bool) {
	select {
	case <-s.exited:
		return false
	case _, ok := <-s.lines:
		if ok {
			break
		}
		select {
		case <-s.exited:
			return false
		case <-time.After(endTime):
		}
	default:
	}
	select {
	case <-s.exited: // while this goroutine had no turn
		return false
	default:
		s.kill()
		<-s.exited
		return true
	}
}

// output reads standard output.
type output struct{ *process }

func (o output) Read(buffer []byte) (int, error) { return o.read(o.stdout, buffer) }

func (s *Session) readLines() {
	defer s.pipes.Done()
	defer close(s.lines)
	reader := bufio.NewReaderSize(output{s.process}, maxLine)
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
			if err != nil {
				s.unended = string(line)
			}
			return
		}
	}
}
