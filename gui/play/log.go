package play

import (
	"slices"
	"strings"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/match"
	"ninefold/engine/text"
	"ninefold/gui/session"
)

// log holds what programs and their compilers wrote to standard error since the start, and how long the moves took.
type log struct {
	entries []entry // the latest last
	size    int     // bytes of standard error in entries
}

// entry describes a move, or why there is none.
type entry struct {
	game    *session.Game
	step    history.ID // the move's step, or the step at which no move came
	time    time.Duration
	stderr  []byte
	lost    string // why the game is lost, as in a record; empty for a move
	trouble string // why the program could not be compiled; stderr is then the compiler's
}

// maxLog limits the standard error kept, in bytes.
const maxLog = 4 << 20

// add adds an entry, which replaces an older one about the same move. The oldest entries are dropped to keep to maxLog.
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

// times returns how long the moves of a game took, by the steps they led to.
func (l *log) times(game *session.Game) map[history.ID]time.Duration {
	times := map[history.ID]time.Duration{}
	for _, e := range l.entries {
		if e.game == game && e.lost == "" && e.trouble == "" {
			times[e.step] = e.time
		}
	}
	return times
}

// of returns a game's entries in the order of its steps.
func (l *log) of(game *session.Game) []entry {
	found := slices.DeleteFunc(slices.Clone(l.entries), func(e entry) bool { return e.game != game })
	slices.SortStableFunc(found, func(a, b entry) int { return int(a.step - b.step) })
	return found
}

// lines returns the standard error with only visible characters.
func (e *entry) lines() []string {
	said := strings.TrimRight(text.SafeLines(string(e.stderr)), "\n")
	if said == "" {
		return nil
	}
	return strings.Split(said, "\n")
}

// comment returns the comment for a program's move: its remark, its time, and the beginning of its standard error.
func comment(m *match.Move) string { return text.SafeLines(m.Comment()) }
