package dialog

import (
	"testing"

	"ninefold/gui/screen/screentest"
)

// over is the dialogs over a window, and that window.
func over() (*Stack, *screentest.Frame) {
	frame := &screentest.Frame{}
	stack := &Stack{Show: frame.Dialogs, Closed: func() {}}
	frame.Events = stack
	return stack, frame
}

// press presses what has some words.
func press(t *testing.T, frame *screentest.Frame, words string) {
	t.Helper()
	if err := frame.PressIn(words); err != nil {
		t.Fatal(err)
	}
}
