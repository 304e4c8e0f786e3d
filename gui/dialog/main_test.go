package dialog

import (
	"testing"

	"ninefold/gui/screen/screentest"
)

// over returns the dialogs over a window, and the window.
func over(t *testing.T) (*Stack, *screentest.Frame) {
	frame := &screentest.Frame{T: t}
	stack := &Stack{Show: frame.Dialogs, Closed: func() {}}
	frame.Events = stack
	return stack, frame
}
