package gui

import (
	"slices"
	"strings"
	"testing"

	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/picture"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// TestPicturesHaveTheWindowsColours holds the colours of pictures that are made without a window to its own.
func TestPicturesHaveTheWindowsColours(t *testing.T) {
	for appearance, want := range map[theme.Appearance]picture.Palette{theme.Light: picture.Light(), theme.Dark: picture.Dark()} {
		if got := inks(theme.New(appearance, locale.English), fynetheme.VariantLight); got != want {
			t.Errorf("%s: %v, want %v", appearance, got, want)
		}
	}
}

func TestAPicturesTextIsTheMarkedBoard(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		board := boardOf(t, name+".in").View()
		got, want := strings.Fields(string(board.AppendText(nil))), strings.Fields(sample(t, name+".out"))
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestANoteInChineseIsDrawn(t *testing.T) {
	drawn := func(note string) string {
		var board diagram.Diagram
		board.Cells[0].Note = note
		svg, err := picture.AppendSVG(nil, &board, picture.Style{Font: theme.ChineseFont()}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return string(svg)
	}
	if one, other := drawn("原"), drawn("为"); one == other {
		t.Error("two characters are drawn alike: as what a font shows for one it lacks")
	}
}

func TestAPictureIsExported(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("picture.svg")
	w.await("the dialog that asks for a file", w.busyWithDialog)
	w.dialog.Hide()
	w.run("picture.text")
	if text := w.app.Clipboard().Content(); strings.Count(text, "!") != 8 || strings.Count(text, "x") != 1 {
		t.Errorf("copied:\n%s", text)
	}
	if !w.items["picture.marks"].Checked {
		t.Error("pictures are without marks at first")
	}
	w.run("picture.marks")
	w.run("picture.text")
	if text := w.app.Clipboard().Content(); strings.Contains(text, "!") || w.items["picture.marks"].Checked {
		t.Errorf("copied without marks:\n%s", text)
	}
}

func TestAPictureOfABoardThatIsGoneIsDropped(t *testing.T) {
	w := openWindow(t)
	w.run("picture.png1")
	w.tapCell(5, 5)
	shown := w.session.Problem().Current()
	w.tapCell(5, 4)
	if w.session.Problem().Current() == shown {
		t.Fatal("the move was refused")
	}
	(<-w.posted)()
	if w.busyWithDialog() {
		t.Error("it asks where to save a picture of another board")
	}
}
