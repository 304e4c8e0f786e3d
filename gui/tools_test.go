//go:build !js

package gui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
)

func TestADialogOfAnotherWindowStaysOpenInTheNewLanguage(t *testing.T) {
	w := openPainted(t)
	w.run("test")
	open := topWindow()
	w.loop.Do(func() { w.tools.tester.Do("test.own") })
	for _, language := range []string{"language.zh", "language.en"} {
		w.run(language)
		var words []string
		walk(open.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
			if text, ok := o.(*canvas.Text); ok {
				words = append(words, text.Text)
			}
		})
		fail.Unless(t, slices.Contains(words, locale.Text("test.own.title")), "after %s it says %q", language, words)
	}
	open.Close()
}
