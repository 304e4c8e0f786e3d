package judge

import (
	"iter"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// digits is the rules of cross-hatching.
type digits struct{}

// sudoku is its board.
type sudoku struct{ crosshatch.Grid }

func (digits) parse(input []byte) (board, error) {
	g, err := crosshatch.Parse(input)
	return sudoku{g}, err
}

func (s sudoku) input() []byte  { return crosshatch.AppendText(nil, &s.Grid) }
func (s sudoku) answer() []byte { return crosshatch.AppendAnswer(nil, &s.Grid) }

// removable is all given digits.
func (s sudoku) removable() []grid.Cell {
	var cells []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		if s.At(c) != 0 {
			cells = append(cells, c)
		}
	}
	return cells
}

func (s sudoku) without(cells []grid.Cell) board {
	for _, c := range cells {
		s.Grid = s.With(c, 0)
	}
	return s
}

// simpler takes a digit away, or puts a smaller digit that is not used for one digit wherever that stands. Each makes the
// digits fewer, or leaves them as many and their sum smaller; so a chain of them ends.
func (s sudoku) simpler() iter.Seq[board] {
	return func(yield func(board) bool) {
		given := s.removable()
		var used [10]bool
		for _, c := range given {
			used[s.At(c)] = true
			if !yield(sudoku{s.With(c, 0)}) {
				return
			}
		}
		for digit := 2; digit <= 9; digit++ {
			for smaller := 1; used[digit] && smaller < digit; smaller++ {
				if !used[smaller] && !yield(s.renamed(digit, smaller)) {
					return
				}
			}
		}
	}
}

// renamed has another digit wherever one stands.
func (s sudoku) renamed(digit, to int) sudoku {
	for c := range grid.Cell(grid.Cells) {
		if s.At(c) == digit {
			s.Grid = s.With(c, to)
		}
	}
	return s
}

// random makes, in turn, a part of a solved grid; the same with one or two digits changed; digits that do not stand twice
// in any house; and digits anywhere. The last two mostly hold a contradiction when there are many.
func (digits) random(seed, number uint64) board {
	r := newRandom(seed, number)
	switch number % 4 {
	case 0:
		return sudoku{r.part(r.solved(), r.below(grid.Cells+1))}
	case 1:
		g := r.part(r.solved(), 1+r.below(grid.Cells))
		for _, c := range r.cells()[:1+r.below(2)] {
			g = g.With(c, 1+r.below(9))
		}
		return sudoku{g}
	case 2:
		return sudoku{r.consistent(1 + r.below(40))}
	}
	var g crosshatch.Grid
	for _, c := range r.cells()[:1+r.below(20)] {
		g = g.With(c, 1+r.below(9))
	}
	return sudoku{g}
}

// solved is a random grid that is full and has every digit once in each house: a pattern of shifted rows with its digits,
// rows and columns changed over.
func (r random) solved() crosshatch.Grid {
	names := []int{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(r, names)
	rows, columns := r.lines(), r.lines()
	var g crosshatch.Grid
	for row := range 9 {
		for column := range 9 {
			digit := names[(3*(row%3)+row/3+column)%9]
			g = g.With(grid.At(1+rows[row], 1+columns[column]), digit)
		}
	}
	return g
}

// lines is a random order of nine lines in which three that run through the same boxes stay together.
func (r random) lines() []int {
	bands := []int{0, 1, 2}
	shuffle(r, bands)
	var lines []int
	for _, band := range bands {
		three := []int{3 * band, 3*band + 1, 3*band + 2}
		shuffle(r, three)
		lines = append(lines, three...)
	}
	return lines
}

// part is a number of digits of a grid, at random.
func (r random) part(g crosshatch.Grid, count int) crosshatch.Grid {
	for _, c := range r.cells()[count:] {
		g = g.With(c, 0)
	}
	return g
}

// consistent is a number of random digits of which none stands twice in a house, or fewer if no more can be added.
func (r random) consistent(count int) crosshatch.Grid {
	var g crosshatch.Grid
	for _, c := range r.cells() {
		candidates := g.Candidates(c)
		if count == 0 || candidates.Len() == 0 {
			continue
		}
		n := r.below(candidates.Len())
		for digit := range candidates.All() {
			if n == 0 {
				g = g.With(c, digit)
				break
			}
			n--
		}
		count--
	}
	return g
}
