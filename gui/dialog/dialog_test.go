package dialog

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

func TestDialogsAreClosedFromTheInnermostOut(t *testing.T) {
	stack, frame := over(t)
	closed := ""
	stack.Closed = func() { closed += "." }
	stack.Leave()
	fail.If(t, stack.Busy() || closed != "", "there is something to close")
	stack.Open(&reading{view.Sheet{Title: "outer"}}, func() { closed += "outer" })
	stack.Open(&reading{view.Sheet{Title: "inner"}}, func() { closed += "inner" })
	for _, want := range []string{"outer", ""} {
		frame.Escape()
		got := frame.Top().Title
		fail.If(t, got != want || stack.Busy() != (want != ""), "%q is on top, want %q", got, want)
	}
	fail.Unequal(t, closed, ".inner.outer", "closed")
}

func TestADialogBelowAnotherCanBeClosed(t *testing.T) {
	stack, frame := over(t)
	outer, inner := &reading{view.Sheet{Title: "outer"}}, &reading{view.Sheet{Title: "inner"}}
	stack.Open(outer, nil)
	stack.Open(inner, nil)
	stack.Shut(outer)
	stack.Shut(outer) // once more does no harm
	fail.If(t, frame.Top().Title != "inner" || stack.Number() != 1,
		"%q is on top of %d", frame.Top().Title, stack.Number())
}

func TestAQuestionHasTwoAnswers(t *testing.T) {
	for name, test := range map[string]struct {
		answer func(*Stack)
		want   bool
	}{
		"Yes":    {func(s *Stack) { s.Do(yesID) }, true},
		"No":     {func(s *Stack) { s.Do(Close) }, false},
		"Escape": {(*Stack).Leave, false},
	} {
		stack, _ := over(t)
		answers := 0
		answered := func(yes bool) {
			if answers++; yes != test.want || stack.Busy() {
				t.Errorf("%s: the answer is %v, and a dialog is open: %v", name, yes, stack.Busy())
			}
		}
		stack.Ask("title", "words", "Yes", "No", func() { answered(true) }, func() { answered(false) })
		test.answer(stack)
		fail.If(t, answers != 1, "%s: %d answers", name, answers)
	}
}

func TestEnterLosesNothing(t *testing.T) {
	stack, frame := over(t)
	lost := false
	ask := func() { stack.AskToLose("title", "words", "Lose", "Stay", func() { lost = true }) }
	ask()
	frame.Enter()
	fail.If(t, lost || stack.Busy(), "by Enter it is lost: %v; the question is open: %v", lost, stack.Busy())
	ask()
	stack.Do(yesID)
	fail.Unless(t, lost, "it is not lost though the user says so")
}

func TestOneOfSeveralOptionsIsChosen(t *testing.T) {
	stack, frame := over(t)
	chosen := -1
	ask := func() {
		stack.ChooseAmong("title", []string{"one", "other"}, "Go on", "Cancel", func(i int) { chosen = i })
	}
	ask()
	frame.Escape()
	fail.If(t, chosen != -1 || stack.Busy(), "after Escape %d is chosen", chosen)
	ask()
	frame.Enter()
	fail.If(t, chosen != 0, "by Enter %d is chosen", chosen)
	ask()
	frame.PressIn("other")
	frame.PressIn("Go on")
	fail.If(t, chosen != 1 || stack.Busy(), "chosen is %d", chosen)
}
