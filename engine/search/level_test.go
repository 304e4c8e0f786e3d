package search

import "testing"

func TestLevelsGetStronger(t *testing.T) {
	for i := 1; i < len(Levels); i++ {
		if n := Levels[i].Nodes; n <= Levels[i-1].Nodes && i < len(Levels)-1 {
			t.Errorf("%s looks at %d positions, %s before it at %d",
				Levels[i].Name, n, Levels[i-1].Name, Levels[i-1].Nodes)
		}
	}
}
