package exercise

import (
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/session"
)

// counting is an exercise that counts how often it is shown, and no longer.
type counting struct {
	Exercise
	begun, ended int
}

func (c *counting) Begin() { c.begun++ }
func (c *counting) End()   { c.ended++ }

func TestOneExerciseAtMostIsShownAndTheSessionIsAwayMeanwhile(t *testing.T) {
	s := session.New()
	r := NewRoom(s)
	var first, second counting
	r.Leave()
	r.Enter("first", &first)
	if r.Shown() != &first || !s.Away || first.begun != 1 {
		t.Errorf("shown %v, away %v, %+v", r.Shown(), s.Away, first)
	}
	r.Enter("second", &second)
	if r.Shown() != &second || !s.Away || s.Settings.Exercise != "second" || first.ended != 1 || second.begun != 1 {
		t.Errorf("shown %v, away %v, %+v, %+v", r.Shown(), s.Away, first, second)
	}
	r.Leave()
	r.Leave()
	if r.Shown() != nil || s.Away || s.Settings.Exercise != "" || second.ended != 1 {
		t.Errorf("shown %v, away %v, %+v", r.Shown(), s.Away, second)
	}
}

func TestAnEntryEntersAndLeaves(t *testing.T) {
	r := NewRoom(session.New())
	var e counting
	changes := 0
	entry := r.Entry("train", "", fyne.KeyF8, &e, func() { changes++ })
	for _, want := range []bool{true, false, true} {
		if entry.Run(); entry.Checked() != want || (r.Shown() != nil) != want {
			t.Errorf("checked %v, shown %v, want %v", entry.Checked(), r.Shown(), want)
		}
	}
	if changes != 3 {
		t.Errorf("%d changes", changes)
	}
}
