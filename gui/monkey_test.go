package gui

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// TestMonkey does at random what a user can do, and checks after each act that what is shown, what is kept and what
// comes back after a restart agree. It does 2,000 acts, with -short 300, or as many as MONKEY_ACTS says. A failure
// names its seed, with which MONKEY_SEED begins.
func TestMonkey(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	acts, seed := number(t, "MONKEY_ACTS", 2000), number(t, "MONKEY_SEED", 1)
	if testing.Short() {
		acts = min(acts, 300)
	}
	m := &monkey{program: newCountingApp(), files: writeFiles(t), watch: stopwatch{}}
	for ; acts > 0 && !t.Failed(); acts -= actsOfALife {
		m.live(t, uint64(seed), min(acts, actsOfALife))
		seed++
	}
	if _, ok := os.LookupEnv("MONKEY_ACTS"); ok {
		t.Logf("what held the UI goroutine up longest:\n%s", m.watch.longest(25))
	}
}

func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text, ok := os.LookupEnv(name)
	if !ok {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// actsOfALife is how many acts are done one after another before the next session is begun.
const actsOfALife = 200

// monkey is somebody who does anything at all.
type monkey struct {
	*window
	program *countingApp
	files   []string // to be opened
	watch   stopwatch

	rng  *rand.Rand
	base string // where it keeps its sessions and saves its files

	hovering bool     // the pointer may be on what says something
	trail    []string // what it did
	since    []string // the session after each act since it was kept for certain
	left     string   // the session's boards when an exercise came in their place; empty while none is shown
}

// live is the life of a monkey with a session of its own.
func (m *monkey) live(t *testing.T, seed uint64, acts int) {
	base, err := os.MkdirTemp("", "monkey")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(base)
	m.rng, m.base, m.trail = rand.New(rand.NewPCG(seed, 0)), base, nil
	defer func() {
		if trouble := recover(); trouble != nil {
			m.trail = append(m.trail, fmt.Sprintf("%v\n%s", trouble, debug.Stack()))
			t.Fail()
		}
		if t.Failed() {
			t.Fatalf("MONKEY_SEED=%d, act %d:\n%s",
				seed, len(m.trail), strings.Join(m.trail[max(0, len(m.trail)-25):], "\n"))
		}
	}()
	m.open(t, m.folder("session"))
	defer func() { m.close(m.window) }()
	for i := range acts {
		m.act()
		m.noteSession()
		m.runPosted()
		m.look()
		if i%8 == 0 {
			m.checkKept()
		}
		if t.Failed() {
			return
		}
	}
	m.checkKept()
	if seed%4 == 0 {
		m.window.window.Canvas().Capture() // lets go of what is remembered for the windows that are gone
	}
}

// folder is a new folder.
func (m *monkey) folder(name string) string {
	dir, err := os.MkdirTemp(m.base, name)
	if err != nil {
		panic(err)
	}
	return dir
}

// did notes what the monkey does.
func (m *monkey) did(format string, args ...any) {
	m.trail = append(m.trail, fmt.Sprintf(format, args...))
}

// open opens a window with the session of a folder.
func (m *monkey) open(t *testing.T, dir string) {
	m.program.quits = 0
	m.watch.time("open a window", func() { m.window = newWindow(t, dir, m.program) })
	m.hovering, m.left = false, ""
	m.app.Preferences().SetString("lastFolder", m.base)
	m.since = []string{whole(m.session)}
}

// close does away with a window.
func (m *monkey) close(w *window) {
	w.end()
	w.window.Close()
}

// whole is all that is kept of a session.
func whole(s *session.Session) string {
	line, err := s.Whole().Line()
	if err != nil {
		panic(err)
	}
	return string(line)
}

// runPosted runs what other goroutines have posted.
func (m *monkey) runPosted() {
	for f := m.tasks.Take(); f != nil; f = m.tasks.Take() {
		m.watch.time("what was posted", f)
		m.noteSession()
	}
}

// noteSession notes the session as it is, and fails if anything of it was changed without being kept.
func (m *monkey) noteSession() {
	if left := m.session.Changes(); left != nil {
		line, err := left.Line()
		m.t.Errorf("changed and not kept: %s%v", line, err)
	}
	m.since = append(m.since, whole(m.session))
}

// checkKept fails unless what is kept is what is there.
func (m *monkey) checkKept() {
	if err := m.store.Flush(); err != nil {
		m.t.Errorf("not kept: %v", err)
		return
	}
	now := whole(m.session)
	s := session.New()
	if text := sessionText(m.t, m.dir); text != "" {
		kept, _, err := session.Open([]byte(text))
		if err != nil {
			m.t.Errorf("what is kept is no session: %v\n%s", err, text)
			return
		}
		s = kept
	}
	if kept := whole(s); kept != now {
		m.t.Errorf("kept:\n%swhat is there:\n%s", kept, now)
	}
	m.since = []string{now}
}

// restart closes the window and opens it again.
func (m *monkey) restart() {
	m.did("restart")
	m.dialogs.Close()
	m.quit()
	m.noteSession() // it keeps the window's size
	if m.quits() == 0 {
		m.t.Error("the window does not close")
	}
	m.reopened(m.dir)
}

// kill opens the session as another process would find it if this one were killed now.
func (m *monkey) kill() {
	m.did("kill")
	text, err := os.ReadFile(filepath.Join(m.dir, sessionFile))
	dir := m.folder("session")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, sessionFile), text, 0o600)
	}
	if err != nil && !os.IsNotExist(err) {
		panic(err)
	}
	m.reopened(dir)
}

// reopened opens the session in a folder in the place of this one, and fails unless it is one of those since it was
// kept for certain, the last of them if the folder is the same.
func (m *monkey) reopened(dir string) {
	old, since := m.window, m.since
	m.close(old)
	m.open(old.t, dir)
	now := whole(m.session)
	found := false
	for i, one := range since {
		found = found || one == now && (dir != old.dir || i == len(since)-1)
	}
	if !found {
		m.t.Errorf("restored:\n%sbefore:\n%s", now, since[len(since)-1])
	}
	if m.said() != "" {
		m.t.Errorf("after a restart it says %q", m.said())
	}
	if m.session.Settings.Language == locale.English {
		m.look()
	}
}
