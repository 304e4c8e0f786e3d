package cards

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

func TestHomeHasTheLastBoards(t *testing.T) {
	s := session.New()
	if card := boards(s); len(card.Boards) != 0 || card.Hint == "" || card.All != "" {
		t.Errorf("without boards: %+v", card)
	}
	for range 5 {
		s.Begin(tictactoe.Closed, "Ann", "Bob")
		_ = s.Game.Play(40)
		s.Keep(time.Unix(1000, 0))
	}
	card := boards(s)
	fail.NowIf(t, len(card.Boards) != 4 || !strings.Contains(card.All, "5"), "%+v", card)
	if b := card.Boards[0]; b.Words != "Ann – Bob" || b.Sentence != "Closed · 1 move" {
		t.Errorf("a game is listed as %q, %q", b.Words, b.Sentence)
	}
}

func TestTheWaysInAreInWords(t *testing.T) {
	s := session.New()
	for _, shown := range []session.ProblemID{session.TicTacToe, session.CrossHatching} {
		s.Show(shown)
		for _, w := range cardOf[view.Start](t, New(s, boardOf(s))).Ways {
			fail.If(t, w.Words == "" || w.Sentence == "" || w.Icon == "", "%s: %+v", shown, w)
		}
	}
}
