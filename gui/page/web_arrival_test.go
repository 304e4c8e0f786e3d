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
)

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
		p := b.tab(s)
		server := newSite(t, slow)
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
		if far := math.Hypot(x-drawnX.(float64), y-drawnY.(float64)); far > 2 {
			t.Errorf("%v: the cell was at %.1f, %.1f and is at %.1f, %.1f", s, x, y, drawnX, drawnY)
		}
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
		if shown.(float64) < last {
			t.Errorf("the bar goes back from %v to %v", last, shown)
		}
		last = shown.(float64)
	}
	if last != 1 {
		t.Errorf("the bar ends at %v", last)
	}
	packed, err := os.Stat(filepath.Join(packaged, "ninefold.wasm.gz"))
	if err != nil {
		t.Fatal(err)
	}
	all := fmt.Sprintf("%.1f", float64(packed.Size())/1e6)
	if want := "Loading: " + all + " of " + all + " MB"; !strings.Contains(fmt.Sprint(p.eval("news")), want) {
		t.Errorf("it never says %q: %v", want, p.eval("news"))
	}
}

// TestWebPageKeepsWhatIsThere: if a game was kept, the board takes no move while the program loads.
func TestWebPageKeepsWhatIsThere(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	server := newSite(t, noFault)
	p.open(server.URL)
	position := p.twoPeople(grid.At(5, 4))
	p.send("Page.addScriptToEvaluateOnNewDocument", object{"source": `addEventListener("DOMContentLoaded", () => {
		window.openAtFirst = document.querySelectorAll("#board button:enabled").length
	})`})
	p.open(server.URL)
	if open := p.eval("openAtFirst"); open != 0. {
		t.Errorf("%v cells are open", open)
	}
	p.awaitMarked(position)
}

// TestWebPageIsIntroduced checks what a system needs to install the page, and what a link to it shows.
func TestWebPageIsIntroduced(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	server := newSite(t, noFault)
	p.open(server.URL)
	answer := p.send("Page.getAppManifest", nil)
	if trouble := answer["errors"].([]any); len(trouble) > 0 {
		t.Error(trouble)
	}
	var manifest struct{ Icons []struct{ Src string } }
	if err := json.Unmarshal([]byte(answer["data"].(string)), &manifest); err != nil {
		t.Fatal(err)
	}
	if trouble := p.send("Page.getInstallabilityErrors", nil)["installabilityErrors"].([]any); len(trouble) > 0 {
		t.Errorf("it cannot be installed: %v", trouble)
	}
	pictures := []string{p.eval("document.querySelector('meta[property=\"og:image\"]').content").(string)}
	for _, icon := range manifest.Icons {
		pictures = append(pictures, icon.Src)
	}
	if len(pictures) != 3 {
		t.Errorf("pictures: %q", pictures)
	}
	for _, name := range pictures {
		got, err := http.Get(server.URL + "/" + filepath.Base(name))
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		if got.StatusCode != http.StatusOK || got.Header.Get("Content-Type") != "image/png" {
			t.Errorf("%s: %s, %s", name, got.Status, got.Header.Get("Content-Type"))
		}
	}
}
