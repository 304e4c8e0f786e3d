package retry

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks/taskstest"
)

func TestAMistakeIsAskedAgainAndTheBestMoveIsRight(t *testing.T) {
	f := newFixture(t).ask()
	v := f.View()
	fail.If(t, v.Status.Headline != "X to move: better than 3,9?" ||
		!strings.Contains(v.Status.Why, "3,9, which cost 100%"), "said %+v", v.Status)
	card := v.Cards[0].(deck.Questions)
	fail.If(t, card.Summary != "1 of 1" || card.Current != 0 ||
		!strings.HasSuffix(card.Words, " rules, at 1. 3,9; best: X wins in 1 move."), "the card says %+v", card)
	fail.Unequal(t, v.Diagram.Cells[made].Corner, "??", "at the move that was played stands")
	fail.If(t, v.Diagram.Cells[made].Symbol != diagram.Blank || !v.Diagram.Cells[winning].Playable,
		"the board is not the one before the mistake")
	f.try(winning, exercise.Right)
	v = f.View()
	fail.If(t, v.Icon != icon.Check || v.Diagram.Whole || v.Status.Headline != "Right: 1,9 is the best move",
		"after the best move: %+v", v.Status)
	fail.Differ(t, v.Cards[0].(deck.Questions).Answers, []view.Answer{view.Yes}, "the answers")
	fail.Unequal(t, f.offered(), "retry.again [retry.next]", "offered")
	fail.Unless(t, slices.Contains(f.session.Settings.Training.Solved, f.question().mistake.ID()),
		"that it was found is not kept")
	fail.Unequal(t, v.Cards[1].(deck.Verdict).Words, "With it: X wins in 1 move. It wins the game in field 3. "+
		"3,9 cost 100%. It lets O win the game in field 9 and misses winning the game in field 3.",
		"the card says")
	fail.Unequal(t, v.Status.Why, "Press N to go on.", "the line says")
	next := v.Cards[len(v.Cards)-1].(deck.Buttons).Buttons[1]
	fail.If(t, next.Words != "Finish", "after the last question the button says %q", next.Words)
	f.act("retry.again")
	fail.Differ(t, f.View().Cards[0].(deck.Questions).Answers, []view.Answer{view.Yes}, "tried again, the answers")
	f.try(winning, exercise.Right)
	f.act("retry.next")
	if v := f.View(); v.Status.Headline != "All found: 1 of 1" || f.offered() != "retry.next [leave]" {
		t.Errorf("at the end: %+v", v.Status)
	}
	list := f.View().Cards[1].(deck.Moves).Moves
	fail.If(t, len(list) != 1 || list[0].Words != "3,9" || list[0].Why != "Best was 1,9", "the answers are %+v", list)
	f.Choose(list[0].ID)
	v = f.View()
	fail.If(t, v.Status.Headline != "Right: 1,9 is the best move", "a click on an answer shows %+v", v.Status)
	f.Choose(0) // the move in the list
	f.act("retry.next")
	f.act("retry.next")
	q := f.question()
	fail.If(t, q == nil || q.Phase != exercise.ToMove, "it does not begin anew")
}

func TestAnotherMoveIsRefutedOnTheBoard(t *testing.T) {
	f := newFixture(t).ask()
	f.try(made, exercise.Refuting)
	v := f.View()
	fail.If(t, !strings.HasPrefix(v.Status.Headline, "3,9 is not as good") || !v.Diagram.Cells[made].Alert,
		"said %+v", v.Status)
	card := v.Cards[1].(deck.Verdict)
	fail.If(t, card.Tag != "3,9" || card.Answer != view.Wrong, "the card says %+v", card)
	fail.Unequal(t, card.Words, "It costs 100% (then O wins in 1 move). It lets O win the game in field 9 and misses "+
		"winning the game in field 3. O answers 7,9.", "the card says")
	fail.NowIf(t, len(f.question().Line) != 2, "the answer comes at once")
	f.tasks.Clock.Advance(exercise.RefutalPace - time.Millisecond)
	f.tasks.RunPosted()
	fail.NowIf(t, len(f.question().Line) != 2, "the answer comes too soon")
	f.await(exercise.Refuted)
	fail.If(t, len(f.question().Line) < 3, "the answer is not shown")
	fail.Unequal(t, f.Tap(winning), nil, "another move cannot be tried at once")
	f.await(exercise.Right)
	fail.If(t, len(f.session.Settings.Training.Solved) > 0, "what was found after a wrong move counts as found at once")
}

func TestAHintComesInSteps(t *testing.T) {
	f := newFixture(t).ask()
	f.act("retry.hint")
	if v := f.View(); v.Diagram.Cells[winning].Best || !strings.Contains(v.Status.Why, "Hint again shows it.") {
		t.Errorf("said %q", v.Status.Why)
	}
	f.act("retry.hint")
	if v := f.View(); !v.Diagram.Cells[winning].Best || v.Status.Why != "Row 1, column 9. Hint again plays it." {
		t.Errorf("said %q", v.Status.Why)
	}
	f.act("retry.hint")
	f.await(exercise.Right)
	fail.If(t, len(f.session.Settings.Training.Solved) > 0, "what was found with a hint counts as found")
}

func TestTheBestIsShownAndAMistakeSkipped(t *testing.T) {
	f := newFixture(t).ask()
	f.act("retry.show")
	fail.Unequal(t, f.View().Status.Why, "It wins the game in field 3. X wins in 1 move.", "of the best move it says")
	mistake := f.View().Cards[1].(deck.Verdict)
	fail.If(t, mistake.Title != "You played" || mistake.Tag != "3,9" ||
		!strings.HasPrefix(mistake.Words, "3,9 cost 100%. It lets O win the game in field 9"), "%+v", mistake)
	if v := f.View(); v.Status.Headline != "The best move was 1,9" || v.Diagram.Cells[winning].Symbol == diagram.Blank {
		t.Errorf("said %+v", v.Status)
	}
	fail.If(t, f.Tap(made) == nil, "after that a move is made")
	f.act("retry.again")
	f.act("retry.next")
	v := f.View()
	fail.If(t, v.Status.Headline != "0 of 1 found, 1 shown", "said %+v", v.Status)
	fail.If(t, f.Tap(winning) == nil, "a move is made after the last question")
}

func TestOnlyWhatWasFoundCountsAsFound(t *testing.T) {
	f := newFixture(t).ask()
	for want, acts := range map[string][]string{
		"0 of 1 found, 1 shown": {"retry.hint", "retry.hint", "retry.hint"}, "0 of 1 found, 1 skipped": nil,
	} {
		for _, id := range acts {
			f.act(id)
		}
		if acts != nil {
			f.await(exercise.Right)
		}
		f.act("retry.next")
		v := f.View()
		fail.If(t, v.Icon != icon.Train || v.Status.Headline != want || v.Cards[1].(deck.Moves).Moves[0].Glyph != "",
			"after %v: %+v", acts, v)
		f.act("retry.next")
	}
}

func TestAMistakeKeepsTheAnswerThatItsReviewExpected(t *testing.T) {
	f := newFixture(t).ask()
	q, answer := f.question(), []grid.Cell{grid.At(7, 9)}
	q.mistake.Grade.Answer = answer
	f.tasks.Must(t, "the values", func() bool { return q.found != nil })
	fail.Differ(t, q.grade().Answer, answer, "the answer")
}

func TestMistakesOfAllGamesAreAskedThoseNotFoundFirst(t *testing.T) {
	f := newFixture(t)
	fail.NowIf(t, !f.Ask() || len(f.questions) != 1, "%d questions", len(f.questions))
	f.session.Settings.Training.Solve(f.questions[0].mistake.ID())
	f.addGame()
	f.addGame()
	f.session.GoHome()
	fail.NowIf(t, !f.Ask() || len(f.questions) != 3, "%d questions", len(f.questions))
	fail.If(t, f.known(&f.questions[0].mistake) != 0 || f.known(&f.questions[2].mistake) != 1,
		"what was found before is not asked last")
}

func TestMistakesOfMachinesAreNotAsked(t *testing.T) {
	f := newFixture(t)
	sides := f.session.Game.Sides()
	sides.X.Player = roster.Computer
	f.session.SetSides(sides)
	fail.If(t, f.Ask(), "a mistake of the computer is asked")
}

type fixture struct {
	*Retry
	t       *testing.T
	session *session.Session
	tasks   *taskstest.Tasks
}

var (
	winning = grid.At(1, 9) // the best move at the mistake
	made    = grid.At(3, 9) // the mistake: it lets O win
)

// newFixture returns a game in which a review has found a mistake of X.
func newFixture(t *testing.T) *fixture {
	f := &fixture{t: t, session: session.New(), tasks: taskstest.New()}
	f.addGame()
	host := overlaytest.New(f.session, f.tasks.Runner).Host
	f.Retry = New(host, searches.New(f.tasks.Runner))
	t.Cleanup(f.Leave)
	return f
}

// addGame shows another game with the same mistake.
func (f *fixture) addGame() {
	f.t.Helper()
	s := f.session
	s.Restart()
	s.Game.Set(tictactoe.Edited, tictactoetest.GivenAway())
	fail.OnError(f.t, s.Game.Play(made))
	line := s.Game.Line()
	s.Game.SetReview(&session.Review{Line: line, Grades: []search.ReviewedMove{{}, {Played: made, Best: winning,
		Lost:    1000,
		Highest: search.Value{Kind: search.Win, Permille: 1000, Plies: 1}, Verdict: search.Blunder}}})
	s.Keep(f.tasks.Clock.Now())
}

func (f *fixture) ask() *fixture {
	f.t.Helper()
	fail.NowIf(f.t, !f.Ask(), "the game has no mistakes")
	f.Enter()
	return f
}

func (f *fixture) try(c grid.Cell, then exercise.Phase) {
	f.t.Helper()
	fail.OnError(f.t, f.Tap(c))
	f.await(then)
}

func (f *fixture) await(want exercise.Phase) {
	f.t.Helper()
	fail.NowIf(f.t, !f.tasks.Await(func() bool { return f.question().Phase == want }),
		"the phase is %d, want %d", f.question().Phase, want)
}

func (f *fixture) act(id string) {
	f.t.Helper()
	for _, a := range f.Actions() {
		if a.ID == id && a.Can() {
			a.Run()
			return
		}
	}
	f.t.Fatalf("%s can do nothing", id)
}

// offered returns the IDs of the buttons, that of the primary one in brackets.
func (f *fixture) offered() string {
	return screentest.IDs(screentest.Card[deck.Buttons](f.View().Cards).Buttons)
}
