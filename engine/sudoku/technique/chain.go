package technique

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Candidate is a digit, 1..9, that a cell may hold. It is true if the cell holds the digit in the solution.
type Candidate struct {
	Cell  grid.Cell
	Digit int
}

// Link is a candidate and what it follows from. In a chain it is linked to the candidate before in a house, its Base,
// or within their cell. A single is the only candidate left in its cell or, if it has a Base, the only place left in
// that house. In a contradiction not even that one is left: the Digit is 0 or, with a Base, the Cell is no cell.
type Link struct {
	Candidate
	Base   sudoku.Houses // one house, or none
	Strong bool          // of a chain: in the house, or the cell, there are only these two
}

// linked returns the links of a chain, each in a house with only two places for the digit, if there is one.
func (k *Candidates) linked(chain ...Candidate) []Link {
	links := []Link{{Candidate: chain[0]}}
	for i, c := range chain[1:] {
		link := Link{Candidate: c, Strong: k.of[c.Cell].Len() == 2}
		if before := chain[i].Cell; before != c.Cell {
			link.Strong = false
			for h := range sudoku.Shared(grid.CellsOf(before, c.Cell)).All() {
				if two := k.In(h, c.Digit).Len() == 2; link.Base == 0 || two && !link.Strong {
					link.Base, link.Strong = 1<<h, two
				}
			}
		}
		links = append(links, link)
	}
	return links
}

// Fish returns the two rows in which a chain has its strong links and the two columns that these share, or the other
// way round, and false for any other chain.
func (d *Deduction) Fish() (base, cover sudoku.Houses, ok bool) {
	chain := d.Chain
	if len(chain) != 4 {
		return 0, 0, false
	}
	base = chain[1].Base | chain[3].Base
	cover = sudoku.Shared(grid.CellsOf(chain[0].Cell, chain[3].Cell)) |
		sudoku.Shared(grid.CellsOf(chain[1].Cell, chain[2].Cell))
	cover &^= sudoku.AllBoxes
	lines := sudoku.AllRows
	if base&lines == 0 {
		lines = sudoku.AllColumns
	}
	return base, cover, base&^lines == 0 && cover&(lines|sudoku.AllBoxes) == 0 && base.Len()+cover.Len() == 4
}

// most is the number of candidates of an empty grid.
const most = 9 * grid.Cells

func (c Candidate) index() int { return int(c.Cell)*9 + c.Digit - 1 }

// links has the strong links of each candidate: to those of which it or the other is true.
type links [most][]Candidate

func (l *links) join(a, b Candidate) {
	l[a.index()] = append(l[a.index()], b)
	l[b.index()] = append(l[b.index()], a)
}

// bilocation returns the strong links between the two places of a digit in a house.
func (k *Candidates) bilocation() *links {
	var l links
	for digit := 1; digit <= 9; digit++ {
		for h := range sudoku.AllHouses.All() {
			if places := k.In(h, digit); places.Len() == 2 {
				a := places.First()
				b := places.Minus(grid.CellsOf(a)).First()
				l.join(Candidate{a, digit}, Candidate{b, digit})
			}
		}
	}
	return &l
}

// bivalue returns the strong links between the two candidates of a cell.
func (k *Candidates) bivalue() *links {
	var l links
	for c, digits := range k.of {
		if digits.Len() == 2 {
			a := digits.First()
			b := digits.Toggled(a).First()
			l.join(Candidate{grid.Cell(c), a}, Candidate{grid.Cell(c), b})
		}
	}
	return &l
}

// seenBy returns the cells that cannot hold a candidate's digit if the candidate is true: those of its weak links.
func (k *Candidates) seenBy(c Candidate) grid.CellSet {
	return k.places[c.Digit].And(sudoku.Peers(c.Cell))
}

// search finds the shortest chains from a candidate. In a chain strong and weak links take turns, and the first is
// strong. So if its first candidate is false, the second is true, the third false and so on.
type search struct {
	candidates *Candidates
	strong     *links
	weak       func(Candidate) grid.CellSet
	found      []node         // those with shorter chains first
	seen       [2 * most]bool // by the index of a candidate, doubled, plus 1 where it is true
}

// node is a candidate at the end of a chain.
type node struct {
	Candidate
	true   bool // if the chain's first candidate is false
	before int  // the index in found of the one before it
	length int  // the number of candidates in the chain
}

// from finds the chains that begin with a candidate.
func (s *search) from(start Candidate) {
	clear(s.seen[:])
	s.found = s.found[:0]
	s.reach(node{Candidate: start, length: 1})
	for i := 0; i < len(s.found); i++ {
		next := node{true: !s.found[i].true, before: i, length: s.found[i].length + 1}
		if at := s.found[i].Candidate; next.true {
			for _, next.Candidate = range s.strong[at.index()] {
				s.reach(next)
			}
		} else {
			next.Digit = at.Digit
			for next.Cell = range s.weak(at).All() {
				s.reach(next)
			}
		}
	}
}

func (s *search) reach(n node) {
	i := 2 * n.index()
	if n.true {
		i++
	}
	if !s.seen[i] {
		s.seen[i] = true
		s.found = append(s.found, n)
	}
}

// chain returns the chain to a node.
func (s *search) chain(n node) []Link {
	chain := make([]Candidate, n.length)
	for i := range slices.Backward(chain) {
		chain[i] = n.Candidate
		n = s.found[n.before]
	}
	return s.candidates.linked(chain...)
}

// chains finds the shortest chains from a digit to the same digit that cross something out. The first or the last
// candidate is true, so no cell that sees both can hold the digit. A chain back to its first candidate is not one of
// the shortest: a part of it crosses out one of its candidates.
func (k *Candidates) chains(
	strong *links, weak func(Candidate) grid.CellSet, yield func(Deduction) bool,
) {
	s := search{candidates: k, strong: strong, weak: weak}
	var shortest []Deduction
	for i := range strong {
		if len(strong[i]) == 0 {
			continue
		}
		start := Candidate{grid.Cell(i / 9), i%9 + 1}
		s.from(start)
		for _, end := range s.found {
			if !end.true || end.Digit != start.Digit || end.Cell <= start.Cell {
				continue
			}
			out := k.seenBy(start).And(k.seenBy(end.Candidate))
			switch best := len(shortest) > 0; {
			case out.Len() == 0, best && end.length > len(shortest[0].Chain):
				continue
			case best && end.length < len(shortest[0].Chain):
				shortest = shortest[:0]
			}
			d := Deduction{Digits: 1 << end.Digit, Chain: s.chain(end), Out: Elimination{out, 1 << end.Digit}}
			for _, c := range d.Chain {
				d.Cells.Add(c.Cell)
			}
			shortest = append(shortest, d)
		}
	}
	slices.Values(shortest)(yield)
}

// xChains finds chains of one digit. Their strong links are bilocations: a house has two places for the digit.
func xChains(k *Candidates, yield func(Deduction) bool) { k.chains(k.bilocation(), k.seenBy, yield) }

// xyChains finds chains of bivalue cells. Their strong links are within the cells, which have two candidates each.
func xyChains(k *Candidates, yield func(Deduction) bool) { k.chains(k.bivalue(), k.seenBy, yield) }

// xyWings finds a bivalue cell, the pivot, that sees two other ones, the pincers, each of which shares another of its
// candidates and the third with the other pincer: one of the pincers holds that, so no cell that sees both can hold it.
func xyWings(k *Candidates, yield func(Deduction) bool) {
	for c, pair := range k.of {
		if pair.Len() != 2 {
			continue
		}
		pivot, x := grid.Cell(c), pair.First()
		y := pair.Toggled(x).First()
		for first := range k.bivalueSeenBy(Candidate{pivot, x}).All() {
			for second := range k.bivalueSeenBy(Candidate{pivot, y}).All() {
				third := k.of[first] &^ (1 << x)
				if k.of[second] != third|1<<y {
					continue
				}
				z := third.First()
				d := Deduction{Digits: third, Cells: grid.CellsOf(pivot, first, second)}
				d.Chain = k.linked(Candidate{first, z}, Candidate{first, x}, Candidate{pivot, x}, Candidate{pivot, y},
					Candidate{second, y}, Candidate{second, z})
				d.Out = Elimination{k.seenBy(Candidate{first, z}).And(k.seenBy(Candidate{second, z})), third}
				if d.Out.Cells.Len() > 0 && !yield(d) {
					return
				}
			}
		}
	}
}

// bivalueSeenBy returns the cells with two candidates, one of them the candidate's digit, that the candidate sees.
func (k *Candidates) bivalueSeenBy(c Candidate) (cells grid.CellSet) {
	for seen := range k.seenBy(c).All() {
		if k.of[seen].Len() == 2 {
			cells.Add(seen)
		}
	}
	return cells
}

// simpleColourings finds chains of one digit whose links are all strong. The candidates get two colours in turn: either
// all of the one colour are true, or all of the other. So no cell that sees both colours can hold the digit. If two of
// one colour see each other, the later one sees also the one before it, of the other colour.
func simpleColourings(k *Candidates, yield func(Deduction) bool) {
	strong := k.bilocation()
	k.chains(strong, strong.cells, yield)
}

// cells returns the cells of a candidate's strong links within its digit.
func (l *links) cells(of Candidate) (cells grid.CellSet) {
	for _, c := range l[of.index()] {
		cells.Add(c.Cell)
	}
	return cells
}
