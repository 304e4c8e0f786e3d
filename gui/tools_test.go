//go:build !js

package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

func TestADialogOfAnotherWindowStaysOpenInTheNewLanguage(t *testing.T) {
	w := openPainted(t)
	w.run("test")
	open := topWindow()
	w.loop.Do(func() { w.tools.tester.Do("test.own") })
	for _, choice := range []string{"language.zh", "language.en"} {
		w.run(choice)
		words := tops(open.Canvas().Overlays().Top())
		_, there := words[language.Text("test.own.title")]
		fail.Unless(t, there, "after %s it says %v", choice, words)
	}
	open.Close()
}

// tops returns the words in a window with the height at which each stands.
func tops(in fyne.CanvasObject) map[string]float32 {
	words := map[string]float32{}
	walk(in, func(o fyne.CanvasObject) {
		if text, ok := o.(*canvas.Text); ok {
			words[text.Text] = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		}
	})
	return words
}

// Of a window as large as it opens, the button that starts a test has no row of its own; its help begins with its
// chapter.
func TestTheFormOfATestFitsItsWindow(t *testing.T) {
	w := openPainted(t)
	for _, choice := range []string{"language.en", "language.zh"} {
		w.run(choice)
		w.run("test")
		open := topWindow()
		open.Resize(fyne.NewSize(860, 760))
		words := tops(open.Content())
		for _, row := range [...][2]string{{"test.files", "test.own"}, {"test.problem", "test.memory"},
			{"test.again", "test.start"}} {
			first, last := words[language.Text(row[0])], words[language.Text(row[1])]
			fail.If(t, first == 0 || max(first-last, last-first) > 4, "%s: %s at %v, %s at %v", choice, row[0], first,
				row[1], last)
		}
		w.loop.Do(func() { w.tools.tester.Key(keys.Alone("F1")) })
		prose := find[*panel.Sheet](open.Canvas().Overlays().Top()).Shown().Cards[0].(view.Prose)
		chapter := "# " + language.Text("test.invite.title") + "\n"
		fail.Unless(t, strings.HasPrefix(prose.Sections[0].Markdown, chapter), "%s: it begins %.40q", choice,
			prose.Sections[0].Markdown)
		open.Close()
	}
}
