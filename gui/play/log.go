package play

import (
	"slices"
	"strings"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/match"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// log is what programs and their compilers have written on standard error, and how long the moves took, since the
// window was opened.
type log struct {
	entries []entry // the latest last
	size    int     // bytes of standard error
}

// entry is about one move, or the lack of one.
type entry struct {
	game    *session.Game
	step    history.ID // the step is the one that the move led to, or else the one at which there was none
	time    time.Duration
	stderr  []byte
	lost    string // why the game was lost for want of a move, as a record tells it; empty for a move
	trouble string // why the program could not be compiled; stderr is what the compiler said then
}

// maxLog is how many bytes of standard error are kept.
const maxLog = 4 << 20

// add adds an entry in the place of those about the same move. The oldest are dropped when there is too much.
func (l *log) add(e entry) {
	l.entries = slices.DeleteFunc(l.entries, func(old entry) bool {
		same := old.game == e.game && old.step == e.step &&
			(old.lost != "") == (e.lost != "") && (old.trouble != "") == (e.trouble != "")
		if same {
			l.size -= len(old.stderr)
		}
		return same
	})
	l.entries = append(l.entries, e)
	l.size += len(e.stderr)
	for l.size > maxLog && len(l.entries) > 1 {
		l.size -= len(l.entries[0].stderr)
		l.entries = l.entries[1:]
	}
}

// times are how long the moves of a game took, by the steps that they led to.
func (l *log) times(game *session.Game) map[history.ID]time.Duration {
	times := map[history.ID]time.Duration{}
	for _, e := range l.entries {
		if e.game == game && e.lost == "" && e.trouble == "" {
			times[e.step] = e.time
		}
	}
	return times
}

// of are the entries about a game, in the order of its steps.
func (l *log) of(game *session.Game) []entry {
	var found []entry
	for _, e := range l.entries {
		if e.game == game {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, func(a, b entry) int { return int(a.step - b.step) })
	return found
}

// lines are what was written on standard error, with what cannot be shown replaced.
func (e *entry) lines() []string {
	text := strings.TrimRight(strings.ReplaceAll(string(e.stderr), "\r\n", "\n"), "\n")
	if text == "" {
		return nil
	}
	return strings.Split(widgets.Visible(text), "\n")
}

// comment is what is kept with a program's move: its remark, the time that it took, and how what it wrote on standard
// error begins.
func comment(m *match.Move) string { return widgets.Visible(m.Comment()) }
