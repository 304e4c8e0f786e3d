//go:build e2e

package gui

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"ninefold/engine/test/fail"
)

const patience = 2 * time.Minute

func run(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	fail.NowIf(t, err != nil, "%s %v: %v\n%s", name, args, err, out)
	return string(out)
}

// await waits until `so` is true, or fails with its last description.
func await(t *testing.T, what string, so func() (bool, string)) {
	t.Helper()
	last := ""
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		ok, now := so()
		if ok {
			return
		}
		last = now
	}
	t.Fatalf("waited in vain for %s; there was\n%s", what, last)
}

func awaitFile(t *testing.T, name, want string) {
	t.Helper()
	await(t, name, func() (bool, string) {
		got, err := os.ReadFile(name)
		return string(got) == want, fmt.Sprint(string(got), err)
	})
}

type virtualDisplay struct {
	*xClient
	name   string // for example :1
	server *os.Process
	env    []string
}

func startDisplay(t *testing.T) *virtualDisplay {
	t.Helper()
	reader, writer, err := os.Pipe()
	fail.OnError(t, err)
	// Without -noreset the server restarts when its last client leaves, and refuses clients meanwhile.
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{writer}
	fail.OnError(t, server.Start())
	t.Cleanup(func() { server.Process.Kill(); server.Wait() })
	writer.Close()
	number := make([]byte, 16)
	n, err := reader.Read(number)
	fail.NowIf(t, err != nil, "the virtual display did not start: %v", err)
	display := ":" + strings.TrimSpace(string(number[:n]))
	return &virtualDisplay{connect(t, display), display, server.Process, []string{
		"DISPLAY=" + display, "WAYLAND_DISPLAY=", "LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8",
		"DBUS_SESSION_BUS_ADDRESS=unix:path=/none", // a bus started for a window would outlive it
	}}
}

func (d *virtualDisplay) setClipboard(t *testing.T, text string) {
	t.Helper()
	cmd := exec.Command("xclip", "-selection", "clipboard")
	cmd.Env = append(os.Environ(), d.env...)
	cmd.Stdin = strings.NewReader(text)
	fail.OnError(t, cmd.Run())
	d.awaitClipboard(t, text) // xclip runs in the background and may be late
}

func (d *virtualDisplay) awaitClipboard(t *testing.T, want string) {
	t.Helper()
	await(t, "the clipboard", func() (bool, string) {
		cmd := exec.Command("xclip", "-selection", "clipboard", "-o")
		cmd.Env = append(os.Environ(), d.env...)
		got, _ := cmd.CombinedOutput()
		return string(got) == want, string(got)
	})
}

// xClient is the test's own connection to the X server, for what xdotool cannot do: ask whether a window has handled
// its input, look at the screen, and drop a file on a window.
type xClient struct {
	conn   *xgb.Conn
	screen *xproto.ScreenInfo
	own    xproto.Window // never shown; receives the messages to the test
	atoms  map[string]xproto.Atom
	pings  uint32
}

// connect connects to a display until the test ends.
func connect(t *testing.T, display string) *xClient {
	t.Helper()
	xgb.Logger.SetOutput(io.Discard) // it logs a missing password and the display's end
	conn := fail.Must(xgb.NewConnDisplay(display))(t)
	t.Cleanup(conn.Close)
	own := fail.Must(xproto.NewWindowId(conn))(t)
	x := &xClient{conn: conn, screen: xproto.Setup(conn).DefaultScreen(conn), own: own, atoms: map[string]xproto.Atom{}}
	root := x.screen.Root
	fail.OnError(t,
		xproto.CreateWindowChecked(conn, 0, own, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check())
	answersToPings := []uint32{xproto.EventMaskSubstructureNotify}
	fail.OnError(t, xproto.ChangeWindowAttributesChecked(conn, root, xproto.CwEventMask, answersToPings).Check())
	return x
}

func (x *xClient) atom(t *testing.T, name string) xproto.Atom {
	t.Helper()
	if _, known := x.atoms[name]; !known {
		x.atoms[name] = fail.Must(xproto.InternAtom(x.conn, false, uint16(len(name)), name).Reply())(t).Atom
	}
	return x.atoms[name]
}

func (x *xClient) tell(t *testing.T, window xproto.Window, kind string, data ...uint32) {
	t.Helper()
	message := xproto.ClientMessageEvent{
		Format: 32, Window: window, Type: x.atom(t, kind),
		Data: xproto.ClientMessageDataUnionData32New(append(data, 0, 0, 0, 0, 0)[:5]),
	}
	fail.OnError(t,
		xproto.SendEventChecked(x.conn, false, window, xproto.EventMaskNoEvent, string(message.Bytes())).Check())
}

// await waits for a wanted event and drops others.
func (x *xClient) await(t *testing.T, what string, wanted func(xgb.Event) bool) {
	t.Helper()
	limit := time.AfterFunc(patience, x.conn.Close)
	defer limit.Stop()
	for {
		event, err := x.conn.WaitForEvent()
		fail.NowIf(t, event == nil && err == nil, "waited in vain for %s", what)
		if event != nil && wanted(event) {
			return
		}
	}
}

// awaitMessage waits for a message of a kind and returns its data.
func (x *xClient) awaitMessage(t *testing.T, kind string, wanted func(data []uint32) bool) {
	t.Helper()
	x.await(t, kind, func(event xgb.Event) bool {
		message, ok := event.(xproto.ClientMessageEvent)
		return ok && message.Type == x.atom(t, kind) && wanted(message.Data.Data32)
	})
}

// ping asks a window, as window managers do, whether it is alive, and waits for the answer. The window answers in order
// with the pointer and the keyboard, so it has then handled all earlier input.
func (x *xClient) ping(t *testing.T, window xproto.Window) {
	t.Helper()
	x.pings++
	x.tell(t, window, "WM_PROTOCOLS", uint32(x.atom(t, "_NET_WM_PING")), x.pings, uint32(window))
	x.awaitMessage(t, "WM_PROTOCOLS", func(data []uint32) bool { return data[1] == x.pings })
}

func (x *xClient) picture(t *testing.T) string {
	t.Helper()
	s := x.screen
	reply, err := xproto.GetImage(x.conn, xproto.ImageFormatZPixmap, xproto.Drawable(s.Root), 0, 0, s.WidthInPixels,
		s.HeightInPixels, ^uint32(0)).Reply()
	fail.OnError(t, err)
	return string(reply.Data)
}

// drop drops a file on a window at the pointer, as a file manager does by the protocol XDND, version 5
// (https://freedesktop.org/wiki/Specifications/XDND), and waits until the window has accepted it.
func (x *xClient) drop(t *testing.T, window xproto.Window, path string) {
	t.Helper()
	const version, accepted = 5, 1
	list := []byte((&url.URL{Scheme: "file", Path: path}).String() + "\r\n")
	listType, copied, own := x.atom(t, "text/uri-list"), uint32(x.atom(t, "XdndActionCopy")), uint32(x.own)
	pointer := fail.Must(xproto.QueryPointer(x.conn, x.screen.Root).Reply())(t)
	fail.OnError(t,
		xproto.SetSelectionOwnerChecked(x.conn, x.own, x.atom(t, "XdndSelection"), xproto.TimeCurrentTime).Check())
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
		fail.OnError(t, xproto.ChangePropertyChecked(x.conn, xproto.PropModeReplace, request.Requestor,
			request.Property, listType, 8, uint32(len(list)), list).Check())
		answer := xproto.SelectionNotifyEvent{
			Time: request.Time, Requestor: request.Requestor, Selection: request.Selection, Target: request.Target,
			Property: request.Property,
		}
		fail.OnError(t, xproto.SendEventChecked(x.conn, false, request.Requestor, xproto.EventMaskNoEvent,
			string(answer.Bytes())).Check())
		return true
	})
	// GLFW does not say that the file is accepted, but how long its name was.
	x.awaitMessage(t, "XdndFinished", func(data []uint32) bool { return data[1] != 0 })
}
