package session

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
)

// TestALineDoesNotGrowWithTheHistory compares what a click adds to the file of a short history and of a long one.
func TestALineDoesNotGrowWithTheHistory(t *testing.T) {
	click := func(steps int) int {
		s := longSession(t, steps)
		play(t, s)
		return len(line(t, s.Changes()))
	}
	short, long := click(10), click(2000)
	if digits := 6 * len("000"); long > short+digits { // of the six IDs that the line names
		t.Errorf("after 10 steps a click adds %d bytes, after 2,000 it adds %d", short, long)
	}
}

// longSession has games of random moves with a number of steps in all, and all of it told.
func longSession(t testing.TB, steps int) *Session {
	t.Helper()
	s := New()
	for s.Game.Len() < steps {
		play(t, s)
	}
	s.Whole()
	return s
}

// play makes a legal move, or begins a new game.
func play(t testing.TB, s *Session) {
	t.Helper()
	p := s.Game.Position()
	legal := p.Legal()
	n := legal.Len()
	if n == 0 {
		s.Game.Restart()
		return
	}
	n = (s.Game.Len() * 7) % n
	for c := range legal.All() {
		if n == 0 {
			if err := s.Game.Play(c); err != nil {
				t.Fatal(err)
			}
			return
		}
		n--
	}
}

// BenchmarkCommit is what one move costs the session's file: telling what changed, and making the line of it.
func BenchmarkCommit(b *testing.B) {
	const gameSteps = 1 + grid.Cells // by the rules Judge a game ends when the board is full
	for _, games := range []int{10, 1000, 10_000} {
		b.Run(fmt.Sprint("games=", games), func(b *testing.B) {
			s := longSession(b, games*gameSteps)
			b.ReportAllocs()
			for b.Loop() {
				play(b, s)
				if _, err := s.Changes().Line(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
