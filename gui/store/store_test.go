package store

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
)

// memory is a place that fails when it is told to.
type memory struct {
	mu      sync.Mutex
	text    []byte
	aside   []byte
	fails   func(op string) error // asked at the begin of everything but load; nil for never
	writes  int
	entered chan struct{} // if not nil, told at the begin of a write, which waits for resume
	resume  chan struct{}
}

func (m *memory) load() ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return bytes.Clone(m.text), nil
}

func (m *memory) does(op string) error {
	m.writes++
	if m.entered != nil {
		m.entered <- struct{}{}
		<-m.resume
	}
	if m.fails != nil {
		return m.fails(op)
	}
	return nil
}

func (m *memory) replace(text []byte) error {
	err := m.does("replace")
	if err == nil {
		m.mu.Lock()
		m.text = bytes.Clone(text)
		m.mu.Unlock()
	}
	return err
}

// add adds half of the text when it fails, as a full disk does.
func (m *memory) add(text []byte) error {
	err := m.does("add")
	if err != nil {
		text = text[:len(text)/2]
	}
	m.mu.Lock()
	m.text = append(m.text, text...)
	m.mu.Unlock()
	return err
}

func (m *memory) setAside() (string, error) {
	err := m.does("setAside")
	if err == nil {
		m.aside, m.text = m.text, nil
	}
	return "aside", err
}

// storeIn is a store over a place that counts the failures it is told of.
func storeIn(m *memory) (s *Store, failures *int) {
	failures = new(int)
	return &Store{place: m, failed: func(error) { *failures++ }}, failures
}

func lineOf(text string) Line { return func() ([]byte, error) { return []byte(text + "\n"), nil } }

// session is what is kept: a count of changes. Its lines are the count as a whole, or what it has come to.
type session struct{ count int }

func (s *session) whole() Line { return lineOf(fmt.Sprintf("whole %d", s.count)) }

// change changes the session and keeps it as the window does.
func (s *session) change(in *Store) {
	s.count++
	if !in.Add(lineOf(fmt.Sprintf("then %d", s.count))) {
		in.Replace(s.whole())
	}
}

// read is the session of a text; false when a change is missing in the middle of it.
func read(text []byte) (*session, bool) {
	s := &session{}
	for n, row := range strings.SplitAfter(string(text), "\n") {
		if row == "" || !strings.HasSuffix(row, "\n") {
			break // a last line that is cut off is left out
		}
		var count int
		if _, err := fmt.Sscanf(row, "whole %d\n", &count); err == nil && n == 0 {
			s.count = count
			continue
		}
		if _, err := fmt.Sscanf(row, "then %d\n", &count); err != nil || count != s.count+1 {
			return nil, false
		}
		s.count = count
	}
	return s, true
}

func TestWhatIsAddedComesAfterWhatIsThere(t *testing.T) {
	m := &memory{}
	s, failures := storeIn(m)
	s.Replace(lineOf("a"))
	for _, text := range []string{"b", "c", "d"} {
		if !s.Add(lineOf(text)) {
			t.Fatal("nothing can be added")
		}
	}
	if err := s.Flush(); err != nil || string(m.text) != "a\nb\nc\nd\n" || *failures != 0 {
		t.Errorf("kept is %q, %v", m.text, err)
	}
	s.Add(lineOf("e"))
	s.Replace(lineOf("f"))
	s.Add(lineOf("g"))
	if err := s.Flush(); err != nil || string(m.text) != "f\ng\n" {
		t.Errorf("kept is %q, %v", m.text, err)
	}
	writes := m.writes
	if err := s.Flush(); err != nil || m.writes != writes {
		t.Errorf("nothing waited, and something was written; %v", err)
	}
}

// TestEveryWriteFailingInTurnLeavesASessionAndIsMadeUpFor lets each write of a course of changes fail, and each two in
// a row: at any time what is kept must be a session, and the first change after the failures must bring all of it back.
func TestEveryWriteFailingInTurnLeavesASessionAndIsMadeUpFor(t *testing.T) {
	full := errors.New("the disk is full")
	for first := range 12 {
		for inARow := 1; inARow <= 3; inARow++ {
			m := &memory{text: []byte("whole 0\n")}
			m.fails = func(string) error {
				if at := m.writes - 1; first <= at && at < first+inARow {
					return full
				}
				return nil
			}
			s, failures := storeIn(m)
			now := &session{}
			for range 15 {
				now.change(s)
				err := s.Flush()
				kept, ok := read(m.text)
				switch {
				case !ok:
					t.Fatalf("write %d failed, %d in a row: what is kept is no session: %q", first, inARow, m.text)
				case (err == nil) != (kept.count == now.count) || s.Behind() != (err != nil):
					t.Fatalf("write %d failed, %d in a row: %d of %d changes are kept, and %v",
						first, inARow, kept.count, now.count, err)
				}
			}
			if kept, _ := read(m.text); kept.count != now.count || *failures != inARow {
				t.Errorf("write %d failed, %d in a row: %d of %d changes are kept, %d failures were told",
					first, inARow, kept.count, now.count, *failures)
			}
		}
	}
}

func TestWhatBeganToWaitDuringAWriteThatFailsIsNotAdded(t *testing.T) {
	m := &memory{text: []byte("whole 0\n"), entered: make(chan struct{}), resume: make(chan struct{})}
	m.fails = func(string) error { return errors.New("the disk is full") }
	s, _ := storeIn(m)
	now := &session{}
	now.change(s)
	<-m.entered
	now.change(s)
	m.resume <- struct{}{}
	err := s.Flush() // with a write of the second change, the store would wait here for ever
	if kept, ok := read(m.text); !ok || kept.count != 0 || err == nil {
		t.Fatalf("kept is %q, %v", m.text, err)
	}
	m.entered, m.fails = nil, nil
	now.change(s)
	if err := s.Flush(); err != nil || string(m.text) != "whole 3\n" {
		t.Errorf("kept is %q, %v", m.text, err)
	}
}

func TestAReplacementThatBeganToWaitDuringAWriteThatFailsIsWritten(t *testing.T) {
	m := &memory{entered: make(chan struct{}), resume: make(chan struct{})}
	m.fails = func(op string) error {
		if op == "add" {
			return errors.New("the disk is full")
		}
		return nil
	}
	s, _ := storeIn(m)
	s.Add(lineOf("then 1"))
	<-m.entered
	s.Replace(lineOf("whole 2"))
	if !s.Add(lineOf("then 3")) {
		t.Error("nothing can be added to what will be written")
	}
	m.resume <- struct{}{}
	<-m.entered
	m.resume <- struct{}{}
	<-m.entered // the line that follows
	m.fails = nil
	m.resume <- struct{}{}
	if err := s.Flush(); err != nil || string(m.text) != "whole 2\nthen 3\n" || s.Behind() {
		t.Errorf("kept is %q, %v", m.text, err)
	}
}

func TestTheErrorOfALastWriteStandsUntilItIsMadeUpFor(t *testing.T) {
	full := errors.New("the disk is full")
	m := &memory{fails: func(string) error { return full }}
	s, failures := storeIn(m)
	s.Replace(lineOf("a"))
	for range 3 {
		if err := s.Flush(); !errors.Is(err, full) || !s.Behind() {
			t.Fatalf("%v", err)
		}
	}
	if *failures != 1 {
		t.Errorf("one failure was told %d times", *failures)
	}
	m.fails = nil
	s.Replace(lineOf("a"))
	if err := s.Flush(); err != nil || s.Behind() {
		t.Errorf("%v", err)
	}
}

func TestALineThatCannotBeMadeIsAFailure(t *testing.T) {
	bad := func() ([]byte, error) { return nil, errors.New("no such number") }
	for name, give := range map[string]func(*Store){
		"added": func(s *Store) { s.Add(bad) }, "replacing": func(s *Store) { s.Replace(bad) },
	} {
		m := &memory{text: []byte("a\n")}
		s, failures := storeIn(m)
		give(s)
		if err := s.Flush(); err == nil || *failures != 1 || string(m.text) != "a\n" || s.Add(lineOf("b")) {
			t.Errorf("%s: %v, kept is %q", name, err, m.text)
		}
	}
}

func TestAStoreThatIsBarredWritesNothing(t *testing.T) {
	m := &memory{text: []byte("a\n")}
	s, failures := storeIn(m)
	s.Bar()
	s.Add(lineOf("b"))
	s.Replace(lineOf("c"))
	if err := s.Flush(); err != nil || m.writes != 0 || *failures != 0 || !s.Barred() {
		t.Errorf("%d writes, %v", m.writes, err)
	}
}

func TestToWhatIsToBeRenewedNothingIsAdded(t *testing.T) {
	m := &memory{text: []byte("half a li")}
	s, _ := storeIn(m)
	s.Renew()
	if s.Behind() {
		t.Error("though nothing was lost, the store is behind")
	}
	if s.Add(lineOf("b")) {
		t.Error("a line was added")
	}
	s.Replace(lineOf("c"))
	if !s.Add(lineOf("d")) {
		t.Error("to what is new nothing can be added")
	}
	if err := s.Flush(); err != nil || string(m.text) != "c\nd\n" {
		t.Errorf("kept is %q, %v", m.text, err)
	}
}

func TestWhatCannotBeSetAsideIsLeftAloneForGood(t *testing.T) {
	m := &memory{text: []byte("damaged"), fails: func(string) error { return errors.New("no permission") }}
	s, _ := storeIn(m)
	if _, err := s.SetAside(); err == nil || !s.Barred() {
		t.Errorf("%v", err)
	}
	m.fails = nil
	s.Replace(lineOf("new"))
	if err := s.Flush(); err != nil || string(m.text) != "damaged" {
		t.Errorf("kept is %q, %v", m.text, err)
	}
}

// compacted is what is kept after Compact is done, with what happens while the lines are shortened.
func compacted(
	t *testing.T, m *memory, maxLines int, shorten func(*Store, []byte) ([]byte, error),
) (s *Store, asked bool) {
	t.Helper()
	s, _ = storeIn(m)
	began := make(chan bool, 1)
	s.Compact(maxLines, func(text []byte) ([]byte, error) {
		began <- true
		return shorten(s, text)
	})
	if m.longerThan(maxLines) {
		<-began
		asked = true
	}
	_ = s.Flush()
	return s, asked
}

func (m *memory) longerThan(lines int) bool {
	text, _ := m.load()
	return bytes.Count(text, []byte("\n")) > lines
}

func TestCompactKeepsTheLinesThatAreAddedMeanwhile(t *testing.T) {
	m := &memory{text: []byte("whole 0\nthen 1\nthen 2\n")}
	s, _ := compacted(t, m, 2, func(s *Store, text []byte) ([]byte, error) {
		s.Add(lineOf("then 3"))
		kept, _ := read(text)
		return kept.whole()()
	})
	if err := s.Flush(); err != nil || string(m.text) != "whole 2\nthen 3\n" {
		t.Errorf("kept is %q, %v", m.text, err)
	}
}

func TestCompactLeavesAloneWhatIsShortOrCannotBeShortened(t *testing.T) {
	const text = "whole 0\nthen 1\nthen 2\n"
	never := func(*Store, []byte) ([]byte, error) { return nil, errors.New("damaged") }
	for _, maxLines := range []int{2, 3, 1000} {
		m := &memory{text: []byte(text)}
		if compacted(t, m, maxLines, never); string(m.text) != text || m.writes != 0 {
			t.Errorf("at most %d lines: kept is %q", maxLines, m.text)
		}
	}
	m := &memory{text: []byte(text), fails: func(string) error { return errors.New("the disk is full") }}
	s, _ := compacted(t, m, 2, func(*Store, []byte) ([]byte, error) { return []byte("whole 2\n"), nil })
	if err := s.Flush(); string(m.text) != text || err == nil || s.Add(lineOf("then 3")) {
		t.Errorf("after a write that failed: kept is %q, %v", m.text, err)
	}
}
