package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// against returns a session in which the computer plays the given sides, after four moves, with only `shown` of them
// shown.
func against(t *testing.T, computer Sides, shown int) *Session {
	t.Helper()
	s := New()
	s.Game = playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7), grid.At(5, 1))
	s.SetSides(computer)
	s.Game.GoTo(s.Game.Line()[shown])
	return s
}

// machine is a side that the computer plays.
var machine = Side{Player: Computer}

func TestTheComputersAnswerIsUndoneAndRedoneWithTheUsersMove(t *testing.T) {
	for name, test := range map[string]struct {
		computer          Sides
		shown, undo, redo int // numbers of moves: shown, after Undo, after Redo instead
	}{
		"two people":                  {Sides{}, 2, 1, 3},
		"the computer has answered":   {Sides{O: machine}, 2, 0, 4},
		"the user has moved":          {Sides{O: machine}, 3, 2, 4},
		"the computer has opened":     {Sides{X: machine}, 1, 1, 3},
		"the computer has gone on":    {Sides{X: machine}, 3, 1, 4},
		"the computer is to open":     {Sides{X: machine}, 0, 0, 1},
		"the computer plays the both": {Sides{X: machine, O: machine}, 2, 1, 3},
	} {
		s := against(t, test.computer, test.shown)
		s.Undo()
		fail.If(t, moves(s) != test.undo, "%s: undo leads to %d moves, want %d", name, moves(s), test.undo)
		s = against(t, test.computer, test.shown)
		s.Redo()
		fail.If(t, moves(s) != test.redo, "%s: redo leads to %d moves, want %d", name, moves(s), test.redo)
	}
	s := against(t, Sides{O: machine}, 1)
	p := s.Game.Position()
	s.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Closed))
	play(t, s.Game, grid.At(5, 6))
	s.Undo()
	fail.If(t, s.Game.Now().Origin != tictactoe.RulesChanged, "undo of the computer's move leads to %+v", s.Game.Now())
}

func TestUndoBringsBackWhatWasDeletedUntilSomethingElseIsDone(t *testing.T) {
	s := against(t, Sides{}, 2)
	at := s.Game.Current()
	if n := s.Game.Delete(); n != 3 || moves(s) != 1 || s.CanRedo() {
		t.Fatalf("%d steps deleted, %d moves shown, can redo %v", n, moves(s), s.CanRedo())
	}
	for _, s := range []*Session{restarted(t, s), s} {
		s.Undo()
		fail.If(t, s.Game.Current() != at || !s.CanRedo(), "undo leads to step %d, want %d", s.Game.Current(), at)
	}
	s.Game.Delete()
	play(t, s.Game, grid.At(4, 4))
	s.Undo()
	fail.If(t, moves(s) != 1 || len(s.Game.Children(s.Game.Current())) != 1,
		"undo of a move brings back what was deleted before it")
	s.GoFirst()
	fail.If(t, s.Game.CanDelete() || s.CanGoBack() || !s.CanGoForward(), "the start can be deleted")
	s.GoLast()
	fail.If(t, moves(s) != 2 || !s.CanGoBack() || s.CanGoForward(), "at the last step %d moves are shown", moves(s))
}

// trail returns the boards that Undo leads to, step by step, until nothing is left to undo.
func trail(s *Session) (boards []int) {
	for s.CanUndo() {
		if s.Undo() == LeftBoard {
			boards = append(boards, s.Problem().entry().ID)
		}
	}
	return boards
}

func TestUndoLeadsBackThroughWhatWasShownAndRedoForwardAgain(t *testing.T) {
	s, f := threeBoards(t)
	s.Game.Undo() // session.Undo leads to neither
	s.Sudoku.Enter(0, 1)
	f.keep(s)
	want := told(s.Problem())
	for _, s := range []*Session{f.opened(t), s} {
		s.Undo()
		fail.NowIf(t, moves(s) != 0 || s.Shown != CrossHatching, "the first step back shows %s", s.Shown)
		none := s.Undo()
		fail.If(t, none != UndidNone || s.Shown != CrossHatching, "at the start undo does %v, shows %s", none, s.Shown)
		if left := s.Undo(); left != LeftBoard || s.Problem().entry().ID != 2 || moves(s) != 0 {
			t.Errorf("%v, board %d with %d moves is shown", left, s.Problem().entry().ID, moves(s))
		}
		s.Undo()
		fail.If(t, s.Problem().entry().ID != 1 || moves(s) != 1,
			"board %d with %d moves is shown", s.Problem().entry().ID, moves(s))
		for s.CanUndo() {
			s.Undo()
		}
		for n := 0; s.CanRedo() && n < 20; n++ {
			s.Redo()
		}
		checkTold(t, "the last redo", told(s.Problem()), want)
	}
}

// TestRedoMakesTheStepThatWasUndone, although another board was left from there before.
func TestRedoMakesTheStepThatWasUndone(t *testing.T) {
	s := against(t, Sides{}, 2)
	s.Show(CrossHatching)
	s.Undo()
	s.Redo()
	fail.NowIf(t, s.Shown != CrossHatching, "redo does not lead forward")
	s.Undo()
	play(t, s.Game, grid.At(6, 9))
	s.Undo()
	s.Redo()
	fail.If(t, s.Shown != TicTacToe || lastMove(s) != grid.At(6, 9), "redo shows %s, %v", s.Shown, lastMove(s))
}

func TestUndoGoesBackThroughSoManyBoards(t *testing.T) {
	s, f := New(), shelf{}
	for range mostVisits + 5 {
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
	}
	again := f.opened(t)
	if a, b := trail(s), trail(again); len(a) != mostVisits || len(b) != mostVisits || a[0] != b[0] {
		t.Errorf("undo leads through %v, after a restart through %v", a, b)
	}
}

func TestTheSameKeyTakesAGlyphAwayAndUndoGoesBack(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5), grid.At(4, 4))
	for _, step := range []struct{ typed, chosen, want string }{
		{"?", "", "?"}, {"!", "", "?!"}, {"!", "", ""}, {"", "!?", "!?"}, {"", "!?", ""}, {"", "", ""},
		{"", "?!", "?!"},
	} {
		if step.typed != "" {
			s.Game.TypeGlyph(rune(step.typed[0]))
		} else {
			s.Game.Grade(step.chosen)
		}
		fail.Unequal(t, s.Game.Now().Glyph, step.want, "after %+v", step)
	}
	fail.Unequal(t, restarted(t, s).Game.Now().Glyph, "?!", "after a restart it")
	s.Undo()
	fail.If(t, s.Game.Current() != 1 || s.Game.State(2).Glyph != "?!", "Undo takes the glyph")
	s.Undo()
	s.Game.TypeGlyph('!')
	fail.Unequal(t, s.Game.Now().Glyph, "", "the start has a glyph")
}

func TestTheRowsThatUndoTookBackAreToldApart(t *testing.T) {
	undone := func(p Problem) (ids []history.ID) {
		for _, row := range p.Rows() {
			if row.Undone {
				ids = append(ids, row.ID)
			}
		}
		return ids
	}
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(4, 7))
	g.GoTo(0)
	play(t, g, grid.At(1, 1))
	g.GoTo(3)
	fail.If(t, undone(g) != nil, "at the end %v", undone(g))
	g.Undo()
	g.Undo()
	fail.Differ(t, undone(g), []history.ID{2, 3}, "of a game")
	g.Redo()
	fail.Differ(t, undone(g), []history.ID{3}, "of a game after a redo")
	u := New().Sudoku
	for digit := range 3 {
		u.Enter(grid.At(1, 1), 5+digit)
	}
	u.Undo()
	u.StepBack()
	fail.Differ(t, undone(u), []history.ID{3}, "of a Sudoku")
	u.GoTo(3)
	fail.If(t, undone(u) != nil, "of a Sudoku looked through again %v", undone(u))
}

// TestWhoMakesTheMoveAgainThatWasTakenBackIsInTheGame, whatever the other side answers this time.
func TestWhoMakesTheMoveAgainThatWasTakenBackIsInTheGame(t *testing.T) {
	s := New()
	s.Begin(firstRules, "", "")
	play(t, s.Game, longer[:4]...)
	s.Undo()
	s.Undo()
	play(t, s.Game, longer[2])
	fail.If(t, s.Game.LooksBack(), "after the same move one looks back")
	play(t, s.Game, grid.At(5, 8))
	fail.Unequal(t, history.Last(s.Game.Main()), s.Game.Current(), "the main line ends at")
}
