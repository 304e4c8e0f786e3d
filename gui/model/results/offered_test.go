package results

import (
	"testing"

	"ninefold/gui/model/session/sessiontest"
)

// A file may name a level that only another version has.
func TestALevelThatThereIsNotIsNoOpponent(t *testing.T) {
	for name, want := range map[string]string{"Novice": "Novice", "Champion": ""} {
		s, _ := sessiontest.Imported(t, "[Rules \"closed\"]\n[OPlayer \"computer "+name+"\"]\n\n1. 5 5\n")
		e := s.Board().Entry()
		if _, level, _ := Offered(s); level != want || e.O.Player.Name != want {
			t.Errorf("against %s one goes on against %q, and the list names %q", name, level, e.O.Player.Name)
		}
	}
}
