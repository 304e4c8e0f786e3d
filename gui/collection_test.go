package gui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
)

// openAll opens a file of Sudokus and presses the button that opens all.
func (w *window) openAll(path string) {
	w.t.Helper()
	w.open(path)
	fail.NowIf(w.t, len(w.screen.Sheets) != 1, "there is nothing to choose: %s", w.said())
	buttons := w.screen.Top().Buttons
	w.screen.PressIn(buttons[len(buttons)-1].Words)
	w.await("a Sudoku", func() bool { return !w.dialogs.Busy() })
}

// openCollection opens twelve Sudokus in a new window, of which the first is solved.
func openCollection(t *testing.T) *window {
	w, solved := openWindow(t), texttest.Sample(t, "crosshatch-2.in")
	w.openAll(w.file("twelve.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(11)))
	return w
}

func TestACollectionIsOneEntryWithItsOwnList(t *testing.T) {
	w := openCollection(t)
	w.deduceAll() // to the solution
	w.key("N")
	w.list()
	page := w.screen.Shown.Boards
	fail.Unequal(t, w.listed(), "twelve.txt", "listed are")
	fail.Unequal(t, page.At(0).Sentence, "1 of 12 solved", "it is said to be")
	w.key(keys.Enter)
	w.await("its Sudokus", func() bool { return w.screen.Shown.Boards.Number == 12 })
	w.await("a grade", func() bool { return w.screen.Shown.Boards.At(0).Words == "1 · hard" })
	page = w.screen.Shown.Boards
	fail.If(t, page.At(0).Sentence != "solved, 0:00" && page.At(0).Sentence != "solved" || page.Chosen != 1,
		"the first is %q, chosen is %d", page.At(0).Sentence, page.Chosen)
	w.screen.Events.Do("kind.open")
	fail.Unequal(t, w.screen.Shown.Boards.Number, 11, "not solved are")
	w.typed("12")
	fail.Unequal(t, w.listed(), "12", "found are")
	w.key(keys.Enter)
	fail.If(t, w.Session.Sudoku.Place().Number != 12 || w.listing(), "shown is %+v", w.Session.Sudoku.Place())
	w.list()
	w.key(keys.Enter)
	w.await("its Sudokus", func() bool { return w.screen.Shown.Boards.Number == 12 })
	w.key(keys.Escape)
	w.await("all boards", func() bool { return w.listed() == "twelve.txt" })
	w.key(keys.Escape)
	fail.If(t, w.listing(), "Escape does not leave the list")
}

func TestACollectionIsDeletedAndRestoredWithItsBoards(t *testing.T) {
	w := openCollection(t)
	w.deduceAll()
	w.key("N")
	w.flush()
	files := len(w.kept.Names(session.BoardFolder))
	w.list()
	w.key(keys.Delete)
	w.await("the word", func() bool { return strings.Contains(w.reason(), "is deleted with its boards") })
	w.flush()
	left := w.kept.Names(session.BoardFolder)
	fail.If(t, w.listed() != "" || len(left) > 1, "there are %s, and the files %s", w.listed(), left)
	w.run("undo")
	w.await("the word", func() bool { return strings.Contains(w.reason(), "is back") })
	w.flush()
	fail.Unequal(t, len(w.kept.Names(session.BoardFolder))-len(left), files, "back are files")
	fail.Unequal(t, w.screen.Shown.Boards.At(0).Sentence, "1 of 12 solved", "it is said to be")
}

func TestOpeningACollectionCanBeCancelled(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("many.txt", sudokusOf(2000)))
	w.screen.PressIn("Open all 2000")
	w.screen.Escape()
	w.tasks.RunPosted()
	w.list()
	fail.If(t, w.listed() != "" || w.dialogs.Busy(), "there are %s", w.listed())
}

// collectionOf returns n different puzzles of one solution, a line each: those of one Sudoku with its digits exchanged.
func collectionOf(b *testing.B, n int) string {
	puzzle := fail.Must(sudoku.New(b.Context(), 1, sudoku.Hard, true))(b)
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
		g := crosshatch.FromCells(&cells)
		lines.WriteString(strings.ReplaceAll(string(crosshatch.AppendText(nil, &g)), "\n", ""))
		lines.WriteByte('\n')
	}
	return lines.String()
}

// BenchmarkACollection opens 50,000 Sudokus, goes to the next one, lists them, searches and deletes them. Of each it
// tells the time, and the longest time that the UI goroutine was busy at once.
func BenchmarkACollection(b *testing.B) {
	const many = 50_000
	path := texttest.Write(b, b.TempDir()+"/many.txt", collectionOf(b, many))
	longest, took := map[string]time.Duration{}, map[string]time.Duration{}
	for b.Loop() {
		run, on := taskstest.New(), screentest.New(b)
		a := New(on, b.TempDir(), run.Runner)
		step := func(name string, begin func(), done func() bool) {
			since := time.Now()
			for do := begin; ; do = run.Next() {
				at := time.Now()
				do()
				longest[name] = max(longest[name], time.Since(at))
				if done() {
					break
				}
			}
			took[name] += time.Since(since)
		}
		shown := func(n int) func() bool {
			return func() bool { return on.Shown.Boards != nil && on.Shown.Boards.Number == n }
		}
		at := func() { on.Shown.Boards.At(0); on.Shown.Boards.At(on.Shown.Boards.Number - 1) }
		step("read", func() { a.Open(path) }, a.dialogs.Busy)
		step("open", func() { on.Frame.Events.Do("all") }, func() bool { return !a.dialogs.Busy() })
		step("next", func() { on.Events.Key(keys.Alone("N")) },
			func() bool { return a.Session.Sudoku.Place().Number == 2 })
		step("boards", func() { a.enter(a.places.list) }, shown(1))
		step("list", func() { on.Events.Key(keys.Alone(keys.Enter)) }, shown(many))
		step("grade", at, func() bool { return strings.Contains(on.Shown.Boards.At(0).Words, "·") })
		step("find", func() { on.Events.Find(fmt.Sprint(many)) }, shown(1))
		step("all", func() { on.Events.Find("") }, shown(many))
		step("back", func() { on.Events.Key(keys.Alone(keys.Escape)) }, shown(1))
		step("delete", func() { on.Events.Key(keys.Alone(keys.Delete)) }, shown(0))
		step("undo", a.places.list.Restore, shown(1))
		a.End()
	}
	for name, d := range longest {
		b.ReportMetric(float64(d.Microseconds())/1000, name+"-longest-ms")
		b.ReportMetric(float64(took[name].Milliseconds())/float64(b.N), name+"-ms")
	}
}
