package boards

import (
	"slices"
	"strings"

	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// kind is which boards are shown.
type kind string

// The kinds, in the order in which they are offered; the words have the key "boards." and this.
const (
	all     kind = "kind.all"
	games   kind = "kind.games"
	sudokus kind = "kind.sudokus"
	judges  kind = "kind.judges"
)

var kinds = [...]kind{all, games, sudokus, judges}

func (k kind) has(e *session.Entry) bool {
	switch k {
	case games:
		return e.Kind == session.TicTacToe && !e.Judge
	case sudokus:
		return e.Kind == session.CrossHatching && !e.Judge
	case judges:
		return e.Judge
	}
	return true
}

// listed is a board, with what is said of it once that was wanted.
type listed struct {
	session.Entry
	said  *scene.Listed
	found string // the words that it is found by, in small letters
}

// said is what is said of a board.
func (l *List) said(one *listed) *scene.Listed {
	if one.said == nil {
		said := scene.InList(&one.Entry, l.Host.Tasks.Clock.Now())
		one.said = &said
		one.found = strings.ToLower(strings.Join([]string{said.Title, one.Name, said.Sentence, one.File}, " "))
	}
	return one.said
}

// finding looks for boards, in parts, so that no key holds the window up however many there are.
type finding struct {
	list   *List
	words  []string // that each board has
	number int      // of the board that is chosen then, if it is among them
	next   int      // the board that is looked at next

	shown  []int // those of the kind that is shown
	at     int   // the one of them that is chosen
	counts map[kind]int
}

// find looks for the boards that have all the words, and then shows those of the kind, the one of a number chosen or
// else the first.
func (l *List) find(number int) {
	l.finding = &finding{
		list: l, words: strings.Fields(strings.ToLower(l.words)), number: number, counts: map[kind]int{},
	}
	l.finding.goOn()
}

// goOn looks at so many boards as take no time that is felt, and posts what is left to do. Other words end it, and so
// does leaving the page.
func (f *finding) goOn() {
	const part = 200 // boards whose words are not known yet
	put := 0
	for ; f.list.finding == f && f.next < len(f.list.boards); f.next++ {
		one := &f.list.boards[f.next]
		if len(f.words) > 0 && one.said == nil {
			if put++; put > part {
				f.list.Host.Tasks.Post(f.goOn)
				return
			}
			f.list.said(one)
		}
		if !slices.ContainsFunc(f.words, func(word string) bool { return !strings.Contains(one.found, word) }) {
			f.add(one)
		}
	}
	if f.list.finding == f {
		f.list.show(f)
	}
}

// add adds a board that has the words.
func (f *finding) add(one *listed) {
	for _, k := range kinds {
		if k.has(&one.Entry) {
			f.counts[k]++
		}
	}
	if f.list.kind.has(&one.Entry) {
		if one.ID == f.number {
			f.at = len(f.shown)
		}
		f.shown = append(f.shown, f.next)
	}
}
