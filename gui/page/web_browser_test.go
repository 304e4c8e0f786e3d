//go:build web

package page_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

const patienceWithBrowser = 3 * time.Minute // a busy machine without a graphics card takes long

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

func openBrowser(t *testing.T) *browser {
	t.Helper()
	return openBrowserOf(t, t.TempDir())
}

// opened opens the page in a new browser.
func opened(t *testing.T, s screen) *page {
	p, _ := openedSite(t, s)
	return p
}

// openedSite is opened, and returns the site too.
func openedSite(t *testing.T, s screen) (*page, *site) {
	t.Helper()
	p, from := openBrowser(t).tab(s), newSite(t, noFault)
	p.open(from.URL)
	return p, from
}

// openedOn opens the page in a browser on one screen after another, each time for do.
func openedOn(t *testing.T, screens []screen, do func(p *page, s screen)) {
	t.Helper()
	b := openBrowser(t)
	for _, s := range screens {
		p := b.tab(s)
		p.open(newSite(t, noFault).URL)
		do(p, s)
		p.send("Target.closeTarget", object{"targetId": p.target})
	}
}

// openBrowserOf starts a browser with a profile's folder.
func openBrowserOf(t *testing.T, profile string) *browser {
	t.Helper()
	fromUs, to, err := os.Pipe()
	fail.OnError(t, err)
	from, toUs, err := os.Pipe()
	fail.OnError(t, err)
	program := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
		"--window-size=1000,760", "--lang=en-US", "--user-data-dir="+profile, "--remote-debugging-pipe", "about:blank")
	program.Env = append(os.Environ(), "LANGUAGE=en_US", "LANG=en_US.UTF-8")
	program.ExtraFiles = []*os.File{fromUs, toUs} // 3 and 4, as the browser expects them
	var log bytes.Buffer
	program.Stderr = &log
	fail.OnError(t, program.Start())
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
	fail.Must(b.to.WriteString(quoted(command) + "\x00"))(b.t)
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
		fail.NowIf(b.t, !ok, "the browser ended, and %s did not come", waitingFor)
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
	so := until(func() bool { got = p.eval(expression); return got == want })
	fail.NowIf(p.t, !so, "%s is\n%v\nwant\n%v", expression, got, want)
}

// until waits until so returns true, and reports false if that takes too long.
func until(so func() bool) bool {
	for end := time.Now().Add(patienceWithBrowser); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if so() {
			return true
		}
	}
	return false
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

func quoted(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// inField is an expression that tells whether a text field has the keyboard.
const inField = "document.activeElement.matches('input[type=text], textarea')"
