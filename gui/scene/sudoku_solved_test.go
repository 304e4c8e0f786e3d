package scene

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

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
			if left := cellsWith(d, func(c diagram.Cell) bool { return c.Playable }); left != "" {
				t.Errorf("%s: %d can go to %s", name, digit, left)
			}
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
	if status := s.Status(); status.Headline != "No digit can go to row 1, column 9" ||
		!strings.Contains(status.Why, "cannot be completed") {
		t.Errorf("said %q", status)
	}
	s.Pick(9)
	status := s.Status()
	fail.Unless(t, strings.Contains(status.Why, "cannot be completed"), "with a digit picked it says %q", status)
}
