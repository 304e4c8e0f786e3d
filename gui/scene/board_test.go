package scene

import (
	"testing"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// TestAJudgesTextIsCalledByItsFileOrAPosition, whoever plays there.
func TestAJudgesTextIsCalledByItsFileOrAPosition(t *testing.T) {
	for file, want := range map[string]string{"": "Position", "17.in": "17.in"} {
		e := session.Entry{Kind: session.TicTacToe, Judge: true, File: file}
		got := InList(&e, time.Now())
		fail.If(t, got.Title != want, "that of the file %q is called %q", file, got.Title)
	}
}

// TestAGameByMailIsCalledByWhoPlaysByMail, not by the level that played that side before.
func TestAGameByMailIsCalledByWhoPlaysByMail(t *testing.T) {
	for name, want := range map[string]string{"": "A game by mail", "Anna": "Anna by mail"} {
		e := session.Entry{Kind: session.TicTacToe, Mail: "O",
			O: session.Who{Name: name, Player: record.Player{Kind: record.Computer, Name: "Casual"}}}
		got := InList(&e, time.Now())
		fail.If(t, got.Title != want, "with %q it is called %q", name, got.Title)
	}
}
