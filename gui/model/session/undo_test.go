package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
)

// against returns a session in which the computer plays the given sides, after four moves, with only `shown` of them
// shown.
func against(t *testing.T, computer roster.Sides, shown int) *Session {
	s := New()
	s.Game = playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7), grid.At(5, 1))
	s.SetSides(computer)
	s.Game.GoTo(s.Game.Line()[shown])
	return s
}

// machine is a side that the computer plays.
var machine = roster.Side{Player: roster.Computer}

func TestUndoBringsBackWhatWasDeletedUntilSomethingElseIsDone(t *testing.T) {
	s := against(t, roster.Sides{}, 2)
	at := s.Game.Current()
	if n := s.Game.Delete(); n != 3 || moves(s) != 1 || s.Board().CanRedo() {
		t.Fatalf("%d steps deleted, %d moves shown, can redo %v", n, moves(s), s.Board().CanRedo())
	}
	for _, s := range []*Session{restarted(t, s), s} {
		s.Board().Undo()
		fail.If(t, s.Game.Current() != at || !s.Board().CanRedo(), "undo leads to step %d, want %d", s.Game.Current(),
			at)
	}
	s.Game.Delete()
	play(t, s.Game, grid.At(4, 4))
	s.Board().Undo()
	fail.If(t, moves(s) != 1 || len(s.Game.Children(s.Game.Current())) != 1,
		"undo of a move brings back what was deleted before it")
}

// TestASideLineIsMadeTheGame: result, rating and record follow it, and Undo takes it back at once.
func TestASideLineIsMadeTheGame(t *testing.T) {
	s := against(t, roster.Sides{O: machine}, 2)
	play(t, s.Game, grid.At(4, 9))
	s.Game.GoTo(2)
	play(t, s.Game, grid.At(5, 9))
	s.Game.Forfeit("O timed out")
	f := shelf{}
	f.keep(s)
	before, main, end := told(s.Game), s.Game.Main(), s.Game.Current()
	fail.If(t, s.Board().Entry().Result != "" || !IsRated(s.Game), "before, it is %+v", s.Board().Entry())
	s.Game.Promote()
	fail.If(t, s.Game.InVariation() || history.Last(s.Game.Main()) != end, "the main line is %v", s.Game.Main())
	fail.If(t, s.Board().Entry().Result != "1-0" || IsRated(s.Game), "then it is %+v", s.Board().Entry())
	text := s.Game.Record()
	read := reading(t, string(record.Append(nil, &text))).Record
	fail.If(t, read.Tag("Result") != "1-0" || len(read.Game.Main()) != len(s.Game.Main()), "the record has %+v, %v",
		read.Tags, read.Game.Main())
	f.keep(s)
	for _, s := range []*Session{f.opened(t), s} {
		s.Board().Undo()
		fail.If(t, s.Board().Entry().Result != "" || !IsRated(s.Game) || s.Game.Current() == 0, "undone, it is %+v",
			s.Board().Entry())
		checkTold(t, "undone", told(s.Game), before)
	}
	fail.Differ(t, s.Game.Main(), main, "the main line after Undo")
	s.Game.Promote()
	s.Game.StepBack()
	s.Board().Undo()
	fail.If(t, s.Game.InVariation(), "Undo takes it back after something else was done")
}

// TestAResultOutlivesUndo: after the end Undo looks back, and what is tried there is a side line.
func TestAResultOutlivesUndo(t *testing.T) {
	s := against(t, roster.Sides{O: machine}, 4)
	s.Game.Forfeit("X timed out")
	main := s.Game.Main()
	s.Board().Undo()
	fail.Unless(t, s.Game.LooksBack(), "Undo does not look back")
	play(t, s.Game, grid.At(5, 8))
	e := s.Board().Entry()
	fail.If(t, e.Result != "0-1" || !IsRated(s.Game) || !s.Game.InVariation(), "it is %+v", e)
	fail.Differ(t, s.Game.Main(), main, "the main line")
}

func TestUndoStaysOnItsBoard(t *testing.T) {
	s, f := threeBoards(t)
	s.Sudoku.Enter(0, 1)
	want := told(s.Board())
	for range 3 {
		s.Board().Undo()
	}
	fail.NowIf(t, s.Shown != CrossHatching || s.Sudoku.Current() != 0 || s.Board().CanUndo(), "undo shows %s", s.Shown)
	s.Board().Redo()
	checkTold(t, "redone", told(s.Board()), want)
	s.Show(s.Game)
	fail.If(t, moves(s) != 1, "undo on one board took back a move on another")
	f.keep(s)
}

func TestTheLastBoardIsTheOneShownBefore(t *testing.T) {
	s, f := New(), shelf{}
	fail.If(t, s.Last() != nil, "at a first start there is one")
	for range mostOpen + 5 {
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
	}
	fail.If(t, len(s.open) > mostOpen+2, "%d boards are in memory", len(s.open))
	shown := func(want int) {
		t.Helper()
		s.Show(s.Last())
		fail.Unequal(t, s.ShownBoard(), want, "shown is")
	}
	const latest = mostOpen + 5
	shown(latest - 1)
	shown(latest)
	fail.OnError(t, s.OpenBoard(s.Entry(3)))
	shown(latest)
	s.Remove(s.Entry(3))
	shown(latest - 1)
	f.keep(s)
	s = f.opened(t)
	fail.Unequal(t, s.ShownBoard(), latest-1, "after a restart")
	shown(latest)
	s.GoHome()
	shown(latest)
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
	s.Board().Undo()
	fail.If(t, s.Game.Current() != 1 || s.Game.State(2).Glyph != "?!", "Undo takes the glyph")
	s.Board().Undo()
	s.Game.TypeGlyph('!')
	fail.Unequal(t, s.Game.Now().Glyph, "", "the start has a glyph")
}

func TestTheRowsThatUndoTookBackAreToldApart(t *testing.T) {
	undone := func(p Board) (ids []history.ID) {
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
	g.Resign()
	play(t, g, grid.At(4, 7))
	g.Undo()
	g.Undo()
	fail.Differ(t, undone(g), []history.ID{3}, "of a game, before its end")
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
	s.Begin(settings.FirstRules, "", "")
	play(t, s.Game, grid.At(5, 5), grid.At(5, 6), grid.At(5, 9), grid.At(5, 7))
	s.Board().Undo()
	s.Board().Undo()
	play(t, s.Game, grid.At(5, 9))
	fail.If(t, s.Game.LooksBack(), "after the same move one looks back")
	play(t, s.Game, grid.At(5, 8))
	fail.Unequal(t, history.Last(s.Game.Main()), s.Game.Current(), "the main line ends at")
}

// TestByMailOnlyWhatWasNotSentIsUndone: what came is not undone either, and in side lines all can be.
func TestByMailOnlyWhatWasNotSentIsUndone(t *testing.T) {
	s := against(t, roster.Sides{O: roster.Side{Player: roster.Mail}}, 4)
	undone := func(want bool, when string) {
		t.Helper()
		for _, s := range []*Session{restarted(t, s), s} {
			fail.Unequal(t, s.Board().CanUndo(), want, "%s, undo can be done", when)
		}
	}
	undone(false, "after the other's move")
	play(t, s.Game, grid.At(4, 1))
	undone(true, "after the user's own")
	s.Game.NoteSent(s.Game.Current())
	undone(false, "once that was sent")
	s.Game.GoTo(3)
	undone(false, "before a move that came")
	play(t, s.Game, grid.At(5, 2))
	undone(true, "in a side line")
	s.Board().Undo()
	fail.Unless(t, s.Game.LooksBack(), "before what was sent, a move can be replaced")
	s = against(t, roster.Sides{X: roster.Side{Player: roster.Mail}}, 1)
	s.Game.NoteTold()
	undone(true, "after a first answer in words")
}

// TestByMailWhatWasSentOrCameStaysTheGame, whatever is deleted or made the game, also once the game has ended.
func TestByMailWhatWasSentOrCameStaysTheGame(t *testing.T) {
	g := against(t, roster.Sides{O: roster.Side{Player: roster.Mail}}, 4).Game
	can := func(deleted, promoted bool, when string) {
		t.Helper()
		fail.Unequal(t, g.CanDelete(), deleted, "%s, it can be deleted", when)
		fail.Unequal(t, g.CanPromote(), promoted, "%s, it can be made the game", when)
	}
	can(false, true, "after the other's move")
	play(t, g, grid.At(4, 1))
	can(true, true, "after the user's own")
	own := g.Current()
	g.GoTo(4)
	play(t, g, grid.At(4, 2))
	can(true, true, "in place of a move that was not sent")
	g.Promote()
	g.NoteSent(g.Current())
	can(false, true, "once that was sent")
	g.Undo()
	fail.If(t, g.InVariation(), "Undo takes what was sent out of the game")
	g.GoTo(own)
	can(true, false, "in place of what was sent")
	g.GoTo(3)
	can(false, false, "before a move that came")
	g.GoTo(history.Last(g.Main()))
	g.Resign()
	can(false, true, "after the end")
}

func TestOnlyPlayingMakesTheBoardFresh(t *testing.T) {
	s := New()
	g := s.Game
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"a move", func() { _ = g.Play(grid.At(5, 5)) }, true}, {"undo", func() { g.Undo() }, false},
		{"redo", func() { g.Redo() }, false}, {"another move", func() { _ = g.Play(grid.At(5, 6)) }, true},
		{"going to a step", func() { g.GoTo(1) }, false}, {"a new game", s.Restart, true},
		{"what was shown before", func() { s.Show(s.Last()) }, false},
		{"an import", func() { s.Import(reading(t, "[X \"Ann\"]\n\n1. 5 5\n")) }, false},
	} {
		step.do()
		fail.If(t, s.Game.MachineMayMove != step.want, "after %s: a machine goes on: %v", step.name,
			s.Game.MachineMayMove)
	}
}
