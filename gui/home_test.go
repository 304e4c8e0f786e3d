package gui

import (
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/training"
	"ninefold/gui/view"
)

// TestHomeIsCalm counts the words and the controls of the whole window at home: before anything was done, and when each
// of its places is taken.
func TestHomeIsCalm(t *testing.T) {
	w := openWindow(t)
	calm := func(when string) {
		t.Helper()
		words, controls := seenIn(&w.screen.Shown)
		fail.If(t, len(words) > 80, "%s there are %d words: %q", when, len(words), words)
		fail.If(t, controls > 26, "%s there are %d controls", when, controls)
	}
	calm("at first")
	sessiontest.Ended(t, w.Session, "Novice won", "Novice lost", "Casual won", "Casual lost", "Casual won")
	today := puzzle.Day(w.tasks.Clock.Now())
	w.Session.Settings.Training.Streak = training.Streak{Day: today, Days: 12}
	w.run("home")
	calm("after some games")
}

// seenIn returns the words and the number of controls of a window.
func seenIn(shown *view.Window) (words []string, controls int) {
	say := func(text string) {
		for _, word := range strings.Fields(text) {
			if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
				words = append(words, word)
			}
		}
	}
	press := func(text string) { say(text); controls++ }
	for _, m := range shown.Menus {
		press(m.Words)
	}
	for _, group := range append(shown.Toolbar.Groups, shown.Toolbar.Right) {
		controls += len(group)
	}
	for _, c := range shown.Toolbar.Switch.Choices {
		press(c.Words)
	}
	say(shown.Headline.Words)
	say(shown.Headline.Sentence)
	for _, card := range shown.Cards {
		card.Each(func(n view.Node) {
			switch n := n.(type) {
			case view.Text:
				say(n.Words)
			case view.Press:
				if n.Look != view.AsFace {
					say(n.Button.Words)
				}
				controls++
				view.CardView{Content: n.Face}.Each(func(n view.Node) {
					if text, ok := n.(view.Text); ok {
						say(text.Words)
					}
				})
			}
		})
	}
	return words, controls
}
