package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestAGameWonWithHintsDoesNotCount, unlike one that was lost with them, or of which one asked more after its end.
func TestAGameWonWithHintsDoesNotCount(t *testing.T) {
	for name, test := range map[string]struct {
		loser tictactoe.Mark
		ask   bool
		want  Outcomes
	}{
		"won":              {tictactoe.O, false, Outcomes{Won: 1}},
		"won with a hint":  {tictactoe.O, true, Outcomes{}},
		"lost with a hint": {tictactoe.X, true, Outcomes{Lost: 1}},
	} {
		f := shelf{}
		s := New()
		s.Begin(tictactoe.Closed, "", "")
		s.Game.setSides(Sides{O: Side{Player: Computer, Level: "Casual"}})
		play(t, s.Game, grid.At(5, 5), grid.At(5, 6))
		if test.ask {
			s.Game.NoteHelp()
		}
		if test.loser == tictactoe.O {
			play(t, s.Game, grid.At(5, 7))
		}
		s.Game.NoteMoved(tictactoe.O)
		s.Game.Forfeit("time")
		s.Game.NoteHelp()
		f.keep(s)
		fail.Unequal(t, f.opened(t).OutcomesAgainst("Casual"), test.want, "%s: counted", name)
	}
}

func TestAJudgesTextThatIsOnlyEditedStaysOneInTheList(t *testing.T) {
	s := importing(t, "tictactoe-1.in")
	s.Game.PickTool(PutX)
	fail.OnError(t, s.Game.Tap(grid.At(1, 1)))
	fail.Unless(t, s.Game.entry().Judge, "edited, it is no judge's text")
	s.Game.PickTool(NoTool)
	p := s.Game.Position()
	for c := range p.Legal().ByBox() {
		play(t, s.Game, c)
		break
	}
	fail.If(t, s.Game.entry().Judge, "played on, it is a judge's text")
}
