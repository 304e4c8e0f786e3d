//go:build web

package page_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestWebPage opens the packaged web page in a headless browser and acts like a user, with a pointer, a keyboard, the
// clipboard and files. It needs Debian's chromium, and dist/web from .ci/package.
func TestWebPage(t *testing.T) {
	b := openBrowser(t)
	p, server := b.tab(desktopScreen), newSite(t, noFault)
	p.open(server.URL)
	run := func(name string, test func(t *testing.T)) {
		t.Helper()
		t.Run(name, func(t *testing.T) { b.t = t; test(t) })
		b.t = t
	}
	position := tictactoe.New(tictactoe.Judge)
	p.awaitMarked(position)
	p.command("New board") // between two people
	play := func(row, col int) {
		t.Helper()
		position = fail.Must(position.Play(grid.At(row, col)))(t)
		p.awaitMarked(position)
	}
	run("a move is played with the keyboard, the next with the pointer, an illegal one not", func(t *testing.T) {
		p.key("5", "Digit5", '5', 0)
		p.key("4", "Digit4", '4', 0)
		play(5, 4)
		p.click(1, 1) // the last move points to field 4
		p.click(6, 3)
		play(6, 3)
	})
	run("a script plays", func(t *testing.T) {
		for expression, want := range map[string]bool{"ninefold.play(9, 9)": true, "ninefold.play(0, 10)": false} {
			got := p.eval(expression)
			fail.If(t, got != want, "%s: %v", expression, got)
		}
		play(9, 9)
		fail.Unequal(t, p.eval("ninefold.play(1, 1)"), false, "an illegal move")
	})
	run("keys without a character", func(t *testing.T) {
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
	run("the wheel goes a step a notch over the board, and the console is quiet", func(t *testing.T) {
		const notch = 100
		p.wheel(1, 1, -notch)
		before, err := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))
		if err == nil {
			before, err = before.Play(grid.At(6, 3))
		}
		fail.OnError(t, err)
		p.awaitMarked(before)
		p.wheel(1, 1, notch)
		p.awaitMarked(position)
		complaints := p.complaints()
		fail.If(t, len(complaints) > 0, "%q", complaints)
	})
	run("the session outlives the page", func(t *testing.T) { p.open(server.URL); p.awaitMarked(position) })
	run("a session that is damaged is set aside", func(t *testing.T) {
		p.eval(`localStorage.setItem("ninefold:/:settings.json", "damaged")`)
		p.open(server.URL)
		p.awaitMarked(tictactoe.New(tictactoe.Judge))
		fail.If(t, p.eval(`localStorage.getItem("ninefold:/:settings.json.damaged-1")`) == nil, "it is lost")
	})
	run("the clipboard", func(t *testing.T) {
		p.allowClipboard()
		p.eval("navigator.clipboard.writeText(" + quoted(texttest.Sample(t, "tictactoe-1.in")) + ")")
		p.key("v", "KeyV", 'V', control, "paste")
		p.await("ninefold.position()", texttest.Sample(t, "tictactoe-1.in"))
		p.key("C", "KeyC", 'C', control|shift)
		p.await("navigator.clipboard.readText()", texttest.Sample(t, "tictactoe-1.out"))
	})
	run("a refused clipboard", func(t *testing.T) {
		for _, name := range []string{"clipboard-read", "clipboard-write"} {
			b.send("", "Browser.setPermission", object{"permission": object{"name": name}, "setting": "denied"})
		}
		p.eval("document.execCommand = () => false")
		p.key("C", "KeyC", 'C', control|shift)
		p.awaitSaid("The browser refuses to copy")
		p.eval("ninefold.play(1, 1)")
	})
	run("a file in, a file out", func(t *testing.T) {
		in := fail.Must(filepath.Abs("../../engine/tictactoe/testdata/tictactoe-2.in"))(t)
		p.send("Page.setInterceptFileChooserDialog", object{"enabled": true})
		p.key("o", "KeyO", 'O', control)
		chooser := p.event("Page.fileChooserOpened")
		p.send("DOM.setFileInputFiles", object{"files": []string{in}, "backendNodeId": chooser["backendNodeId"]})
		p.await("ninefold.position()", texttest.Sample(t, "tictactoe-2.in"))
		p.eval(`{
			const dropped = new DataTransfer()
			dropped.items.add(new File([` + quoted(texttest.Sample(t, "tictactoe-3.in")) + `], "dropped.in"))
			document.dispatchEvent(new DragEvent("drop", {dataTransfer: dropped}))
		}`)
		p.await("ninefold.position()", texttest.Sample(t, "tictactoe-3.in"))
		downloads := t.TempDir()
		b.send("", "Browser.setDownloadBehavior", object{"behavior": "allow", "downloadPath": downloads})
		p.key("e", "KeyE", 'E', control)
		awaitDownload(t, filepath.Join(downloads, "dropped.marked.out"), texttest.Sample(t, "tictactoe-3.out"))
		p.command("Picture as PNG, 1280")
		checkPicture(t, filepath.Join(downloads, "game.png"))
	})
	run("a link", func(t *testing.T) { testLink(t, p, server.URL+"/") })
	run("text", func(t *testing.T) { testTyping(t, p) })
	run("keys of the browser's", func(t *testing.T) { testKeys(t, p) })
	run("a screen reader", func(t *testing.T) { testTree(t, p) })
	complaints := p.complaints()
	fail.If(t, len(complaints) > 0, "the console shows %q", complaints)
}

// testTyping types a comment with characters of every kind.
func testTyping(t *testing.T, p *page) {
	p.key("m", "KeyM", 'M', control)
	p.await(inField, true)
	for _, text := range []string{"a ", "é", " B ж "} {
		p.send("Input.insertText", object{"text": text})
	}
	p.send("Input.imeSetComposition", object{"text": "ni", "selectionStart": 2, "selectionEnd": 2})
	p.send("Input.insertText", object{"text": "你"})
	p.key("x", "KeyX", 'X', 0)
	p.key("Backspace", "Backspace", 8, 0)
	p.key("Enter", "Enter", 13, control)
	p.await("document.querySelector('dialog')", nil)
	p.await("document.activeElement.dataset.cell !== undefined", true)
	// The record breaks its lines between words.
	p.await(`Object.values(localStorage).join().replace(/\s+/g, " ").includes("a é B ж 你")`, true)
}

// testKeys presses keys that the browser uses, and finds out who handled them.
func testKeys(t *testing.T, p *page) {
	p.eval(`{
		window.kept = []
		const prevent = KeyboardEvent.prototype.preventDefault
		KeyboardEvent.prototype.preventDefault = function () {
			if (this.type === "keydown") kept.push(this.code)
			prevent.call(this)
		}
	}`)
	for _, k := range []struct {
		key, code         string
		number, modifiers int
		keeps             bool
	}{
		{"F5", "F5", 116, 0, false}, {"F12", "F12", 123, 0, false}, {"r", "KeyR", 'R', control, false},
		{"=", "Equal", 187, control, false}, {"+", "NumpadAdd", 107, control, false},
		{"-", "Minus", 189, control, false}, {"0", "Digit0", '0', control, false}, {"3", "Digit3", '3', control, false},
		{"t", "KeyT", 'T', control, false}, {"w", "KeyW", 'W', control, false}, {"n", "KeyN", 'N', control, false},
		{"l", "KeyL", 'L', control, false}, {"ArrowLeft", "ArrowLeft", 37, alt, false},
		{"z", "KeyZ", 'Z', control, true}, {"e", "KeyE", 'E', 0, true}, {"Escape", "Escape", 27, 0, true},
	} {
		// These are events of the page's own, since the browser would act on real keys.
		p.eval("kept = []; document.body.dispatchEvent(new KeyboardEvent('keydown', " + quoted(object{
			"key": k.key, "code": k.code, "keyCode": k.number, "bubbles": true, "cancelable": true,
			"ctrlKey": k.modifiers == control, "altKey": k.modifiers == alt,
		}) + "))")
		got := p.eval("kept.length > 0")
		fail.If(t, got != k.keeps, "%s with modifiers %d: kept from the browser: %v", k.code, k.modifiers, got)
	}
	p.key("z", "KeyZ", 'Z', control|shift)
	testLayouts(t, p)
}

// testLayouts presses keys as other layouts name them, and reads what the page tells of them.
func testLayouts(t *testing.T, p *page) {
	p.eval(`{
		window.told = ""
		const post = Worker.prototype.postMessage
		Worker.prototype.postMessage = function (message, ...rest) {
			if (/^(key|rune)$/.test(message[0])) told += JSON.stringify(message) + " "
			post.call(this, message, ...rest)
		}
	}`)
	for _, k := range []struct {
		key, code string
		shift     bool
		want      string
	}{
		{"е", "KeyT", false, `["key","window","T"`}, {"Ф", "KeyA", true, `["key","window","A",false,false`},
		{"η", "KeyH", false, `["key","window","H"`}, {"z", "KeyY", false, `["key","window","Z"`},
		{"é", "Digit2", false, `["rune","é","2",false`}, {"2", "Digit2", true, `["rune","2","2",true`},
		{"!", "Digit1", true, `["rune","!","!",true`}, {".", "KeyE", false, `["key","window","."`},
	} {
		p.eval("told = ''; document.body.dispatchEvent(new KeyboardEvent('keydown', " + quoted(object{
			"key": k.key, "code": k.code, "shiftKey": k.shift, "bubbles": true, "cancelable": true,
		}) + "))")
		got, _ := p.eval("told").(string)
		fail.If(t, !strings.Contains(got, k.want), "%s at %s: told is %s, want %s", k.key, k.code, got, k.want)
	}
}

// testTree reads the page as a screen reader does.
func testTree(t *testing.T, p *page) {
	roles, names := map[string]int{}, map[string]string{}
	for _, r := range p.readAll() {
		roles[r.role]++
		names[r.name] = r.role
	}
	fail.If(t, roles["grid"] != 1 || roles["columnheader"] != 9 || roles["rowheader"] != 9 || roles["button"] < 81 ||
		roles["status"] == 0, "roles: %v", roles)
	fail.If(t, names["The 9×9 board"] != "grid", "no name for the board: %v", names)
	fail.Unequal(t, p.eval("document.documentElement.lang"), "en", "the language")
	before := p.eval("ninefold.marked()")
	// A click on a legal cell plays there.
	p.eval("document.querySelectorAll('#grid button').forEach((cell) => cell.click())")
	played := until(func() bool { return p.eval("ninefold.marked()") != before })
	fail.Unless(t, played, "pressing cells changes nothing")
}

func awaitDownload(t *testing.T, name, want string) {
	t.Helper()
	var got []byte
	so := until(func() bool { got, _ = os.ReadFile(name); return string(got) == want })
	fail.NowIf(t, !so, "%s holds\n%s\nwant\n%s", name, got, want)
}

// checkPicture checks that a PNG of the third sample shows its shapes and letters: each colour at
// half to double as many pixels as in the picture that the window would save, whose font is another.
func checkPicture(t *testing.T, name string) {
	t.Helper()
	var got image.Image
	so := until(func() bool {
		file, _ := os.ReadFile(name)
		got, _ = png.Decode(bytes.NewReader(file))
		return got != nil
	})
	fail.NowIf(t, !so, "no picture is saved")
	text := texttest.Sample(t, "tictactoe-3.in")
	position := fail.Must(tictactoe.Parse([]byte(text)))(t)
	of := picture.Picture{Diagram: diagram.OfPosition(&position), Palette: *drawing.Light.Palette()}
	want := fail.Must(png.Decode(bytes.NewReader(fail.Must(raster.AppendPNG(nil, &of, nil, 2))(t))))(t)
	fail.NowIf(t, got.Bounds() != want.Bounds(), "the picture has %v", got.Bounds())
	count := func(of image.Image) map[color.NRGBA]int {
		n := map[color.NRGBA]int{}
		for x := range of.Bounds().Dx() {
			for y := range of.Bounds().Dy() {
				n[color.NRGBAModel.Convert(of.At(x, y)).(color.NRGBA)]++
			}
		}
		return n
	}
	has, wants := count(got), count(want)
	for _, c := range []drawing.Colour{drawing.Ground, drawing.Line, drawing.BoxLine, drawing.Muted, drawing.X,
		drawing.O,
		drawing.Playable, drawing.Tint} {
		ink := of.Palette.Colour(c)
		fail.If(t, 2*has[ink] < wants[ink] || has[ink] > 2*wants[ink],
			"colour %d has %d pixels, the window's has %d", c, has[ink],
			wants[ink])
	}
}

// The modifiers of a key, as the browser's protocol numbers them.
const (
	alt     = 1
	control = 2
	shift   = 8
)

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
	fail.NowIf(p.t, !ok || len(where) != 2, "row %d, column %d is nowhere: %v", row, col, where)
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

func (p *page) touchCell(row, col int) { p.t.Helper(); x, y := p.cell(row, col); p.touch([2]any{x, y}) }

func (p *page) allowClipboard() {
	p.browser.send("", "Browser.grantPermissions",
		object{"permissions": []string{"clipboardReadWrite", "clipboardSanitizedWrite"}})
}

// twoPeople begins a game between two people under the judge's rules with a first move.
func (p *page) twoPeople(first grid.Cell) tictactoe.Position {
	p.t.Helper()
	p.paste(fmt.Sprintf("[Rules \"judge\"]\n\n1. %d %d", first.Row(), first.Col()))
	position := fail.Must(tictactoe.New(tictactoe.Judge).Play(first))(p.t)
	p.awaitMarked(position)
	return position
}
