package panel

import (
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

func TestAnsweredQuestionsAreGreenAndTheOneThatIsAskedStandsOut(t *testing.T) {
	d := questions{Answers: []view.Answer{view.Yes, view.Unknown, view.Unknown}, Current: 1}
	for i, want := range []fyne.ThemeColorName{theme.ColorPlayable, theme.ColorPrimary, theme.ColorTrack} {
		fail.Unequal(t, d.colour(i), want, "question %d has the colour", i)
	}
	d.Current = 0
	fail.If(t, d.colour(0) != theme.ColorPlayable, "an answer is not seen at once")
}
