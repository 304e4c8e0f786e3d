//go:build web

package page_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

const patienceWithBrowser = 3 * time.Minute // a busy machine without a graphics card takes long

// The modifiers of a key, as the browser's protocol numbers them.
const (
	alt     = 1
	control = 2
	shift   = 8
)

type object = map[string]any

// browser is a headless browser, driven by its DevTools protocol: JSON objects through two pipes, each ended by a zero
// byte.
type browser struct {
	t      *testing.T // the test that uses it now
	to     *os.File
	from   <-chan object // the browser's messages
	last   int           // number of the last command
	events []object      // not yet consumed
}

// page is a tab of a browser.
type page struct {
	*browser
	session string
	target  any     // its number
	touched float64 // time in the browser's seconds when the last finger was lifted
}

// openBrowser starts a browser.
func openBrowser(t *testing.T) *browser {
	t.Helper()
	return openBrowserOf(t, t.TempDir())
}

// openBrowserOf starts a browser with a profile's folder.
func openBrowserOf(t *testing.T, profile string) *browser {
	t.Helper()
	fromUs, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, toUs, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	program := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
		"--window-size=1000,760",
		"--lang=en-US",
		"--user-data-dir="+profile, "--remote-debugging-pipe", "about:blank")
	program.Env = append(os.Environ(), "LANGUAGE=en_US", "LANG=en_US.UTF-8")
	program.ExtraFiles = []*os.File{fromUs, toUs} // 3 and 4, as the browser expects them
	var log bytes.Buffer
	program.Stderr = &log
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	fromUs.Close()
	toUs.Close()
	b := &browser{t: t, to: to, from: said(from)}
	t.Cleanup(func() {
		b.t = t
		b.send("", "Browser.close", nil) // it ends itself and all that it has started
		program.Wait()
		if t.Failed() {
			t.Logf("the browser said\n%s", &log)
		}
	})
	return b
}

// screen describes the screen of a page.
type screen struct {
	width, height int
	ratio         float64 // screen pixels per page pixel
	phone         bool
}

var (
	desktopScreen = screen{1000, 760, 1, false}
	phoneScreen   = screen{390, 844, 3, true}
	lyingScreen   = screen{844, 390, 3, true}
)

// tab opens an empty tab.
func (b *browser) tab(s screen) *page {
	b.t.Helper()
	target := b.send("", "Target.createTarget", object{"url": "about:blank"})["targetId"]
	attached := b.send("", "Target.attachToTarget", object{"targetId": target, "flatten": true})
	p := &page{browser: b, session: attached["sessionId"].(string), target: target}
	for _, domain := range []string{"Page", "Runtime", "Log", "Network", "Accessibility"} {
		p.send(domain+".enable", nil)
	}
	p.seenOn(s)
	return p
}

func (p *page) seenOn(s screen) {
	p.t.Helper()
	p.send("Emulation.setDeviceMetricsOverride",
		object{"width": s.width, "height": s.height, "deviceScaleFactor": s.ratio, "mobile": s.phone})
	if s.phone {
		p.send("Emulation.setTouchEmulationEnabled", object{"enabled": true})
		p.send("Emulation.setUserAgentOverride",
			object{"userAgent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36"})
	}
}

// said reads the browser's messages.
func said(from *os.File) <-chan object {
	read := make(chan object, 1000)
	go func() {
		defer close(read)
		in := json.NewDecoder(zeroless{from})
		for {
			var message object
			if in.Decode(&message) != nil {
				return
			}
			read <- message
		}
	}()
	return read
}

// zeroless reads a file with spaces in place of zero bytes.
type zeroless struct{ *os.File }

func (z zeroless) Read(b []byte) (int, error) {
	n, err := z.File.Read(b)
	for i, c := range b[:n] {
		if c == 0 {
			b[i] = ' '
		}
	}
	return n, err
}

// send sends a command to a tab and returns its result.
func (p *page) send(method string, params object) object {
	p.t.Helper()
	return p.browser.send(p.session, method, params)
}

func (b *browser) send(session, method string, params object) object {
	b.t.Helper()
	b.last++
	command := object{"id": b.last, "method": method}
	if params != nil {
		command["params"] = params
	}
	if session != "" {
		command["sessionId"] = session
	}
	if _, err := b.to.WriteString(quoted(command) + "\x00"); err != nil {
		b.t.Fatal(err)
	}
	for {
		message := b.next(method)
		if message["id"] != float64(b.last) {
			continue
		}
		if trouble, failed := message["error"].(object); failed {
			if method == "Runtime.evaluate" && trouble["message"] == "Inspected target navigated or closed" {
				return object{} // the page was reloaded meanwhile: the expression has no value
			}
			b.t.Fatalf("%s: %v", method, trouble)
		}
		result, _ := message["result"].(object)
		return result
	}
}

// next returns the browser's next message. It keeps events.
func (b *browser) next(waitingFor string) object {
	b.t.Helper()
	select {
	case message, ok := <-b.from:
		if !ok {
			b.t.Fatalf("the browser ended, and %s did not come", waitingFor)
		}
		if message["method"] != nil {
			b.events = append(b.events, message)
		}
		return message
	case <-time.After(patienceWithBrowser):
		b.t.Fatalf("waited in vain for %s", waitingFor)
	}
	return nil
}

// event waits for an event and returns its content.
func (p *page) event(method string) object {
	p.t.Helper()
	for {
		for i, e := range p.events {
			if e["method"] == method && e["sessionId"] == p.session {
				p.events = append(p.events[:i], p.events[i+1:]...)
				params, _ := e["params"].(object)
				return params
			}
		}
		p.next(method)
	}
}

// complaints returns the messages on the tab's console, and forgets them.
func (p *page) complaints() []string {
	p.t.Helper()
	p.eval("0") // all earlier messages arrive before its answer
	var found []string
	var others []object
	for _, e := range p.events {
		switch method := e["method"]; {
		case e["sessionId"] != p.session:
			others = append(others, e)
		case method == "Runtime.consoleAPICalled", method == "Runtime.exceptionThrown", method == "Log.entryAdded":
			found = append(found, quoted(e["params"]))
		}
	}
	p.events = others
	return found
}

// open loads an address, even the same again, and waits until the program runs.
func (p *page) open(address string) {
	p.t.Helper()
	p.send("Page.navigate", object{"url": address})
	p.await("document.documentElement.dataset.state", "started")
}

// eval returns the value of an expression, or what its promise resolves to.
func (p *page) eval(expression string) any {
	p.t.Helper()
	answer := p.send("Runtime.evaluate",
		object{"expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true})
	if thrown := answer["exceptionDetails"]; thrown != nil {
		return thrown
	}
	result, _ := answer["result"].(object)
	return result["value"]
}

// await waits until an expression has a value.
func (p *page) await(expression string, want any) {
	p.t.Helper()
	var got any
	deadline := time.Now().Add(patienceWithBrowser)
	for ; time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if got = p.eval(expression); got == want {
			return
		}
	}
	p.t.Fatalf("%s is\n%v\nwant\n%v", expression, got, want)
}

// awaitSaid waits until the status or a warning says something.
func (p *page) awaitSaid(words string) {
	p.t.Helper()
	const said = "document.getElementById('main').textContent"
	p.await(said+".includes("+quoted(words)+") || "+said, true)
}

// awaitMarked reads the marked board back.
func (p *page) awaitMarked(want tictactoe.Position) {
	p.t.Helper()
	p.await("ninefold.marked()", string(tictactoe.AppendMarked(nil, &want)))
}

// key presses and releases a key, with the browser's commands for it.
func (p *page) key(key, code string, number int, modifiers int, commands ...string) {
	p.t.Helper()
	for _, kind := range []string{"keyDown", "keyUp"} {
		about := object{"type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
		if kind == "keyDown" {
			about["commands"] = append([]string{}, commands...)
			if utf8.RuneCountInString(key) == 1 && modifiers&control == 0 {
				about["text"] = key
			}
		}
		p.send("Input.dispatchKeyEvent", about)
	}
}

// click moves the pointer to a cell and clicks there.
func (p *page) click(row, col int) {
	p.t.Helper()
	x, y := p.cell(row, col)
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		p.send("Input.dispatchMouseEvent", object{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
	}
}

// wheel turns the wheel over a cell; positive is forwards.
func (p *page) wheel(row, col, pixels int) {
	p.t.Helper()
	x, y := p.cell(row, col)
	p.send("Input.dispatchMouseEvent", object{"type": "mouseMoved", "x": x, "y": y})
	p.send("Input.dispatchMouseEvent", object{"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": pixels})
}

func (p *page) cell(row, col int) (x, y any) {
	p.t.Helper()
	where, ok := p.eval(fmt.Sprintf("ninefold.where(%d, %d)", row, col)).([]any)
	if !ok || len(where) != 2 {
		p.t.Fatalf("row %d, column %d is nowhere: %v", row, col, where)
	}
	return where[0], where[1]
}

// touch puts a finger on places of the page, one after another, and lifts it. Its times do not depend on the machine's
// and never go back.
func (p *page) touch(places ...[2]any) {
	p.t.Helper()
	const step = 0.05 // seconds
	at := max(p.touched, float64(time.Now().UnixMilli())/1000)
	for i, place := range places {
		at += step
		kind := "touchMove"
		if i == 0 {
			kind = "touchStart"
		}
		p.send("Input.dispatchTouchEvent",
			object{"type": kind, "timestamp": at, "touchPoints": []object{{"x": place[0], "y": place[1]}}})
	}
	p.touched = at + step
	p.send("Input.dispatchTouchEvent", object{"type": "touchEnd", "timestamp": p.touched, "touchPoints": []object{}})
}

func quoted(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// inField is an expression that tells whether a text field has the keyboard.
const inField = "document.activeElement.matches('input[type=text], textarea')"

// twoPeople begins a game between two people under the judge's rules with a first move.
func (p *page) twoPeople(first grid.Cell) tictactoe.Position {
	p.t.Helper()
	p.paste(fmt.Sprintf("[Rules \"judge\"]\n\n1. %d %d", first.Row(), first.Col()))
	position, err := tictactoe.New(tictactoe.Judge).Play(first)
	if err != nil {
		p.t.Fatal(err)
	}
	p.awaitMarked(position)
	return position
}
