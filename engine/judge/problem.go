package judge

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"ninefold/engine/grid"
)

// Problem is one of the two judge problems.
type Problem uint8

const (
	TicTacToe  Problem = iota // Codeforces 907B
	Crosshatch                // QOJ 17074
)

// Problems lists the problems.
var Problems = [...]Problem{TicTacToe, Crosshatch}

// problems has a row for each problem, with its name and how its cases are made.
var problems = [...]struct {
	name string
	// codes are what judges call it.
	codes []string
	// parse reads an input. The error is a *text.Error.
	parse func(input []byte) (board, error)
	// each yields the boards of an input, as text.Boards does.
	each func(input []byte) iter.Seq2[board, error]
	// corners returns the boards on which mistakes show soonest, in the order in which to test them.
	corners func(seed uint64) []corner
	// random makes board number 0, 1, … of an endless sequence.
	random func(seed, number uint64) board
}{
	TicTacToe: {"tictactoe", []string{"907B", "CF907B"}, parsePosition, eachPosition, cornerPositions, randomPosition},
	Crosshatch: {"crosshatch", []string{"CROSS", "17074", "QOJ17074"}, parseSudoku, eachSudoku, cornerSudokus,
		randomSudoku},
}

func (p Problem) String() string { return problems[p].name }

// ParseProblem returns the problem with a name of Problem.String or a judge's, or an error.
func ParseProblem(name string) (Problem, error) {
	for _, p := range Problems {
		called := func(other string) bool { return strings.EqualFold(other, name) }
		if called(p.String()) || slices.ContainsFunc(problems[p].codes, called) {
			return p, nil
		}
	}
	return TicTacToe, fmt.Errorf("no problem is called %q: want tictactoe or crosshatch", name)
}

// boards yields the boards of a type as boards.
func boards[Board any](all iter.Seq2[Board, error], of func(Board) board) iter.Seq2[board, error] {
	return func(yield func(board, error) bool) {
		for b, err := range all {
			if !yield(of(b), err) {
				return
			}
		}
	}
}

// cellsWhere returns the cells with a property, row by row.
func cellsWhere(has func(grid.Cell) bool) (cells []grid.Cell) {
	for c := range grid.Cell(grid.Cells) {
		if has(c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// corner makes count boards of a source, by their numbers from 0.
type corner struct {
	kind  CaseKind
	count int
	make  func(i int) board
}

// cornerStream is the random stream of the corner cases. Those of random boards are numbered from 0.
const cornerStream = 1 << 63

// board is the content of an input. It is a small value that does not change.
type board interface {
	input() []byte
	answer() []byte
	// valid reports whether the board has what the problem's statement guarantees. Every board that is drawn has.
	valid() bool
	// removable returns the cells that can be emptied all at once.
	removable() []grid.Cell
	// without returns the board with some of the removable cells emptied.
	without(cells []grid.Cell) board
	// simpler returns every single simplification. A chain of them always ends.
	simpler() []board
}
