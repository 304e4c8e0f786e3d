package session

import (
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// glyphs are the changes of glyphs since the last step, for Undo and Redo.
type glyphs struct {
	changes []glyphChange
	done    int // number of changes not undone
}

type glyphChange struct {
	step          history.ID
	before, after string
}

// CanGrade reports whether the step shown is a move, which can have a glyph.
func (g *Game) CanGrade() bool { return g.Now().Origin == tictactoe.Moved && !g.Editing() }

// Grade gives the move shown a glyph, one of tictactoe.Glyphs or "" for none. Undo reverts that.
func (g *Game) Grade(glyph string) {
	before := g.Now().Glyph
	if !g.CanGrade() || glyph == before {
		return
	}
	g.deleted = 0
	g.graded.changes = append(g.graded.changes[:g.graded.done], glyphChange{g.Current(), before, glyph})
	g.redoGlyph()
}

// TypeGlyph adds ! or ? to the glyph of the move shown. A third character removes the glyph.
func (g *Game) TypeGlyph(character rune) {
	glyph := g.Now().Glyph
	if len(glyph) == 2 {
		g.Grade("")
		return
	}
	g.Grade(glyph + string(character))
}

// undoGlyph takes back the last change of a glyph, and reports whether there is one.
func (g *Game) undoGlyph() bool {
	if g.graded.done == 0 {
		return false
	}
	g.graded.done--
	change := g.graded.changes[g.graded.done]
	g.SetGlyph(change.step, change.before)
	return true
}

// redoGlyph repeats the change of a glyph that was undone last, and reports whether there is one.
func (g *Game) redoGlyph() bool {
	if g.graded.done == len(g.graded.changes) {
		return false
	}
	change := g.graded.changes[g.graded.done]
	g.SetGlyph(change.step, change.after)
	g.graded.done++
	return true
}

// StepBack shows the step before. It leaves glyphs as they are.
func (g *Game) StepBack() {
	g.graded = glyphs{}
	g.Undo()
	g.undone = false
}

// StepForward shows the next step on the branch visited last. It leaves glyphs as they are.
func (g *Game) StepForward() {
	g.graded = glyphs{}
	g.Redo()
}
