package gui

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/solver"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

// TestTheScenesLookAsInTheirPictures compares the window in each scene, in light and dark, with the pictures in
// testdata/scenes. UPDATE_SCENES=1 in the environment makes these anew; look at them before you keep them.
func TestTheScenesLookAsInTheirPictures(t *testing.T) {
	const most = 0.002 // of the pixels; wrong spacing exceeds this
	for _, scene := range []struct {
		name string
		show func(w *window)
	}{
		{"start", func(*window) {}},
		{"game", func(w *window) { w.paste(game); w.key(keys.End) }},
		{"imported", func(w *window) { w.paste(texttest.Sample(t, "tictactoe-1.in")); w.awaitAnswer() }},
		{"edit",
			func(w *window) {
				w.paste(texttest.Sample(t, "tictactoe-1.in"))
				w.does("edit 25")
				w.awaitAnswer()
			}},
		{"over", func(w *window) { w.paste(wonByX); w.key(keys.End) }},
		{"sudoku", func(w *window) {
			w.Session.ShowSudoku(sessiontest.OfSample(t, "crosshatch-1.in").Sudoku.Grid(), solver.SeveralSolutions)
			w.loop.Do(w.Enter)
			w.run("step")
		}},
		{"train", func(w *window) { w.run("train") }},
		{"learn", func(w *window) { w.run("learn") }},
		{"standing", func(w *window) {
			sessiontest.Ended(w.t, w.Session, "Novice won", "Novice lost", "Novice won", "Casual lost", "Casual lost",
				"Novice won", "Casual won", "Casual lost", "Casual won", "Casual won", "Casual won")
			w.settle()
			w.run("standing")
			w.await("the sums", func() bool { return shows[deck.Trend](w) })
		}},
	} {
		for _, appearance := range [...]drawing.Appearance{"light", "dark"} {
			name := filepath.Join("testdata", "scenes", scene.name+"-"+string(appearance)+".png")
			if os.Getenv("UPDATE_SCENES") != "" {
				write(t, name, seen(t, appearance, scene.show))
				continue
			}
			share := differ(seen(t, appearance, scene.show), read(t, name))
			fail.If(t, share > most, "%s: %.2f %% of the picture is other", name, 100*share)
		}
	}
}

func seen(t *testing.T, appearance drawing.Appearance, show func(w *window)) image.Image {
	w := openPainted(t)
	w.run("appearance." + string(appearance))
	w.fyne.Resize(fyne.NewSize(1000, 732))
	show(w)
	w.loop.Do(w.App.shown.end)
	w.fyne.Canvas().Unfocus()
	return w.fyne.Canvas().Capture()
}

// awaitAnswer waits for the answer whether play can have made the board.
func (w *window) awaitAnswer() {
	w.t.Helper()
	w.await("the answer", func() bool {
		return shows[deck.Verdict](w) && cardOf[deck.Verdict](w).Answer != view.Unknown
	})
}

// game is a game under way, with a variation and a comment.
const game = "[Rules \"closed\"]\n[X \"Anna\"]\n[O \"Ben\"]\n\n1. 5 5 {the centre}  2. 4 4  " +
	"3. 2 2  4. 5 6  (4. 4 5  5. 1 5)  5. 5 9  6. 5 8\n"

func write(t *testing.T, name string, picture image.Image) {
	t.Helper()
	var file bytes.Buffer
	fail.OnError(t, png.Encode(&file, picture))
	texttest.Write(t, name, file.Bytes())
}

func read(t *testing.T, name string) image.Image {
	return fail.Must(png.Decode(bytes.NewReader([]byte(texttest.Read(t, name)))))(t)
}

// differ returns the share of pixels in which two pictures clearly differ; 1 if their sizes do.
func differ(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	const clearly = 0x1800
	others, bounds := 0, a.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			if apart(r1, r2)+apart(g1, g2)+apart(b1, b2) > clearly {
				others++
			}
		}
	}
	return float64(others) / float64(bounds.Dx()*bounds.Dy())
}

func apart(a, b uint32) uint32 { return max(a, b) - min(a, b) }

// TestAChangedAppearanceIsTheSameAsOneFromTheStart compares everything that is drawn, also in a dialog.
func TestAChangedAppearanceIsTheSameAsOneFromTheStart(t *testing.T) {
	w := openPainted(t)
	w.tapCell(5, 5)
	before, _ := w.drawn()
	w.run("appearance.dark")
	changed, dialog := w.drawn()
	fail.If(t, reflect.DeepEqual(before, changed), "it is drawn as what was before it")
	fromStart, dialogFromStart := w.repainted().drawn()
	fail.If(t, !reflect.DeepEqual(changed, fromStart) || !reflect.DeepEqual(dialog, dialogFromStart),
		"it is drawn otherwise when the program starts with it")
}

// TestTheOtherWindowsChangeWithTheMainOne compares a window that was open when the appearance or the language changed
// with one opened afterwards.
func TestTheOtherWindowsChangeWithTheMainOne(t *testing.T) {
	w := openPainted(t)
	for _, id := range []string{"test", "match"} {
		for _, change := range []string{"appearance.dark", "language.zh"} {
			w.run(id)
			open := topWindow()
			before := unfocused(open)
			w.run(change)
			changed := unfocused(open)
			open.Close()
			w.run(id)
			fresh := topWindow()
			fail.If(t, reflect.DeepEqual(before, changed) || !reflect.DeepEqual(changed, unfocused(fresh)),
				"%s after %s is drawn otherwise than one that is opened then", id, change)
			fresh.Close()
		}
		w.does("appearance.light language.en")
	}
}

func topWindow() fyne.Window {
	all := fyne.CurrentApp().Driver().AllWindows()
	return all[len(all)-1]
}

// unfocused returns a picture of a window in which nothing has the keyboard.
func unfocused(w fyne.Window) image.Image {
	w.Canvas().Unfocus()
	return w.Canvas().Capture()
}

// drawn returns pictures of the window, without and with a dialog.
func (w *window) drawn() (plain, dialog image.Image) {
	w.fyne.Resize(fyne.NewSize(520, 560))
	plain = w.fyne.Canvas().Capture()
	w.run("shortcuts")
	dialog = w.fyne.Canvas().Capture()
	w.escape()
	return plain, dialog
}

// repainted opens the same session in another window that paints, as after a restart.
func (w *window) repainted() *window {
	w.flush()
	again := newPainted(w.t, w.dir, newPaintingApp())
	again.fyne.Resize(fyne.NewSize(1000, 760))
	w.t.Cleanup(again.end)
	return again
}
