package gui

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/notation/text/texttest"
	"ninefold/gui/language"
	"ninefold/gui/model/examples"
)

// safeButtons returns the words of the buttons that the monkey may press in a dialog. Others could lead the file
// dialogs anywhere on this machine.
func safeButtons() []string {
	var words []string
	for _, key := range [...]string{
		"dialog.close", "dialog.cancel", "dialog.import", "dialog.keep", "dialog.compareDo", "dialog.open",
		"dialog.discardDo", "dialog.continue", "document.offer.do", "document.offer.keep", "dialog.goOn",
		"file.open.do", "file.save.do", "file.replace.do", "deduceAll.do",
	} {
		words = append(words, language.Text(key))
	}
	for _, word := range [...]string{"Cancel", "Yes", "No", "OK"} {
		words = append(words, language.Text("fyne."+word))
	}
	return words
}

func (m *monkey) actInDialog() {
	n, text, field := m.rng.IntN(10), m.text(), m.dialogField()
	switch {
	case n < 5:
		m.tapInDialog()
	case n < 6:
		m.did("close the dialog")
		m.loop.Do(m.dialogs.Leave)
	case n < 7 && m.rng.IntN(2) == 0:
		m.tab()
	case n < 7:
		m.pressKey()
	case n < 8 && field != nil:
		text = strings.Map(func(r rune) rune {
			if r == '/' || r == '~' || r == '\x00' {
				return '-' // a slash could save a file elsewhere
			}
			return r
		}, text[:min(len(text), 1000)])
		m.did("write %.200q", text)
		field.SetText(text)
	default:
		m.typeRune()
	}
}

// textField is a widget of Fyne's in which text can be typed.
type textField interface {
	fyne.CanvasObject
	SetText(string)
	SelectedText() string
	TypedRune(rune)
}

func (w *window) dialogField() textField { return find[textField](w.fyne.Canvas().Overlays().Top()) }

func (m *monkey) tapInDialog() {
	safe := safeButtons()
	var names []string
	for _, b := range m.screen.Top().Buttons {
		if !b.Disabled && slices.Contains(safe, b.Words) {
			names = append(names, b.Words)
		}
	}
	n := m.rng.IntN(1 << 20)
	if len(names) > 0 {
		name := names[n%len(names)]
		m.did("button %s", name)
		m.screen.PressIn(name)
	}
}

// goodTexts hold a board or a game.
var goodTexts = func() []string {
	texts := []string{
		"8o/9/9/9/9/9/9/9/9 x 8", twoSudokus, "x81",
		"[Rules \"closed\"]\n[X \"Ann\"]\n[O \"Bob\"]\n\n{Played by mail.}\n1. 5 5  2. 4 4 {Why not the centre?}\n" +
			"  (2. 5 4 {Better.}  3. 5 2)\n3. 2 2  [rules open]  4. 5 6 [edit 1 9 x, 2 2 ., last 5 5]\n",
		"[Rules \"majority\"]\n\n1. 5 5 2. 5 6 (2. 5 4) 3. 5 7\n",
		"[Rules \"judge\"]\n\n{" + strings.Repeat("a long comment, ", 2000) + "}\n1. 1 1\n", // read elsewhere
		strings.Repeat("1........", 1) + strings.Repeat(".", 72),
		strings.Repeat(".........\n", 9),
	}
	for _, name := range examples.Names() {
		texts = append(texts, string(examples.Text(name)))
	}
	return texts
}()

// badTexts hold neither.
var badTexts = []string{
	"", "?", "no board\n", "\x00\x01\x02", strings.Repeat("\x00", 50_000), strings.Repeat("x", 20_000),
	strings.Repeat("line\n", 5000), "\ufeff", "\xff\xfe", "x.. ... ...\n... ... ....",
	strings.Repeat("123456789\n", 9) + "5 5", "[Rules \"none\"]\n", "{", "1. 5 5 2. 1 1", "<html>", "\x1b[31m",
	strings.Repeat("(", 3000), "棋", "ERROR\n",
}

// text returns a text to paste: good, bad, or good with an error.
func (m *monkey) text() string {
	good := pick(m, goodTexts)
	switch m.rng.IntN(6) {
	case 0:
		return pick(m, badTexts)
	case 1:
		return m.spoiled(good)
	case 2:
		return strings.ReplaceAll(good, "\n", "\r\n")
	case 3:
		return string(m.Session.Board().Answer())
	}
	return good
}

// spoiled returns a text with some bytes changed, removed or repeated.
func (m *monkey) spoiled(good string) string {
	text := []byte(good)
	for range 1 + m.rng.IntN(3) {
		if len(text) == 0 {
			break
		}
		at := m.rng.IntN(len(text))
		switch m.rng.IntN(4) {
		case 0:
			text[at] = byte(m.rng.IntN(256))
		case 1:
			text = text[:at]
		case 2:
			text = append(text[:at:at], text[at+1:]...)
		default:
			text = append(text[:at:at], append([]byte("xo.1\n (["[m.rng.IntN(8):]), text[at:]...)...)
		}
	}
	return string(bytes.Clone(text))
}

// writeFiles writes each text into a file, and returns the names of these and of some that do not exist.
func writeFiles(t *testing.T) []string {
	dir := t.TempDir()
	paths := []string{dir, filepath.Join(dir, "missing"), ""}
	for i, text := range append(append([]string{}, goodTexts...), badTexts...) {
		path := filepath.Join(dir, "file"+string(rune('A'+i)))
		texttest.Write(t, path, text)
		paths = append(paths, path)
	}
	return paths
}
