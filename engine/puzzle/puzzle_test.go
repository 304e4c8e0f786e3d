package puzzle

import (
	"bytes"
	"context"
	"testing"
)

// TestEveryPuzzleIsProvedAgain proves goal, solution and depth from the position alone.
func TestEveryPuzzleIsProvedAgain(t *testing.T) {
	for _, p := range All() {
		var s Solver
		proof, ok := s.Prove(context.Background(), p.Position)
		if want := (Proof{p.Goal, p.Solution, p.Depth}); !ok || proof != want {
			t.Errorf("%s: %+v, %v, want %+v", p.ID, proof, ok, want)
		}
		if p.Grade != GradeOf(p.Found) {
			t.Errorf("%s: found %v is not %v", p.ID, p.Found, p.Grade)
		}
	}
}

// TestTheSolutionIsAnsweredUntilTheGoal plays each solution and follows the expected line.
func TestTheSolutionIsAnsweredUntilTheGoal(t *testing.T) {
	for _, p := range All()[:20] {
		var s Solver
		position := p.Position
		position.Push(p.Solution)
		for moves := 1; ; moves++ {
			a, err := s.Answer(context.Background(), p.Goal, position)
			if err != nil || !a.Kept {
				t.Fatalf("%s: %+v, %v", p.ID, a, err)
			}
			if p.Goal == Win && moves == 1 && (a.Value.Plies != p.Depth || len(a.Line) != p.Depth-1) {
				t.Errorf("%s: %+v, want depth %d", p.ID, a, p.Depth)
			}
			if a.Done {
				break
			}
			position.Push(a.Line[0])
			position.Push(a.Line[1])
		}
	}
}

func TestPuzzlesAreWrittenAsTheyWereRead(t *testing.T) {
	var text []byte
	all := All()
	for i := range all {
		text = Append(text, &all[i])
	}
	if !bytes.Equal(text, embedded) {
		t.Error("the embedded text is not as it would be written")
	}
}
