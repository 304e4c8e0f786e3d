package train

import (
	"fmt"
	"slices"
	"testing"

	"ninefold/engine/puzzle"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func TestTheCardsGoWithTheAttempt(t *testing.T) {
	tr := newTraining(t)
	p := easiest(t, puzzle.Win)
	tr.want(p.Position.Rules(), p.Grade)
	tr.turnTo(p)
	check := func(when, want string, answered bool) {
		t.Helper()
		_, ok := screentest.Find[view.Verdict](tr.View())
		fail.If(t, ok != answered || tr.offered() != want,
			"%s: an answer: %v; the buttons are %q", when, ok, tr.offered())
	}
	check("at first", "train.hint train.next practise leave", false)
	tr.playWrong()
	check("while it is looked into", "train.hint train.next practise leave", false)
	tr.await(refuting)
	check("while it is refuted", "[train.again] train.next leave", false)
	tr.await(refuted)
	check("when it is refuted", "[train.again] train.next leave", false)
	tr.act("train.again")
	tr.solve()
	check("when it is solved", "train.again [train.next] leave", true)
	v := cardOf[view.Verdict](tr)
	fail.If(t, v.Answer != view.Yes || v.Words != "", "%+v", v)
	first, ok := tr.View().Cards[0].(view.Puzzle)
	fail.If(t, !ok || first.Share == 0, "the first card is %+v", tr.View().Cards[0])
}

func TestThePuzzlesCardCountsWhatIsSolvedOfEachGrade(t *testing.T) {
	tr := newTraining(t)
	tr.want(tictactoe.Closed, puzzle.Medium)
	medium := puzzle.Graded(tictactoe.Closed, puzzle.Medium)
	tr.kept().Solve(medium[3].ID)
	tr.kept().Solve(puzzle.Graded(tictactoe.Open, puzzle.Hard)[0].ID)
	card := cardOf[view.Puzzle](tr)
	fail.If(t, card.Share != 1/float32(len(medium)) || card.Rules.Name != "Closed", "%+v", card)
	want := []view.Choice{
		{ID: "train.easy", Words: "Easy",
			Sentence: fmt.Sprintf("0 / %d", len(puzzle.Graded(tictactoe.Closed, puzzle.Easy)))},
		{ID: "train.medium", Words: "Medium", Sentence: fmt.Sprintf("1 / %d", len(medium)), On: true},
		{ID: "train.hard", Words: "Hard",
			Sentence: fmt.Sprintf("0 / %d", len(puzzle.Graded(tictactoe.Closed, puzzle.Hard)))},
	}
	fail.Unless(t, slices.Equal(card.Grades, want), "%+v, want %+v", card.Grades, want)
	for _, c := range append(card.Rules.Choices, card.Grades...) {
		tr.act(c.ID) // fails if there is no such action
		again := cardOf[view.Puzzle](tr)
		i := slices.IndexFunc(append(again.Rules.Choices, again.Grades...), func(o view.Choice) bool {
			return o.ID == c.ID
		})
		fail.If(t, !append(again.Rules.Choices, again.Grades...)[i].On, "%s is not on when it was chosen", c.ID)
	}
}

// TestTheLineIsNumberedByBothSides: the moves of both sides share a number, whoever begins.
func TestTheLineIsNumberedByBothSides(t *testing.T) {
	seen := map[tictactoe.Mark]bool{}
	for _, p := range puzzle.Graded(tictactoe.Closed, puzzle.Easy) {
		if seen[p.Position.Turn()] || p.Goal != puzzle.Win || p.Depth < 3 {
			continue
		}
		seen[p.Position.Turn()] = true
		tr := newTraining(t)
		tr.want(p.Position.Rules(), p.Grade)
		tr.turnTo(p)
		tr.solve()
		card := cardOf[view.Moves](tr)
		fail.NowIf(t, len(card.Moves) != len(tr.attempt.line)-1 || card.Current != tr.attempt.shown, "%+v", card)
		number, second := 1, p.Position.Turn() == tictactoe.O
		for i, m := range card.Moves {
			fail.If(t, m.Number != number || m.Second != second || m.ID != i+1 || m.Words == "",
				"%s begins, move %d: %+v, want the number %d", p.Position.Turn(), i, m, number)
			if second {
				number++
			}
			second = !second
		}
	}
	fail.Unequal(t, len(seen), 2, "puzzles of %v", seen)
}

func TestTheWrongMoveHasItsSign(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	tr.playWrong()
	tr.await(refuted)
	card := cardOf[view.Moves](tr)
	for i, m := range card.Moves {
		fail.Unequal(t, (m.Glyph != ""), (i+1 == tr.attempt.wrong), "move %d has the sign %q", i, m.Glyph)
	}
	tr.Choose(1)
	card = cardOf[view.Moves](tr)
	fail.If(t, card.Current != 1 || tr.attempt.shown != 1, "chosen was step 1, shown is %d", card.Current)
}
