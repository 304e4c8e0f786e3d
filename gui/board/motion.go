package board

import (
	"image/color"
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
	faintest  = 0.4                    // how much of a mark shows at once
	mostMoves = 6                      // shapes; of more, such as those of another game, none moves
)

// move is a shape on its way to its place.
type move struct {
	to, from drawing.Shape // from is to unless it slides
	took     time.Duration
}

// movesOf are those of the shapes that came which do so in motion: a mark appears, and the frame and the tint of what may
// be played slide from where they were before.
func movesOf(before, shapes []drawing.Shape, came []int) (moves []move) {
	if len(before) == 0 {
		return nil
	}
	for _, i := range came {
		s := &shapes[i]
		switch {
		case isMark(s) && !slices.Contains(before, *s):
			moves = append(moves, move{*s, *s, appearing})
		case slides(s):
			from, alone := only(before, s)
			if _, one := only(shapes, s); alone && one && from != *s {
				moves = append(moves, move{*s, from, sliding})
			}
		}
	}
	if len(moves) > mostMoves {
		return nil
	}
	return moves
}

// isMark reports whether a shape is part of a mark in full colour.
func isMark(s *drawing.Shape) bool {
	return (s.Form == drawing.Stroke || s.Form == drawing.Ring) && s.Ink.Strength == drawing.Full &&
		(s.Ink.Colour == drawing.X || s.Ink.Colour == drawing.O)
}

// slides reports whether a shape is a frame or a tint of what may be played.
func slides(s *drawing.Shape) bool {
	return s.Ink.Strength == drawing.Full &&
		(s.Form == drawing.Frame && s.Ink.Colour == drawing.Playable || s.Form == drawing.Bar && s.Ink.Colour == drawing.Tint)
}

// only is the one shape of another's form and ink, and false if there is none or several.
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

// at is the shape after some time, and how much of its colour shows, of 1.
func (m *move) at(passed time.Duration) (s drawing.Shape, shows float32) {
	done := min(1, float32(passed)/float32(m.took))
	done = 1 - (1-done)*(1-done) // it slows down towards its place
	if m.from == m.to {
		return m.to, faintest + (1-faintest)*done
	}
	between := func(from, to float32) float32 { return from + (to-from)*done }
	s = m.to
	s.X, s.Y = between(m.from.X, s.X), between(m.from.Y, s.Y)
	s.W, s.H = between(m.from.W, s.W), between(m.from.H, s.H)
	return s, 1
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
		s, shows := moves[i].at(passed)
		r.figures.shown[at].draw(&s, faint(r.palette.Ink(s.Ink), shows))
		for _, o := range r.figures.shown[at].objects {
			canvas.Refresh(o)
		}
	}
}

// faint is a colour of which so much shows, of 1.
func faint(c color.NRGBA, shows float32) color.NRGBA {
	c.A = uint8(float32(c.A)*shows + 0.5)
	return c
}
