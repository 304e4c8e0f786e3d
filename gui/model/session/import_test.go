package session

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
)

// TestManyBoardsAreOpenedAtOnce, more than stay in memory.
func TestManyBoardsAreOpenedAtOnce(t *testing.T) {
	s, f := New(), shelf{}
	for range mostOpen + 3 {
		s.Import(reading(t, texttest.Sample(t, "tictactoe-1.in")))
	}
	f.keep(s)
	fail.Unequal(t, f.opened(t).Count(), mostOpen+3, "kept are boards")
}

func TestARecordComesBackWithAllItHas(t *testing.T) {
	const text = "[Rules \"closed\"]\n[X \"Ann\"]\n[O \"Bob\"]\n[Result \"*\"]\n\n" +
		"1. 5 5 {the centre}  2. 5 6\n  (2. 4 4)\n"
	s := New()
	s.Import(reading(t, text))
	r := s.Game.Record()
	got := record.Append(nil, &r)
	fail.If(t, string(got) != text, "written again it is\n%s\nwant\n%s", got, text)
	s.Game.GoTo(1)
	r = s.Game.Record()
	fail.Unequal(t, r.Game.Now().Cell, grid.At(5, 6), "the record stands at")
	fail.Unequal(t, s.Game.Current(), 1, "the step shown")
	for _, takenBack := range []int{0, 1} {
		r = DocumentOf(s.Game)
		s.Import(reading(t, string(record.Append(nil, &r))))
		undone := slices.DeleteFunc(s.Game.Rows(), func(r Row) bool { return !r.Undone })
		fail.If(t, s.Game.Current() != 1 || len(undone) != takenBack || !s.Game.CanRedo() || len(s.Game.Tags()) != 3,
			"of its document step %d is shown, %d are taken back, said is %+v", s.Game.Current(), len(undone),
			s.Game.Tags())
		s.Game.Redo()
		s.Game.Undo()
	}
	g := playedOut(t, grid.At(5, 5))
	g.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2))
	g.Undo()
	if r = g.Record(); r.Tag("Result") != "0-1" || g.Tags() != nil {
		t.Errorf("at the end of the line O has won, and the result is %q; tags %v", r.Tag("Result"), g.Tags())
	}
}

func TestTheLinePlayedOnIsTheMainLine(t *testing.T) {
	undo := func(g *Game) { g.Undo() }
	reviewed := func(g *Game) { g.SetReview(&Review{Line: g.Line(), Grades: make([]search.ReviewedMove, 2)}) }
	for name, test := range map[string]struct {
		do, back func(*Game)
		leads    bool // the move made instead
	}{
		"taken back":               {func(*Game) {}, undo, true},
		"looked at":                {func(*Game) {}, (*Game).StepBack, false},
		"taken back at the end":    {func(g *Game) { g.Forfeit("time") }, undo, false},
		"looked at after the end":  {func(g *Game) { g.Forfeit("time") }, (*Game).StepBack, false},
		"taken back from a review": {reviewed, undo, true},
		"looked at in a review":    {reviewed, (*Game).StepBack, false},
	} {
		g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
		test.do(g)
		old := g.Current()
		test.back(g)
		play(t, g, grid.At(4, 4), grid.At(1, 1))
		rows, side := g.Rows(), grid.At(4, 4)
		if test.leads {
			side = grid.At(5, 6)
		}
		at := slices.IndexFunc(rows, func(r Row) bool { return r.Depth == 1 })
		fail.NowIf(t, len(rows) != 5 || at != 3, "%s: %+v", name, rows)
		r := rows[at]
		fail.If(t, r.Cell != side || r.Mark != tictactoe.O || r.Number != 2 || r.Step != 3 || rows[2].Step != 3,
			"%s: the side line is %+v", name, r)
		g.GoTo(old)
		fail.Differ(t, g.Rows(), rows, "%s: from the other line the rows", name)
	}
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(4, 7))
	g.Undo()
	g.Undo()
	g.Redo()
	play(t, g, grid.At(4, 8))
	fail.If(t, history.Last(g.Main()) != 4, "after a redo the game does not go on: %v", g.Main())
}

func TestAnOpenedGameKeepsItsLine(t *testing.T) {
	s := New()
	s.Import(reading(t, "1. 5 5 2. 5 6\n"))
	main := func(want ...history.ID) { t.Helper(); fail.Differ(t, s.Game.Main(), want, "the main line") }
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(4, 4))
	main(0, 1, 2)
	s.Game.GoTo(2)
	play(t, s.Game, grid.At(5, 7))
	main(0, 1, 2, 4)
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(6, 6), grid.At(9, 9))
	main(0, 1, 2, 4)
}

func TestAReplayedGameStartsEmptyAndEndsInThePosition(t *testing.T) {
	cells := []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)}
	s := importing(t, "tictactoe-1.in")
	asked := s.Game
	err := s.Replay(tictactoe.Judge, []grid.Cell{grid.At(1, 1), grid.At(9, 9)})
	fail.If(t, err == nil || s.Game != asked, "an illegal game: %v", err)
	fail.OnError(t, s.Replay(tictactoe.Judge, cells))
	if p := s.Game.Position(); p != (tictactoe.Position{}) || len(s.Game.Line()) != 4 {
		t.Errorf("it starts with %d moves and has %d steps", moves(s), len(s.Game.Line()))
	}
	s.Game.GoTo(end(s))
	fail.If(t, lastMove(s) != grid.At(5, 7), "the game does not end in the position")
	s.Show(s.Last())
	fail.If(t, s.Game != asked, "the last board is not that where it was asked for")
}

// TestAReplayedGameIsListedOnceSomethingIsDoneOnIt keeps it, with the step shown, only while it is shown.
func TestAReplayedGameIsListedOnceSomethingIsDoneOnIt(t *testing.T) {
	for name, do := range map[string]struct {
		do     func(*Session)
		listed int
	}{
		"nothing":   {func(*Session) {}, 0},
		"a look":    {func(s *Session) { s.Game.GoTo(end(s)) }, 0},
		"a move":    {func(s *Session) { s.Game.GoTo(end(s)); play(t, s.Game, grid.At(4, 7)) }, 1},
		"a comment": {func(s *Session) { s.Game.SetComment(1, "So it began.") }, 1},
		"a name":    {func(s *Session) { s.Game.rename("The way") }, 1},
	} {
		s := New()
		fail.OnError(t, s.Replay(tictactoe.Judge, []grid.Cell{grid.At(5, 5), grid.At(5, 6)}))
		do.do(s)
		again := restarted(t, s)
		fail.If(t, again.Game.Current() != s.Game.Current() || again.Game.Len() != s.Game.Len() ||
			again.Count() != do.listed, "%s: of %d boards step %d is shown", name, again.Count(), again.Game.Current())
		again.GoHome()
		shelf{}.keep(again)
		fail.Unequal(t, len(again.entries), do.listed, "%s: then there are boards:", name)
	}
	s := New()
	fail.OnError(t, s.Replay(tictactoe.Judge, []grid.Cell{grid.At(5, 5)}))
	s.Begin(tictactoe.Closed, "", "")
	fail.Unequal(t, s.Game.Len(), 1, "a game that is begun then has steps:")
}

func TestAForfeitIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, roster.Sides{}, 4)
	s.Game.Forfeit("X timed out")
	s.Game.SetTag("O", "Bob")
	for _, s := range []*Session{restarted(t, s), s} {
		r := s.Game.Record()
		fail.If(t, r.Tag("Result") != "0-1" || r.Tag("Termination") != "X timed out" || !s.Game.Ended(), "%+v", r.Tags)
	}
	s.Board().Undo()
	fail.If(t, s.Game.Ended(), "the game is over a step before its end")
	s.Board().Redo()
	s.Game.Forfeit("")
	r := s.Game.Record()
	fail.If(t, r.Tag("Result") != "*" || s.Game.Ended(), "taken back: %+v", r.Tags)
}

// TestWhatIsImportedAgainIsThereOnce imports texts again after some others and a restart.
func TestWhatIsImportedAgainIsThereOnce(t *testing.T) {
	position, sudoku := reading(t, texttest.Sample(t, "tictactoe-1.in")), reading(t, texttest.Sample(t,
		"crosshatch-2.in"))
	a := Document{Path: "/a/17.in", Form: notation.Judge, Stamp: "the stamp of a position"}
	b, pasted, saved, other := a, a, a, a
	b.Path, pasted.Path, saved.Stamp, other.Stamp = "/b/17.in", "", "the stamp of what was saved", "another stamp"
	grids := Document{Path: "/g", Stamp: "the stamp of Sudokus"}
	goOn := func(s *Session) { play(t, s.Game, grid.At(7, 1)) }
	for name, c := range map[string]struct {
		first, again Document
		number       int
		meanwhile    func(*Session)
		before       bool
		copy         int
	}{
		"the same file":          {first: a, again: a, before: true},
		"the same text":          {first: pasted, again: pasted, before: true},
		"a file that was pasted": {first: pasted, again: a, before: true},
		"a copy of the file":     {first: a, again: b, copy: 2},
		"a changed file":         {first: a, again: other, copy: 2},
		"a changed board":        {first: a, again: a, meanwhile: goOn, copy: 2},
		"a changed text":         {first: pasted, again: pasted, meanwhile: goOn, copy: 2},
		"a board that was looked at": {first: a, again: a, before: true,
			meanwhile: func(s *Session) { goOn(s); s.SetDocument(s.Moment(), a); s.Game.Undo() }},
		"a board that was saved": {first: a, again: saved, before: true,
			meanwhile: func(s *Session) { goOn(s); s.SetDocument(s.Moment(), saved) }},
		"one of several":      {first: grids, again: grids, number: 2, before: true},
		"another one of them": {first: grids, again: grids, number: 3},
		"no text":             {first: Document{}, again: Document{}},
	} {
		for _, restart := range []bool{false, true} {
			s, f := New(), shelf{}
			take := func(d Document, number int) bool {
				r := position
				if number > 0 {
					r = sudoku
				}
				before := s.ImportOnce(r, d, number)
				if d.Path != "" {
					s.SetDocument(s.Moment(), d)
				}
				f.keep(s)
				return before
			}
			take(c.first, min(c.number, 2))
			if c.meanwhile != nil {
				c.meanwhile(s)
				f.keep(s)
			}
			if restart {
				s = f.opened(t)
			}
			s.Restart()
			before := take(c.again, c.number)
			boards := len(s.AllBoards())
			if e := s.Board().Entry(); before != c.before || (boards == 1) != c.before || e.Copy != c.copy {
				t.Errorf("%s, restart %v: there before: %v, boards %d, copy %d", name, restart, before, boards, e.Copy)
			}
		}
	}
}

// TestALinkThatIsOpenedAgainShowsItsStep although another step of its board was shown last.
func TestALinkThatIsOpenedAgainShowsItsStep(t *testing.T) {
	s, f := New(), shelf{}
	play(t, s.Game, grid.At(5, 5))
	play(t, s.Game, grid.At(4, 4))
	s.Game.Undo()
	code, _ := notation.AppendLink(nil, &record.Record{Game: s.Game.Game})
	r, d := reading(t, string(code)), Document{Stamp: "the stamp of a link"}
	s.ImportOnce(r, d, 0)
	f.keep(s)
	for s.Game.Redo() {
		f.keep(s)
	}
	s.Restart()
	fail.If(t, !s.ImportOnce(r, d, 0) || s.Game.Position() != r.Record.Game.Position(),
		"the link shows %v", s.Game.Line())
}
