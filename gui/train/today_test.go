package train

import (
	"testing"
	"time"

	"ninefold/engine/puzzle"
	"ninefold/engine/test/fail"
	"ninefold/gui/deck"
)

// factsOf returns what the card says of the position, the user and the days in a row.
func factsOf(tr *training) (about, own, streak string) {
	facts := cardOf[deck.Facts](tr).Facts
	if len(facts) > 2 {
		streak = facts[2].Words
	}
	return facts[0].Words, facts[1].Words, streak
}

func TestThePositionOfTheDayIsSolvedDayByDay(t *testing.T) {
	tr := newTraining(t)
	for n, want := range []string{"1 day in a row", "2 days in a row", "3 days in a row", "1 day in a row"} {
		tr.Today()
		p := tr.attempt.puzzle
		fail.If(t, p.ID != puzzle.OfTheDay(tr.rules(), tr.day()).ID || !tr.isToday(), "day %d has %s", n, p.ID)
		if n == 1 { // ordinary training comes in between
			tr.act("train.next")
			tr.Today()
			fail.Unequal(t, tr.attempt.puzzle.ID, p.ID, "back it is")
		}
		tr.solve()
		_, _, streak := factsOf(tr)
		fail.Unequal(t, streak, want, "on day %d", n)
		fail.Lacks(t, tr.View().Status.Why, want+". ", "on day %d", n)
		days := 1
		if n == 2 { // a day is missed
			days = 2
		}
		tr.tasks.Clock.Advance(time.Duration(days) * 24 * time.Hour)
	}
	_, _, streak := factsOf(tr)
	fail.Unequal(t, streak, "1 day in a row", "before the next one is solved")
}

func TestAPositionOfTheDayWithAHintBeginsNoStreak(t *testing.T) {
	tr := newTraining(t)
	tr.Today()
	tr.act("train.hint")
	tr.solve()
	_, _, streak := factsOf(tr)
	fail.Unequal(t, streak, "", "the streak")
}

func TestThePositionOfTheDayIsLeftAsItWas(t *testing.T) {
	tr := newTraining(t)
	tr.Today()
	tr.playBest()
	tr.await(toMove)
	again := tr.restarted()
	again.Today()
	fail.Unequal(t, len(again.attempt.line), len(tr.attempt.line), "the moves")
}

// TestTheRatingFollowsTheFirstTries: what is solved after a wrong move or a hint does not count as found.
func TestTheRatingFollowsTheFirstTries(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	_, own, _ := factsOf(tr)
	fail.Unequal(t, own, "not rated yet", "at first")
	first := tr.rating().Elo
	tr.playWrong()
	tr.await(refuted)
	tr.act("train.again")
	tr.solve()
	lower := tr.rating().Elo
	tr.act("train.next")
	tr.solve()
	fail.If(t, lower >= first || tr.rating().Elo <= lower || len(tr.kept().Tries) != 2,
		"%v, %v, %v after %+v", first, lower, tr.rating().Elo, tr.kept().Tries)
}
