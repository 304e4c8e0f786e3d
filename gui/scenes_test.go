package gui

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/session/sessiontest"
	"ninefold/gui/view"
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
				w.run("edit")
				w.tapCell(2, 5)
				w.awaitAnswer()
			}},
		{"over", func(w *window) { w.paste(wonByX); w.key(keys.End); w.rest() }},
		{"sudoku", func(w *window) {
			w.session.ShowSudoku(sessiontest.OfSample(t, "crosshatch-1.in").Sudoku.Grid(), "")
			w.commit()
			w.run("step")
		}},
		{"train", func(w *window) { w.run("train") }},
		{"learn", func(w *window) { w.run("learn") }},
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

// seen returns a picture of the window in a scene.
func seen(t *testing.T, appearance drawing.Appearance, show func(w *window)) image.Image {
	t.Helper()
	w := openPainted(t)
	w.run("appearance." + string(appearance))
	w.fyne.Resize(fyne.NewSize(1000, 732))
	show(w)
	w.App.shown.inform("")
	w.fyne.Canvas().Unfocus()
	return w.fyne.Canvas().Capture()
}

// awaitAnswer waits for the answer whether play can have made the board.
func (w *window) awaitAnswer() {
	w.t.Helper()
	w.await("the answer", func() bool {
		card, ok := cardOf[view.Verdict](w)
		return ok && card.Answer != view.Unknown
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
	t.Helper()
	picture, err := png.Decode(bytes.NewReader([]byte(texttest.Read(t, name))))
	fail.OnError(t, err)
	return picture
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
