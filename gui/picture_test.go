package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestAPictureIsExported(t *testing.T) {
	w := openWindow(t)
	w.does("55 picture.svg")
	w.await("the dialog that asks for a file", w.dialogs.Busy)
	w.escape()
	w.run("picture.text")
	if text := w.screen.Clipboard; strings.Count(text, "!") != 8 || strings.Count(text, "x") != 1 {
		t.Errorf("copied:\n%s", text)
	}
	fail.Unless(t, w.checked("picture.marks"), "pictures are without marks at first")
	w.does("picture.marks picture.text")
	text := w.screen.Clipboard
	fail.If(t, strings.Contains(text, "!") || w.checked("picture.marks"), "copied without marks:\n%s", text)
}

func TestAPictureOfABoardThatIsGoneIsDropped(t *testing.T) {
	w := openWindow(t)
	w.does("picture.png1 55")
	shown := w.session.Problem().Current()
	w.tapCell(5, 4)
	fail.NowIf(t, w.session.Problem().Current() == shown, "the move was refused")
	w.late()()
	fail.If(t, w.dialogs.Busy(), "it asks where to save a picture of another board")
}
