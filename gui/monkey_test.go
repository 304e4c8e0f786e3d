package gui

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// TestMonkey does at random what a user can do, and checks after each act that what is shown, what is kept and what
// returns after a restart agree. Often answers come late: after further acts, and after the second key of a pair. It
// does 2,000 acts, with -short 300, or MONKEY_ACTS. A failure names its seed, which MONKEY_SEED repeats.
func TestMonkey(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	acts, seed := number(t, "MONKEY_ACTS", 2000), number(t, "MONKEY_SEED", 1)
	if testing.Short() {
		acts = min(acts, 300)
	}
	m := &monkey{program: newPaintingApp(), files: writeFiles(t)}
	for ; acts > 0 && !t.Failed(); acts -= actsOfALife {
		m.live(t, uint64(seed), min(acts, actsOfALife))
		seed++
	}
}

func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text, ok := os.LookupEnv(name)
	if !ok {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	fail.NowIf(t, err != nil, "%s: %v", name, err)
	return n
}

// actsOfALife is the number of acts in one session.
const actsOfALife = 200

// monkey is a user who does anything at all.
type monkey struct {
	*window
	program *paintingApp
	files   []string // to open

	rng  *rand.Rand
	base string // for its sessions and files

	hovering bool            // the pointer may be on something with a tip
	trail    []string        // its acts
	since    []kept          // the session after each act since the last certain save
	left     string          // the session's boards when an exercise replaced them; empty while none is shown
	review   *session.Review // the game's at that time
	saved    []string        // the files of the boards at that time
}

// live runs one monkey with its own session.
func (m *monkey) live(t *testing.T, seed uint64, acts int) {
	base := fail.Must(os.MkdirTemp("", "monkey"))(t)
	defer os.RemoveAll(base)
	m.rng, m.base, m.trail = rand.New(rand.NewPCG(seed, 0)), base, nil
	defer func() {
		if trouble := recover(); trouble != nil {
			m.trail = append(m.trail, fmt.Sprintf("%v\n%s", trouble, debug.Stack()))
			t.Fail()
		}
		fail.NowIf(t, t.Failed(),
			"MONKEY_SEED=%d, act %d:\n%s", seed, len(m.trail), strings.Join(m.trail[max(0, len(m.trail)-25):], "\n"))
	}()
	m.open(t, m.folder("session"))
	defer func() { m.close(m.window) }()
	for i := range acts {
		m.act()
		m.noteSession()
		m.runPosted()
		m.look()
		m.noteSession() // what was looked at has settled, so that a new size of the window is kept
		if i%8 == 0 {
			m.checkKept()
		}
		if t.Failed() {
			return
		}
	}
	m.checkKept()
	if seed%4 == 0 {
		m.fyne.Canvas().Capture() // drops caches of closed windows
	}
}

func (m *monkey) folder(name string) string {
	dir, err := os.MkdirTemp(m.base, name)
	if err != nil {
		panic(err)
	}
	return dir
}

// did notes an act of the monkey.
func (m *monkey) did(format string, args ...any) {
	m.trail = append(m.trail, fmt.Sprintf(format, args...))
}

// open opens a window with the session of a folder.
func (m *monkey) open(t testing.TB, dir string) {
	m.window = newPainted(t, dir, m.program)
	m.hovering, m.left = false, ""
	m.loop.Do(func() { m.Session.Settings.Folder = m.base })
	m.since = []kept{keptOf(m.Session)}
}

func (m *monkey) close(w *window) { w.end(); w.fyne.Close() }

// kept holds what is kept of a session: its index, and the last game and Sudoku shown. An empty board that is not shown
// need not be kept.
type kept struct{ settings, index, shown, other string }

func keptOf(s *session.Session) kept {
	k := kept{shown: string(s.Board().Kept())}
	k.settings, k.index, _ = strings.Cut(string(s.Index()), "\n")
	for _, other := range [...]session.Board{s.Game, s.Sudoku} {
		if other != s.Board() && !other.Untouched() {
			k.other = string(other.Kept())
		}
	}
	return k
}

// whole returns everything that is kept of a session.
func whole(s *session.Session) string {
	k := keptOf(s)
	return k.settings + "\n" + k.index + k.shown + k.other
}

// runPosted lets answers come. Often it leaves some, which then come late: after further acts.
func (m *monkey) runPosted() {
	for m.rng.IntN(4) > 0 {
		f := m.tasks.Pop()
		if f == nil {
			return
		}
		f()
		m.noteSession()
	}
}

// noteSession notes the session, and fails if something in it was changed without being kept.
func (m *monkey) noteSession() {
	for _, left := range m.Session.Keep(m.tasks.Clock.Now()) {
		m.t.Errorf("changed and not kept: %s", left.Name)
	}
	m.since = append(m.since, keptOf(m.Session))
	if m.onBoard() {
		m.left = ""
	}
}

// checkKept fails unless the files agree with the session.
func (m *monkey) checkKept() {
	if err := m.kept.Flush(); err != nil {
		m.t.Errorf("not kept: %v", err)
		return
	}
	now := whole(m.Session)
	s, losses := session.Open(m.kept)
	fail.NowIf(m.t, losses != nil, "what is kept is no session: %v", losses)
	s.AddUnlisted()
	fail.Unequal(m.t, whole(s), now, "kept")
	m.since = []kept{keptOf(m.Session)}
}

// grades reports whether the Sudoku shown is being graded. After a restart that would begin anew, change what is kept,
// and say how many solutions there are.
func (m *monkey) grades() bool {
	return m.Session.Shown == session.CrossHatching && !m.Session.Sudoku.Graded()
}

// restart closes the window and opens it again.
func (m *monkey) restart() {
	if m.grades() {
		return
	}
	m.did("restart")
	m.loop.Do(m.dialogs.Leave)
	m.quit()
	m.noteSession() // closing keeps the window's size
	fail.If(m.t, m.screen.Quits == 0, "the window does not close")
	m.reopened(m.dir)
}

// kill opens the session as another process would find it after a kill.
func (m *monkey) kill() {
	if m.grades() {
		return
	}
	m.did("kill")
	for {
		dir, before := m.folder("session"), keptIn(m.t, m.dir)
		err := os.CopyFS(dir, os.DirFS(m.dir))
		if err != nil && !errors.Is(err, fs.ErrNotExist) { // of a temporary file
			panic(err)
		}
		if before == keptIn(m.t, m.dir) && before == keptIn(m.t, dir) {
			m.reopened(dir)
			return
		}
	}
}

// ofGrade is what a Sudoku says of its grade. A new window may find that before it has listed the boards.
var ofGrade = regexp.MustCompile(`"grade":"[^"]*",?`)

// reopened replaces this session by the one in a folder, and fails unless that is one of those since the last certain
// save; in the same folder, the last one. In another folder, a board may be newer than the index.
func (m *monkey) reopened(dir string) {
	old, since, index := m.window, m.since, keptIn(m.t, dir)
	m.close(old)
	m.open(old.t, dir)
	if dir == old.dir {
		since = since[len(since)-1:]
	}
	now, found := keptOf(m.Session), kept{}
	if index != "" { // a board or the settings may be written, and the index not yet
		now.settings, now.index, _ = strings.Cut(index, "\n")
	}
	for _, one := range since {
		for _, board := range [...]string{one.shown, one.other} {
			if ofGrade.ReplaceAllString(board, "") == ofGrade.ReplaceAllString(now.shown, "") {
				found.shown = now.shown
			}
			if board == now.other {
				found.other = board
			}
		}
		if one.index == now.index {
			found.index = one.index
		}
		if one.settings == now.settings {
			found.settings = one.settings
		}
	}
	fail.Unequal(m.t, found, now, "restored:\n%+v\nbefore:\n%+v", now, since[len(since)-1])
	// Another kill may find the same files.
	m.since = append([]kept{now}, m.since...)
	if m.Session.Shown != session.CrossHatching { // it may be killed before the grade is kept, and is graded again
		fail.Unequal(m.t, m.said(), "", "after a restart it")
	}
	if m.Session.Settings.Language == language.English {
		m.look()
	}
}
