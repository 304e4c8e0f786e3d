package exercise

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// counting is an exercise that counts the calls of Begin and End.
type counting struct {
	Exercise
	begun, ended int
}

func (c *counting) Begin() { c.begun++ }
func (c *counting) End()   { c.ended++ }

func TestOneExerciseAtMostIsShownAndTheSessionIsHiddenMeanwhile(t *testing.T) {
	s := session.New()
	r := &Switcher{Session: s}
	var first, second counting
	r.Leave()
	r.Enter("first", &first)
	fail.If(t, r.Shown() != &first || !s.Hidden || first.begun != 1,
		"shown %v, hidden %v, %+v", r.Shown(), s.Hidden, first)
	r.Enter("second", &second)
	fail.If(t, r.Shown() != &second || !s.Hidden || s.Settings.Exercise != "second" || first.ended != 1 ||
		second.begun != 1, "shown %v, hidden %v, %+v, %+v", r.Shown(), s.Hidden, first, second)
	r.Leave()
	r.Leave()
	fail.If(t, r.Shown() != nil || s.Hidden || s.Settings.Exercise != "" || second.ended != 1,
		"shown %v, hidden %v, %+v", r.Shown(), s.Hidden, second)
}

func TestAnEntryEntersAndLeaves(t *testing.T) {
	r := &Switcher{Session: session.New()}
	var e counting
	entry := r.Entry("train", "", "F8", &e)
	for _, want := range []bool{true, false, true} {
		if entry.Run(); entry.Checked() != want || (r.Shown() != nil) != want {
			t.Errorf("checked %v, shown %v, want %v", entry.Checked(), r.Shown(), want)
		}
	}
}
