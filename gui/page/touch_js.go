package page

import (
	"math"
	"syscall/js"
	"time"
)

const (
	slip      = 10                     // pixels that a finger may move in a tap
	longPress = 450 * time.Millisecond // after which a finger that rests points, as a mouse without a button
	away      = -1000                  // where the pointer is while no finger is down
	frame     = 16 * time.Millisecond
	seen      = 3 * frame // after which Fyne, which looks once a frame, knows where the pointer is
)

// Touch makes a finger a pointer: a tap is a click, a finger that moves scrolls, and one that rests points. Fyne's
// driver knows only what the browser makes of a tap.
type Touch struct {
	pointer
	settle           func()
	board            func(x, y float64) bool
	down             bool
	slid, pointing   bool // the finger moves, or it points
	startX, startY   float64
	startTime        float64 // by the browser's clock, in milliseconds
	lastX, lastY     float64
	speedX, speedY   float64 // pixels a millisecond
	lastTime         float64
	began            time.Time // of the finger that is or was down
	dueX, dueY       float64   // pixels that are still to be scrolled
	scrolling        bool      // a goroutine waits to scroll them
	gliding          bool
	glide, longTimer *time.Timer
}

// NewTouch listens to the fingers on the window. settle must return when the window has done what it was told before;
// board reports whether a place is on the board, over which a finger that moves points.
func NewTouch(settle func(), board func(x, y float64) bool) *Touch {
	t := &Touch{pointer: newPointer(), settle: settle, board: board}
	ListenFirst("touchstart", t.heard(t.start))
	ListenFirst("touchmove", t.heard(t.move))
	ListenFirst("touchend", t.heard(t.end))
	ListenFirst("touchcancel", t.heard(func(_ js.Value, x, y float64) { t.stop() }))
	return t
}

// heard is given the fingers on the window. Two fingers are the browser's, which zooms.
func (t *Touch) heard(do func(event js.Value, x, y float64)) func(js.Value) {
	return func(event js.Value) {
		if !event.Get("target").Equal(t.canvas) {
			return
		}
		if event.Get("touches").Length() > 1 {
			t.stop()
			return
		}
		finger := event.Get("changedTouches").Index(0)
		do(event, finger.Get("clientX").Float(), finger.Get("clientY").Float())
	}
}

func (t *Touch) start(event js.Value, x, y float64) {
	t.stop()
	t.down, t.slid, t.pointing = true, false, false
	t.startX, t.startY, t.lastX, t.lastY = x, y, x, y
	t.startTime = event.Get("timeStamp").Float()
	t.speedX, t.speedY, t.lastTime = 0, 0, t.startTime
	t.began, t.dueX, t.dueY = time.Now(), 0, 0
	t.mouse("mousemove", x, y)
	t.longTimer = time.AfterFunc(longPress, func() {
		if t.down && !t.slid {
			t.pointing = true
		}
	})
}

func (t *Touch) move(event js.Value, x, y float64) {
	event.Call("preventDefault")
	if !t.down {
		return
	}
	if !t.slid && math.Hypot(x-t.startX, y-t.startY) >= slip {
		t.slid = true
		t.pointing = t.pointing || t.board(t.startX, t.startY)
	}
	switch {
	case t.pointing:
		t.mouse("mousemove", x, y)
	case t.slid:
		now := event.Get("timeStamp").Float()
		if passed := now - t.lastTime; passed > 0 {
			t.speedX, t.speedY = (x-t.lastX)/passed, (y-t.lastY)/passed
		}
		t.scroll(x-t.lastX, y-t.lastY)
		t.lastX, t.lastY, t.lastTime = x, y, now
	}
}

// end goes by the browser's clock, as on a busy page the finger may long be up when its timer ends.
func (t *Touch) end(event js.Value, x, y float64) {
	event.Call("preventDefault") // else the browser would make a click of it too
	if !t.down {
		return
	}
	rested := event.Get("timeStamp").Float() - t.startTime
	slid, pointing := t.slid, t.pointing
	t.stop()
	switch {
	case !slid && rested < float64(longPress.Milliseconds()):
		t.tap(x, y)
	case slid && !pointing:
		t.glideOn()
	default:
		t.leave()
	}
}

// tap is a click at a place. Fyne hears of it in other goroutines, and takes a click to be where the pointer is when
// the click's turn comes.
func (t *Touch) tap(x, y float64) {
	go func() {
		for _, kind := range [...]string{"mousemove", "mousedown", "mouseup"} {
			t.mouse(kind, x, y)
			time.Sleep(time.Millisecond)
			t.settle()
		}
		t.leave()
	}()
}

// stop ends whatever the last finger began.
func (t *Touch) stop() {
	for _, timer := range [...]*time.Timer{t.longTimer, t.glide} {
		if timer != nil {
			timer.Stop()
		}
	}
	t.down, t.gliding = false, false
}

// glideOn goes on scrolling, slower and slower.
func (t *Touch) glideOn() {
	const (
		step   = float64(frame) / float64(time.Millisecond)
		fading = 0.94
		still  = 0.05 // pixels a millisecond
	)
	t.gliding = math.Hypot(t.speedX, t.speedY) >= still
	if !t.gliding {
		t.leave()
		return
	}
	t.scroll(t.speedX*step, t.speedY*step)
	t.speedX, t.speedY = t.speedX*fading, t.speedY*fading
	t.glide = time.AfterFunc(frame, t.glideOn)
}

// scroll scrolls what the finger came down on by pixels, at the next frame.
func (t *Touch) scroll(dx, dy float64) {
	t.dueX, t.dueY = t.dueX+dx, t.dueY+dy
	if t.scrolling {
		return
	}
	t.scrolling = true
	go func() {
		time.Sleep(max(frame, seen-time.Since(t.began)))
		t.settle()
		t.scrolling = false
		t.wheel(t.dueX, t.dueY)
		t.dueX, t.dueY = 0, 0
		t.leave()
	}()
}

// leave takes the pointer away, unless a finger or what it began still needs it.
func (t *Touch) leave() {
	if !t.down && !t.gliding && !t.scrolling {
		t.mouse("mousemove", away, away)
	}
}
