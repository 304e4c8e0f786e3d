package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninefold/engine/test/fail"
)

var errFull = errors.New("the disk is full")

// memory is a storage that fails on command.
type memory struct {
	mu      sync.Mutex
	files   map[string]string
	log     []string // files written and removed, in order
	fails   func(name string) bool
	entered chan struct{} // if not nil, gets a value when a write begins, which then waits for resume
	resume  chan struct{}
}

func (m *memory) load(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if text, ok := m.files[name]; ok {
		return []byte(text), nil
	}
	return nil, nil
}

func (m *memory) does(name, what string, do func()) error {
	if m.entered != nil {
		m.entered <- struct{}{}
		<-m.resume
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil && m.fails(name) {
		return errFull
	}
	m.log = append(m.log, what)
	do()
	return nil
}

func (m *memory) replace(name string, text []byte) error {
	return m.does(name, name+"="+string(text), func() { m.files[name] = string(text) })
}

func (m *memory) remove(name string) error {
	return m.does(name, "-"+name, func() { delete(m.files, name) })
}

func (m *memory) setAside(name string) (string, error) {
	return "aside", m.does(name, "aside "+name, func() { delete(m.files, name) })
}

func (m *memory) version(name string) string { return m.files[name] }

func (m *memory) names(string) []string { return slices.Collect(maps.Keys(m.files)) }

// storeIn returns a store over a storage, and counts the failures reported.
func storeIn(m *memory) (s *Store, failures *int) {
	failures = new(int)
	m.files = map[string]string{}
	return &Store{storage: m, failed: func(error) { *failures++ }, waiting: map[string]*file{}}, failures
}

func holding(text string) func() []byte { return func() []byte { return []byte(text) } }

func (m *memory) whatIsIn() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return fmt.Sprint(m.files)
}

func TestWhatIsPutLastCounts(t *testing.T) {
	m := &memory{entered: make(chan struct{}), resume: make(chan struct{})}
	s, failures := storeIn(m)
	s.Put("a", holding("1"))
	<-m.entered // from now on, files that are put wait
	if text, err := s.Load("a"); string(text) != "1" || err != nil {
		t.Errorf("while it is written it holds %q, %v", text, err)
	}
	s.Put("b", holding("1"))
	s.Put("c", holding("1"))
	s.Put("b", holding("2"))
	s.Put("c", nil)
	s.Put("a", holding("2"))
	s.Put("d", holding("1"))
	s.Put("d", nil)
	for name, want := range map[string]string{"a": "2", "b": "2", "c": "", "d": "", "e": ""} {
		text, err := s.Load(name)
		fail.If(t, string(text) != want || err != nil, "before %s is written it holds %q, %v", name, text, err)
	}
	go func() {
		for range m.entered {
			m.resume <- struct{}{}
		}
	}()
	m.resume <- struct{}{}
	err := s.Flush()
	fail.NowIf(t, err != nil || *failures != 0, "%v", err)
	fail.Unequal(t, strings.Join(m.log, " "), "a=1 b=2 -c a=2 -d", "written was")
	written := len(m.log)
	err = s.Flush()
	fail.If(t, err != nil || len(m.log) != written, "nothing waited, and something was written; %v", err)
}

// TestEveryWriteFailingInTurnIsMadeUpFor lets each write of a series of changes fail, and each two in a row. The files
// hold a state that was to be kept before, and the last one after nothing fails any more.
func TestEveryWriteFailingInTurnIsMadeUpFor(t *testing.T) {
	for first := range 12 {
		for inARow := 1; inARow <= 3; inARow++ {
			writes, failed := 0, 0
			m := &memory{fails: func(string) bool {
				writes++
				fails := first < writes && writes <= first+inARow
				if fails {
					failed++
				}
				return fails
			}}
			s, failures := storeIn(m)
			for n := range 8 {
				s.Put("board", holding(fmt.Sprint(n)))
				s.Put("index", holding(fmt.Sprint(n)))
				err := s.Flush()
				board, index := m.files["board"], m.files["index"]
				fail.NowIf(t, index > board || (err == nil) != (board == fmt.Sprint(n) && index == board),
					"write %d of %d failed: %s, and %v", first, inARow, m.whatIsIn(), err)
			}
			_ = s.Flush()
			if got := m.whatIsIn(); got != "map[board:7 index:7]" || *failures != failed {
				t.Errorf("write %d, %d in a row: %s; told were %d of %d", first, inARow, got, *failures, failed)
			}
		}
	}
}

func TestWhatCouldNotBeWrittenIsTriedAgainWithWhatIsPutNext(t *testing.T) {
	m := &memory{fails: func(string) bool { return true }}
	s, failures := storeIn(m)
	s.Put("a", holding("1"))
	s.Put("b", nil)
	for range 3 {
		err := s.Flush()
		fail.NowIf(t, !errors.Is(err, errFull), "it was forgotten: %v", err)
	}
	text, err := s.Load("a")
	fail.If(t, string(text) != "1" || err != nil, "what could not be written is gone: %q, %v", text, err)
	told := *failures
	m.mu.Lock()
	m.fails, m.files["b"] = nil, "old"
	m.mu.Unlock()
	s.Put("c", holding("1"))
	err = s.Flush()
	fail.If(t, err != nil || m.whatIsIn() != "map[a:1 c:1]" || *failures != told, "kept is %s, %v", m.whatIsIn(), err)
}

func TestWhatIsRemovedMakesRoomForWhatCannotBeWritten(t *testing.T) {
	m := &memory{fails: func(name string) bool { return name != "old" }}
	s, _ := storeIn(m)
	m.files["old"] = "large"
	s.Put("a", holding("1"))
	s.Put("old", nil)
	err := s.Flush()
	fail.If(t, !errors.Is(err, errFull) || m.whatIsIn() != "map[]", "kept is %s, %v", m.whatIsIn(), err)
}

// TestWhatCannotBeSetAsideIsLeftAloneForGood: then the store is barred, and writes nothing any more.
func TestWhatCannotBeSetAsideIsLeftAloneForGood(t *testing.T) {
	m := &memory{fails: func(string) bool { return true }}
	s, failures := storeIn(m)
	m.files["a"] = "damaged"
	_, err := s.SetAside("a")
	fail.If(t, err == nil || !s.Barred(), "%v", err)
	m.fails = nil
	s.Put("a", holding("new"))
	s.Put("a", nil)
	err = s.Flush()
	fail.If(t, err != nil || len(m.log) != 0 || *failures != 0, "%v was done, %v", m.log, err)
	fail.If(t, s.Names("") != nil, "it looks for files, and removes what killed writes left")
}
