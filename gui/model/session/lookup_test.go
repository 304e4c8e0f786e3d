package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/editor"
)

func TestAJudgesTextThatIsOnlyEditedStaysOneInTheList(t *testing.T) {
	s := importing(t, "tictactoe-1.in")
	fail.OnError(t, editor.Editor{Game: s.Game, Tool: editor.PutX}.Use(grid.At(1, 1)))
	fail.Unless(t, s.Game.Entry().Judge, "edited, it is no judge's text")
	p := s.Game.Position()
	for c := range p.Legal().ByBox() {
		play(t, s.Game, c)
		break
	}
	fail.If(t, s.Game.Entry().Judge, "played on, it is a judge's text")
}
