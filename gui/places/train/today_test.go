package train

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view/deck"
)

// fact returns what a card says under a key.
func (tr *fixture) fact(key string) string {
	for _, f := range cardOf[deck.Facts](tr).Facts {
		if f.Key == key {
			return f.Words
		}
	}
	return ""
}

func TestThePositionOfTheDayIsSolvedDayByDay(t *testing.T) {
	tr := newTraining(t)
	for n, want := range []string{"1 day", "2 days in a row", "3 days in a row", "1 day"} {
		tr.Today()
		p := tr.attempt.puzzle
		fail.If(t, p.ID != puzzle.OfTheDay(tr.rules(), tr.day()).ID || !tr.isToday(), "day %d has %s", n, p.ID)
		if n == 1 { // ordinary training comes in between
			tr.does("next today")
			fail.Unequal(t, tr.attempt.puzzle.ID, p.ID, "back it is")
		}
		fail.Unequal(t, tr.fact("Today"), "not tried yet", "on day %d, before", n)
		tr.solve()
		fail.Unequal(t, tr.fact("Streak"), want, "on day %d", n)
		fail.Unequal(t, tr.fact("Today"), "solved at the first try", "on day %d", n)
		fail.Lacks(t, tr.View().Status.Why, "Today: solved at the first try", "on day %d", n)
		days := 1
		if n == 2 { // a day is missed
			days = 2
		}
		tr.tasks.Clock.Advance(time.Duration(days) * 24 * time.Hour)
	}
	fail.Unequal(t, tr.fact("Streak"), "1 day", "before the next one is solved")
}

// TestThePositionOfTheDayHasACardOfItsOwn: with the date and the rules, others of which bring their position.
func TestThePositionOfTheDayHasACardOfItsOwn(t *testing.T) {
	tr := newTraining(t)
	tr.Today()
	card := cardOf[deck.Puzzle](tr)
	fail.If(t, card.Title != "Position of the day" || card.Number == "" || card.Grades != nil ||
		card.Rules.Name != "Closed", "%+v", card)
	tr.act("train.open")
	fail.If(t, !tr.isToday() || cardOf[deck.Puzzle](tr).Rules.Name != "Open", "Open brings %s", tr.attempt.puzzle.ID)
}

func TestTheTrainingWaitsForThePositionOfTheDay(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Draw)
	grade := tr.grade()
	tr.does("best until:ToMove")
	fail.Lacks(t, tr.View().Status.Why, "Go on with your move 2", "after a right move it says")
	begun, moves := tr.attempt.puzzle.ID, len(tr.attempt.Line)
	for _, leave := range []func(){func() { tr.act("train.next") }, func() { tr.Leave(); tr.Enter() }} {
		tr.Today()
		today := tr.attempt.puzzle.ID
		fail.If(t, !tr.isToday() || today == begun, "the day has %s", today)
		again := tr.restarted()
		fail.Unequal(t, again.attempt.puzzle.ID, today, "after a restart there is")
		leave()
		fail.If(t, tr.attempt.puzzle.ID != begun || len(tr.attempt.Line) != moves || tr.grade() != grade,
			"the training goes on with %s of %v", tr.attempt.puzzle.ID, tr.grade())
	}
}

// TestTheResultOfTheDayTellsEachMiss, also when it is found again after a restart, and no try after the solution.
func TestTheResultOfTheDayTellsEachMiss(t *testing.T) {
	tr := newTraining(t)
	for _, id := range [...]string{"a", "b", "c", "d", "e"} {
		tr.kept().Try(id, 1000, true)
	}
	tr.Today()
	for n, want := range []string{"1 wrong try, not solved yet", "2 wrong tries, not solved yet"} {
		tr.does("wrong until:Refuted")
		fail.Unequal(t, tr.fact("Today"), want, "after wrong move %d", n+1)
		tr = tr.restarted()
		tr.Today() // it is left as it was
		tr.await(exercise.Refuted)
		fail.Unequal(t, tr.fact("Today"), want, "after a restart")
		tr.act("train.again")
	}
	tr.solve()
	fail.Unequal(t, tr.fact("Today"), "solved after 2 wrong tries", "at the end")
	change := tr.kept().On(tr.day(), tr.rules()).Change
	fail.If(t, change >= 0, "the rating changed by %d", change)
	tr.does("again wrong until:Refuted")
	said := ""
	tr.Copy = func(line, _ string) { said = line }
	tr.act("train.copy")
	fail.Unless(t, strings.HasSuffix(said, fmt.Sprintf(" · Closed: solved after 2 wrong tries, −%d", -change)),
		"copied is %q", said)
}

func TestAPositionOfTheDayWithAHintBeginsNoStreak(t *testing.T) {
	tr := newTraining(t)
	tr.does("today hint solve")
	fail.Unequal(t, tr.fact("Streak"), "", "the streak")
	fail.Unequal(t, tr.fact("Today"), "solved with a hint", "the result")
}

// TestAPositionBegunBeforeMidnightBelongsToItsDay, also after a restart; asked for again, the next day's comes.
func TestAPositionBegunBeforeMidnightBelongsToItsDay(t *testing.T) {
	for _, restart := range []bool{false, true} {
		tr := newTraining(t)
		tr.does("today wrong until:Refuted")
		begun, day := tr.attempt.puzzle.ID, tr.now()
		tr.tasks.Clock.Advance(24 * time.Hour)
		if restart {
			before := tr.tasks.Clock.Now()
			tr = tr.restarted()
			tr.tasks.Clock.Advance(before.Sub(tr.tasks.Clock.Now()))
			tr.await(exercise.Refuted)
		}
		tr.does("again solve")
		did := tr.kept().On(day, tr.rules())
		fail.If(t, !did.Solved || tr.attempt.puzzle.ID != begun || tr.kept().Streak.Day != day,
			"restart %v: %+v, %+v", restart, did, tr.kept().Streak)
		fail.Unequal(t, tr.fact("Today"), "solved after 1 wrong try", "its card says")
		tr.Today()
		fail.If(t, tr.attempt.puzzle.ID == begun || tr.attempt.Phase != exercise.ToMove,
			"the next day has the same one")
	}
}

// TestTheRatingFollowsTheFirstTries: what is solved after a wrong move or a hint does not count as found.
func TestTheRatingFollowsTheFirstTries(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	const unrated = "not rated before five puzzles"
	fail.Unequal(t, tr.fact("You"), unrated, "at first")
	elo := func() float64 {
		r, _ := tr.kept().Rating()
		return r.Elo
	}
	first := elo()
	tr.does("wrong until:Refuted again solve")
	lower := elo()
	fail.Unequal(t, tr.fact("You"), unrated, "after one that was failed")
	tr.does("next solve")
	fail.If(t, lower >= first || elo() <= lower || len(tr.kept().Tries) != 2,
		"%v, %v, %v after %+v", first, lower, elo(), tr.kept().Tries)
	for range 3 {
		fail.Unequal(t, tr.fact("You"), unrated, "after %d", len(tr.kept().Tries))
		tr.does("next solve")
		fail.Unequal(t, tr.attempt.change, 0, "where nothing was known before, the change")
	}
}
