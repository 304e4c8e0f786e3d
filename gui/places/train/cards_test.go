package train

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/training"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

func TestTheCardsGoWithTheAttempt(t *testing.T) {
	tr := newTrainingAt(t, puzzle.Win)
	check := func(when, want string, hinted bool) {
		t.Helper()
		hint := cardOf[deck.Moves](tr).Hint
		fail.If(t, hint != "" != hinted || tr.offered() != want, "%s: the hint is %q, the buttons are %q", when, hint,
			tr.offered())
	}
	check("at first", "train.hint train.again train.next retry leave", true)
	tr.does("wrong")
	check("while it is looked into", "train.hint train.again train.next retry leave", true)
	tr.await(exercise.Refuting)
	check("while it is refuted", "train.hint [train.again] train.next retry leave", true)
	tr.await(exercise.Refuted)
	check("when it is refuted", "train.hint [train.again] train.next retry leave", true)
	tr.does("again solve")
	check("when it is solved", "train.hint train.again [train.next] retry leave", false)
	first, ok := tr.View().Cards[0].(deck.Puzzle)
	fail.If(t, !ok || first.Share == 0, "the first card is %+v", tr.View().Cards[0])
}

func TestThePuzzlesCardCountsWhatIsSolvedOfEachGrade(t *testing.T) {
	tr := newTraining(t)
	tr.want(tictactoe.Closed, puzzle.Medium)
	medium := puzzle.Graded(tictactoe.Closed, puzzle.Medium)
	tr.kept().Solve(medium[3].ID)
	tr.kept().Solve(puzzle.Graded(tictactoe.Open, puzzle.Hard)[0].ID)
	card := cardOf[deck.Puzzle](tr)
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
		again := cardOf[deck.Puzzle](tr)
		i := slices.IndexFunc(append(again.Rules.Choices, again.Grades...), func(o view.Choice) bool {
			return o.ID == c.ID
		})
		fail.If(t, !append(again.Rules.Choices, again.Grades...)[i].On, "%s is not on when it was chosen", c.ID)
	}
}

func (tr *fixture) restarted() *fixture {
	kept, _ := session.Open(sessiontest.Kept(tr.Host.Session))
	return newTrainingIn(tr.t, kept)
}

func TestAnAttemptIsGoneOnWithAfterARestart(t *testing.T) {
	for name, c := range map[string]struct {
		does  string
		phase exercise.Phase
	}{
		"another puzzle": {"next", exercise.ToMove}, "after a hint": {"hint next hint", exercise.ToMove},
		"a right move": {"best until:ToMove", exercise.ToMove}, "at once": {"best", exercise.ToMove},
		"before a reply":  {"best until:Replying", exercise.ToMove},
		"a wrong move":    {"wrong until:Refuted", exercise.Refuted},
		"in a refutation": {"wrong until:Refuting", exercise.Refuted}, "solved": {"solve", exercise.Right},
	} {
		for _, goal := range []puzzle.Goal{puzzle.Win, puzzle.Draw} {
			tr := newTrainingAt(t, goal)
			tr.does(c.does)
			again := tr.restarted()
			fail.If(t, again.attempt.puzzle.ID != tr.attempt.puzzle.ID || again.attempt.Seen != tr.attempt.Seen ||
				again.View().Status.Headline == "",
				"%s: puzzle %s comes back as %s, said %+v", name, tr.attempt.puzzle.ID, again.attempt.puzzle.ID,
				again.View().Status)
			for _, one := range []*fixture{tr, again} {
				one.await(c.phase)
			}
			was, is := tr.attempt, again.attempt
			fail.If(t, len(was.Line) != len(is.Line) || was.Position() != is.Position() ||
				is.status() != was.status() && was.Hints == 0, "%s, to %v: %d steps, %q, come back as %d, %q", name,
				goal, len(was.Line), was.status(), len(is.Line), is.status())
			for i := range min(len(was.Line), len(is.Line)) {
				fail.If(t, was.Line[i] != is.Line[i], "%s, to %v: step %d comes back as %+v", name, goal, i, is.Line[i])
			}
		}
	}
}

func TestAnAttemptThatCannotHaveBeenIsNotTakenUp(t *testing.T) {
	p := easiest(t, puzzle.Win)
	legal := p.Position.Legal()
	var move grid.Cell
	for move = range legal.ByBox() {
		break
	}
	last, _ := p.Position.Last()
	for name, steps := range map[string][]training.AttemptStep{
		"no cell": {{Cell: 81}}, "an illegal move": {{Cell: last}}, "no best cell": {{Cell: move, Best: 90}},
		"an illegal best": {{Cell: move}, {Cell: p.Solution, Best: last}},
	} {
		_, ok := restored(p, &training.Attempt{Puzzle: p.ID, Steps: steps})
		fail.If(t, ok, "%s: it is taken up", name)
	}
}

type fixture struct {
	*Trainer
	t     *testing.T
	tasks *taskstest.Tasks
}

func newTraining(t *testing.T) *fixture { return newTrainingIn(t, session.New()) }

func newTrainingIn(t *testing.T, s *session.Session) *fixture {
	tr := &fixture{t: t, tasks: taskstest.New()}
	tr.Trainer = New(overlaytest.New(s, tr.tasks.Runner).Host, nil)
	tr.Enter()
	t.Cleanup(tr.Leave)
	return tr
}

// newTrainingAt returns a trainer at the shortest puzzle of a goal.
func newTrainingAt(t *testing.T, goal puzzle.Goal) *fixture {
	tr := newTraining(t)
	tr.turnTo(easiest(t, goal))
	return tr
}

func cardOf[C view.Card](tr *fixture) C { return screentest.Card[C](tr.View().Cards) }

// offered returns the IDs of the buttons below the moves, that of the primary one in brackets.
func (tr *fixture) offered() string { return screentest.IDs(cardOf[deck.Buttons](tr).Buttons) }

// await runs what is posted until the attempt is in a phase.
func (tr *fixture) await(want exercise.Phase) {
	tr.t.Helper()
	fail.NowIf(tr.t, !tr.tasks.Await(func() bool { return tr.attempt.Phase == want }),
		"the attempt is in phase %d, want %d", tr.attempt.Phase, want)
}

var phases = map[string]exercise.Phase{"ToMove": exercise.ToMove, "Replying": exercise.Replying,
	"Refuting": exercise.Refuting, "Refuted": exercise.Refuted}

// does does one thing after another: until: waits for a phase, best and wrong make a move, solve makes all; today,
// leave and enter show or hide the training, and anything else is an action.
func (tr *fixture) does(words string) {
	tr.t.Helper()
	does := map[string]func(){
		"best":  func() { fail.OnError(tr.t, tr.Tap(tr.attempt.Line[tr.attempt.Shown].Best)) },
		"wrong": func() { fail.OnError(tr.t, tr.Tap(tr.attempt.puzzle.Tempting)) },
		"solve": tr.solve, "today": tr.Today, "leave": tr.Leave, "enter": tr.Enter,
	}
	for word := range strings.FieldsSeq(words) {
		phase, waits := strings.CutPrefix(word, "until:")
		switch do := does[word]; {
		case waits:
			tr.await(phases[phase])
		case do != nil:
			do()
		default:
			tr.act("train." + word)
		}
	}
}

func (tr *fixture) act(id string) {
	tr.t.Helper()
	for _, a := range tr.Actions() {
		if a.ID == id {
			fail.NowIf(tr.t, !a.Can(), "%s can do nothing", id)
			a.Run()
			return
		}
	}
	tr.t.Fatalf("no action %s", id)
}

func (tr *fixture) solve() {
	tr.t.Helper()
	for tr.attempt.Phase != exercise.Right {
		tr.does("best")
		answered := func() bool { return tr.attempt.Phase == exercise.ToMove || tr.attempt.Phase == exercise.Right }
		fail.NowIf(tr.t, !tr.tasks.Await(answered), "a right move is not answered")
	}
}

// easiest returns the shortest puzzle of a goal.
func easiest(t *testing.T, goal puzzle.Goal) puzzle.Puzzle {
	t.Helper()
	var found *puzzle.Puzzle
	for _, rules := range slices.Backward(ruleSets) {
		for _, p := range puzzle.Graded(rules, puzzle.Easy) {
			if p.Goal == goal && p.Depth > 2 && (found == nil || p.Depth < found.Depth) {
				found = &p
			}
		}
	}
	fail.NowIf(t, found == nil, "no puzzle")
	return *found
}

// turnTo shows a puzzle among those of its rules and grade.
func (tr *fixture) turnTo(p puzzle.Puzzle) {
	tr.want(p.Position.Rules(), p.Grade)
	tr.attempt = newAttempt(p)
	tr.Update()
}
