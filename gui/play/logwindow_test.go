package play

import (
	"strings"
	"testing"

	"ninefold/engine/history"
	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

func TestTheLogIsSearchedAndCopied(t *testing.T) {
	tb := newTable(t, session.Sides{})
	tb.setup.ShowLog()
	tb.setup.ShowLog()
	w := tb.screen.Opened[0]
	fail.If(t, len(tb.screen.Opened) != 1 || w.Raised != 1 || !strings.Contains(w.Words(), "None has moved"),
		"%d windows, the first says\n%s", len(tb.screen.Opened), w.Words())
	tb.play(5, 5)
	g := tb.session.Game
	long := strings.Repeat("long ", 100)
	tb.log.add(entry{game: g, step: g.Current(), stderr: []byte("thought 1\n" + long + "\nThought 2")})
	tb.setup.Refresh()
	log, _ := screentest.Find[view.Log](w.Shown)
	broken := ""
	for _, line := range log.Lines[2 : len(log.Lines)-1] {
		broken += line.Words
		fail.If(t, len(line.Words) > 76, "%q is wider than the window", line.Words)
	}
	fail.If(t, !log.Lines[0].Head || broken != long || log.Hint != "", "the log is %+v", log)
	for find, want := range map[string]string{"thought": "thought 1\nThought 2\n", "long": long + "\n", "none": ""} {
		w.Type("find", find)
		w.Press("Copy")
		if want != "" {
			want = log.Lines[0].Words + "\n" + want
		}
		fail.Unequal(t, tb.screen.Clipboard, want, "of %q is copied", find)
	}
	w.Key(keys.Alone(keys.Escape))
	fail.If(t, len(tb.screen.Opened) != 0 || tb.setup.log != nil, "Escape does not close the window")
	tb.setup.Refresh()
}

func TestTheLogSaysWhyAProgramMadeNoFirstMove(t *testing.T) {
	tb := newTable(t, session.Sides{})
	tb.play(5, 5)
	g := tb.session.Game
	for step, want := range map[history.ID]string{
		g.Rows()[0].ID: "Before the first move: X exited (status 3) (0.00 s)",
		g.Current():    "After ",
	} {
		tb.log.entries = nil
		tb.log.add(entry{game: g, step: step, lost: "X exited (status 3)"})
		lines := tb.setup.Players.lines()
		fail.If(t, len(lines) != 1 || !strings.HasPrefix(lines[0].Words, want), "the log is %+v, want %q", lines, want)
	}
}
