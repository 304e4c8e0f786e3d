package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// against is a session in which the computer plays the given sides and four moves have been made, with a number of them
// shown.
func against(t *testing.T, computer Sides, shown int) *Session {
	t.Helper()
	s := New()
	s.Game = playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7), grid.At(5, 1))
	s.SetSides(computer)
	s.Game.GoTo(s.Game.Line()[shown])
	return s
}

// machine is a side of the computer.
var machine = Side{Player: Computer}

// moves is how many moves lead to the position shown.
func moves(s *Session) int {
	p := s.Game.Position()
	return grid.Cells - p.Count(tictactoe.Empty)
}

func TestTheComputersAnswerIsUndoneAndRedoneWithTheUsersMove(t *testing.T) {
	for name, test := range map[string]struct {
		computer          Sides
		shown, undo, redo int // moves: those shown, those after Undo, those after Redo instead
	}{
		"two people":                  {Sides{}, 2, 1, 3},
		"the computer has answered":   {Sides{O: machine}, 2, 0, 4},
		"the user has moved":          {Sides{O: machine}, 3, 2, 4},
		"the computer has opened":     {Sides{X: machine}, 1, 0, 3},
		"the computer has gone on":    {Sides{X: machine}, 3, 1, 4},
		"the computer is to open":     {Sides{X: machine}, 0, 0, 1},
		"the computer plays the both": {Sides{X: machine, O: machine}, 2, 1, 3},
	} {
		s := against(t, test.computer, test.shown)
		if s.Undo(); moves(s) != test.undo {
			t.Errorf("%s: undo leads to %d moves, want %d", name, moves(s), test.undo)
		}
		s = against(t, test.computer, test.shown)
		if s.Redo(); moves(s) != test.redo {
			t.Errorf("%s: redo leads to %d moves, want %d", name, moves(s), test.redo)
		}
	}
}

func TestUndoStopsBeforeWhatIsNoMove(t *testing.T) {
	s := against(t, Sides{O: machine}, 1)
	p := s.Game.Position()
	s.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Open))
	if err := s.Game.Play(grid.At(5, 6)); err != nil {
		t.Fatal(err)
	}
	s.Undo()
	if s.Game.Now().Origin != tictactoe.RulesChanged {
		t.Errorf("undo of the computer's move leads to %+v", s.Game.Now())
	}
}

func TestUndoBringsBackWhatWasDeletedUntilSomethingElseIsDone(t *testing.T) {
	s := against(t, Sides{}, 2)
	at := s.Game.Current()
	if n := s.Game.Delete(); n != 3 || moves(s) != 1 || s.CanRedo() {
		t.Fatalf("%d steps deleted, %d moves shown, can redo %v", n, moves(s), s.CanRedo())
	}
	reopened(t, s, func(again *Session) {
		again.Undo()
		if again.Game.Current() != at || !again.CanRedo() {
			t.Errorf("after a restart undo leads to step %d, want %d", again.Game.Current(), at)
		}
	})
	s.Undo()
	if s.Game.Current() != at || !s.CanRedo() {
		t.Errorf("undo leads to step %d, want %d", s.Game.Current(), at)
	}
	s.Game.Delete()
	if err := s.Game.Play(grid.At(4, 4)); err != nil {
		t.Fatal(err)
	}
	s.Undo()
	if moves(s) != 1 || len(s.Game.Children(s.Game.Current())) != 1 {
		t.Error("undo of a move brings back what was deleted before it")
	}
}

func TestWhereAGameStartsCannotBeDeleted(t *testing.T) {
	g := boardOf(t, "tictactoe-1.in")
	if g.CanDelete() {
		t.Error("the start can be deleted")
	}
	g.Undo()
	if g.CanDelete() {
		t.Error("the root can be deleted")
	}
}

func TestTheEndsOfTheLine(t *testing.T) {
	s := against(t, Sides{}, 2)
	s.GoFirst()
	if s.CanGoBack() || !s.CanGoForward() || moves(s) != 0 {
		t.Errorf("at the first step %d moves are shown", moves(s))
	}
	s.GoLast()
	if !s.CanGoBack() || s.CanGoForward() || moves(s) != 4 {
		t.Errorf("at the last step %d moves are shown", moves(s))
	}
}

func TestUndoAndRedoAreOfTheBoardShown(t *testing.T) {
	s := against(t, Sides{}, 2)
	s.Show(CrossHatching)
	if s.CanUndo() || s.CanRedo() {
		t.Error("the steps of the other board can be undone or redone")
	}
	s.Sudoku.Enter(grid.At(1, 1), 5)
	s.Undo()
	if g := s.Sudoku.Grid(); g.Count() != 0 || moves(s) != 2 {
		t.Error("undo took back a step of the other board")
	}
	s.Redo()
	if g := s.Sudoku.Grid(); g.Count() != 1 || moves(s) != 2 {
		t.Error("redo made a step of the other board")
	}
}

// players are the values of the tags X and O of the game shown.
func players(g *Game) string {
	r := record.Record{Tags: g.Tags()}
	return r.Tag("X") + "-" + r.Tag("O")
}

func TestUndoBringsBackWhoPlays(t *testing.T) {
	s := against(t, Sides{}, 4)
	g := s.Game
	g.SetTags(g.Start(), []record.Tag{{Name: "X", Value: "Ann"}, {Name: "O", Value: "Bob"}})
	g.Restart()
	if got := players(g); got != "-" {
		t.Errorf("in a new game play %s", got)
	}
	s.Undo()
	if got := players(g); got != "Ann-Bob" {
		t.Errorf("after New and Undo play %s", got)
	}
	take(t, s, "[X \"Cid\"]\n[O \"Dan\"]\n\n1. 1 1  2. 1 2\n")
	if got := players(g); got != "Cid-Dan" {
		t.Errorf("in the record that was imported play %s", got)
	}
	for g.Start() != 0 {
		s.Undo()
	}
	if got := players(g); got != "Ann-Bob" {
		t.Errorf("after the import was taken back play %s", got)
	}
	take(t, s, sample(t, "tictactoe-1.in"))
	if got := players(g); got != "-" {
		t.Errorf("in a position of nobody play %s", got)
	}
	s.Undo()
	g.GoTo(1)
	if got := players(g); got != "Ann-Bob" {
		t.Errorf("in the middle of the game play %s", got)
	}
	reopened(t, s, func(again *Session) {
		if got := players(again.Game); got != "Ann-Bob" {
			t.Errorf("after a restart play %s", got)
		}
		again.Redo()
	})
}

func TestTheWayThatRedoTakesSurvivesARestart(t *testing.T) {
	s := New()
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4)} {
		if err := s.Game.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	s.Undo()
	if err := s.Game.Play(grid.At(6, 6)); err != nil {
		t.Fatal(err)
	}
	s.Undo()
	reopened(t, s, func(again *Session) {
		if before, after := s.Game.Rows(), again.Game.Rows(); len(after) != len(before) || after[2] != before[2] {
			t.Errorf("the list is %+v, want %+v", after, before)
		}
		again.Redo()
		if last, _ := lastMove(again); last != grid.At(6, 6) {
			t.Errorf("redo goes to row %d, column %d", last.Row(), last.Col())
		}
	})
}

func lastMove(s *Session) (grid.Cell, bool) {
	p := s.Game.Position()
	return p.Last()
}
