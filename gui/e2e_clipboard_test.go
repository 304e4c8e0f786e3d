//go:build e2e

package gui

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/clipboard"
)

// copyPicture copies a picture of the board, and then a text, which replaces it.
func copyPicture(t *testing.T, d *virtualDisplay, program string) {
	w := d.open(t, program, t.TempDir(), "../engine/tictactoe/testdata/tictactoe-1.in")
	w.keys("ctrl+shift+p")
	w.xdotool("type", "copy picture")
	w.settle()
	w.keys("Return")
	await(t, "a picture on the clipboard", func() (bool, string) {
		return d.offers(t, "image/png"), "none"
	})
	file := d.pasted(t, "image/png")
	config := fail.Must(png.DecodeConfig(bytes.NewReader(file)))(t)
	fail.If(t, config.Width != 1280, "it is %d pixels wide", config.Width)
	w.keys("ctrl+v") // of a picture there is no text to paste
	w.still()
	w.keys("ctrl+c")
	await(t, "a text instead", func() (bool, string) { return !d.offers(t, "image/png"), "the picture" })
	w.kill()
}

// TestAClipboardHandsOutAPictureOfAnySize puts pictures on the clipboard that fit one request, and that do not.
func TestAClipboardHandsOutAPictureOfAnySize(t *testing.T) {
	d := startDisplay(t)
	t.Setenv("DISPLAY", d.name)
	request := 4 * int(xproto.Setup(d.conn).MaximumRequestLength)
	for _, size := range []int{1, 1000, request - 24, request - 23, request, 3 * request} {
		file := bytes.Repeat([]byte("picture"), size/7+1)[:size]
		end := fail.Must(clipboard.Put(file))(t)
		fail.Unless(t, d.offers(t, "image/png") && !d.offers(t, "text/plain"), "another form is offered")
		got := d.pasted(t, "image/png")
		fail.Unless(t, bytes.Equal(got, file), "of %d bytes come %d", size, len(got))
		fail.If(t, d.pasted(t, "UTF8_STRING") != nil, "a picture is given as a text")
		end()
		await(t, "a clipboard without an owner", func() (bool, string) {
			return d.owner(t) == xproto.WindowNone, "the owner stays"
		})
	}
	t.Setenv("DISPLAY", ":none")
	fail.If(t, fail.ErrorOf(clipboard.Put(nil)) == nil, "there is a clipboard without a display")
}

// owner returns the window that owns the clipboard.
func (x *xClient) owner(t *testing.T) xproto.Window {
	t.Helper()
	return fail.Must(xproto.GetSelectionOwner(x.conn, x.atom(t, "CLIPBOARD")).Reply())(t).Owner
}

// offers reports whether what is on the clipboard has a form.
func (x *xClient) offers(t *testing.T, form string) bool {
	t.Helper()
	forms, wanted := x.pasted(t, "TARGETS"), x.atom(t, form)
	for ; len(forms) >= 4; forms = forms[4:] {
		if xproto.Atom(xgb.Get32(forms)) == wanted {
			return true
		}
	}
	return false
}

// pasted returns what is on the clipboard, in a form; nil if there is nothing in it.
func (x *xClient) pasted(t *testing.T, form string) []byte {
	t.Helper()
	property := x.atom(t, "PASTED")
	told := []uint32{xproto.EventMaskPropertyChange}
	fail.OnError(t, xproto.ChangeWindowAttributesChecked(x.conn, x.own, xproto.CwEventMask, told).Check())
	fail.OnError(t, xproto.ConvertSelectionChecked(x.conn, x.own, x.atom(t, "CLIPBOARD"), x.atom(t, form), property,
		xproto.TimeCurrentTime).Check())
	refused := false
	x.await(t, "an answer of the clipboard's owner", func(event xgb.Event) bool {
		answer, ok := event.(xproto.SelectionNotifyEvent)
		refused = ok && answer.Property == xproto.AtomNone
		return ok
	})
	if refused {
		return nil
	}
	content, kind := x.taken(t, property)
	if kind != x.atom(t, "INCR") {
		return content
	}
	for all := []byte(nil); ; all = append(all, content...) {
		x.await(t, "the next part", func(event xgb.Event) bool {
			change, ok := event.(xproto.PropertyNotifyEvent)
			return ok && change.Window == x.own && change.Atom == property && change.State == xproto.PropertyNewValue
		})
		if content, _ = x.taken(t, property); len(content) == 0 {
			return all
		}
	}
}

// taken returns a property of the test's own window and its type, and deletes it.
func (x *xClient) taken(t *testing.T, property xproto.Atom) ([]byte, xproto.Atom) {
	t.Helper()
	const most = 1 << 24
	got := fail.Must(xproto.GetProperty(x.conn, true, x.own, property, xproto.GetPropertyTypeAny, 0, most).Reply())(t)
	return got.Value, got.Type
}
