package play

import (
	"slices"
	"strings"
	"time"
	"weak"

	"ninefold/engine/history"
	"ninefold/engine/match"
	"ninefold/engine/text"
	"ninefold/gui/session"
)

// log holds what programs and their compilers wrote to standard error since the start, and why they made no move. It
// keeps no game in memory.
type log struct {
	entries []entry // the latest last
	size    int     // of the entries, in bytes
	changes int     // how often something was added
}

// entry holds what was written about a move, or why there is none.
type entry struct {
	game    weak.Pointer[session.Game]
	step    history.ID // the move's step, or the step at which no move came
	time    time.Duration
	stderr  []byte
	lost    string // why the game is lost, as in a record; empty for a move
	trouble string // why the program could not be compiled; stderr is then the compiler's
}

// size returns how many bytes an entry takes, about.
func (e *entry) size() int { return 200 + len(e.stderr) + len(e.lost) + len(e.trouble) }

// maxLog limits the size of the log.
const maxLog = 4 << 20

// add adds what was written about the step shown of a game, unless that is nothing, in place of an older entry about
// the same. The oldest entries are dropped to keep to maxLog.
func (l *log) add(g *session.Game, e entry) {
	e.game, e.step = weak.Make(g), g.Current()
	l.entries = slices.DeleteFunc(l.entries, func(old entry) bool {
		same := old.game == e.game && old.step == e.step &&
			(old.lost != "") == (e.lost != "") && (old.trouble != "") == (e.trouble != "")
		if same {
			l.size -= old.size()
		}
		return same
	})
	l.changes++
	if len(e.stderr) == 0 && e.lost == "" && e.trouble == "" {
		return
	}
	l.entries = append(l.entries, e)
	l.size += e.size()
	for l.size > maxLog && len(l.entries) > 1 {
		l.size -= l.entries[0].size()
		l.entries = slices.Delete(l.entries, 0, 1)
	}
}

// of returns a game's entries in the order of its steps.
func (l *log) of(game *session.Game) []entry {
	found := slices.DeleteFunc(slices.Clone(l.entries), func(e entry) bool { return e.game != weak.Make(game) })
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
