package scene

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// TestADeductionBeyondCrossHatchingIsToldWithTechniqueAndReason, in the status and in the list of steps.
func TestADeductionBeyondCrossHatchingIsToldWithTechniqueAndReason(t *testing.T) {
	s := gridFrom(t, "200070038000006070300040600008020700100000006007030400004080009060400000910060002")
	s.Finish()
	if why := s.Status().Why; !strings.HasSuffix(why, "Next deduction goes on: naked single.") {
		t.Errorf("where cross-hatching stops it says %q", why)
	}
	s.Advance()
	status, rows := s.Status(), s.Rows()
	last := rows[len(rows)-1]
	row := s.Step(last) + ", " + s.Why(last)
	fail.If(t, row != "r2c1 = 5, naked single" ||
		!strings.Contains(status.Headline, ": naked single 5 in row 2, column 1") ||
		!strings.HasPrefix(status.Why, "Every other digit stands in"), "it says %q, and in the list %q", status, row)
}

// TestWhatIsCrossedOutIsSaid with its cells and houses.
func TestWhatIsCrossedOutIsSaid(t *testing.T) {
	s := gridFrom(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709")
	s.Advance()
	status, rows := s.Status(), s.Rows()
	last := rows[len(rows)-1]
	fail.If(t, last.Kind != session.StepEliminated || s.Step(last) != "r1c5, r1c6 ≠ 6" ||
		s.Why(last) != "pointing, box 1", "the list says %q, %q", s.Step(last), s.Why(last))
	fail.If(t, status.Headline != "Step 1: pointing 6 in row 1, columns 2 and 3" ||
		status.Why != "The 6 of box 1 can only be in row 1, so no other cell of row 1 can hold it.", "%q", status)
}

func TestASolvedGridIsToldAndFramed(t *testing.T) {
	s := gridOf(t, "crosshatch-2.in")
	fail.If(t, s.Diagram().Whole, "a grid with open cells is framed")
	s.Finish()
	for what, look := range map[string]func(){
		"nothing": func() {}, "a digit": func() { s.Pick(5) }, "a cell": func() { s.Select(grid.At(1, 1)) },
	} {
		look()
		if status := s.Status(); status.Headline != "Solved" || !s.Diagram().Whole {
			t.Errorf("with %s picked it says %q, framed: %v", what, status.Headline, s.Diagram().Whole)
		}
	}
	s.Release()
	s.Release()
	s.StepBack()
	status := s.Status()
	fail.If(t, !strings.HasPrefix(status.Headline, "Step ") || !strings.HasSuffix(status.Headline, "; solved"),
		"of the last step it says %q", status.Headline)
	g := s.Grid()
	s.Enter(grid.At(1, 1), g.At(grid.At(1, 1))%9+1)
	if status := s.Status(); !strings.HasPrefix(status.Headline, "Contradictions: two") || s.Diagram().Whole {
		t.Errorf("a full grid with a digit twice says %q, framed: %v", status.Headline, s.Diagram().Whole)
	}
}

func TestWhereAGridContradictsItselfNothingIsPromised(t *testing.T) {
	for name, alerts := range map[string]string{"crosshatch-3.in": "11 23", "crosshatch-4.in": ""} {
		s := gridOf(t, name)
		want, said := s.Diagram(), s.Status().Headline
		for digit := 1; digit <= 9; digit++ {
			s.Pick(digit)
			d := s.Diagram()
			if got := cellsWith(d, alerted); got != alerts || d.Alert != want.Alert {
				t.Errorf("%s, %d picked: conflicts at %q in %v", name, digit, got, d.Alert)
			}
			fail.Unequal(t, cellsWith(d, func(c diagram.Cell) bool { return c.Playable }),
				"", "%s: %d can go to", name, digit)
			s.Select(grid.At(9, 9))
			if status := s.Status(); status.Headline != said || strings.Contains(status.Why, "lick") {
				t.Errorf("%s, %d picked: said %q", name, digit, status)
			}
		}
	}
}

func TestACellThatNoDigitCanGoToIsMarkedAndSaid(t *testing.T) {
	s := gridFrom(t,
		"1234567..\n........8\n.........\n.........\n.........\n.........\n.........\n........9\n.........\n")
	fail.Unequal(t, cellsWith(s.Diagram(), alerted), "19", "marked")
	status := s.Status()
	fail.If(t, status.Headline != "No digit can go to row 1, column 9" ||
		!strings.Contains(status.Why, "cannot be completed"), "said %q", status)
	s.Pick(9)
	status = s.Status()
	fail.Unless(t, strings.Contains(status.Why, "cannot be completed"), "with a digit picked it says %q", status)
}
