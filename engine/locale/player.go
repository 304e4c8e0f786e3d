package locale

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
)

// Forfeit tells that the side to move has lost other than on the board, and why, in a record's words.
func (w *Words) Forfeit(why string, p *tictactoe.Position, of Names) Status {
	const most = 300 // characters
	loser := p.Turn()
	args := Args{"Winner": w.NameOf(of, loser.Other()), "Loser": w.NameOf(of, loser)}
	won := of.key("forfeit.won", loser.Other())
	if loser == of.Reader {
		won = "forfeit.won.loser"
	}
	if why == record.Resignation(loser) {
		return Status{w.Text(of.key("resigned", loser), args), w.Sentence(w.Text(won, args))}
	}
	return Status{w.Text(won, args), w.Sentence(beginning(w.Lost(why, p), most))}
}

// Player names a player: by the name in a record or, if that is a level's own, by the level's name in this language.
func (w *Words) Player(name string, by record.Player) string {
	if by.Kind == record.Computer && by.Name == name && levelOf(by) >= 0 {
		return w.Level(name)
	}
	return w.Beginning(name)
}

// levelOf returns the index of a player's level; -1 if it is none of those known.
func levelOf(by record.Player) int {
	return slices.IndexFunc(search.Levels[:], func(l search.Level) bool { return l.Name == by.Name })
}

// Played tells who has made the moves of a side. It is empty for a person, and if that is not known.
func (w *Words) Played(by record.Player) string {
	name := w.Beginning(by.Name)
	switch level := levelOf(by); {
	case by.Kind == record.Computer && level >= 0:
		name = w.Level(search.Levels[level].Name)
	case by.Kind == record.Computer:
		name = ""
	case by.Kind != record.Program:
		return ""
	}
	how := w.Text("side."+string(by.Kind), Args{"N": len(name), "Name": name})
	return w.Text("side.played", Args{"How": how})
}

// Lost tells why the side to move in a position has lost other than on the board. It translates a fault that a record
// states after the mark, and returns any other text unchanged.
func (w *Words) Lost(why string, p *tictactoe.Position) string {
	if why == record.Resignation(p.Turn()) {
		return w.Text("resigned", Args{"Loser": p.Turn().String()})
	}
	f := match.ParseLost(why, p.Turn())
	if f == nil {
		return why
	}
	return w.FaultAt(f, p.Turn().String(), p)
}

// FaultAt says that the player of a mark has lost by a fault, and which rule forbids an illegal move in a position.
func (w *Words) FaultAt(f *match.Fault, loser string, p *tictactoe.Position) string {
	if f.Kind == match.IllegalMove {
		if rule := p.Check(f.Cell); rule != nil {
			return w.Text("fault.refused", Args{"Move": f.Told(loser), "Rule": rule})
		}
	}
	return w.Say(f.Told(loser))
}

// Remark returns the beginning of a comment for a list of moves, and whether there is more. It is one line; for a
// program's move it is the program's remark, without the time, which is shown elsewhere, and below it the first lines
// of the program's standard error.
func (w *Words) Remark(comment string) (words string, more bool) {
	const most, lines, columns = 110, 2, 60 // most characters of the first line; the lines below it
	comment = record.WithoutCommands(comment)
	remark, _, timed := record.CutTime(comment)
	_, stderr, _ := strings.Cut(comment, "\n")
	if !timed {
		comment = comment[:min(len(comment), utf8.UTFMax*(most+1))]
		remark, stderr = strings.ReplaceAll(strings.TrimSpace(comment), "\n", " "), ""
	}
	words = beginning(remark, most)
	more = strings.HasSuffix(words, "…") && !strings.HasSuffix(remark, "…")
	for range lines {
		line, rest, _ := strings.Cut(stderr, "\n")
		line, _, _ = record.CutTime(line)
		short := text.Cut(line, columns)
		words, stderr, more = words+"\n"+short, rest, more || short != line
	}
	words = strings.Trim(words, "\n")
	if more || stderr != "" {
		return w.Text("comment.excerpt", Args{"Beginning": words}), true
	}
	return words, false
}

// Beginning returns the beginning of the first line of a text, for a sentence or a row of a list.
func (*Words) Beginning(words string) string {
	const most = 60 // characters
	return beginning(words, most)
}

func beginning(words string, most int) string {
	line, _, more := strings.Cut(strings.TrimSpace(words), "\n")
	short := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return ' '
		}
		return r
	}, text.Cut(line, most))
	if more && !strings.HasSuffix(short, "…") {
		short += "…"
	}
	return short
}

// Names has the names of the players of X and O in a sentence. The reader may be one of them.
type Names struct {
	X, O   string
	Reader tictactoe.Mark // Empty for neither
}

// MarkNames names the players by their marks, if nobody is known.
func MarkNames() Names { return Names{X: tictactoe.X.String(), O: tictactoe.O.String()} }

// With returns the names with another one for a mark.
func (n Names) With(m tictactoe.Mark, name string) Names {
	if m == tictactoe.X {
		n.X = name
	} else {
		n.O = name
	}
	return n
}

// Name returns the name of a mark's player, empty for no mark.
func (n Names) Name(m tictactoe.Mark) string { return [...]string{"", n.X, n.O}[m] }

// NameOf returns the name of a mark's player, or the word for the reader.
func (w *Words) NameOf(of Names, m tictactoe.Mark) string {
	if m != tictactoe.Empty && m == of.Reader {
		return w.Text("who.you")
	}
	return of.Name(m)
}

// key returns the key of words about a mark's player. Words about the reader address the reader.
func (n Names) key(key string, m tictactoe.Mark) string {
	if m != tictactoe.Empty && m == n.Reader {
		return key + ".you"
	}
	return key
}
