package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestAGlyphIsUndoneAndRedoneLikeAStep(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5), grid.At(4, 4))
	for _, step := range []struct{ do, want string }{
		{"?", "?"}, {"!", "?!"}, {"undo", "?"}, {"undo", ""}, {"redo", "?"}, {"redo", "?!"}, {"!", ""}, {"undo", "?!"},
	} {
		switch step.do {
		case "undo":
			s.Undo()
		case "redo":
			fail.NowIf(t, !s.CanRedo(), "a glyph cannot be redone")
			s.Redo()
		default:
			s.Game.TypeGlyph(rune(step.do[0]))
		}
		if got := s.Game.Now().Glyph; got != step.want || s.Game.Current() != 2 {
			t.Fatalf("after %s: %q at step %d, want %q", step.do, got, s.Game.Current(), step.want)
		}
	}
	fail.Unequal(t, restarted(t, s).Game.Now().Glyph, "?!", "after a restart it")
	s.Game.StepBack()
	fail.If(t, s.Game.Current() != 1 || s.Game.State(2).Glyph != "?!", "going back takes the glyph")
	s.Undo()
	s.Game.TypeGlyph('!')
	fail.Unequal(t, s.Game.Now().Glyph, "", "the start has a glyph")
}
