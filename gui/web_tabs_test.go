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

// TestWebPageTabs opens the page in two tabs, in two folders of one origin, and where another version has been.
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
	second.awaitSaid("Another tab has the session")
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
	second.eval(`localStorage.setItem("org.ninefold.ninefold/session.json", localStorage["ninefold:/a/:session.json"])`)
	second.open(s.URL + "/c/")
	second.awaitMarked(position)
	second.open(s.URL + "/d/")
	second.awaitMarked(tictactoe.New(tictactoe.Judge))

	second.eval(`localStorage.setItem("other", "x".repeat(4.4 * 2**20))`)
	second.open(s.URL + "/c/")
	second.awaitSaid("% of the room that the browser gives to this page is used. Edit → Keep only the game shown makes room")
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
	p.await("document.querySelector('canvas').width", float64(desktopScreen.width))
	time.Sleep(time.Second) // until it is drawn
	before := p.picture()
	p.open(s.URL)
	time.Sleep(time.Second)
	if share := differing(t, before, p.picture()); share > 0.005 {
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

// TestWebPageOnPhone plays with a finger on a phone.
func TestWebPageOnPhone(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(phoneScreen)
	p.open(newSite(t, noFault).URL)
	if got := p.eval("innerWidth"); got != float64(phoneScreen.width) {
		t.Errorf("the page is laid out for a width of %v", got)
	}
	side := p.eval("ninefold.where(1, 2)[0] - ninefold.where(1, 1)[0]").(float64)
	foot := p.eval("ninefold.where(9, 9)[1]").(float64)
	if side < 36 || foot > float64(phoneScreen.height) {
		t.Errorf("a cell is %.1f pixels wide; the last one is at %.0f", side, foot)
	}
	x, y := p.cell(5, 4)
	p.touch([2]any{x, y})
	position, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))
	p.awaitMarked(position)

	board := p.picture()
	p.key("F1", "F1", 112, 0) // help, which is longer than the screen
	for wait := 0; wait < 40 && differing(t, board, p.picture()) < 0.2; wait++ {
		time.Sleep(250 * time.Millisecond) // until it is drawn
	}
	time.Sleep(time.Second)
	before, scrolled := p.picture(), false
	for try := 0; try < 5 && !scrolled; try++ {
		p.touch([2]any{200, 600}, [2]any{200, 500}, [2]any{200, 400}, [2]any{200, 300})
		time.Sleep(2 * time.Second)
		scrolled = differing(t, before, p.picture()) >= 0.02
	}
	if !scrolled {
		t.Error("a finger scrolls nothing")
	}
	p.key("Escape", "Escape", 27, 0)
	p.awaitMarked(position)
}
