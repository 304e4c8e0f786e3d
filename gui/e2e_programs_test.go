//go:build e2e

package gui

import (
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
)

// gameOfPrograms is a game that ends soon after what is taken back of it.
const gameOfPrograms = `[Rules "closed"]

1. 5 5  2. 6 4  3. 8 3  4. 5 9  5. 5 7  6. 6 2  7. 8 6  8. 6 9  9. 8 9
10. 4 9  11. 3 7  12. 9 3  13. 9 9  14. 7 9  15. 3 9  16. 7 8  17. 3 6
18. 7 7  19. 2 1  20. 5 1  21. 6 1  22. 8 1  23. 5 2  24. 4 4  25. 2 2
26. 5 4  27. 4 3  28. 3 8  29. 9 5  30. 8 5  31. 9 2  32. 9 4  33. 7 2
34. 3 5  35. 7 5  36. 1 5
`

// letProgramsPlay lets one program play X and another one O in the middle of a game. They are not started by opening the
// window again; a move is made by hand in the place of one of them, and they go on to the end.
func letProgramsPlay(t *testing.T, d *virtualDisplay, program string) {
	home := t.TempDir()
	file := filepath.Join(home, "game.ninefold")
	check(t, os.WriteFile(file, []byte(gameOfPrograms), 0o600))
	w := d.open(t, program, home, file)
	begun := len(w.kept().Game.Line())
	w.changes(func() { w.keys("ctrl+p") })
	w.playByProgram(program + " bot --level novice")
	w.keys("Tab") // to the name of the other
	w.playByProgram(program + " bot --level casual")
	w.keys("Return")
	w.awaitKept("a move of each program", func(s *session.Session) bool {
		x, o := s.Settings.Sides.X, s.Settings.Sides.O
		return len(s.Game.Line()) >= begun+2 && x.Player == session.Program && o.Player == session.Program && s.Game.Now().Comment != ""
	})
	w.kill()

	w = d.open(t, program, home, "")
	before := w.kept()
	position := before.Game.Position()
	for c := range position.Legal().All() {
		w.click(c.Row(), c.Col())
		break
	}
	w.awaitKept("a move by hand", func(s *session.Session) bool {
		return len(s.Game.Line()) == len(before.Game.Line())+1 && s.Game.Now().Comment == ""
	})
	w.keys("p")
	w.awaitKept("the end of the game", func(s *session.Session) bool {
		p := s.Game.Position()
		return p.Over() && session.Forfeited(s.Game) == "" && p.Rules() == tictactoe.Closed
	})
	w.kill()
}

// playByProgram gives a side to a program, in the dialog of who plays, from the side's name on, and stops at its time.
func (w *realWindow) playByProgram(command string) {
	w.t.Helper()
	w.keys("Tab", "Up", "Up", "Return") // the last of those who can play
	w.keys("Tab")
	w.xdotool("type", command)
	w.keys("Tab", "Tab", "ctrl+a")
	w.xdotool("type", "60") // seconds, so that it is in time whatever else runs
	w.settle()
}
