// Package clipboard reads the clipboard under X11, off the UI goroutine and with a limit of time: the program that
// copied hands over the text itself, and may have stopped.
package clipboard

import (
	"context"
	"io"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// reader asks the clipboard's owner as the conventions for clients of X11 want it
// (https://x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Use_of_Selection_Atoms).
type reader struct {
	conn   *xgb.Conn
	window xproto.Window
	atoms  map[string]xproto.Atom
}

// Read returns the text on the clipboard, empty for none. If its owner does not hand it over before ctx ends, the error
// is that of ctx. It must not be called on the UI goroutine, which answers if the program owns the clipboard itself.
func Read(ctx context.Context) (string, error) {
	xgb.Logger.SetOutput(io.Discard) // the error says what it logs
	conn, err := xgb.NewConn()
	if err != nil {
		return "", err
	}
	defer context.AfterFunc(ctx, conn.Close)() // ends every wait
	text, err := read(conn)
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	conn.Close()
	return text, err
}

func read(conn *xgb.Conn) (string, error) {
	r := reader{conn: conn, atoms: map[string]xproto.Atom{}}
	for _, name := range [...]string{"CLIPBOARD", "UTF8_STRING", "INCR", "NINEFOLD"} {
		reply, err := xproto.InternAtom(conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return "", err
		}
		r.atoms[name] = reply.Atom
	}
	var err error
	if r.window, err = xproto.NewWindowId(conn); err != nil {
		return "", err
	}
	root := xproto.Setup(conn).DefaultScreen(conn).Root
	err = xproto.CreateWindowChecked(conn, 0, r.window, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0,
		xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange}).Check()
	if err != nil {
		return "", err
	}
	for _, form := range [...]xproto.Atom{r.atoms["UTF8_STRING"], xproto.AtomString} { // old programs know the last
		if text, err := r.text(form); err != nil || len(text) > 0 {
			return string(text), err
		}
	}
	return "", nil
}

// text asks for the text in a form; nil if there is none.
func (r *reader) text(form xproto.Atom) ([]byte, error) {
	xproto.ConvertSelection(r.conn, r.window, r.atoms["CLIPBOARD"], form, r.atoms["NINEFOLD"], xproto.TimeCurrentTime)
	var answer xproto.SelectionNotifyEvent
	err := r.await(func(event xgb.Event) (ok bool) {
		answer, ok = event.(xproto.SelectionNotifyEvent)
		return ok
	})
	if err != nil || answer.Property == xproto.AtomNone {
		return nil, err
	}
	text, kind, err := r.take()
	if err != nil || kind != r.atoms["INCR"] {
		return text, err
	}
	for all := []byte(nil); ; all = append(all, text...) { // a long text comes in parts, each when the last is taken
		err := r.await(func(event xgb.Event) bool {
			change, ok := event.(xproto.PropertyNotifyEvent)
			return ok && change.Atom == r.atoms["NINEFOLD"] && change.State == xproto.PropertyNewValue
		})
		if err != nil {
			return nil, err
		}
		if text, _, err = r.take(); err != nil || len(text) == 0 {
			return all, err
		}
	}
}

// take returns what the owner has written, with its type, and deletes it.
func (r *reader) take() ([]byte, xproto.Atom, error) {
	const most = 1 << 24 // units of 4 bytes
	got, err := xproto.GetProperty(r.conn, true, r.window, r.atoms["NINEFOLD"], xproto.GetPropertyTypeAny, 0, most).
		Reply()
	if err != nil {
		return nil, 0, err
	}
	return got.Value, got.Type, nil
}

// await waits for an event.
func (r *reader) await(wanted func(xgb.Event) bool) error {
	for {
		event, err := r.conn.WaitForEvent()
		switch {
		case event == nil && err == nil:
			return io.ErrUnexpectedEOF // the connection has ended
		case event != nil && wanted(event):
			return nil
		}
	}
}
