package board

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/picture/drawing"
)

// Motion only decorates what is shown already: it changes nothing and nobody waits for it.
const (
	appearing = 120 * time.Millisecond // time in which a mark grows
	sliding   = 160 * time.Millisecond // time in which the frame and tint of what may be played move
	smallest  = 0.5                    // the size of a mark at first, relative to its own
	mostMoves = 6                      // shapes; if more would move, as with another game, none does
	fewShapes = 20                     // new shapes when a board is completed; another board has more
)

// move is a shape on its way to its place. Its form and ink stay the same.
type move struct {
	from, to drawing.Shape
	takes    time.Duration
}

// movesOf returns the new shapes that come in motion: a mark grows, and the frame and tint of what may be played slide
// from their last places. A frame where there was none, as round a solved Sudoku, grows too.
func movesOf(before, shapes []drawing.Shape, came []int) (moves []move) {
	if len(before) == 0 {
		return nil
	}
	for _, i := range came {
		s := &shapes[i]
		switch {
		case s.IsMark() && !slices.Contains(before, *s):
			moves = append(moves, move{shrunk(*s), *s, appearing})
		case slides(s):
			from, alone := only(before, s)
			_, one := only(shapes, s)
			switch {
			case alone && one && from != *s:
				moves = append(moves, move{from, *s, sliding})
			case one && s.Form == drawing.Frame && from == (drawing.Shape{}) && len(came) <= fewShapes:
				moves = append(moves, move{shrunk(*s), *s, sliding})
			}
		}
	}
	if len(moves) > mostMoves {
		return nil
	}
	return moves
}

// shrunk returns a shape at the size in which it appears, round the same middle.
func shrunk(s drawing.Shape) drawing.Shape {
	high := s.H
	if s.Form == drawing.Ring {
		high = s.W
	}
	s.X, s.Y = s.X+s.W*(1-smallest)/2, s.Y+high*(1-smallest)/2
	s.W, s.H = s.W*smallest, s.H*smallest
	return s
}

// slides reports whether a shape is a frame or a tint of what may be played.
func slides(s *drawing.Shape) bool {
	colour := s.Ink.Colour
	frame := s.Form == drawing.Frame && (colour == drawing.Playable || colour == drawing.X || colour == drawing.O)
	tint := s.Form == drawing.Bar && s.Ink.Colour == drawing.Tint
	return s.Ink.Strength == drawing.Full && (frame || tint)
}

// only returns the one shape with the form of like that slides. It reports false for several, and for none (a zero
// shape).
func only(shapes []drawing.Shape, like *drawing.Shape) (one drawing.Shape, ok bool) {
	for i := range shapes {
		if shapes[i].Form != like.Form || !slides(&shapes[i]) {
			continue
		}
		if ok {
			return one, false
		}
		one, ok = shapes[i], true
	}
	return one, ok
}

// at returns the shape after some time.
func (m *move) at(passed time.Duration) drawing.Shape {
	if passed >= m.takes {
		return m.to
	}
	done := float32(passed) / float32(m.takes)
	done = 1 - (1-done)*(1-done) // slow down towards the end
	between := func(from, to float32) float32 { return from + (to-from)*done }
	s := m.to
	s.X, s.Y = between(m.from.X, s.X), between(m.from.Y, s.Y)
	s.W, s.H = between(m.from.W, s.W), between(m.from.H, s.H)
	return s
}

// start sets shapes in motion, unless the system shows no animations. Shapes still moving jump to their places.
func (r *renderer) start(moves []move) {
	if len(moves) == 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		return
	}
	if r.motion != nil {
		r.motion.Stop()
		r.show(r.moves, sliding)
	}
	r.moves = moves
	r.motion = fyne.NewAnimation(sliding, func(done float32) { r.show(moves, time.Duration(done*float32(sliding))) })
	r.motion.Curve = fyne.AnimationLinear
	r.show(moves, 0)
	r.motion.Start()
}

// show draws the moving shapes as they are after some time. Shapes no longer shown are skipped.
func (r *renderer) show(moves []move, passed time.Duration) {
	for i := range moves {
		at := slices.Index(r.shapes, moves[i].to)
		if at < 0 {
			continue
		}
		s := moves[i].at(passed)
		r.figures.shown[at].draw(&s, r.palette)
		for _, o := range r.figures.shown[at].objects {
			canvas.Refresh(o)
		}
	}
}
