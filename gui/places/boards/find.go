package boards

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/model/session"
	"ninefold/gui/view/scene"
)

// kind is a selection of the boards.
type kind string

// The kinds in the order of their buttons; the words have the key "boards.KIND".
const (
	all     kind = "kind.all"
	games   kind = "kind.games"
	sudokus kind = "kind.sudokus"
	judges  kind = "kind.judges"
	open    kind = "kind.open" // of a collection
	solved  kind = "kind.solved"
)

// kinds returns the kinds of all boards, or those of a collection.
func (l *List) kinds() []kind {
	if l.inside != nil {
		return []kind{all, open, solved}
	}
	return []kind{all, games, sudokus, judges}
}

func (k kind) has(e *session.Entry) bool {
	switch k {
	case games:
		return e.Kind == session.TicTacToe && !e.Judge
	case sudokus:
		return e.Kind != session.TicTacToe && !e.Judge
	case judges:
		return e.Judge
	case open:
		return !e.IsSolved()
	case solved:
		return e.IsSolved()
	}
	return true
}

// finding is a search for boards. It runs in parts, so that a key is never slow however many boards there are.
type finding struct {
	list   *List
	words  []string // every board found has all of them
	number int      // of the board to choose, if it is found
	next   int      // the index of the next board to look at
	open   bool     // the board chosen then is to be opened

	shown  []int // those of the kind shown
	at     int   // index in shown of the board to choose
	counts map[kind]int
}

// find looks for the boards that have all the typed words, and then shows those of the kind shown. It chooses the board
// with the given number, or in a collection that with the typed number, or the first. What is asked of the boards
// found, such as to open the chosen one, waits for its end.
func (l *List) find(number int) {
	f := &finding{list: l, words: strings.Fields(scene.Folded(l.words)), number: number, counts: map[kind]int{}}
	if typed, err := strconv.Atoi(strings.Join(f.words, " ")); err == nil && l.inside != nil {
		f.number = typed
	}
	l.finding = f
	l.gradeFor(f.words)
	f.goOn()
}

// done reports whether the last search has come to its end.
func (f *finding) done() bool { return f == nil || f.next == len(f.list.boards) }

// goOn looks at boards for less time than the user can feel, and posts the rest of the work. A new search and leaving
// the page end it.
func (f *finding) goOn() {
	const most, part = 10_000, 200 // boards, and of them those whose words are not known yet
	put, last, l := 0, f.next+most, f.list
	for ; l.finding == f && f.next < len(l.boards); f.next++ {
		says := len(f.words) > 0 && l.searched[f.next] == ""
		if f.next == last || says && put == part {
			l.Host.Tasks.Post(f.goOn)
			return
		}
		if says {
			put++
			l.searched[f.next] = scene.Searched(l.boards[f.next])
		}
		has := func(word string) bool { return strings.Contains(l.searched[f.next], word) }
		if !slices.ContainsFunc(f.words, func(word string) bool { return !has(word) }) {
			f.add(l.boards[f.next])
		}
	}
	if l.finding != f {
		return
	}
	if l.show(f); f.open {
		f.open = false
		l.Do("boards.open")
	}
}

// add adds a board that has the words.
func (f *finding) add(e *session.Entry) {
	for _, k := range f.list.kinds() {
		if k.has(e) {
			f.counts[k]++
		}
	}
	if f.list.kind.has(e) {
		if f.list.numberOf(e) == f.number {
			f.at = len(f.shown)
		}
		f.shown = append(f.shown, f.next)
	}
}
