package judge

import (
	"bytes"
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/judge/sample"
	"ninefold/engine/sudoku"
)

// crosshatch is a board of cross-hatching.
type crosshatch struct{ sudoku.Grid }

func parseSudoku(input []byte) (board, error) {
	g, err := sudoku.Parse(input)
	return crosshatch{g}, err
}

func (s crosshatch) input() []byte  { return sudoku.AppendText(nil, &s.Grid) }
func (s crosshatch) answer() []byte { return sudoku.AppendAnswer(nil, &s.Grid) }

func eachSudoku(input []byte) iter.Seq2[board, error] {
	return boards(sudoku.Grids(bytes.NewReader(input)), func(g sudoku.Grid) board { return crosshatch{g} })
}

func randomSudoku(seed, number uint64) board { return crosshatch{sample.Grid(seed, number)} }

// cornerSudokus returns grids with one empty cell and with one digit; a digit twice in each house; boxes without a
// place for a digit; and grids whose answer, or whose contradiction, takes many deductions.
func cornerSudokus(seed uint64) []corner {
	r := sample.New(seed, cornerStream)
	return []corner{
		{OneEmpty, 9, func(int) board { return crosshatch{r.Part(r.Solved(), grid.Cells-1)} }},
		{OneDigit, 9, func(i int) board { return crosshatch{sudoku.Grid{}.WithDigit(r.Cells()[0], 1+i)} }},
		{Twice, 27, func(i int) board { return crosshatch{r.Twice(sudoku.House(i))} }},
		{NoPlace, 9, func(int) board { return crosshatch{r.NoPlace()} }},
		{Chain, 9, func(int) board { return crosshatch{r.Chain()} }},
		{LateError, 9, func(int) board { return crosshatch{r.LateError()} }},
	}
}

// valid reports whether the grid is partially filled in.
func (s crosshatch) valid() bool { return 0 < s.Count() && s.Count() < grid.Cells }

// removable returns the cells of all given digits.
func (s crosshatch) removable() []grid.Cell {
	return cellsWhere(func(c grid.Cell) bool { return s.At(c) != 0 })
}

func (s crosshatch) without(cells []grid.Cell) board {
	for _, c := range cells {
		s.Grid = s.WithDigit(c, 0)
	}
	return s
}

// simpler removes a digit, or replaces one digit everywhere by a smaller unused one. Each change makes the digits
// fewer, or keeps their number and makes their sum smaller, so a chain of changes ends.
func (s crosshatch) simpler() (simpler []board) {
	given := s.removable()
	var used [10]bool
	for _, c := range given {
		used[s.At(c)] = true
		simpler = append(simpler, crosshatch{s.WithDigit(c, 0)})
	}
	for digit := 2; digit <= 9; digit++ {
		for smaller := 1; used[digit] && smaller < digit; smaller++ {
			if !used[smaller] {
				simpler = append(simpler, s.renamed(digit, smaller))
			}
		}
	}
	return simpler
}

// renamed returns the grid with one digit replaced by another everywhere.
func (s crosshatch) renamed(digit, to int) crosshatch {
	for _, c := range cellsWhere(func(c grid.Cell) bool { return s.At(c) == digit }) {
		s.Grid = s.WithDigit(c, to)
	}
	return s
}
