package scene

import (
	"testing"
	"time"

	"ninefold/gui/session"
)

// TestAJudgesTextIsCalledByItsFileOrAPosition, whoever plays there.
func TestAJudgesTextIsCalledByItsFileOrAPosition(t *testing.T) {
	for file, want := range map[string]string{"": "Position", "17.in": "17.in"} {
		e := session.Entry{Kind: session.TicTacToe, Judge: true, File: file}
		if got := InList(&e, time.Now()); got.Title != want {
			t.Errorf("that of the file %q is called %q", file, got.Title)
		}
	}
}
