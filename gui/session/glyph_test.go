package session

import (
	"testing"

	"ninefold/engine/grid"
)

func TestAGlyphIsUndoneAndRedoneLikeAStep(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5), grid.At(4, 4))
	for _, step := range []struct {
		do   string
		want string
	}{
		{"?", "?"}, {"!", "?!"}, {"undo", "?"}, {"undo", ""}, {"redo", "?"}, {"redo", "?!"}, {"!", ""}, {"undo", "?!"},
	} {
		switch step.do {
		case "undo":
			s.Undo()
		case "redo":
			if !s.CanRedo() {
				t.Fatal("a glyph cannot be redone")
			}
			s.Redo()
		default:
			s.Game.TypeGlyph(rune(step.do[0]))
		}
		if got := s.Game.Now().Glyph; got != step.want || s.Game.Current() != 2 {
			t.Fatalf("after %s: %q at step %d, want %q", step.do, got, s.Game.Current(), step.want)
		}
	}
	if again := restarted(t, s); again.Game.Now().Glyph != "?!" {
		t.Errorf("after a restart it is %q", again.Game.Now().Glyph)
	}
	s.Game.StepBack()
	if s.Game.Current() != 1 || s.Game.State(2).Glyph != "?!" {
		t.Error("going back takes the glyph")
	}
	s.Undo()
	s.Game.TypeGlyph('!')
	if s.Game.Now().Glyph != "" {
		t.Error("the start has a glyph")
	}
}
