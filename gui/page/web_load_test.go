//go:build web

package page_test

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// TestWebPageLoads opens pages with faults, and one without a network.
func TestWebPageLoads(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	failing := func(address, words string) {
		t.Helper()
		p.send("Page.navigate", object{"url": address})
		p.await("document.documentElement.dataset.state", "failed")
		p.await("document.getElementById('news').textContent.includes("+quoted(words)+") || "+
			"document.getElementById('news').textContent", true)
		got := p.eval("document.getElementById('reload').hidden || document.getElementById('loading').hidden")
		fail.If(t, got != false, "%s: there is no way to load the page again", words)
	}
	for _, c := range []struct {
		fault fault
		words string
	}{
		{otherText, "The server sent text/html in the place of the program"},
		{missing, "The server did not give the program (404)"},
		{cutOff, "The program could not be loaded. Check the connection"}, {damaged, "damaged or not whole"},
	} {
		failing(newSite(t, c.fault).URL, c.words)
	}
	file := fail.Must(filepath.Abs(filepath.Join(packaged, "index.html")))(t)
	failing("file://"+file, "must come from a web server")
	p.open(newSite(t, wrongType).URL) // this does no harm
}

// TestWebPageOffline: after the first visit the page works without a network, and it is updated when there is a newer
// version.
func TestWebPageOffline(t *testing.T) {
	p, s := openedSite(t, desktopScreen)
	p.await("navigator.serviceWorker.ready.then((r) => r.active.state)", "activated")
	position := p.twoPeople(grid.At(5, 4))
	p.await("Object.keys(localStorage).length", 3.) // the board, the index and the settings
	s.fault.Store(int32(noNetwork))
	for _, address := range []string{s.URL, s.URL + "/index.html"} {
		p.open(address)
	}
	p.open(s.URL)
	p.awaitMarked(position)
	s.fault.Store(int32(noFault))
	s.version.Store(1)
	p.eval("navigator.serviceWorker.controller.old = true")
	p.open(s.URL)
	p.await("navigator.serviceWorker.getRegistration().then((r) => "+
		"!r.waiting && !r.installing && !r.active.old && r.active.state)", "activated")
	p.open(s.URL)
	p.awaitMarked(position)
}

// TestWebPageIsSentOnce counts what a site sends: on a first visit no file twice, on later visits nothing that has not
// changed.
func TestWebPageIsSentOnce(t *testing.T) {
	p, s := openedSite(t, desktopScreen)
	const kept = "navigator.serviceWorker.ready.then((r) => r.active.state)"
	p.await(kept, "activated")
	sent, _ := s.counts()
	for _, name := range []string{"index.html", "ninefold.wasm", "page.js", "worker.js", "sw.js"} {
		fail.If(t, sent[name] == 0, "%s was never sent", name)
	}
	for name, times := range sent {
		fail.If(t, times != 1, "%s was sent %d times", name, times)
	}
	p.open(s.URL)
	p.await("ninefold.play(5, 4)", true)
	p.await("Object.keys(localStorage).length", 3.) // the settings, the index and the board
	p.send("Page.reload", nil)
	p.await("document.documentElement?.dataset.state", "started")
	p.await("ninefold.position() !== null", true) // the page is loaded again
	p.await("navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)", true)
	sent, asked := s.counts()
	fail.If(t, len(sent) > 0, "sent again: %v", sent)
	delete(asked, "sw.js") // the browser asks for it to find newer versions
	fail.If(t, len(asked) > 0, "asked for again, though it is kept: %v", asked)
}

// watchBar makes the page record what its bar shows, and the words beside it.
const watchBar = `addEventListener("DOMContentLoaded", () => {
	window.bars = []; window.news = []
	const bar = document.getElementById("progress"), news = document.getElementById("news")
	new MutationObserver(() => bars.push(bar.value)).observe(bar, {attributes: true})
	new MutationObserver(() => window.news.push(news.textContent)).observe(news, {childList: true})
})`

// TestWebPageTakesTheFirstMove opens the page over a slow connection: its board is there before the program, in the
// place where the program draws it, and takes a move.
func TestWebPageTakesTheFirstMove(t *testing.T) {
	b := openBrowser(t)
	for _, s := range []screen{desktopScreen, {1400, 900, 1, false}, {700, 800, 1, false}, phoneScreen, lyingScreen} {
		p, server := b.tab(s), newSite(t, slow)
		p.send("Page.addScriptToEvaluateOnNewDocument", object{"source": watchBar})
		p.send("Page.navigate", object{"url": server.URL})
		p.await("document.querySelectorAll('#board:not(.closed) button:enabled').length", 81.)
		p.await("Boolean(window.bars?.at(-1) > 0.4)", true)
		x, y := p.waitingCell(5, 4)
		for _, kind := range []string{"mousePressed", "mouseReleased"} {
			p.send("Input.dispatchMouseEvent", object{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
		}
		p.await("document.querySelectorAll('#board.closed .taken').length", 1.)
		close(server.letGo)
		p.await("document.documentElement.dataset.state", "started")
		p.await("/[xX]/.test(ninefold.marked())", true) // and the computer may have answered
		drawnX, drawnY := p.cell(5, 4)
		far := math.Hypot(x-drawnX.(float64), y-drawnY.(float64))
		fail.If(t, far > 2, "%v: the cell was at %.1f, %.1f and is at %.1f, %.1f", s, x, y, drawnX, drawnY)
		checkBar(t, p)
	}
}

// waitingCell returns the middle of a cell of the board that is there before the program.
func (p *page) waitingCell(row, col int) (x, y float64) {
	p.t.Helper()
	where := p.eval(fmt.Sprintf(`{
		const place = document.querySelector("#board [data-cell='%d']").getBoundingClientRect();
		[place.x + place.width / 2, place.y + place.height / 2]
	}`, grid.At(row, col))).([]any)
	return where[0].(float64), where[1].(float64)
}

// checkBar checks that the bar has grown to its end, and that the words beside it give the bytes sent.
func checkBar(t *testing.T, p *page) {
	t.Helper()
	last := 0.
	for _, shown := range p.eval("bars").([]any) {
		fail.If(t, shown.(float64) < last, "the bar goes back from %v to %v", last, shown)
		last = shown.(float64)
	}
	fail.If(t, last != 1, "the bar ends at %v", last)
	packed := fail.Must(os.Stat(filepath.Join(packaged, "ninefold.wasm.gz")))(t)
	all := fmt.Sprintf("%.1f", float64(packed.Size())/1e6)
	want := "Loading: " + all + " of " + all + " MB"
	fail.Unless(t, strings.Contains(fmt.Sprint(p.eval("news")), want), "it never says %q: %v", want, p.eval("news"))
}

// TestWebPageKeepsWhatIsThere: if a game was kept, the board takes no move while the program loads.
func TestWebPageKeepsWhatIsThere(t *testing.T) {
	p, server := openedSite(t, desktopScreen)
	position := p.twoPeople(grid.At(5, 4))
	p.await("Object.keys(localStorage).length", 3.) // the settings, the index and the board
	p.send("Page.addScriptToEvaluateOnNewDocument", object{"source": `addEventListener("DOMContentLoaded", () => {
		window.openAtFirst = document.querySelectorAll("#board button:enabled").length
	})`})
	p.open(server.URL)
	open := p.eval("openAtFirst")
	fail.If(t, open != 0., "%v cells are open", open)
	p.awaitMarked(position)
}

// TestWebPageIsIntroduced checks what a system needs to install the page, and what a link to it shows.
func TestWebPageIsIntroduced(t *testing.T) {
	p, server := openedSite(t, desktopScreen)
	answer := p.send("Page.getAppManifest", nil)
	fail.Unequal(t, len(answer["errors"].([]any)), 0, "errors of %v", answer)
	var manifest struct{ Icons []struct{ Src string } }
	fail.OnError(t, json.Unmarshal([]byte(answer["data"].(string)), &manifest))
	trouble := p.send("Page.getInstallabilityErrors", nil)["installabilityErrors"].([]any)
	fail.If(t, len(trouble) > 0, "it cannot be installed: %v", trouble)
	pictures := []string{p.eval("document.querySelector('meta[property=\"og:image\"]').content").(string)}
	for _, icon := range manifest.Icons {
		pictures = append(pictures, icon.Src)
	}
	fail.If(t, len(pictures) != 3, "pictures: %q", pictures)
	for _, name := range pictures {
		got := fail.Must(http.Get(server.URL + "/" + filepath.Base(name)))(t)
		got.Body.Close()
		fail.If(t, got.StatusCode != http.StatusOK || got.Header.Get("Content-Type") != "image/png",
			"%s: %s, %s", name, got.Status, got.Header.Get("Content-Type"))
	}
}
