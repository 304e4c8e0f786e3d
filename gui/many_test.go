package gui

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/store"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// stopwatch measures steps: the time of each, and the longest time that the UI goroutine was busy at once.
type stopwatch struct {
	b             *testing.B
	run           *taskstest.Tasks
	screen        *screentest.Screen
	longest, took map[string]time.Duration
}

func newStopwatch(b *testing.B) *stopwatch {
	return &stopwatch{b: b, longest: map[string]time.Duration{}, took: map[string]time.Duration{}}
}

// open opens a window.
func (w *stopwatch) open(dir string) (a *App) {
	w.run, w.screen = taskstest.New(), screentest.New(w.b)
	w.step("start", func() { a = New(w.screen, dir, w.run.Runner) }, func() bool { return true })
	return a
}

// step begins something and runs what is posted until it is done.
func (w *stopwatch) step(name string, begin func(), done func() bool) {
	since := time.Now()
	for do := begin; ; do = w.run.Next() {
		fail.NowIf(w.b, do == nil, "%s does not come to its end", name)
		at := time.Now()
		do()
		w.longest[name] = max(w.longest[name], time.Since(at))
		if done() {
			break
		}
	}
	w.took[name] += time.Since(since)
}

func (w *stopwatch) key(name string, k keys.Key, done func() bool) {
	w.step(name, func() { w.screen.Send(screen.Key(keys.Alone(k))) }, done)
}

// find types words into the search field of the list.
func (w *stopwatch) find(name, words string, found int) {
	w.step(name, func() { w.screen.Send(screen.Find(words)) }, w.lists(found))
}

// look asks for the boards that a window would show.
func (w *stopwatch) look() {
	page := w.screen.Shown.Boards
	for i := range min(page.Number, 30) {
		page.At(i)
	}
}

// lists returns a function that reports whether n boards are listed.
func (w *stopwatch) lists(n int) func() bool {
	return func() bool { return w.screen.Shown.Boards != nil && w.screen.Shown.Boards.Number == n }
}

func (w *stopwatch) report() {
	for name, d := range w.longest {
		w.b.ReportMetric(float64(d.Microseconds())/1000, name+"-longest-ms")
		w.b.ReportMetric(float64(w.took[name].Milliseconds())/float64(w.b.N), name+"-ms")
	}
}

// collectionOf returns n different puzzles of one solution, a line each: those of one Sudoku with its digits exchanged.
func collectionOf(b *testing.B, n int) string {
	puzzle := fail.Must(generator.New(b.Context(), 1, generator.Hard, true))(b)
	random := rand.New(rand.NewPCG(1, 0))
	var lines strings.Builder
	for range n {
		var cells [grid.Cells]uint8
		as := random.Perm(9)
		for c := range grid.Cell(grid.Cells) {
			if digit := puzzle.At(c); digit != 0 {
				cells[c] = uint8(as[digit-1]) + 1
			}
		}
		g := sudoku.FromCells(&cells)
		lines.WriteString(strings.ReplaceAll(string(sudoku.AppendText(nil, &g)), "\n", ""))
		lines.WriteByte('\n')
	}
	return lines.String()
}

// BenchmarkACollection opens 50,000 Sudokus, goes to the next one, lists them, searches and deletes them.
func BenchmarkACollection(b *testing.B) {
	const many = 50_000
	path := texttest.Write(b, b.TempDir()+"/many.txt", collectionOf(b, many))
	w := newStopwatch(b)
	for b.Loop() {
		a := w.open(b.TempDir())
		w.step("read", func() { a.Open(path) }, a.dialogs.Busy)
		w.step("open", func() { w.screen.Frame.Events.Do("all") }, func() bool { return !a.dialogs.Busy() })
		w.key("next", "N", func() bool { return a.Session.Sudoku.Place().Number == 2 })
		w.step("boards", func() { a.enter(a.places.list) }, w.lists(1))
		w.key("list", keys.Enter, w.lists(many))
		w.step("grade", w.look, func() bool { return strings.Contains(w.screen.Shown.Boards.At(0).Words, "·") })
		w.find("find", fmt.Sprint(many), 1)
		w.find("all", "", many)
		w.key("back", keys.Escape, w.lists(1))
		w.key("delete", keys.Delete, w.lists(0))
		w.step("undo", a.places.list.Restore, w.lists(1))
		a.End()
	}
	w.report()
}

// sample is a session with one board, and its files.
type sample struct {
	file, text string
	entry      string // in the index
}

func sampleOf(s *session.Session) sample {
	files := s.Keep(time.Unix(0, 0))
	_, entry, _ := strings.Cut(strings.TrimSpace(string(s.Index())), "\t")
	return sample{files[0].Name, string(files[0].Text()), entry}
}

// folderOf makes a folder with the given number of boards: Sudokus of one text, as older versions opened them one by
// one, and games against the computer, in turn.
func folderOf(b *testing.B, boards int) string {
	played := sessiontest.Played(b, grid.At(5, 5), grid.At(5, 6))
	played.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Casual"}})
	played.Game.Forfeit("O gave up")
	samples := [...]sample{sampleOf(sessiontest.OfSample(b, "crosshatch-2.in")), sampleOf(played)}
	dir := b.TempDir()
	in, index := store.New(dir, nil), []byte("{\"version\":4}\n")
	for n := boards; n > 0; n-- {
		s := &samples[n%2]
		name := strings.Replace(s.file, "1", fmt.Sprint(n), 1)
		texttest.Write(b, filepath.Join(dir, name), s.text)
		of := fmt.Sprintf(`"collection":{"text":"some","number":%d,"of":%d},"grid"`, n, boards)
		entry := strings.Replace(s.entry, `"grid"`, of, 1)
		index = fmt.Appendf(index, "%s\t%s\t%s\n", name, in.Version(name), entry)
	}
	texttest.Write(b, filepath.Join(dir, session.IndexFile), string(index))
	return dir
}

// BenchmarkSeparateBoards starts with 50,000 boards, among them the Sudokus of a text that older versions opened one by
// one. It moves, imports, lists, searches, opens and deletes.
func BenchmarkSeparateBoards(b *testing.B) {
	const many = 50_000
	path := texttest.Write(b, b.TempDir()+"/one.txt", texttest.Sample(b, "tictactoe-1.in"))
	w := newStopwatch(b)
	for b.Loop() {
		a := w.open(folderOf(b, many))
		w.step("home", func() { w.screen.Send(screen.Do("home")) }, a.Session.Game.AtHome)
		boards := many + 2 // the one begun by a move, and the one imported
		for range 4 {
			moves := a.Session.Game.Len()
			w.step("move", func() {
				p := a.Session.Game.Position()
				for c := range p.Legal().All() {
					w.screen.Send(screen.Tap(c))
					break
				}
			}, func() bool { return a.Session.Game.Len() > moves })
		}
		w.step("index", func() {}, func() bool { return a.Session.Count() == many+1 })
		before := a.arrivals
		w.step("import", func() { a.Open(path) }, func() bool { return a.arrivals > before })
		w.step("list", func() { a.enter(a.places.list) }, w.lists(boards))
		w.step("look", w.look, func() bool { return true })
		w.find("find", "never", 0)
		w.find("all", "", boards)
		w.key("delete", keys.Delete, w.lists(boards-1))
		w.step("undo", a.places.list.Restore, w.lists(boards))
		before = a.arrivals
		w.key("open", keys.Enter, func() bool { return a.arrivals > before })
		w.step("point", func() { w.screen.Send(screen.Point{Cell: grid.At(1, 1), Any: true}) },
			func() bool { return true })
		a.End()
	}
	w.report()
}
