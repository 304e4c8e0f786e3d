//go:build web

package gui

import (
	"bytes"
	"image"
	"image/png"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// TestWebPageTabs opens the page in two tabs, and in two folders of one origin.
func TestWebPageTabs(t *testing.T) {
	b := openBrowser(t)
	first := b.tab(desktopScreen)
	s := newSite(t, noFault)
	first.open(s.URL + "/a/")
	first.await("ninefold.play(5, 4)", true)
	position, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))
	first.awaitMarked(position)

	second := b.tab(desktopScreen)
	second.open(s.URL + "/a/")
	second.awaitSaid("Ninefold is open in another tab")
	second.awaitMarked(position) // it goes on from there
	second.await("ninefold.play(6, 3)", true)
	own, _ := position.Play(grid.At(6, 3))
	second.awaitMarked(own)

	// The first tab is not seen now. Its computer goes on all the same.
	first.await("document.hidden", true)
	first.key("o", "KeyO", 'O', 1)
	first.await("ninefold.marked().includes('o')", true)
	answered := first.eval("ninefold.marked()")

	second.open(s.URL + "/a/")
	second.awaitMarked(own)
	first.open(s.URL + "/a/")
	first.await("ninefold.marked()", answered)

	second.open(s.URL + "/b/")
	second.awaitMarked(tictactoe.New(tictactoe.Judge))
}

// TestWebPageGraphics zooms, and takes the graphics away.
func TestWebPageGraphics(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(desktopScreen)
	s := newSite(t, noFault)
	p.open(s.URL)
	p.await("ninefold.play(5, 4)", true)
	position, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))

	zoomed := screen{desktopScreen.width / 2, desktopScreen.height / 2, 2, false}
	p.seenOn(zoomed)
	p.open(s.URL)
	fresh := p.awaitPicture(nil, 0)
	for _, screen := range [...]screen{desktopScreen, zoomed} {
		p.seenOn(screen)
		p.await("document.querySelector('canvas').width", float64(screen.width)*screen.ratio)
	}
	share := 1.
	for deadline := time.Now().Add(patienceWithBrowser); share > 0.005 &&
		time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		share = differing(t, fresh, p.picture())
	}
	if share > 0.005 {
		t.Errorf("%.1f %% of the picture is other than at a fresh start with that zoom", 100*share)
	}

	p.eval("window.old = true")
	p.eval("document.querySelector('canvas').getContext('webgl').getExtension('WEBGL_lose_context').loseContext()")
	p.await("typeof old + document.documentElement.dataset.state", "undefinedstarted")
	p.awaitMarked(position)
	p.eval("document.querySelector('canvas').getContext('webgl').getExtension('WEBGL_lose_context').loseContext()")
	p.await("document.getElementById('news').textContent.includes('taken the graphics card away twice')", true)
}

// differing is the share of pixels in which two pictures differ clearly.
func differing(t *testing.T, a, b []byte) float64 {
	t.Helper()
	var pictures [2]image.Image
	for i, file := range [...][]byte{a, b} {
		var err error
		if pictures[i], err = png.Decode(bytes.NewReader(file)); err != nil {
			t.Fatal(err)
		}
	}
	bounds, n := pictures[0].Bounds(), 0
	if bounds != pictures[1].Bounds() {
		t.Fatalf("%v and %v", bounds, pictures[1].Bounds())
	}
	for y := range bounds.Dy() {
		for x := range bounds.Dx() {
			const clearly = 0x2000
			_, g1, _, _ := pictures[0].At(x, y).RGBA()
			_, g2, _, _ := pictures[1].At(x, y).RGBA()
			if max(g1, g2)-min(g1, g2) > clearly {
				n++
			}
		}
	}
	return float64(n) / float64(bounds.Dx()*bounds.Dy())
}
