//go:build web

package page_test

import (
	"path/filepath"
	"testing"

	"ninefold/engine/grid"
)

// TestWebPageLoads opens pages with faults, and one without a network.
func TestWebPageLoads(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(desktopScreen)
	failing := func(address, words string) {
		t.Helper()
		p.send("Page.navigate", object{"url": address})
		p.await("document.documentElement.dataset.state", "failed")
		p.await("document.getElementById('news').textContent.includes("+quoted(words)+") || "+
			"document.getElementById('news').textContent", true)
		got := p.eval("document.getElementById('reload').hidden || document.getElementById('loading').hidden")
		if got != false {
			t.Errorf("%s: there is no way to load the page again", words)
		}
	}
	for _, c := range []struct {
		fault fault
		words string
	}{
		{otherText, "The server sent text/html in the place of the program"},
		{missing, "The server did not give the program (404)"},
		{cutOff, "The program could not be loaded. Check the connection"},
		{damaged, "damaged or not whole"},
	} {
		failing(newSite(t, c.fault).URL, c.words)
	}
	file, err := filepath.Abs(filepath.Join(packaged, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	failing("file://"+file, "must come from a web server")

	p.open(newSite(t, wrongType).URL) // this does no harm
}

// TestWebPageOffline: after the first visit the page works without a network, and it is updated when there is a newer
// version.
func TestWebPageOffline(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(desktopScreen)
	s := newSite(t, noFault)
	p.open(s.URL)
	p.await("navigator.serviceWorker.ready.then((r) => r.active.state)", "activated")
	position := p.twoPeople(grid.At(5, 4))
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
	p := openBrowser(t).tab(desktopScreen)
	s := newSite(t, noFault)
	const kept = "navigator.serviceWorker.ready.then((r) => r.active.state)"
	p.open(s.URL)
	p.await(kept, "activated")
	sent, _ := s.counts()
	for _, name := range []string{"index.html", "ninefold.wasm", "page.js", "worker.js", "sw.js"} {
		if sent[name] == 0 {
			t.Errorf("%s was never sent", name)
		}
	}
	for name, times := range sent {
		if times != 1 {
			t.Errorf("%s was sent %d times", name, times)
		}
	}
	p.open(s.URL)
	p.await("ninefold.play(5, 4)", true)
	p.await("Object.keys(localStorage).length", 2.) // the board and the index
	p.send("Page.reload", nil)
	p.await("document.documentElement?.dataset.state", "started")
	p.await("ninefold.position() !== null", true) // the page is loaded again
	p.await("navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)", true)
	sent, asked := s.counts()
	if len(sent) > 0 {
		t.Errorf("sent again: %v", sent)
	}
	if delete(asked, "sw.js"); len(asked) > 0 { // the browser asks for it to find newer versions
		t.Errorf("asked for again, though it is kept: %v", asked)
	}
}
