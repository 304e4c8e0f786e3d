//go:build web

package gui

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"

	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// TestWebPage opens the packaged web page in a browser without a window and does there what a user would, with a pointer,
// a keyboard, the clipboard and files. It wants Debian's chromium, and dist/web from .ci/package.
func TestWebPage(t *testing.T) {
	const packaged = "../dist/web"
	if _, err := os.Stat(filepath.Join(packaged, "index.html")); err != nil {
		t.Fatal("the page is not packaged yet: ", err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(packaged)))
	defer server.Close()
	p := openPage(t, server.URL)
	p.awaitMarked(tictactoe.New(tictactoe.Judge))

	position := tictactoe.New(tictactoe.Judge)
	play := func(row, col int) {
		t.Helper()
		var err error
		if position, err = position.Play(grid.At(row, col)); err != nil {
			t.Fatal(err)
		}
		p.awaitMarked(position)
	}
	t.Run("a move is played with the keyboard, the next with the pointer, an illegal one not", func(t *testing.T) {
		p.t = t
		p.key("5", "Digit5", '5', 0)
		p.key("4", "Digit4", '4', 0)
		play(5, 4)
		p.click(1, 1) // the last move points to field 4
		p.click(6, 3)
		play(6, 3)
	})
	t.Run("a script plays", func(t *testing.T) {
		p.t = t
		if got := p.eval("ninefold.play(9, 9)"); got != true {
			t.Errorf("a legal move: %v", got)
		}
		play(9, 9)
		if got := p.eval("ninefold.play(1, 1)"); got != false {
			t.Errorf("an illegal move: %v", got)
		}
		if got := p.eval("ninefold.play(0, 10)"); got != false {
			t.Errorf("no cell: %v", got)
		}
	})
	t.Run("keys that Fyne does not know on a page", func(t *testing.T) {
		p.t = t
		p.key("Home", "Home", 36, 0)
		p.awaitMarked(tictactoe.New(tictactoe.Judge))
		p.key("End", "End", 35, 0)
		p.awaitMarked(position)
		p.key("e", "KeyE", 'E', 0) // edit
		p.key("c", "KeyC", 'C', 0) // clear
		p.awaitMarked(tictactoe.New(tictactoe.Judge))
		p.key("z", "KeyZ", 'Z', control)
		p.awaitMarked(position)
		p.key("e", "KeyE", 'E', 0)
	})
	t.Run("the session outlives the page, and a damaged one is set aside", func(t *testing.T) {
		p.t = t
		p.open(server.URL)
		p.awaitMarked(position)
		p.eval(`localStorage.setItem("` + ID + `/session.json", "damaged")`)
		p.open(server.URL)
		p.awaitMarked(tictactoe.New(tictactoe.Judge))
		if got := p.eval(`localStorage.getItem("` + ID + `/session-damaged-1.json")`); got != "damaged" {
			t.Errorf("set aside: %v", got)
		}
	})
	t.Run("the clipboard", func(t *testing.T) {
		p.t = t
		p.send("Browser.grantPermissions", object{"permissions": []string{"clipboardReadWrite", "clipboardSanitizedWrite"}})
		p.eval("navigator.clipboard.writeText(" + quoted(sample(t, "tictactoe-1.in")) + ")")
		p.key("v", "KeyV", 'V', control)
		p.await("ninefold.position()", sample(t, "tictactoe-1.in"))
		p.key("C", "KeyC", 'C', control|shift)
		p.await("navigator.clipboard.readText()", sample(t, "tictactoe-1.out"))
	})
	t.Run("a file in, a file out", func(t *testing.T) {
		p.t = t
		in, err := filepath.Abs("../engine/tictactoe/testdata/tictactoe-2.in")
		if err != nil {
			t.Fatal(err)
		}
		p.send("Page.setInterceptFileChooserDialog", object{"enabled": true})
		p.key("o", "KeyO", 'O', control)
		chooser := p.event("Page.fileChooserOpened")
		p.send("DOM.setFileInputFiles", object{"files": []string{in}, "backendNodeId": chooser["backendNodeId"]})
		p.await("ninefold.position()", sample(t, "tictactoe-2.in"))

		p.eval(`{
			const dropped = new DataTransfer()
			dropped.items.add(new File([` + quoted(sample(t, "tictactoe-3.in")) + `], "dropped.in"))
			document.dispatchEvent(new DragEvent("drop", {dataTransfer: dropped}))
		}`)
		p.await("ninefold.position()", sample(t, "tictactoe-3.in"))

		downloads := t.TempDir()
		p.send("Browser.setDownloadBehavior", object{"behavior": "allow", "downloadPath": downloads})
		p.key("e", "KeyE", 'E', control)
		awaitDownload(t, filepath.Join(downloads, "marked.txt"), sample(t, "tictactoe-3.out"))
	})
	p.t = t
	for _, thrown := range p.thrown {
		t.Errorf("the page threw %s", thrown)
	}
}

func awaitDownload(t *testing.T, name, want string) {
	t.Helper()
	var got []byte
	for deadline := time.Now().Add(patienceWithBrowser); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if got, _ = os.ReadFile(name); string(got) == want {
			return
		}
	}
	t.Fatalf("%s holds\n%s\nwant\n%s", name, got, want)
}

const patienceWithBrowser = 60 * time.Second

// The modifiers of a key, as the browser's protocol numbers them.
const (
	control = 2
	shift   = 8
)

type object = map[string]any

// page is a page in a browser, driven by its DevTools protocol: JSON objects through a pair of pipes, each ended by a
// zero byte.
type page struct {
	t       *testing.T
	to      *os.File
	from    <-chan object // what the browser says, one message after the other
	last    int           // number of the last command
	session string
	events  []object // not yet asked for
	thrown  []string
}

// openPage starts a browser with a page.
func openPage(t *testing.T, address string) *page {
	t.Helper()
	fromUs, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, toUs, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	browser := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
		"--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--window-size=1000,760", "--lang=en-US",
		"--user-data-dir="+t.TempDir(), "--remote-debugging-pipe", "about:blank")
	browser.ExtraFiles = []*os.File{fromUs, toUs} // 3 and 4, as the browser expects them
	var log bytes.Buffer
	browser.Stderr = &log
	if err := browser.Start(); err != nil {
		t.Fatal(err)
	}
	fromUs.Close()
	toUs.Close()
	p := &page{t: t, to: to, from: messages(from)}
	t.Cleanup(func() {
		p.t = t
		p.send("Browser.close", nil) // it ends by itself, and with it what it has started
		browser.Wait()
		if t.Failed() {
			t.Logf("the browser said\n%s", &log)
		}
	})
	target := p.send("Target.createTarget", object{"url": "about:blank"})["targetId"]
	p.session = p.send("Target.attachToTarget", object{"targetId": target, "flatten": true})["sessionId"].(string)
	p.send("Page.enable", nil)
	p.send("Runtime.enable", nil)
	p.open(address)
	return p
}

// messages reads what the browser says.
func messages(from *os.File) <-chan object {
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

// zeroless reads a file with spaces in the place of zero bytes.
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

// send sends a command and gives its result.
func (p *page) send(method string, params object) object {
	p.t.Helper()
	p.last++
	command := object{"id": p.last, "method": method}
	if params != nil {
		command["params"] = params
	}
	if p.session != "" {
		command["sessionId"] = p.session
	}
	text, err := json.Marshal(command)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.to.Write(append(text, 0)); err != nil {
		p.t.Fatal(err)
	}
	for {
		message := p.next(method)
		if message["id"] != float64(p.last) {
			continue
		}
		if message["error"] != nil {
			p.t.Fatalf("%s: %v", method, message["error"])
		}
		result, _ := message["result"].(object)
		return result
	}
}

// next is the next message of the browser's. One that is no answer is kept.
func (p *page) next(waitingFor string) object {
	p.t.Helper()
	select {
	case message, ok := <-p.from:
		if !ok {
			p.t.Fatalf("the browser ended, and %s did not come", waitingFor)
		}
		switch message["method"] {
		case nil:
		case "Runtime.exceptionThrown":
			p.thrown = append(p.thrown, quoted(message["params"]))
		default:
			p.events = append(p.events, message)
		}
		return message
	case <-time.After(patienceWithBrowser):
		p.t.Fatalf("waited in vain for %s", waitingFor)
	}
	return nil
}

// event waits for an event and gives what it says.
func (p *page) event(method string) object {
	p.t.Helper()
	for {
		for i, e := range p.events {
			if e["method"] == method {
				p.events = append(p.events[:i], p.events[i+1:]...)
				params, _ := e["params"].(object)
				return params
			}
		}
		p.next(method)
	}
}

// open goes to an address, or there again, and waits until the program runs.
func (p *page) open(address string) {
	p.t.Helper()
	p.send("Page.navigate", object{"url": address})
	p.await("typeof ninefold", "object")
	p.await("document.querySelectorAll('canvas').length", 1.)
}

// eval is the value of an expression, of what it promises if it is a promise.
func (p *page) eval(expression string) any {
	p.t.Helper()
	answer := p.send("Runtime.evaluate", object{"expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true})
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
	for deadline := time.Now().Add(patienceWithBrowser); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if got = p.eval(expression); got == want {
			return
		}
	}
	p.t.Fatalf("%s is\n%v\nwant\n%v", expression, got, want)
}

// awaitMarked reads the marked board back.
func (p *page) awaitMarked(want tictactoe.Position) {
	p.t.Helper()
	p.await("ninefold.marked()", string(tictactoe.AppendMarked(nil, &want)))
}

// key presses and releases a key.
func (p *page) key(key, code string, number int, modifiers int) {
	p.t.Helper()
	for _, kind := range []string{"keyDown", "keyUp"} {
		p.send("Input.dispatchKeyEvent", object{
			"type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers,
		})
	}
}

// click moves the pointer to a cell and clicks there.
func (p *page) click(row, col int) {
	p.t.Helper()
	where, ok := p.eval(fmt.Sprintf("ninefold.where(%d, %d)", row, col)).([]any)
	if !ok || len(where) != 2 {
		p.t.Fatalf("row %d, column %d is nowhere: %v", row, col, where)
	}
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		p.send("Input.dispatchMouseEvent", object{
			"type": kind, "x": where[0], "y": where[1], "button": "left", "clickCount": 1,
		})
		time.Sleep(50 * time.Millisecond) // Fyne looks where the pointer is once a frame
	}
}

func quoted(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}
