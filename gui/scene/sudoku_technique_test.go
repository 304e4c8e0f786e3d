package scene

import (
	"strings"
	"testing"

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
	if row := s.Step(last) + ", " + s.Why(last); row != "r2c1 = 5, naked single" ||
		!strings.Contains(status.Headline, ": naked single 5 in row 2, column 1") ||
		!strings.HasPrefix(status.Why, "Every other digit stands in") {
		t.Errorf("it says %q, and in the list %q", status, row)
	}
}

// TestWhatIsCrossedOutIsSaid with its cells and houses.
func TestWhatIsCrossedOutIsSaid(t *testing.T) {
	s := gridFrom(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709")
	s.Advance()
	status, rows := s.Status(), s.Rows()
	last := rows[len(rows)-1]
	fail.If(t, last.Kind != session.StepEliminated || s.Step(last) != "r1c5, r1c6 ≠ 6" ||
		s.Why(last) != "pointing, box 1",
		"the list says %q, %q", s.Step(last), s.Why(last))
	fail.If(t, status.Headline != "Step 1: pointing 6 in row 1, columns 2 and 3" ||
		status.Why != "The 6 of box 1 can only be in row 1, so no other cell of row 1 can hold it.",
		"%q", status)
}
