package session

import "ninefold/engine/tictactoe"

// CanGrade reports whether the step shown is a move, which can have a glyph.
func (g *Game) CanGrade() bool { return g.Now().Origin == tictactoe.Moved }

// Grade gives the move shown a glyph, one of tictactoe.Glyphs or "" for none. It takes away the same glyph.
func (g *Game) Grade(glyph string) {
	if !g.CanGrade() {
		return
	}
	if glyph == g.Now().Glyph {
		glyph = ""
	}
	g.SetGlyph(g.Current(), glyph)
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
