package searches

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks/taskstest"
)

func TestGradesDoNotDependOnTheNumberOfThreads(t *testing.T) {
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.Closes) {
		p := tictactoe.New(rules)
		game := []tictactoe.Position{p}
		for random := rand.New(rand.NewPCG(5, 0)); !p.Over(); {
			p.Push(p.RandomMove(random))
			game = append(game, p)
		}
		grades := func(threads int) []search.Grade {
			tasks := taskstest.New()
			found, done := make([]search.Grade, len(game)-1), false
			graded := func(i int, g search.Grade) { found[i] = g }
			New(tasks.Runner, func() {}).Grade(context.Background(), game, 2000, threads, graded, func() {
				done = true
			})
			fail.NowIf(t, !tasks.Await(func() bool { return done }), "not all moves were graded")
			return found
		}
		one := grades(1)
		for i, g := range one {
			fail.If(t, g.Verdict == search.Ungraded, "%v: move %d has no grade", rules, i+1)
		}
		three := grades(3)
		fail.Unless(t, reflect.DeepEqual(three, one), "%v: three threads find\n%+v\none finds\n%+v", rules, three, one)
	}
}
