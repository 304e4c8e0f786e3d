package reason

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// move is a move with the positions before and after it.
type move struct {
	before, after tictactoe.Position
	cell          grid.Cell
	counts        bool // the move is legal, and somebody can win
}

func newMove(before tictactoe.Position, c grid.Cell) *move {
	after, err := before.Play(c)
	return &move{before, after, c, err == nil && before.Rules().HaveWinner()}
}

// mover and opponent are the sides, as in Position.Side.
func (m *move) mover() int    { return m.before.Side() }
func (m *move) opponent() int { return m.before.Side() ^ 1 }

// box returns the move's box, as a set.
func (m *move) box() grid.Places { return 1 << m.cell.Box() }

// forced returns the fact that the opponent must answer a threat to win the game; none if there is no such threat.
func (m *move) forced() []Fact {
	var safe grid.CellSet
	answers := m.after.Legal()
	for c := range answers.All() {
		next := m.after
		if next.Push(c); next.Winner() != m.before.Turn() && winning(&next) == 0 {
			safe.Add(c)
		}
	}
	only, one := safe.Only()
	switch {
	case safe.Len() == answers.Len():
		return nil
	case safe.Len() == 0:
		return []Fact{{Kind: Unstopped}}
	case one:
		return []Fact{{Kind: OnlyAnswer, Cell: only}}
	}
	return nil
}

// ended returns the fact that the move ends the opponent's last hope of winning the game; none if it does not.
func (m *move) ended() []Fact {
	return when(m.before.CanWin(m.opponent()) && !m.after.CanWin(m.opponent()), Fact{Kind: Ends})
}

// taken returns what the move wins.
func (m *move) taken() []Fact {
	if !m.takes() {
		return nil
	}
	third, lines := m.threats()
	own, theirs := m.after.Owned(m.before.Turn()).Len(), m.after.Owned(m.after.Turn()).Len()
	return slices.Concat(
		when(true, Fact{Kind: Takes, Boxes: m.box()}),
		when(lines > 0, Fact{Kind: Threatens, Boxes: third, N: lines}),
		when(m.after.Rules().Counts() && own > theirs, Fact{Kind: Leads, N: own, Of: theirs}))
}

// takes reports whether the move wins its box.
func (m *move) takes() bool { return m.after.Owned(m.before.Turn()) != m.before.Owned(m.before.Turn()) }

// threats returns the boxes that would complete a line of boxes with the one just won, and the number of such lines.
func (m *move) threats() (third grid.Places, lines int) {
	owned := m.after.Owned(m.before.Turn())
	for _, line := range m.after.Rules().Lines() {
		missing := line &^ owned
		if line&m.box() != 0 && missing.Len() == 1 && !m.after.Barred(m.mover(), grid.Box(missing.First())) {
			third, lines = third|missing, lines+1
		}
	}
	return third, lines
}

// inBox returns what the move does in its box without winning it, and what it does there to the opponent.
func (m *move) inBox() []Fact {
	b := m.cell.Box()
	bars := !m.before.Barred(m.opponent(), b) && m.after.Barred(m.opponent(), b)
	needed := m.before.Rules().Wins(m.before.Owned(m.after.Turn()))
	stops := bars && needed&m.box() != 0
	threatened, builds := wins(&m.before, m.opponent(), b), wins(&m.after, m.mover(), b)
	silent := !stops && !m.takes() // otherwise that says it
	return slices.Concat(
		when(stops, Fact{Kind: Stops, Boxes: m.box()}),
		when(silent && bars, Fact{Kind: Shuts, Boxes: m.box()}),
		when(silent && !bars && threatened && !wins(&m.after, m.opponent(), b), Fact{Kind: Holds, Boxes: m.box()}),
		when(builds && !wins(&m.before, m.mover(), b), Fact{Kind: Builds, Boxes: m.box()}))
}

// sent returns what the box does to which the opponent is sent.
func (m *move) sent() []Fact {
	boxes := m.after.Playable()
	switch {
	case boxes.Len() == 1 && !undecided(&m.after, grid.Box(boxes.First())):
		return []Fact{{Kind: Idles, Boxes: boxes}}
	case m.sends():
		return []Fact{{Kind: Sends, Boxes: boxes}}
	}
	return nil
}

// sends reports whether the opponent must answer in a box where nothing is to be won at once, and another move of the
// mover would have let it win a box or choose one.
func (m *move) sends() bool {
	if !quiet(&m.after) {
		return false
	}
	for c := range m.before.Legal().All() {
		other := m.before
		if other.Push(c); !quiet(&other) {
			return true
		}
	}
	return false
}

// exposed returns the boxes that one mark would win for the mover and where the opponent can prevent that, but not win.
func (m *move) exposed() (boxes grid.Places) {
	for b := range m.after.Playable().All() {
		box := grid.Box(b)
		places := tictactoe.Completing(m.after.MarksOf(m.mover(), box)) & m.after.Empty(box)
		if places.Len() == 1 && !m.after.Lined().Has(b) && !wins(&m.after, m.opponent(), box) {
			boxes |= 1 << b
		}
	}
	return boxes
}

// opened returns the boxes where the opponent may play and which would complete a line of its boxes, but not at once.
func (m *move) opened() (boxes grid.Places) {
	for b := range (m.after.Playable() & m.after.Rules().Wins(m.after.Owned(m.after.Turn()))).All() {
		if box := grid.Box(b); !m.after.Barred(m.opponent(), box) && !wins(&m.after, m.opponent(), box) {
			boxes |= 1 << b
		}
	}
	return boxes
}

// favoured returns the box in which the opponent must answer, if it has more marks there and the box is undecided.
func (m *move) favoured() grid.Places {
	boxes := m.after.Playable()
	b := grid.Box(boxes.First())
	if boxes.Len() == 1 && undecided(&m.after, b) &&
		m.after.MarksOf(m.opponent(), b).Len() > m.after.MarksOf(m.mover(), b).Len() {
		return boxes
	}
	return 0
}
