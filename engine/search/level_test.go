package search

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestLevelsGetStronger(t *testing.T) {
	for i := 1; i < len(Levels); i++ {
		n := Levels[i].Nodes
		fail.If(t, n <= Levels[i-1].Nodes && i < len(Levels)-1,
			"%s looks at %d positions, %s before it at %d", Levels[i].Name, n, Levels[i-1].Name, Levels[i-1].Nodes)
	}
}
