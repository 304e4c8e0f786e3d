//go:build web

package gui

import (
	"bytes"
	"image/png"
	"testing"
	"time"
)

// TestWebPageDrawsWhatFontsLack comments in characters that no font of the page has: the browser's own fonts draw them,
// once each, and what they drew is what is seen.
func TestWebPageDrawsWhatFontsLack(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument", object{"source": `{
		window.drawn = []
		CanvasRenderingContext2D.prototype.fillText = function (text) {
			drawn.push(text)
			this.fillStyle = "#ff00ff" // which nothing else is
			this.fillRect(0, 0, this.canvas.width, this.canvas.height)
		}
	}`})
	p.open(newSite(t, noFault).URL)
	p.await("ninefold.play(5, 4)", true)
	p.key("m", "KeyM", 'M', control)
	p.await("document.activeElement.id", "dummyEntry")
	p.send("Input.insertText", object{"text": "é ж → ✓ 你"})
	if got := p.eval("drawn.join(' ')"); got != "" {
		t.Errorf("the browser draws %v, which the page's fonts have", got)
	}
	p.send("Input.insertText", object{"text": "😀 ก 😀 ❤\ufe0f"})
	p.await("drawn.join(' ')", "😀 ก ❤")
	deadline := time.Now().Add(patienceWithBrowser)
	for magenta(t, p.picture()) < 100 {
		if time.Now().After(deadline) {
			t.Fatal("what the browser has drawn is not seen")
		}
		time.Sleep(100 * time.Millisecond)
	}
	p.key("Enter", "Enter", 13, control)
	p.await(`Object.values(localStorage).join().includes("😀 ก 😀")`, true)
	if got := p.eval("drawn.join(' ')"); got != "😀 ก ❤" {
		t.Errorf("the browser has drawn %v", got)
	}
}

// magenta is how many pixels of a picture are.
func magenta(t *testing.T, file []byte) (n int) {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			if r, g, b, _ := picture.At(x, y).RGBA(); r > 0xf000 && g < 0x1000 && b > 0xf000 {
				n++
			}
		}
	}
	return n
}
