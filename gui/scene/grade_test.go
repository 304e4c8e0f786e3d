package scene

import (
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// TestABeyondSudokuIsGradedByItsHardestTechnique; one that no technique solves is said to need more.
func TestABeyondSudokuIsGradedByItsHardestTechnique(t *testing.T) {
	const (
		pairs   = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
		hidden  = "2...7..38.....6.7.3...4.6....8.2.7..1.......6..7.3.4....4.8...9.6.4.....91..6...2"
		hardest = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	)
	for line, want := range map[string]string{
		pairs: "beyond: pointing", hidden: "beyond: hidden single", hardest: "beyond, and more than pairs",
	} {
		g, err := crosshatch.Parse([]byte(line))
		fail.OnError(t, err)
		fail.Unequal(t, GradeName(session.NewPuzzle(g, sudoku.Beyond).Grade), want, "%s", line)
		fail.Unequal(t, GradeName(session.NewPuzzle(g, sudoku.Hard).Grade), "hard", "a hard one")
	}
}
