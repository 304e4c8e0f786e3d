package train

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

func TestAPuzzleIsPlayedToItsGoalAndCounted(t *testing.T) {
	for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
		tr := newTrainingAt(t, goal)
		headline := tr.View().Status.Headline
		fail.Unless(t, strings.HasPrefix(headline, tr.attempt.Learner().String()+" to move"),
			"%v: said %q", goal, headline)
		learner := tr.attempt.Learner()
		tr.solve()
		p := tr.attempt.Position()
		fail.If(t, goal == puzzle.Win && (p.Winner() != learner || len(tr.attempt.Line)-1 != tr.attempt.puzzle.Depth),
			"the winner is %v after %d moves, want %v after %d", p.Winner(), len(tr.attempt.Line)-1, learner,
			tr.attempt.puzzle.Depth)
		fail.If(t, goal == puzzle.Draw && p.Winner() == learner.Other(), "a draw that is lost counts as held")
		fail.Differ(t, tr.kept().Solved, []string{tr.attempt.puzzle.ID}, "%v: solved", goal)
		headline = tr.View().Status.Headline
		fail.Unless(t, strings.HasPrefix(headline, "Solved"), "said %q", headline)
	}
}

func TestAWrongMoveIsShownToFailAndDoesNotCount(t *testing.T) {
	for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
		tr := newTrainingAt(t, goal)
		learner := tr.attempt.Learner()
		tr.does("wrong until:Refuting")
		fail.If(t, !tr.View().Diagram.Cells[tr.attempt.puzzle.Tempting].Alert, "the wrong move is not marked")
		err := tr.Tap(tr.attempt.puzzle.Solution)
		fail.If(t, err == nil || !strings.Contains(language.Words().Error(err), "Press R to try again"),
			"while a move is refuted another one is made, or it is not said how to try again: %v", err)
		tr.await(exercise.Refuted)
		for i, m := range cardOf[deck.Moves](tr).Moves {
			fail.Unequal(t, m.Glyph != "", i+1 == tr.attempt.Wrong, "move %d has the sign %q", i, m.Glyph)
		}
		for step := range tr.attempt.Line {
			tr.Choose(step)
			v := tr.View()
			loses := strings.Contains(v.Status.Headline, learner.Other().String()+" ")
			fail.Unequal(t, v.Icon == icon.OfMark(learner == tictactoe.X), !loses,
				"before %q stands the learner's mark",
				v.Status.Headline)
		}
		tr.Choose(1)
		fail.If(t, tr.attempt.Shown != 1 || cardOf[deck.Moves](tr).Current != 1, "step %d is shown", tr.attempt.Shown)
		p := tr.attempt.Line[len(tr.attempt.Line)-1].Position
		fail.If(t, goal == puzzle.Win && p.Winner() == learner || goal == puzzle.Draw && p.Winner() != learner.Other(),
			"%v: after the refutation %v has won", goal, p.Winner())
		headline := tr.View().Status.Headline
		fail.If(t, !strings.HasPrefix(headline, "Not that one") || len(tr.kept().Solved) > 0,
			"said %q, solved %q", headline, tr.kept().Solved)
		tr.does("again solve")
		fail.Unequal(t, len(tr.kept().Solved), 1, "what was tried again and solved does not count")
	}
}

func TestTheReplyComesWhenTheEyeCanFollow(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.does("best")
	tr.tasks.Next()() // the answer comes while the clock stands still
	fail.NowIf(t, tr.attempt.Phase != exercise.Replying, "phase %d", tr.attempt.Phase)
	tr.tasks.Clock.Advance(exercise.ReplyPace - time.Millisecond)
	tr.tasks.RunPosted()
	fail.If(t, tr.attempt.Phase != exercise.Replying, "the reply comes too soon")
	tr.await(exercise.ToMove)
}

func TestWhatIsSaidStaysForAsLongAsAnAnswerMostlyTakes(t *testing.T) {
	tr := newTraining(t)
	before := tr.View().Status
	tr.does("best")
	fail.Unequal(t, tr.View().Status, before, "at once it")
	answer := tr.tasks.Next()
	tr.tasks.Await(func() bool { return tr.slow })
	said := tr.View().Status
	fail.If(t, said == before || tr.attempt.Phase != exercise.Asked, "after a while it says %q still", said)
	answer()
	fail.If(t, tr.attempt.Phase == exercise.Asked, "the answer is not taken")
}

func TestAnAnswerToAnotherPuzzleIsDropped(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.does("best")
	late := tr.tasks.Next()
	tr.act("train.next")
	a := *tr.attempt
	late()
	fail.If(t, tr.attempt.Phase != a.Phase || len(tr.attempt.Line) != 1 || tr.attempt.puzzle.ID != a.puzzle.ID,
		"the late answer was taken")
}

func TestWhatIsLeftGoesOnWhereItWas(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.does("best leave")
	tr.tasks.Next()()
	fail.NowIf(t, tr.attempt.Phase != exercise.Asked, "while it rests the answer is taken")
	tr.does("enter until:ToMove")
	id := tr.attempt.puzzle.ID
	tr.does("leave enter")
	fail.If(t, tr.attempt.puzzle.ID != id || len(tr.attempt.Line) != 3, "another puzzle came up, or it is begun anew")
}

func TestAHintShowsTheBestMoveAndThePuzzleNoLongerCounts(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.act("train.hint")
	v := tr.View()
	const price = "Hint again shows it. Once it is shown, the puzzle does not count as solved; " +
		"for your puzzle rating any hint is a miss."
	fail.If(t, v.Diagram.Cells[tr.attempt.puzzle.Solution].Best || !strings.HasSuffix(v.Status.Why, price),
		"the first hint says %q", v.Status.Why)
	tr.act("train.hint")
	cell := tr.View().Diagram.Cells[tr.attempt.puzzle.Solution]
	fail.If(t, !cell.Best || cell.Ghost == diagram.Blank, "the cell is %+v", cell)
	fail.If(t, !tr.Release() || tr.View().Diagram.Cells[tr.attempt.puzzle.Solution].Best,
		"Escape does not take the hint away")
	tr.solve()
	fail.If(t, len(tr.kept().Solved) != 0 || !strings.Contains(tr.View().Status.Why, "hint"),
		"solved %q, said %q", tr.kept().Solved, tr.View().Status.Why)
	tr.does("again solve")
	fail.Unequal(t, len(tr.kept().Solved), 0, "once the hint was seen, the same puzzle counts")
}

func TestTheNextPuzzleIsOneOfTheKindThatIsNotSolvedYet(t *testing.T) {
	tr := newTraining(t)
	for _, rules := range ruleSets {
		for _, grade := range puzzle.Grades {
			tr.want(rules, grade)
			if p := tr.attempt.puzzle; p.Position.Rules() != rules || p.Grade != grade {
				t.Fatalf("wanted %v %v, came %v %v", rules, grade, p.Position.Rules(), p.Grade)
			}
			seen := map[string]bool{}
			for range puzzle.Graded(rules, grade) {
				fail.If(t, seen[tr.attempt.puzzle.ID], "%v %v: a puzzle came twice before all came", rules, grade)
				seen[tr.attempt.puzzle.ID] = true
				tr.act("train.next")
			}
		}
	}
	tr.want(tictactoe.Closed, puzzle.Easy)
	all := tr.list(tr.grade())
	for _, p := range all[1:] {
		tr.kept().Solve(p.ID)
	}
	for range 2 {
		tr.act("train.next")
		fail.If(t, tr.attempt.puzzle.ID != all[0].ID, "a puzzle that is solved comes before one that is not")
	}
	tr.kept().Solve(all[0].ID)
	tr.act("train.next")
	fail.If(t, tr.attempt.puzzle.ID != all[1].ID, "when all are solved, they do not come again in turn")
	card := cardOf[deck.Puzzle](tr)
	fail.If(t, card.Number != "2" || card.Of != fmt.Sprintf("of %d", len(all)) || card.Share != 1,
		"the card says %+v", card)
}

func TestTwoDigitsAreAMove(t *testing.T) {
	tr := newTraining(t)
	c := tr.attempt.puzzle.Solution
	typed := tr.Type(rune('0'+c.Row()), 0)
	fail.If(t, typed.Taps, "a row alone is a move")
	typed = tr.Type(rune('0'+c.Col()), 0)
	fail.If(t, !typed.Taps || typed.Cell != c, "%+v", typed)
	tr.Type('3', 0)
	fail.If(t, !tr.Release() || tr.Release(), "Escape does not forget the row, or more than that")
}

// newTestAttempt returns an attempt at a puzzle under Closed. The tests themselves say what a move achieves.
func newTestAttempt() *attempt {
	p := tictactoe.New(tictactoe.Closed)
	p.Push(grid.At(5, 5))
	return newAttempt(puzzle.Puzzle{ID: "aaaaa", Position: p, Solution: grid.At(4, 4), Depth: 3})
}

// right returns the answer to a right move: a reply and the best move after it.
func right(line ...grid.Cell) puzzle.Answer {
	return puzzle.Answer{Kept: true, Value: search.Value{Kind: search.Win, Plies: 3}, Line: line}
}

// wrongTo returns the answer to a wrong move: the refutation.
func wrongTo(line ...grid.Cell) puzzle.Answer {
	return puzzle.Answer{Value: search.Value{Kind: search.Loss, Plies: 4}, Line: line}
}

func mustPlay(t *testing.T, a *attempt, row, col int) {
	t.Helper()
	fail.OnError(t, a.Play(grid.At(row, col)))
}

func TestAReplyAfterWhichNobodyCanWinEndsThePuzzle(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 4)
	a.answered(right(grid.At(1, 1)))
	a.Advance()
	fail.If(t, a.Phase != exercise.Right || len(a.Line) != 3, "phase %d, %d steps", a.Phase, len(a.Line))
}

func TestAWrongMoveIsRefutedMoveByMove(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo(grid.At(1, 5), grid.At(1, 4), grid.At(1, 1)))
	for n := 2; n <= 4; n++ {
		fail.NowIf(t, a.Phase != exercise.Refuting, "before move %d: phase %d", n, a.Phase)
		a.Advance()
		fail.NowIf(t, a.Shown != n || len(a.Line) != n+1, "after move %d: step %d of %d", n, a.Shown, len(a.Line))
	}
	fail.If(t, a.Phase != exercise.Refuted || !a.IsWrong(1) || a.IsWrong(2), "phase %d, the wrong move is %d",
		a.Phase, a.Wrong)
	a.Again()
	fail.If(t, a.Phase != exercise.ToMove || len(a.Line) != 1 || a.Position() != a.puzzle.Position,
		"phase %d, %d steps", a.Phase, len(a.Line))
}

func TestAWrongMoveThatEndsTheGameIsRefutedAtOnce(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo())
	a.Advance()
	fail.If(t, a.Phase != exercise.Refuted || len(a.Line) != 2, "phase %d, %d steps", a.Phase, len(a.Line))
}

func TestAWrongMoveLaterIsTriedAgainWhereItWasMade(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 4)
	a.answered(right(grid.At(1, 1), grid.At(1, 2)))
	a.Advance()
	mustPlay(t, a, 1, 3)
	a.answered(wrongTo(grid.At(1, 7)))
	a.Advance()
	a.Again()
	fail.If(t, a.Phase != exercise.ToMove || len(a.Line) != 3 || a.Line[2].Best != grid.At(1, 2) ||
		a.Line[2].Plies != 1,
		"phase %d, %d steps", a.Phase, len(a.Line))
	a.Again()
	fail.If(t, len(a.Line) != 1 || a.CanAgain(), "%d steps", len(a.Line))
}

func TestARefutationIsGoneThroughByHand(t *testing.T) {
	a := newTestAttempt()
	a.Browse(1)
	fail.If(t, a.Rests() || a.Shown != 0, "there is nothing to go through yet")
	err := a.Play(grid.At(1, 1))
	fail.If(t, err == nil || len(a.Line) != 1 || a.Phase != exercise.ToMove,
		"an illegal move: %v, phase %d", err, a.Phase)
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo(grid.At(1, 5), grid.At(1, 4)))
	a.Browse(0)
	fail.If(t, a.Phase != exercise.Refuted || a.Shown != 0 || len(a.Line) != 4,
		"phase %d, step %d of %d", a.Phase, a.Shown, len(a.Line))
	a.Browse(99)
	fail.Unequal(t, a.Shown, 3, "step")
	a.Browse(-1)
	fail.Unequal(t, a.Shown, 0, "step")
}

// TestASolvedPuzzleIsNotAskedAgainAfterARestart, whether or not the training was left before it.
func TestASolvedPuzzleIsNotAskedAgainAfterARestart(t *testing.T) {
	for _, left := range []bool{true, false} {
		tr := newTrainingAt(t, puzzle.Win)
		tr.solve()
		id := tr.attempt.puzzle.ID
		if left {
			tr.Leave()
		}
		again := tr.restarted()
		for n := range again.list(again.grade()) {
			if n > 0 || left {
				fail.NowIf(t, again.attempt.puzzle.ID == id, "left %v: puzzle %d is the solved one", left, n)
			}
			again.act("train.next")
		}
	}
}
