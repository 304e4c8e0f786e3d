package scene

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func checked(t *testing.T, s Sudoku) string {
	t.Helper()
	check := s.Checking()(t.Context())
	return Checked(s, &check)
}

func TestACheckNamesTheFirstWrongStep(t *testing.T) {
	s := gridFrom(t, "200070038000006070300040600008020700100000006007030400004080009060400000910060002")
	s.Finish()
	found, wrong := s.Solving()(t.Context()), s.Now()
	for c := range wrong.EmptyCells() {
		at := s.Current()
		s.Game.Strike(c, found.Grid.At(c))
		want := fmt.Sprintf("The first wrong step: r%dc%d: %d crossed out.", c.Row(), c.Col(), found.Grid.At(c))
		said := checked(t, s)
		fail.If(t, strings.Contains(said, "first"), "where nothing else is wrong it says %q", said)
		s.Sudoku.Finish()
		s.Sudoku.Finish()
		said = checked(t, s)
		fail.If(t, strings.HasPrefix(said, "The grid cannot") && !strings.HasSuffix(said, want),
			"it says %q, want %q", said, want)
		s.GoTo(at)
	}
}
