package train

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// restarted returns the training after a restart.
func (tr *training) restarted() *training {
	tr.t.Helper()
	kept, _, err := session.Open(tr.Host.Session.Index(), nil)
	fail.OnError(tr.t, err)
	return newTrainingIn(tr.t, kept)
}

func TestAnAttemptIsGoneOnWithAfterARestart(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(*training)
		phase phase
	}{
		"another puzzle": {func(tr *training) { tr.act("train.next") }, toMove},
		"after a hint": {func(tr *training) {
			tr.act("train.hint")
			tr.act("train.next")
			tr.act("train.hint")
		}, toMove},
		"a right move":    {func(tr *training) { tr.playBest(); tr.await(toMove) }, toMove},
		"at once":         {func(tr *training) { tr.playBest() }, toMove},
		"before a reply":  {func(tr *training) { tr.playBest(); tr.await(replying) }, toMove},
		"a wrong move":    {func(tr *training) { tr.playWrong(); tr.await(refuted) }, refuted},
		"in a refutation": {func(tr *training) { tr.playWrong(); tr.await(refuting) }, refuted},
		"solved":          {func(tr *training) { tr.solve() }, solved},
	} {
		for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
			tr := newTraining(t)
			easy := easiest(t, goal)
			tr.want(easy.Position.Rules(), easy.Grade)
			tr.turnTo(easy)
			c.do(tr)
			again := tr.restarted()
			fail.If(t, again.attempt.puzzle.ID != tr.attempt.puzzle.ID || again.attempt.helped != tr.attempt.helped ||
				again.View().Status.Headline == "",
				"%s: puzzle %s comes back as %s, said %+v", name, tr.attempt.puzzle.ID, again.attempt.puzzle.ID,
				again.View().Status)
			for _, one := range []*training{tr, again} {
				one.await(c.phase)
			}
			was, is := tr.attempt, again.attempt
			fail.If(t, len(was.line) != len(is.line) || was.position() != is.position() ||
				is.status() != was.status() && was.hints == 0, "%s, to %v: %d steps, %q, come back as %d, %q", name,
				goal, len(was.line), was.status(), len(is.line), is.status())
			for i := range min(len(was.line), len(is.line)) {
				fail.If(t, was.line[i] != is.line[i], "%s, to %v: step %d comes back as %+v", name, goal, i, is.line[i])
			}
		}
	}
}

func TestAnAttemptThatCannotHaveBeenIsNotTakenUp(t *testing.T) {
	p := easiest(t, puzzle.Win)
	legal := p.Position.Legal()
	var move grid.Cell
	for move = range legal.All() {
		break
	}
	last, _ := p.Position.Last()
	for name, steps := range map[string][]session.AttemptStep{
		"no cell": {{Cell: 81}}, "an illegal move": {{Cell: last}}, "no best cell": {{Cell: move, Best: 90}},
		"an illegal best": {{Cell: move}, {Cell: p.Solution, Best: last}},
	} {
		_, ok := restored(p, &session.Attempt{Puzzle: p.ID, Steps: steps})
		fail.If(t, ok, "%s: it is taken up", name)
	}
}
