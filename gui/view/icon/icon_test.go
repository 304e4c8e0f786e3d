package icon

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestEachIconHasADrawing(t *testing.T) {
	all := fail.Must(files.ReadDir("lines"))(t)
	names := []Name{
		Home, New, Open, Save, Undo, Redo, First, Previous, Next, Last, Edit, Erase, Search, Hint, Analyse, Check, Play,
		Step, Stop, Run, Learn, Train, Test, Copy, Paste, Send, Sudoku, More, Close, Caret, Warning, Cross, Ring,
		Lacking, Excess, Up, Folder, File,
	}
	fail.If(t, len(names) != len(all), "%d names for %d drawings", len(names), len(all))
	for _, name := range names {
		_, ok := Drawing(name)
		fail.Unless(t, ok, "%s has no drawing", name)
	}
}
