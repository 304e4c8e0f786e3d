package gui

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// notInPictures are the fields of the view that a picture does not take over: those that belong to the pointer, the
// keyboard's cursor and screen readers, and those that follow from the owners of the boxes.
var notInPictures = []string{"Preview", "Edits", "Becomes", "Selected", "Points", "PointsTo", "Label", "Lines", "Sheer"}

// setOne gives a field a value that is not its zero one.
func setOne(t *testing.T, field reflect.Value) {
	t.Helper()
	switch field.Kind() {
	case reflect.Bool:
		field.SetBool(true)
	case reflect.String:
		field.SetString("5")
	case reflect.Int:
		field.SetInt(5)
	case reflect.Uint8:
		field.SetUint(1)
	case reflect.Slice:
		field.Set(reflect.MakeSlice(field.Type(), 1, 1))
	case reflect.Struct:
		setOne(t, field.FieldByName("Shown"))
	default:
		t.Fatalf("a field of kind %v", field.Kind())
	}
}

// TestAPictureShowsEveryFieldOfTheView sets one field after another. A field that is new must be drawn too, or be named
// above.
func TestAPictureShowsEveryFieldOfTheView(t *testing.T) {
	var nothing BoardView
	blank := pictureOf(&nothing)
	for _, part := range []func(*BoardView) reflect.Value{
		func(v *BoardView) reflect.Value { return reflect.ValueOf(v).Elem() },
		func(v *BoardView) reflect.Value { return reflect.ValueOf(&v.Cells[40]).Elem() },
		func(v *BoardView) reflect.Value { return reflect.ValueOf(&v.Boxes[4]).Elem() },
	} {
		fields := part(&nothing).Type()
		for i := range fields.NumField() {
			name := fields.Field(i).Name
			if name == "Cells" || name == "Boxes" {
				continue
			}
			var view BoardView
			setOne(t, part(&view).Field(i))
			shown := !reflect.DeepEqual(pictureOf(&view), blank)
			if left := slices.Contains(notInPictures, name); shown == left {
				t.Errorf("%s.%s is shown: %v", fields.Name(), name, shown)
			}
		}
	}
}

func TestPicturesCountTheKindsAsTheViewDoes(t *testing.T) {
	for symbol, want := range map[Symbol]picture.Symbol{
		Blank: picture.Blank, Cross: picture.Cross, Ring: picture.Ring, Given: picture.Given, Placed: picture.Placed,
	} {
		if picture.Symbol(symbol) != want {
			t.Errorf("symbol %d becomes %d", symbol, want)
		}
	}
	for hatch, want := range map[Hatch]picture.Hatch{Across: picture.Across, Down: picture.Down, Slant: picture.Slant} {
		if picture.Hatch(hatch) != want {
			t.Errorf("hatch %d becomes %d", hatch, want)
		}
	}
	for sign, want := range map[Sign]picture.Sign{
		NoSign: picture.NoSign, Winning: picture.Winning, Even: picture.Even, Losing: picture.Losing,
	} {
		if picture.Sign(sign) != want {
			t.Errorf("sign %d becomes %d", sign, want)
		}
	}
}

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
		view := boardOf(t, name+".in").View()
		board := pictureOf(&view)
		got, want := strings.Fields(string(board.AppendText(nil))), strings.Fields(sample(t, name+".out"))
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestANoteInChineseIsDrawn(t *testing.T) {
	drawn := func(note string) string {
		board := picture.Board{Font: theme.ChineseFont()}
		board.Cells[0].Note = note
		svg, err := board.AppendSVG(nil, 1)
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
