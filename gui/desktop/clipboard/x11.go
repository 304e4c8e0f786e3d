//go:build unix && !darwin

package clipboard

import (
	"errors"
	"io"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// Put puts a PNG on the clipboard, by the connection to the X server that it opens. Under X11 the program that copied
// hands the picture to each program that pastes it, so it can be pasted until something else is copied, or end is
// called.
func Put(file []byte) (end func(), err error) {
	xgb.Logger.SetOutput(io.Discard) // the error says what it logs
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, err
	}
	o := owner{conn: conn, file: file, sending: map[place][]byte{}}
	if err := o.begin(); err != nil {
		conn.Close()
		return nil, err
	}
	go o.serve()
	return conn.Close, nil
}

// owner owns the clipboard, as the conventions for clients of X11 want it
// (https://x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Use_of_Selection_Atoms).
type owner struct {
	conn    *xgb.Conn
	file    []byte
	most    int              // the number of bytes that one request can carry
	sending map[place][]byte // what is left to send where a picture goes in parts

	clipboard, targets, png, incr xproto.Atom
}

// place is where another program wants what it asked for.
type place struct {
	window   xproto.Window
	property xproto.Atom
}

// begin takes the clipboard from the program that owns it.
func (o *owner) begin() error {
	for name, atom := range map[string]*xproto.Atom{
		"CLIPBOARD": &o.clipboard, "TARGETS": &o.targets, "image/png": &o.png, "INCR": &o.incr,
	} {
		reply, err := xproto.InternAtom(o.conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		*atom = reply.Atom
	}
	setup := xproto.Setup(o.conn)
	const unit, header = 4, 24
	o.most = unit*int(setup.MaximumRequestLength) - header
	window, err := xproto.NewWindowId(o.conn)
	if err != nil {
		return err
	}
	root := setup.DefaultScreen(o.conn).Root
	err = xproto.CreateWindowChecked(o.conn, 0, window, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).
		Check()
	if err != nil {
		return err
	}
	xproto.SetSelectionOwner(o.conn, window, o.clipboard, xproto.TimeCurrentTime)
	now, err := xproto.GetSelectionOwner(o.conn, o.clipboard).Reply()
	if err == nil && now.Owner != window {
		err = errors.New("another program keeps it")
	}
	return err
}

// serve answers other programs until one of them copies something, or the connection ends.
func (o *owner) serve() {
	defer o.conn.Close()
	for {
		event, err := o.conn.WaitForEvent()
		if event == nil && err == nil {
			return
		}
		switch e := event.(type) { // an error is that of a program which has ended meanwhile
		case xproto.SelectionClearEvent:
			return
		case xproto.SelectionRequestEvent:
			o.answer(e)
		case xproto.PropertyNotifyEvent:
			to := place{e.Window, e.Atom}
			if _, ok := o.sending[to]; ok && e.State == xproto.PropertyDelete {
				o.sendPart(to)
			}
		case xproto.DestroyNotifyEvent:
			for to := range o.sending {
				if to.window == e.Window {
					delete(o.sending, to)
				}
			}
		}
	}
}

// answer gives a program the forms that there are, or the picture, and refuses everything else.
func (o *owner) answer(request xproto.SelectionRequestEvent) {
	to := place{request.Requestor, request.Property}
	if to.property == xproto.AtomNone { // as old programs ask
		to.property = request.Target
	}
	switch {
	case request.Target == o.targets:
		o.put(to, xproto.AtomAtom, numbers(uint32(o.targets), uint32(o.png)))
	case request.Target != o.png:
		to.property = xproto.AtomNone
	case len(o.file) <= o.most:
		o.put(to, o.png, o.file)
	default:
		o.sendInParts(to)
	}
	answer := xproto.SelectionNotifyEvent{Time: request.Time, Requestor: to.window, Selection: request.Selection,
		Target: request.Target, Property: to.property}
	xproto.SendEvent(o.conn, false, to.window, xproto.EventMaskNoEvent, string(answer.Bytes()))
}

// sendInParts begins to send the picture in parts. The program takes each one by deleting the property.
func (o *owner) sendInParts(to place) {
	const taken, ended = xproto.EventMaskPropertyChange, xproto.EventMaskStructureNotify
	xproto.ChangeWindowAttributes(o.conn, to.window, xproto.CwEventMask, []uint32{taken | ended})
	o.put(to, o.incr, numbers(uint32(len(o.file))))
	o.sending[to] = o.file
}

// sendPart sends the next part. After the last one goes an empty one, which says that this was all.
func (o *owner) sendPart(to place) {
	left := o.sending[to]
	part := left[:min(len(left), o.most)]
	o.put(to, o.png, part)
	o.sending[to] = left[len(part):]
	if len(part) == 0 {
		delete(o.sending, to)
	}
}

// put sets a property of another program's window: bytes of a PNG, or numbers.
func (o *owner) put(to place, kind xproto.Atom, content []byte) {
	bits := 32
	if kind == o.png {
		bits = 8
	}
	xproto.ChangeProperty(o.conn, xproto.PropModeReplace, to.window, to.property, kind, byte(bits),
		uint32(len(content)*8/bits), content)
}

// numbers returns numbers as X11 writes them.
func numbers(all ...uint32) []byte {
	content := make([]byte, 4*len(all))
	for i, n := range all {
		xgb.Put32(content[4*i:], n)
	}
	return content
}
