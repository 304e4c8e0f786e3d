package gui

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/command"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/session"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

// TestSeason opens games, Sudokus and judge's texts made by the commands, continues them, finds, deletes and restores
// boards, and restarts the program in between. What is shown, what is kept and what is there after a restart must
// agree. It opens 30 boards, or SEASON_BOARDS.
func TestSeason(t *testing.T) {
	n := number(t, "SEASON_BOARDS", 30)
	s := &season{random: rand.New(rand.NewPCG(1, 0)), boards: map[int]func() string{}, files: seasonFiles(t, n)}
	s.window = newWindow(t, t.TempDir(), screentest.New(t))
	t.Cleanup(func() { s.end() })
	part := max(1, n/10)
	for i, file := range s.files {
		s.openAndGoOn(file)
		if i%part == part-1 {
			s.findOne()
			s.deleteOne(i/part%2 == 0)
			s.restart()
		}
		fail.NowIf(t, t.Failed(), "at file %d of %d", i+1, n)
	}
	want := n - s.deleted
	fail.If(t, len(s.boards) != want, "%d boards are left, want %d", len(s.boards), want)
}

type season struct {
	*window
	random  *rand.Rand
	files   []string
	boards  map[int]func() string // what must be kept of each board, by its number
	deleted int
}

// seasonFiles makes files with boards by the commands, in random order: of ten, four games, three Sudokus and three
// judge's texts.
func seasonFiles(t *testing.T, n int) []string {
	t.Helper()
	dir := t.TempDir()
	run := func(args ...string) string {
		t.Helper()
		var out, trouble bytes.Buffer
		status := command.Run(t.Context(), func(string) string { return "" }, args, nil, &out, &trouble, nil)
		fail.NowIf(t, status != 0, "%s: status %d, %s", strings.Join(args, " "), status, &trouble)
		return out.String()
	}
	games, texts := (4*n+9)/10, 3*n/10
	run("play", "novice", "casual", "--games", fmt.Sprint(games+games%2), "--records", filepath.Join(dir, "games"))
	run("generate", "--count", fmt.Sprint(max(1, texts)), filepath.Join(dir, "texts"))
	for i := range n - games - texts {
		grade := []string{"easy", "medium", "hard", "beyond"}[i%4]
		grid := run("crosshatch", "--new", "1", "--grade", grade, "--seed", fmt.Sprint(i+1))
		texttest.Write(t, filepath.Join(dir, fmt.Sprintf("sudoku%03d.txt", i+1)), grid)
	}
	var files []string
	for pattern, most := range map[string]int{"games/*": games, "texts/*.in": texts, "*.txt": n} {
		found := fail.Must(filepath.Glob(filepath.Join(dir, pattern)))(t)
		files = append(files, found[:min(most, len(found))]...)
	}
	slices.Sort(files)
	rand.New(rand.NewPCG(uint64(n), 0)).Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	fail.NowIf(t, len(files) != n, "%d files, want %d", len(files), n)
	return files
}

func (s *season) openAndGoOn(file string) {
	s.note()
	s.open(file)
	fail.NowIf(s.t, s.dialogs.Busy() || s.warned(), "%s is not opened: %q, %s", file, s.said(), s.screen.Texts())
	steps := s.random.IntN(4)
	for range steps {
		if s.Session.Shown == session.CrossHatching {
			s.run("step")
			continue
		}
		p := s.position()
		legal := p.Legal()
		for c := range legal.ByBox() {
			s.tapAt(c)
			break
		}
		if p.Count(tictactoe.Empty) == 0 || p.Over() {
			s.run("back")
		}
	}
	s.note()
}

// note notes what is kept of the board shown, with a Sudoku's grade.
func (s *season) note() {
	if u := s.Session.Sudoku; s.Session.Shown == session.CrossHatching && !u.Untouched() {
		s.await("the grade", func() bool { return u.Grade() != "" })
	}
	s.tasks.RunPosted()
	if id := s.Session.ShownBoard(); id != 0 && !s.Session.Board().Untouched() {
		p := s.Session.Board()
		s.boards[id] = func() string { return string(p.Kept()) }
	}
}

// choose finds any board in the list by its file's name, and returns its entry. The list stays open.
func (s *season) choose() *session.Entry {
	s.t.Helper()
	s.note()
	ids := slices.Sorted(maps.Keys(s.boards))
	e := s.Session.Entry(ids[s.random.IntN(len(ids))])
	fail.NowIf(s.t, e == nil || e.File == "", "the index has %+v", e)
	s.list()
	s.typed(e.File)
	s.await("the one board that has it", func() bool { return s.screen.Shown.Boards.Number == 1 })
	return e
}

func (s *season) findOne() {
	e := s.choose()
	s.screen.Send(screen.Do("boards.open"))
	if s.listing() || s.Session.ShownBoard() != e.ID {
		s.t.Errorf("board %d is shown, want %d", s.Session.ShownBoard(), e.ID)
		return
	}
	fail.Unequal(s.t, string(s.Session.Board().Kept()), s.boards[e.ID](), "board %d is opened as", e.ID)
}

// deleteOne deletes a board, and restores it if back is true.
func (s *season) deleteOne(back bool) {
	e := s.choose()
	s.screen.Send(screen.Do("boards.delete"))
	s.await("the word", func() bool { return strings.Contains(s.reason(), "is deleted") })
	if back {
		s.run("undo")
		s.await("the word", func() bool { return strings.Contains(s.reason(), "is back") })
	} else {
		delete(s.boards, e.ID)
		s.deleted++
	}
	s.run("boards")
	s.note()
	s.check()
}

func (s *season) restart() {
	s.note()
	s.keep()
	s.flush()
	before := kept{index: string(s.Session.Index()), shown: string(s.Session.Board().Kept())}
	for id, kept := range s.boards {
		text := kept()
		s.boards[id] = func() string { return text }
	}
	dir := s.dir
	s.end()
	s.window = newWindow(s.t, dir, screentest.New(s.t))
	s.note()
	now := (kept{index: string(s.Session.Index()), shown: string(s.Session.Board().Kept())})
	fail.If(s.t, now != before, "after a restart:\n%+v\nbefore:\n%+v", now, before)
	s.check()
}

// check fails unless the boards in the files, in the index and in the list agree.
func (s *season) check() {
	s.t.Helper()
	s.flush()
	opened, losses := session.Open(s.kept)
	fail.NowIf(s.t, losses != nil, "%v", losses)
	entries := opened.AllBoards()
	fail.If(s.t, len(entries) != len(s.boards) || s.Session.Count() != len(s.boards),
		"%d boards are kept, the session counts %d, there are %d", len(entries), s.Session.Count(), len(s.boards))
	for _, e := range entries {
		if err := opened.OpenBoard(e); err != nil {
			s.t.Errorf("board %d: %v", e.ID, err)
			continue
		}
		fail.Unequal(s.t, string(opened.Board().Kept()), s.boards[e.ID](), "of board %d is kept", e.ID)
	}
	if files := s.kept.Names(session.BoardFolder); len(files)-len(s.boards)-s.deleted > 1 { // an empty board too
		s.t.Errorf("%d files of %d boards", len(files), len(s.boards))
	}
}
