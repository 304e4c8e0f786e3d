package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

func TestATextShowsItsTitleItsSentencesAndItsLines(t *testing.T) {
	d := view.Text{Title: "4. Judge format", Words: "Boards travel by mail.", Lines: []string{"... x.. ...", "6 4"}}
	sc := openScreen(t, scene{cards: []view.Card{d}}, usual)
	for _, want := range []string{"Boards travel by mail.", "... x.. ...", "6 4"} {
		fail.Unless(t, slices.Contains(sc.texts(), want), "%q is not among %q", want, sc.texts())
	}
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		if text, ok := o.(*canvas.Text); ok && slices.Contains(d.Lines, text.Text) != text.TextStyle.Monospace {
			t.Errorf("%q has characters of one width: %v", text.Text, text.TextStyle.Monospace)
		}
	})
}

func TestATextIsAsHighAsItNeeds(t *testing.T) {
	height := func(d view.Text) float32 {
		v := NewView[view.Text](&Options{})
		v.data = d
		return v.HeightFor(300)
	}
	words := height(view.Text{Words: "words"})
	for name, more := range map[string]view.Text{
		"a title": {Title: "t", Words: "words"}, "a line": {Words: "words", Lines: []string{"x"}},
		"long": {Words: strings.Repeat("words ", 40)},
	} {
		got := height(more)
		fail.If(t, got <= words, "%s: %v, but without it is %v", name, got, words)
	}
	many := func(n int) string { return strings.Repeat("words ", n) }
	long, longer := height(view.Text{Words: many(400)}), height(view.Text{Words: many(4000)})
	fail.If(t, long != longer, "very long words are %v high, longer ones %v", long, longer)
}
