//go:build e2e

package gui

import (
	"io"
	"net/url"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// xClient is the test's own connection to the X server, for what xdotool cannot do: ask whether a window has dealt with
// its input, look at the screen, and drop a file on a window.
type xClient struct {
	conn   *xgb.Conn
	screen *xproto.ScreenInfo
	own    xproto.Window // is never seen; what the test is told comes to it
	atoms  map[string]xproto.Atom
	pings  uint32
}

// connect connects to a display until the test ends.
func connect(t *testing.T, display string) *xClient {
	t.Helper()
	xgb.Logger.SetOutput(io.Discard) // it tells that there is no password, and of the display's end
	conn, err := xgb.NewConnDisplay(display)
	check(t, err)
	t.Cleanup(conn.Close)
	own, err := xproto.NewWindowId(conn)
	check(t, err)
	x := &xClient{conn: conn, screen: xproto.Setup(conn).DefaultScreen(conn), own: own, atoms: map[string]xproto.Atom{}}
	root := x.screen.Root
	check(t,
		xproto.CreateWindowChecked(conn, 0, own, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check())
	answersToPings := []uint32{xproto.EventMaskSubstructureNotify}
	check(t, xproto.ChangeWindowAttributesChecked(conn, root, xproto.CwEventMask, answersToPings).Check())
	return x
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (x *xClient) atom(t *testing.T, name string) xproto.Atom {
	t.Helper()
	if _, known := x.atoms[name]; !known {
		reply, err := xproto.InternAtom(x.conn, false, uint16(len(name)), name).Reply()
		check(t, err)
		x.atoms[name] = reply.Atom
	}
	return x.atoms[name]
}

// tell sends a message of the kind to the program whose window it is.
func (x *xClient) tell(t *testing.T, window xproto.Window, kind string, data ...uint32) {
	t.Helper()
	message := xproto.ClientMessageEvent{
		Format: 32, Window: window, Type: x.atom(t, kind),
		Data: xproto.ClientMessageDataUnionData32New(append(data, 0, 0, 0, 0, 0)[:5]),
	}
	check(t, xproto.SendEventChecked(x.conn, false, window, xproto.EventMaskNoEvent, string(message.Bytes())).Check())
}

// await waits for an event that is wanted and leaves others out.
func (x *xClient) await(t *testing.T, what string, wanted func(xgb.Event) bool) {
	t.Helper()
	limit := time.AfterFunc(patience, x.conn.Close)
	defer limit.Stop()
	for {
		event, err := x.conn.WaitForEvent()
		if event == nil && err == nil {
			t.Fatalf("waited in vain for %s", what)
		}
		if event != nil && wanted(event) {
			return
		}
	}
}

// awaitMessage waits for a message of the kind and returns what it says.
func (x *xClient) awaitMessage(t *testing.T, kind string, wanted func(data []uint32) bool) {
	t.Helper()
	x.await(t, kind, func(event xgb.Event) bool {
		message, ok := event.(xproto.ClientMessageEvent)
		return ok && message.Type == x.atom(t, kind) && wanted(message.Data.Data32)
	})
}

// ping asks a window, as window managers do, whether it is alive, and waits until it says so. It answers in turn with
// the pointer and the keyboard, so that it has dealt with all that was done to it before.
func (x *xClient) ping(t *testing.T, window xproto.Window) {
	t.Helper()
	x.pings++
	x.tell(t, window, "WM_PROTOCOLS", uint32(x.atom(t, "_NET_WM_PING")), x.pings, uint32(window))
	x.awaitMessage(t, "WM_PROTOCOLS", func(data []uint32) bool { return data[1] == x.pings })
}

// picture is what is seen on the screen, to be compared with another.
func (x *xClient) picture(t *testing.T) string {
	t.Helper()
	s := x.screen
	reply, err := xproto.GetImage(x.conn, xproto.ImageFormatZPixmap, xproto.Drawable(s.Root), 0, 0, s.WidthInPixels,
		s.HeightInPixels, ^uint32(0)).Reply()
	check(t, err)
	return string(reply.Data)
}

// drop drops a file on a window, where the pointer is, as a file manager does by the protocol XDND, version 5
// (https://freedesktop.org/wiki/Specifications/XDND), and waits until the window says that it has taken it.
func (x *xClient) drop(t *testing.T, window xproto.Window, path string) {
	t.Helper()
	const version, accepted = 5, 1
	list := []byte((&url.URL{Scheme: "file", Path: path}).String() + "\r\n")
	listType, copied, own := x.atom(t, "text/uri-list"), uint32(x.atom(t, "XdndActionCopy")), uint32(x.own)
	pointer, err := xproto.QueryPointer(x.conn, x.screen.Root).Reply()
	check(t, err)
	check(t, xproto.SetSelectionOwnerChecked(x.conn, x.own, x.atom(t, "XdndSelection"), xproto.TimeCurrentTime).Check())
	x.tell(t, window, "XdndEnter", own, version<<24, uint32(listType))
	x.tell(t, window, "XdndPosition", own, 0, uint32(pointer.RootX)<<16|uint32(pointer.RootY),
		xproto.TimeCurrentTime, copied)
	x.awaitMessage(t, "XdndStatus", func(data []uint32) bool { return data[1]&accepted != 0 })
	x.tell(t, window, "XdndDrop", own, 0, xproto.TimeCurrentTime)
	x.await(t, "a request for what is dropped", func(event xgb.Event) bool {
		request, ok := event.(xproto.SelectionRequestEvent)
		if !ok || request.Target != listType {
			return false
		}
		check(t, xproto.ChangePropertyChecked(x.conn, xproto.PropModeReplace, request.Requestor, request.Property,
			listType, 8, uint32(len(list)), list).Check())
		answer := xproto.SelectionNotifyEvent{
			Time: request.Time, Requestor: request.Requestor, Selection: request.Selection, Target: request.Target,
			Property: request.Property,
		}
		check(t, xproto.SendEventChecked(x.conn, false, request.Requestor, xproto.EventMaskNoEvent,
			string(answer.Bytes())).Check())
		return true
	})
	// GLFW does not say just that it is accepted, but how long it was.
	x.awaitMessage(t, "XdndFinished", func(data []uint32) bool { return data[1] != 0 })
}
