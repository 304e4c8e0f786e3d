package session

import (
	"context"
	"fmt"
	"maps"
	"strings"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/solver"
)

// threeSudokus is a text of three Sudokus: a solved one, one with a single digit, and one with two.
func threeSudokus(t testing.TB) (notation.Reading, Document) {
	solved := reading(t, texttest.Sample(t, "crosshatch-2.in")).Sheets[0].Grid
	solved, _ = solved.Solve()
	line := strings.ReplaceAll(string(sudoku.AppendText(nil, &solved)), "\n", "")
	text := line + "\n1" + strings.Repeat(".", 80) + "\n12" + strings.Repeat(".", 79) + "\n"
	return reading(t, text), Document{Path: "/home/me/three.txt", Stamp: atomicfile.StampOf("", []byte(text))}
}

// collected returns a session with a collection of three, of which the first is shown, and its shelf.
func collected(t testing.TB) (*Session, shelf) {
	s, f := New(), shelf{}
	collect(t, s)
	f.keep(s)
	return s, f
}

// collect opens the three Sudokus as a collection, and returns whether the session had it.
func collect(t testing.TB, s *Session) bool {
	r, d := threeSudokus(t)
	c := NewCollection(context.Background(), r, d, func(int) {})
	return fail.Must(s.Collect(c, start))(t)
}

func listed(s *Session) string {
	var all []string
	for _, e := range s.AllBoards() {
		words := fmt.Sprintf("%s %s", e.Kind, e.File)
		if e.Kind == CollectionKind {
			words += fmt.Sprintf(" %d/%d", e.Solved, e.Place.Of)
		}
		all = append(all, words)
	}
	return strings.Join(all, ", ")
}

func collectionEntry(t testing.TB, s *Session) *Entry {
	t.Helper()
	all := s.AllBoards()
	fail.NowIf(t, len(all) == 0 || all[0].Kind != CollectionKind, "listed are %s", listed(s))
	return all[0]
}

func TestACollectionIsOneEntryAndItsBoardsAreMadeWhenTheyAreShown(t *testing.T) {
	s, f := collected(t)
	fail.If(t, len(f) != 4 || s.Count() != 1 || len(s.Boards(9)) != 1, "there are %d files, %d boards", len(f),
		s.Count())
	fail.Unequal(t, listed(s), "collection three.txt 1/3", "listed are")
	for number := 2; number <= 3; number++ {
		next, ok := s.NextPlace()
		fail.If(t, !ok || next.Number != number, "next is %+v, %v", next, ok)
		fail.OnError(t, s.GoToPlace(next))
		given := s.Sudoku.Given()
		fail.Unequal(t, given.Count(), number-1, "number %d has digits", number)
		f.keep(s)
	}
	_, more := s.NextPlace()
	fail.If(t, more || s.GoToPlace(s.Sudoku.place.next()) == nil, "there is a fourth one")
	s.Sudoku.Enter(grid.At(9, 9), 9)
	f.keep(s)
	s = f.opened(t)
	fail.If(t, listed(s) != "collection three.txt 1/3" || s.Sudoku.Place().Number != 3, "then listed are %s", listed(s))
	e := collectionEntry(t, s)
	fail.If(t, s.ListedBoard() != e.ID || s.PlaceIn(e).Number != 3, "the list chooses %d", s.ListedBoard())
	boards := fail.Must(s.Collected(e)())(t)()
	fail.If(t, len(boards) != 3 || !boards[0].IsSolved() || boards[1].Entered != "" || boards[2].Entered == "" ||
		boards[2].ID != s.ShownBoard(), "the collection has %+v", boards)
	fail.OnError(t, s.OpenBoard(boards[1]))
	fail.Unequal(t, s.Sudoku.Place().Number, 2, "opened is number")
	fail.If(t, !collect(t, s) || s.Sudoku.Place().Number != 3 || s.Count() != 1, "opened once more, shown is %+v",
		s.Sudoku.Place())
}

// TestBoardsOfATextBecomeThoseOfItsCollection: earlier versions made a board of each Sudoku, and their rows have the
// place in the JSON alone.
func TestBoardsOfATextBecomeThoseOfItsCollection(t *testing.T) {
	s, f := New(), shelf{}
	r, d := threeSudokus(t)
	for number := 1; number <= 2; number++ {
		one := r
		one.Sheets = r.Sheets[number-1 : number]
		s.ImportOnce(one, d, number)
		s.Sudoku.place = Place{sourceOf(d.Stamp, "", 0), number, 3}
		s.SetDocument(s.Moment(), d)
		f.keep(s)
	}
	s.Sudoku.Enter(grid.At(9, 9), 9)
	f.keep(s)
	older := strings.NewReplacer("crosshatch 1 ", "crosshatch\t#", "crosshatch 2 ", "crosshatch\t#")
	var lines []string
	for _, line := range strings.Split(older.Replace(string(f[IndexFile])), "\n") {
		before, after, ok := strings.Cut(line, "#")
		if _, json, _ := strings.Cut(after, "\t"); ok {
			line = before + json
		}
		lines = append(lines, line)
	}
	f[IndexFile] = []byte(strings.Join(lines, "\n"))
	s = f.opened(t)
	fail.Unequal(t, listed(s), "crosshatch three.txt, crosshatch three.txt", "at first listed are")
	_, more := s.NextPlace()
	fail.OnError(t, s.GoToPlace(Place{s.Sudoku.place.Text, 1, 3}))
	next, again := s.NextPlace()
	fail.If(t, more || !again || next.Number != 2, "after the first there is %+v, %v; after the second one more: %v",
		next, again, more)
	collect(t, s)
	f.keep(s)
	for _, s := range []*Session{s, f.opened(t)} {
		fail.Unequal(t, listed(s), "collection three.txt 1/3", "then listed are")
		boards := fail.Must(s.Collected(collectionEntry(t, s))())(t)()
		fail.If(t, len(boards) != 3 || boards[0].ID == 0 || boards[1].Entered == "" || boards[2].ID != 0,
			"the collection has %+v", boards)
	}
}

func TestACollectionIsRemovedAndBroughtBackWithItsBoards(t *testing.T) {
	for _, restart := range []bool{false, true} {
		s, f := collected(t)
		s.Sudoku.Note(grid.At(1, 1), 0)
		fail.OnError(t, s.GoToPlace(Place{s.Sudoku.place.Text, 3, 3}))
		s.Sudoku.Enter(grid.At(9, 9), 9)
		f.keep(s)
		want := allOf(s)
		s.Remove(collectionEntry(t, s))
		fail.If(t, listed(s) != "" || s.Shown == CrossHatching, "listed are %s", listed(s))
		f.keep(s)
		if restart {
			delete(f, IndexFile) // and it is made again
			s = f.opened(t)
			fail.Unequal(t, listed(s), "", "after a restart there are")
		}
		s.Restore()
		f.keep(s)
		for _, s := range []*Session{s, f.opened(t)} {
			fail.If(t, listed(s) != "collection three.txt 1/3" || s.CanRestore(), "listed are %s", listed(s))
			fail.Unless(t, maps.Equal(allOf(s), want), "back are %v, want %v", allOf(s), want)
		}
	}
}

func TestADeletedCollectionThatIsOpenedAgainIsBackWithItsBoards(t *testing.T) {
	s, f := collected(t)
	fail.OnError(t, s.GoToPlace(Place{s.Sudoku.place.Text, 3, 3}))
	s.Sudoku.Enter(grid.At(9, 9), 9)
	f.keep(s)
	e := collectionEntry(t, s)
	s.Remove(e)
	f.keep(s)
	s.Remove(e) // pressed twice
	fail.If(t, !collect(t, s) || s.CanRestore(), "it is another one: %s", listed(s))
	f.keep(s)
	g := f.opened(t).Sudoku.Grid()
	fail.If(t, listed(s) != "collection three.txt 1/3" || g.At(grid.At(9, 9)) != 9, "back are %s, %v", listed(s), g)
	s.Show(s.Game)
	f.keep(s)
	s = f.opened(t)
	s.Show(s.Game)
	s.Sudoku, s.open = newSudoku(), []Board{s.Game} // no board of it is in memory
	s.Remove(collectionEntry(t, s))
	f.keep(s)
	fail.If(t, !collect(t, s) || s.Sudoku.Place().Number != 3, "shown is %+v", s.Sudoku.Place())
}

func TestGradesOfACollectionAreKept(t *testing.T) {
	s, f := collected(t)
	e := collectionEntry(t, s)
	s.NoteGrades(e, map[int]string{3: "easy"})
	fail.Unequal(t, f.keep(s), "boards/1.collection boards.index", "written")
	s.NoteGrades(e, map[int]string{2: "hard", 3: "beyond." + solver.Unsolved})
	fail.Unequal(t, f.keep(s), "boards/1.collection boards.index", "written")
	s = f.opened(t)
	boards := fail.Must(s.Collected(e)())(t)()
	fail.If(t, boards[1].Grade != "hard" || boards[2].Grade != "", "graded are %+v", boards)
	fail.OnError(t, s.GoToPlace(boards[1].Place))
	fail.If(t, s.Sudoku.Grade() != "hard" || !s.Sudoku.Graded(), "it is %q", s.Sudoku.Grade())
	s.Remove(e)
	f.keep(s)
	s.NoteGrades(e, map[int]string{1: "easy"})
	fail.Unequal(t, f.keep(s), "", "after its deletion is written")
}

func TestACollectionThatCannotBeReadIsRemovedAndBroughtBack(t *testing.T) {
	s, f := collected(t)
	e := collectionEntry(t, s)
	for _, damaged := range []string{"", "{", "{}\n"} {
		f[e.key().file()] = []byte(damaged)
		s = f.opened(t)
		_, err := s.Collected(e)()
		fail.If(t, err == nil || s.GoToPlace(Place{e.Place.Text, 2, 3}) == nil, "%q is read", damaged)
	}
	before := listed(s)
	s.Remove(e)
	fail.Unequal(t, listed(s), "", "left are")
	s.Restore()
	fail.If(t, listed(s) != before || s.CanRestore(), "back are %s, want %s", listed(s), before)
}

func TestACollectionIsRenamedAndFoundWithoutAnIndex(t *testing.T) {
	s, f := collected(t)
	fail.OnError(t, s.Rename(collectionEntry(t, s), "Hard ones"))
	f.keep(s)
	fail.Unequal(t, collectionEntry(t, f.opened(t)).Name, "Hard ones", "it is called")
	delete(f, IndexFile)
	again := f.opened(t)
	fail.If(t, listed(again) != "collection three.txt 1/3" || collectionEntry(t, again).Name != "Hard ones",
		"found are %s", listed(again))
	s.Restore()
	f.keep(s)
	fail.Unequal(t, collectionEntry(t, f.opened(t)).Name, "", "then it is called")
}

func TestACollectionKeepsMarksAndEnteredDigits(t *testing.T) {
	r, d := threeSudokus(t)
	sheet := &r.Sheets[1]
	sheet.Entered.Add(grid.At(1, 1))
	sheet.Pencil[grid.At(5, 5)] = grid.Digits(0).Toggled(3).Toggled(7)
	c := NewCollection(context.Background(), r, d, func(int) {})
	c = fail.Must(readCollection(1, c.Kept()))(t)
	made := fail.Must(c.board(2))(t)
	fail.If(t, made.Sheet() != *sheet, "it becomes %+v", made.Sheet())
	e := c.entryOf(2)
	given, all := e.Grids()
	fail.If(t, given.Count() != 0 || all.Count() != 1 || e.Place != c.place(2), "it is listed as %+v", e)
}

func TestACancelledCollectionIsNone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	r, d := threeSudokus(t)
	fail.If(t, NewCollection(ctx, r, d, func(int) { cancel() }) != nil, "it is made")
}
