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
)

// Touch makes a finger a pointer: a tap is a click, a finger that moves scrolls, and one that rests points. Fyne's driver
// knows only what the browser makes of a tap.
type Touch struct {
	canvas           js.Value
	settle           func()
	down             bool
	moved, pointing  bool
	startX, startY   float64
	lastX, lastY     float64
	speedX, speedY   float64 // pixels a millisecond
	lastTime         float64
	dueX, dueY       float64 // pixels that are still to be scrolled
	scrolling        bool
	glide, longTimer *time.Timer
}

// NewTouch listens to the fingers on the window. settle must return when the window has done what it was told before.
func NewTouch(settle func()) *Touch {
	t := &Touch{canvas: Document().Call("querySelector", "canvas"), settle: settle}
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
	t.down, t.moved, t.pointing = true, false, false
	t.startX, t.startY, t.lastX, t.lastY = x, y, x, y
	t.speedX, t.speedY, t.lastTime = 0, 0, event.Get("timeStamp").Float()
	t.mouse("mousemove", x, y)
	t.longTimer = time.AfterFunc(longPress, func() {
		if t.down && !t.moved {
			t.pointing = true
		}
	})
}

func (t *Touch) move(event js.Value, x, y float64) {
	event.Call("preventDefault")
	if !t.down {
		return
	}
	if t.pointing {
		t.lastX, t.lastY = x, y
		t.mouse("mousemove", x, y)
		return
	}
	if !t.moved && math.Hypot(x-t.startX, y-t.startY) < slip {
		return
	}
	t.moved = true
	now := event.Get("timeStamp").Float()
	if passed := now - t.lastTime; passed > 0 {
		t.speedX, t.speedY = (x-t.lastX)/passed, (y-t.lastY)/passed
	}
	t.scroll(x-t.lastX, y-t.lastY)
	t.lastX, t.lastY, t.lastTime = x, y, now
}

func (t *Touch) end(event js.Value, x, y float64) {
	event.Call("preventDefault") // else the browser would make a click of it too
	if !t.down {
		return
	}
	moved, pointing := t.moved, t.pointing
	t.stop()
	switch {
	case pointing:
		t.mouse("mousemove", away, away)
	case moved:
		t.glideOn()
	default:
		t.tap(x, y)
	}
}

// tap is a click at a place. Fyne hears of it in other goroutines, and takes a click to be where the pointer is when the
// click's turn comes.
func (t *Touch) tap(x, y float64) {
	go func() {
		for _, kind := range [...]string{"mousemove", "mousedown", "mouseup"} {
			t.mouse(kind, x, y)
			time.Sleep(time.Millisecond)
			t.settle()
		}
		if !t.down {
			t.mouse("mousemove", away, away)
		}
	}()
}

// stop ends whatever the last finger began.
func (t *Touch) stop() {
	for _, timer := range [...]*time.Timer{t.longTimer, t.glide} {
		if timer != nil {
			timer.Stop()
		}
	}
	t.down = false
}

// glideOn goes on scrolling, slower and slower.
func (t *Touch) glideOn() {
	const (
		step   = 16 // milliseconds
		fading = 0.94
		still  = 0.05 // pixels a millisecond
	)
	if math.Hypot(t.speedX, t.speedY) < still {
		t.mouse("mousemove", away, away)
		return
	}
	t.scroll(t.speedX*step, t.speedY*step)
	t.speedX, t.speedY = t.speedX*fading, t.speedY*fading
	t.glide = time.AfterFunc(step*time.Millisecond, t.glideOn)
}

// scroll scrolls what the pointer is on by pixels, once Fyne knows where that is: it looks once a frame.
func (t *Touch) scroll(dx, dy float64) {
	t.dueX, t.dueY = t.dueX+dx, t.dueY+dy
	if t.scrolling {
		return
	}
	t.scrolling = true
	go func() {
		const frames = 50 * time.Millisecond
		time.Sleep(frames)
		t.settle()
		t.scrolling = false
		t.wheel(t.dueX, t.dueY)
		t.dueX, t.dueY = 0, 0
	}()
}

// wheel turns the wheel by pixels. Fyne takes small turns as a fifth of a unit and those from 5 on as ten times that, so
// the way is cut into small ones.
func (t *Touch) wheel(dx, dy float64) {
	const turn, unit = 4.9, 5.0 // the largest small turn, and what turns by one unit
	dx, dy = dx*unit, dy*unit
	parts := math.Ceil(max(math.Abs(dx), math.Abs(dy)) / turn)
	for range int(parts) {
		t.dispatch("WheelEvent", "wheel", map[string]any{"deltaX": -dx / parts, "deltaY": -dy / parts})
	}
}

func (t *Touch) mouse(kind string, x, y float64) {
	t.dispatch("MouseEvent", kind, map[string]any{"clientX": x, "clientY": y, "button": 0})
}

func (t *Touch) dispatch(class, kind string, about map[string]any) {
	about["bubbles"], about["cancelable"] = true, true
	t.canvas.Call("dispatchEvent", js.Global().Get(class).New(kind, about))
}
