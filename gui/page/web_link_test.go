//go:build web

package page_test

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// testLink opens links, one of them damaged, and reads the page's address.
func testLink(t *testing.T, p *page, address string) {
	g := tictactoe.NewGame(tictactoe.Judge)
	var after []tictactoe.Position
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		fail.OnError(t, g.Play(c))
		after = append(after, g.Position())
	}
	g.Undo()
	code, _ := notation.AppendLink(nil, &record.Record{Game: g})
	fragment := "#" + string(code)
	p.eval("location.hash = " + quoted(fragment)) // as if the user edits the address
	p.awaitMarked(after[1])
	p.awaitSaid("Opened from a link.")
	for range 3 { // two moves, and what does nothing, since the import is a board of its own
		p.key("z", "KeyZ", 'Z', control)
	}
	p.awaitMarked(tictactoe.New(tictactoe.Judge))
	for range 3 {
		p.key("Z", "KeyZ", 'Z', control|shift)
	}
	p.awaitMarked(after[2])
	p.await("/^#nf1\\./.test(location.hash) && location.hash !== "+quoted(fragment), true)
	p.key("PageUp", "PageUp", 33, 0)
	p.awaitMarked(after[1])
	p.eval("window.old = true")
	p.eval("new Promise((done) => setTimeout(done, 300))") // time to keep the step
	p.send("Page.reload", nil)                             // perhaps before the address has changed
	p.await("!window.old && document.documentElement.dataset.state", "started")
	p.awaitMarked(after[1])
	p.await("location.hash", fragment)
	p.allowClipboard()
	p.command("Link")
	p.await("navigator.clipboard.readText()", address+fragment)
	damaged := fragment[:len(fragment)-5]
	p.open(address + "?damaged" + damaged)
	p.await(inField, true) // the user can mend it
	p.awaitMarked(after[1])
	p.key("Escape", "Escape", 27, 0)
	p.await("document.querySelector('dialog')", nil)
	now := p.eval("location.hash")
	fail.If(t, now != damaged, "behind the # stands %v, want %s", now, damaged)
	p.key("PageDown", "PageDown", 34, 0)
	p.awaitMarked(after[2])
	p.await("location.hash !== "+quoted(damaged), true)
	p.open(address + "?whole" + fragment)
	p.awaitMarked(after[1])
	p.awaitSaid("Opened from a link.")
}

// TestWebPageByMail answers a challenge on a phone: it opens the link from X, moves, and shares the next link with the
// system's share sheet. If that fails, the link is copied.
func TestWebPageByMail(t *testing.T) {
	p := openBrowser(t).tab(phoneScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument",
		object{"source": "navigator.share = async ({url}) => { window.shared = url }"})
	address := newSite(t, noFault).URL + "/"
	sent := record.Record{Game: tictactoe.NewGame(tictactoe.Closed)}
	fail.OnError(t, sent.Game.Play(grid.At(5, 5)))
	sent.SetSender(tictactoe.X)
	code, _ := notation.AppendLink(nil, &sent)
	p.open(address + "#" + string(code))
	p.awaitMarked(sent.Game.Position().WithRules(tictactoe.Judge))
	p.await("document.getElementById('headline').textContent.startsWith('Your move in')", true)
	p.await("ninefold.play(4, 4)", true)
	p.awaitSaid("Waiting for Friend’s answer")
	p.await("ninefold.play(1, 1)", false)
	p.awaitSaid("It is Friend’s move, by mail")
	send := func() {
		t.Helper()
		p.tap("#bar button") // the first of the five at the foot
	}
	send()
	p.await("typeof shared", "string")
	link := p.eval("shared").(string)
	reading, err := notation.Read([]byte(link))
	fail.NowIf(t, err != nil || !strings.HasPrefix(link, address+"#"),
		"shared is %s: %v", link, err)
	if r := reading.Record; r.Sender() != tictactoe.O || len(r.Game.Line()) != 3 {
		t.Errorf("shared is a game of %d steps, sent by %q", len(r.Game.Line()), r.Sender())
	}
	p.allowClipboard()
	p.eval(`navigator.share = async () => { throw new DOMException("no", "NotAllowedError") }`)
	send()
	p.await("navigator.clipboard.readText()", link)
}

// TestWebPageStorage fills the browser's storage until it refuses.
func TestWebPageStorage(t *testing.T) {
	p, s := openedSite(t, desktopScreen)
	position := tictactoe.New(tictactoe.Judge)
	play := func(row, col int) {
		t.Helper()
		p.await(fmt.Sprintf("ninefold.play(%d, %d)", row, col), true)
		position, _ = position.Play(grid.At(row, col))
		p.awaitMarked(position)
	}
	position = p.twoPeople(grid.At(5, 4))
	const items = `Object.keys(localStorage).filter((name) => name.startsWith("ninefold:")).length`
	p.await(items, 3.) // the settings, the index and the board
	code, _ := notation.AppendLink(nil, &record.Record{Game: tictactoe.NewGame(tictactoe.Open)})
	p.eval("location.hash = " + quoted("#"+string(code))) // opens another board
	position = tictactoe.New(tictactoe.Judge)
	p.awaitMarked(position)
	play(6, 3)
	p.await(items, 4.)
	p.eval(`localStorage.setItem("other", "x".repeat(4.4 * 2**20))`)
	p.open(s.URL)
	p.awaitSaid("Keep only the game shown frees some")
	keepOnly := func(button int) {
		t.Helper()
		p.key("p", "KeyP", 'P', alt)
		p.await(inField, true)
		p.send("Input.insertText", object{"text": "keep only"})
		p.await("document.querySelector('[aria-selected]')?.textContent.startsWith('Keep only')", true)
		p.key("Enter", "Enter", 13, 0)
		p.await(`document.querySelector("dialog h2")?.textContent.startsWith("Keep only")`, true)
		p.eval(fmt.Sprintf("document.querySelectorAll('dialog footer button')[%d].click()", button))
		p.await("document.querySelectorAll('dialog').length", 0.) // otherwise it gets the next keys
	}
	keepOnly(0) // no
	p.awaitMarked(position)
	p.await(items, 4.)
	keepOnly(1) // yes
	p.await(items, 3.)
	p.awaitSaid("Only this game is kept now.")
	p.open(s.URL)
	p.awaitMarked(position)
	p.eval(`window.setItem = Storage.prototype.setItem;
		Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError") }`)
	play(9, 9)
	p.awaitSaid("The session could not be saved")
	p.eval("Storage.prototype.setItem = setItem")
	play(8, 8)
	p.open(s.URL)
	p.awaitMarked(position)
}

// TestWebPageTabs opens the page in two tabs, and in two folders of one origin.
func TestWebPageTabs(t *testing.T) {
	b := openBrowser(t)
	first, s := b.tab(desktopScreen), newSite(t, noFault)
	first.open(s.URL + "/a/")
	position := first.twoPeople(grid.At(5, 4))
	second := b.tab(desktopScreen)
	second.open(s.URL + "/a/")
	second.awaitSaid("Ninefold is open in another tab")
	second.awaitMarked(position) // the second tab continues from there
	second.await("ninefold.play(6, 3)", true)
	own, _ := position.Play(grid.At(6, 3))
	second.awaitMarked(own)

	// The first tab is hidden now. Its computer plays on nevertheless.
	first.await("document.hidden", true)
	first.key("o", "KeyO", 'O', 1)
	first.key("p", "KeyP", 'P', 0) // in a game that was pasted nobody moves unasked
	first.await("ninefold.marked().includes('o')", true)
	answered := first.eval("ninefold.marked()")
	second.open(s.URL + "/a/")
	second.awaitMarked(own)
	first.open(s.URL + "/a/")
	first.await("ninefold.marked()", answered)
	second.open(s.URL + "/b/")
	second.awaitMarked(tictactoe.New(tictactoe.Judge))
}

// TestWebPageIsSmall limits the program's memory before the first search: it has no net and no table yet.
func TestWebPageIsSmall(t *testing.T) {
	p := opened(t, desktopScreen)
	p.await("ninefold.play(5, 5)", true)
	p.send("Target.setAutoAttach", object{"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true})
	program := &page{browser: p.browser}
	for kind := any(nil); kind != "worker"; { // there may be a service worker
		attached := p.event("Target.attachedToTarget")
		kind, program.session = attached["targetInfo"].(object)["type"], attached["sessionId"].(string)
	}
	const mib = 1 << 20
	got := program.memory()
	fail.If(t, got < mib || got > 16*mib, "the program takes %.1f MiB", got/mib)
}

// memory returns how many bytes the program in a worker has allocated.
func (p *page) memory() float64 {
	p.t.Helper()
	idIn := func(answer object, field string) any { return answer[field].(object)["objectId"] }
	kind := idIn(p.send("Runtime.evaluate", object{"expression": "WebAssembly.Memory.prototype"}), "result")
	found := idIn(p.send("Runtime.queryObjects", object{"prototypeObjectId": kind}), "objects")
	answer := p.send("Runtime.callFunctionOn", object{
		"objectId": found, "returnByValue": true,
		"functionDeclaration": "function() { return Math.max(...this.map((one) => one.buffer.byteLength)) }",
	})
	bytes, _ := answer["result"].(object)["value"].(float64)
	return bytes
}
