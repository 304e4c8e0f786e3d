package locale

import "ninefold/engine/tictactoe"

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
