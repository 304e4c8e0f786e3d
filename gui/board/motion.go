package board

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/drawing"
)

// Motion decorates what is shown already: it changes nothing, and nobody waits for it.
const (
	appearing = 120 * time.Millisecond // of a mark
	sliding   = 160 * time.Millisecond // of the frame round what may be played, and of its tint
	smallest  = 0.5                    // how large a mark is at once, of its size
	mostMoves = 6                      // shapes; of more, such as those of another game, none moves
	fewShapes = 20                     // come when a board is completed; with another board come more
)

// move is a shape on its way to its place, of the same form and ink all the while.
type move struct {
	from, to drawing.Shape
	takes    time.Duration
}

// movesOf are those of the shapes that came which do so in motion: a mark grows, and the frame and the tint of what may
// be played slide from where they were before. A frame that comes where there was none, as round a Sudoku that is
// solved, grows too.
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

// shrunk is a part of a mark round the same middle, as small as it is at first.
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
	frame := s.Form == drawing.Frame && s.Ink.Colour == drawing.Playable
	tint := s.Form == drawing.Bar && s.Ink.Colour == drawing.Tint
	return s.Ink.Strength == drawing.Full && (frame || tint)
}

// only is the one shape of another's form and ink. It is false if there are several, or none; then the shape is zero.
func only(shapes []drawing.Shape, like *drawing.Shape) (one drawing.Shape, ok bool) {
	for i := range shapes {
		if shapes[i].Form != like.Form || shapes[i].Ink != like.Ink {
			continue
		}
		if ok {
			return one, false
		}
		one, ok = shapes[i], true
	}
	return one, ok
}

// at is the shape after some time.
func (m *move) at(passed time.Duration) drawing.Shape {
	if passed >= m.takes {
		return m.to
	}
	done := float32(passed) / float32(m.takes)
	done = 1 - (1-done)*(1-done) // it slows down towards its place
	between := func(from, to float32) float32 { return from + (to-from)*done }
	s := m.to
	s.X, s.Y = between(m.from.X, s.X), between(m.from.Y, s.Y)
	s.W, s.H = between(m.from.W, s.W), between(m.from.H, s.H)
	return s
}

// start sets shapes in motion, unless the system shows no animations. Those under way are where they belong at once.
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

// show draws shapes as they are after some time, but for those that are gone by now.
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
