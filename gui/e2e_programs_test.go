//go:build e2e

package gui

import (
	"os"
	"path/filepath"
	"testing"

	"ninefold/gui/session"

	"ninefold/engine/test/fail"
)

// gameOfPrograms is a game that ends soon, but not in two moves.
const gameOfPrograms = `[Rules "closed"]

1. 5 5  2. 6 4  3. 8 3  4. 5 9  5. 5 7  6. 6 2  7. 8 6  8. 6 9  9. 8 9
10. 4 9  11. 3 7  12. 9 3  13. 9 9  14. 7 9  15. 3 9  16. 7 8  17. 3 6
18. 7 7  19. 2 1  20. 5 1  21. 6 1  22. 8 1  23. 5 2  24. 4 4  25. 2 2
26. 5 4  27. 4 3  28. 3 8  29. 9 5  30. 8 5  31. 9 2  32. 9 4  33. 7 2
34. 3 5  35. 7 5  36. 1 5
`

// letProgramsPlay lets a program play X from the middle of a game. Opening the window again does not start it. O plays
// by hand, until another program plays it, and both play to the end.
func letProgramsPlay(t *testing.T, d *virtualDisplay, program string) {
	home := t.TempDir()
	file := filepath.Join(home, "game.ninefold")
	fail.OnError(t, os.WriteFile(file, []byte(gameOfPrograms), 0o600))
	w := d.open(t, program, home, file)
	moves := len(w.kept().Game.Line())
	w.changes(func() { w.keys("ctrl+p") })
	w.playByProgram(program + " bot --level novice")
	w.keys("Return")
	w.awaitKept("the program's move", func(s *session.Session) bool {
		return len(s.Game.Line()) == moves+1 && s.Game.Now().Comment != ""
	})
	w.kill()

	w = d.open(t, program, home, "")
	position := w.kept().Game.Position()
	for c := range position.Legal().All() {
		if next, err := position.Play(c); err == nil && !next.Over() {
			w.click(c.Row(), c.Col())
			break
		}
	}
	w.awaitKept("a move by hand", func(s *session.Session) bool {
		return len(s.Game.Line()) == moves+2 && s.Game.Now().Comment == ""
	})
	w.changes(func() { w.keys("ctrl+p") })
	w.keys("Tab", "Tab", "Tab", "Tab") // to the controls of O
	w.playByProgram(program + " bot --level casual")
	w.keys("Return", "p")
	w.awaitKept("the end of the game of the programs", func(s *session.Session) bool {
		p, sides := s.Game.Position(), s.Game.Sides()
		played := sides.X.Player == session.Program && sides.O.Player == session.Program && len(s.Game.Line()) > moves+2
		return played && p.Over() && s.Game.Forfeited() == ""
	})
	w.kill()
}

// playByProgram gives a side to a program in the dialog of the players, beginning before the side's menu, and stops at
// the time's field.
func (w *realWindow) playByProgram(command string) {
	w.t.Helper()
	w.keys("Tab", "Down", "Down", "Down") // the last kind of player; its command then has the keyboard
	w.xdotool("type", command)
	w.keys("Tab", "Tab", "ctrl+a") // past the button that chooses a file
	w.xdotool("type", "60")        // seconds, enough even on a busy machine
	w.settle()
}
