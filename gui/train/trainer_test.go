package train

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/diagram"
	"ninefold/engine/puzzle"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func TestAPuzzleIsPlayedToItsGoalAndCounted(t *testing.T) {
	for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
		tr := newTrainingAt(t, goal)
		headline := tr.View().Status.Headline
		fail.Unless(t, strings.HasPrefix(headline, tr.attempt.learner().String()+" to move"),
			"%v: said %q", goal, headline)
		learner := tr.attempt.learner()
		tr.solve()
		p := tr.attempt.position()
		fail.If(t, goal == puzzle.Win && (p.Winner() != learner || len(tr.attempt.line)-1 != tr.attempt.puzzle.Depth),
			"the winner is %v after %d moves, want %v after %d", p.Winner(), len(tr.attempt.line)-1, learner,
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
		learner := tr.attempt.learner()
		tr.playWrong()
		tr.await(refuting)
		d := tr.View().Diagram
		fail.If(t, !d.Cells[tr.attempt.puzzle.Tempting].Alert, "the wrong move is not marked")
		err := tr.Tap(tr.attempt.puzzle.Solution)
		fail.If(t, err == nil || !strings.Contains(locale.Words().Error(err), "Press R to try again"),
			"while a move is refuted another one is made, or it is not said how to try again: %v", err)
		tr.await(refuted)
		p := tr.attempt.line[len(tr.attempt.line)-1].position
		fail.If(t, goal == puzzle.Win && p.Winner() == learner || goal == puzzle.Draw && p.Winner() != learner.Other(),
			"%v: after the refutation %v has won", goal, p.Winner())
		headline := tr.View().Status.Headline
		fail.If(t, !strings.HasPrefix(headline, "Not that one") || len(tr.kept().Solved) > 0,
			"said %q, solved %q", headline, tr.kept().Solved)
		tr.act("train.again")
		tr.solve()
		fail.Unequal(t, len(tr.kept().Solved), 1, "what was tried again and solved does not count")
	}
}

func TestTheReplyComesWhenTheEyeCanFollow(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.playBest()
	tr.tasks.Next()() // the answer comes while the clock stands still
	fail.NowIf(t, tr.attempt.phase != replying, "phase %d", tr.attempt.phase)
	tr.tasks.Clock.Advance(replyPace - time.Millisecond)
	tr.tasks.RunPosted()
	fail.If(t, tr.attempt.phase != replying, "the reply comes too soon")
	tr.await(toMove)
}

func TestWhatIsSaidStaysForAsLongAsAnAnswerMostlyTakes(t *testing.T) {
	tr := newTraining(t)
	before := tr.View().Status
	tr.playBest()
	fail.Unequal(t, tr.View().Status, before, "at once it")
	answer := tr.tasks.Next()
	tr.tasks.Await(func() bool { return tr.slow })
	said := tr.View().Status
	fail.If(t, said == before || tr.attempt.phase != asked, "after a while it says %q still", said)
	answer()
	fail.If(t, tr.attempt.phase == asked, "the answer is not taken")
}

func TestAnAnswerToAnotherPuzzleIsDropped(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.playBest()
	late := tr.tasks.Next()
	tr.act("train.next")
	a := *tr.attempt
	late()
	fail.If(t, tr.attempt.phase != a.phase || len(tr.attempt.line) != 1 || tr.attempt.puzzle.ID != a.puzzle.ID,
		"the late answer was taken")
}

func TestWhatIsLeftGoesOnWhereItWas(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.playBest()
	tr.End()
	tr.tasks.Next()()
	fail.NowIf(t, tr.attempt.phase != asked, "while it rests the answer is taken")
	tr.Begin()
	tr.await(toMove)
	id := tr.attempt.puzzle.ID
	tr.End()
	tr.Begin()
	fail.If(t, tr.attempt.puzzle.ID != id || len(tr.attempt.line) != 3, "another puzzle came up, or it is begun anew")
}

func TestAHintShowsTheBestMoveAndThePuzzleNoLongerCounts(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.act("train.hint")
	v := tr.View()
	fail.If(t, v.Diagram.Cells[tr.attempt.puzzle.Solution].Best ||
		!strings.HasSuffix(v.Status.Why, "Hint again shows it."), "the first hint says %q", v.Status.Why)
	tr.act("train.hint")
	cell := tr.View().Diagram.Cells[tr.attempt.puzzle.Solution]
	fail.If(t, !cell.Best || cell.Ghost == diagram.Blank, "the cell is %+v", cell)
	fail.If(t, !tr.Release() || tr.View().Diagram.Cells[tr.attempt.puzzle.Solution].Best,
		"Escape does not take the hint away")
	tr.solve()
	fail.If(t, len(tr.kept().Solved) != 0 || !strings.Contains(tr.View().Status.Why, "hint"),
		"solved %q, said %q", tr.kept().Solved, tr.View().Status.Why)
	tr.act("train.again")
	tr.solve()
	fail.Unequal(t, len(tr.kept().Solved), 0, "once the hint was seen, the same puzzle counts")
}

func TestTheThirdHintMakesTheMove(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	for range 3 {
		tr.act("train.hint")
	}
	p := tr.attempt.position()
	last, _ := p.Last()
	fail.If(t, last != tr.attempt.puzzle.Solution || tr.attempt.phase != asked, "the last move is %v", last)
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
	all := tr.puzzles()
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
	card := cardOf[view.Puzzle](tr)
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

func TestWhatIsSaidHasItsWordsInEachLanguage(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		locale.Use(language)
		for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
			tr := newTrainingAt(t, goal)
			look := func() {
				v := tr.View()
				fail.If(t, v.Status.Headline == "" || v.Status.Why == "", "phase %d: %+v", tr.attempt.phase, v.Status)
				screentest.CheckWords(t, v, fmt.Sprintf("%s, phase %d", language, tr.attempt.phase))
			}
			look()
			tr.playWrong()
			look()
			tr.await(refuting)
			look()
			tr.await(refuted)
			look()
			tr.act("train.again")
			tr.act("train.hint")
			look()
			if goal == puzzle.Win { // one move can hold a draw
				tr.playBest()
				tr.await(replying)
				look()
				tr.await(toMove)
				look()
			}
			tr.solve()
			look()
		}
	}
}
