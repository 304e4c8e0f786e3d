package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

func TestATipLiesOverAMessageAndThatOverTheReason(t *testing.T) {
	s := NewStatusBar()
	for _, step := range []struct {
		name  string
		do    func()
		why   string
		warns bool
	}{
		{"the status", func() { s.SetStatus(locale.Status{Headline: "X to move", Why: "why"}) }, "why", false},
		{"a message", func() { s.SetMessage("copied", false) }, "copied", false},
		{"another status under it", func() { s.SetStatus(locale.Status{Headline: "O to move", Why: "other"}) }, "copied", false},
		{"a warning", func() { s.SetMessage("not there", true) }, "not there", true},
		{"a tip over it", func() { s.SetTip("Undo (Ctrl+Z)") }, "Undo (Ctrl+Z)", false},
		{"the tip gone", func() { s.SetTip("") }, "not there", true},
		{"a tip again", func() { s.SetTip("Redo") }, "Redo", false},
		{"a message that ends the tip", func() { s.SetMessage("undone", false) }, "undone", false},
		{"no message", func() { s.SetMessage("", false) }, "other", false},
	} {
		step.do()
		if got := s.Said(); got.Why != step.why || s.warning.Visible() != step.warns {
			t.Errorf("%s: says %q, warns %v; want %q, %v", step.name, got.Why, s.warning.Visible(), step.why, step.warns)
		}
		if warns := s.why.Importance == widget.WarningImportance; warns != step.warns {
			t.Errorf("%s: the colour warns: %v", step.name, warns)
		}
	}
	if s.Said().Headline != "O to move" || s.AccessibilityLabel() != "O to move, other" {
		t.Errorf("in the end it says %+v", s.Said())
	}
}

func TestAWarningDoesNotHideWhatItSays(t *testing.T) {
	s := NewStatusBar()
	test.WidgetRenderer(s)
	s.Resize(fyne.NewSize(600, s.heightFor(600)))
	for _, warns := range []bool{false, true, false} {
		s.SetMessage("a message", warns)
		if text, got := s.Message(); text != "a message" || got != warns {
			t.Errorf("the message is %q, %v", text, got)
		}
		if overlap(s.why, s.warning) && warns {
			t.Error("the sign lies over the words")
		}
		if end := s.why.Position().X + s.why.Size().Width; end != 600 {
			t.Errorf("the words end at %v of 600", end)
		}
	}
}

func TestTheStatusBarKeepsItsHeight(t *testing.T) {
	s := NewStatusBar()
	for _, width := range []float32{480, 1000} {
		empty := s.heightFor(width)
		s.SetMessage("many words many words many words many words many words many words many words many words", true)
		if s.heightFor(width) != empty {
			t.Errorf("at %v units its height changes with its words", width)
		}
	}
}
