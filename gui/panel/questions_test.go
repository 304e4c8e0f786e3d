package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

func TestAnsweredQuestionsAreGreenAndTheOneThatIsAskedStandsOut(t *testing.T) {
	d := questions{Answers: []view.Answer{view.Yes, view.Unknown, view.Unknown}, Current: 1}
	for i, want := range []fyne.ThemeColorName{theme.ColorPlayable, fynetheme.ColorNamePrimary, theme.ColorTrack} {
		if got := d.colour(i); got != want {
			t.Errorf("question %d has the colour %s, want %s", i, got, want)
		}
	}
	if d.Current = 0; d.colour(0) != theme.ColorPlayable {
		t.Error("an answer is not seen at once")
	}
}
