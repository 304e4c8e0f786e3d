package gui

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
)

// counts returns what the chip beside the players says.
func (w *window) counts() string {
	players := cardOf[deck.Players](w).Players
	return players[0].Tag + players[1].Tag
}

// TestARatedGameAsksOnceBeforeHelpCostsItsRating: a hint, the analysis, a review, and to take a move back.
func TestARatedGameAsksOnceBeforeHelpCostsItsRating(t *testing.T) {
	for _, help := range []string{"hint", "analysis", "review", "undo", "deleteBranch"} {
		w := openGame(t, "O", "Random")
		w.tapCell(5, 5)
		w.awaitMoves(2)
		moves := w.moves()
		fail.Unequal(t, w.counts(), "rated", "at first the chip says")
		w.answers(help, "Go on without")
		fail.If(t, w.counts() != "rated" || w.moves() != moves || w.Session.Analysing(), "%s: no is not no", help)
		w.run(help)
		for _, button := range w.screen.Top().Buttons {
			if button.Words != "Go on without" {
				w.screen.PressIn(button.Words)
			}
		}
		fail.Unequal(t, w.counts(), "not rated", "after %s the chip says", help)
		w.tapCell(w.freeCell())
		w.run("undo")
		fail.If(t, w.dialogs.Busy(), "%s: it asks again", help)
	}
}

// TestASideLineMadeTheGameCostsTheRatingUntilUndo: both of its sides are the user's.
func TestASideLineMadeTheGameCostsTheRatingUntilUndo(t *testing.T) {
	w := openGame(t, "O", "Random")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.does("Home 11")
	fail.Unless(t, w.Session.Game.InVariation(), "it is no side line")
	w.answers("makeMain", "Go on without")
	fail.If(t, !w.Session.Game.InVariation() || w.counts() != "rated", "no is not no")
	w.answers("makeMain", "Make this the game")
	fail.If(t, w.Session.Game.InVariation() || w.counts() != "not rated", "then the chip says %q", w.counts())
	w.run("undo")
	fail.If(t, !w.Session.Game.InVariation() || w.counts() != "rated", "after Undo the chip says %q", w.counts())
}

// TestAGameIsRatedAgainstOneLevelOnly: not once another level is to move, and for the level that moved after its end.
func TestAGameIsRatedAgainstOneLevelOnly(t *testing.T) {
	w := openGame(t, "O", "Random")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	level := func(name string) { w.screen.Send(screen.Do("side.O.level." + name)) }
	for _, id := range []string{"side.O.level.Strongest", "level.strongest"} {
		w.screen.Send(screen.Do(id))
		fail.Lacks(t, w.screen.Texts(), "A win or a draw will no longer be rated.", "before %s it says", id)
		w.screen.PressIn("Go on without")
		fail.Unequal(t, w.counts(), "rated", "without it the chip says")
	}
	level("Strongest")
	w.screen.PressIn("Change the level")
	fail.Unequal(t, w.counts(), "not rated", "against another level the chip says")
	fail.Unequal(t, session.HelpIn(w.Session.Game), session.HelpCosts, "what help costs meanwhile")
	level("Random")
	fail.Unequal(t, w.counts(), "rated", "against the first again the chip says")
	level("Beginner")
	w.screen.PressIn("Change the level")
	w.tapCell(w.freeCell())
	w.awaitMoves(4)
	level("Random")
	fail.Unequal(t, w.counts(), "not rated", "after moves of two levels the chip says")
	w.answers("resign", "Resign")
	level("Strongest")
	fail.Unequal(t, w.Session.Game.Entry().O.Player.Name, "Beginner", "after the end the opponent was")
}

func TestAResignedGameIsRated(t *testing.T) {
	w := openGame(t, "O", "Random")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.answers("resign", "Resign")
	fail.Unequal(t, w.counts(), "rated", "of a loss the chip says")
}

func TestByMailHelpComesAfterTheGame(t *testing.T) {
	w := openAndDo(t, "55 44")
	w.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
	for _, help := range []string{"hint", "analysis", "review"} {
		w.run(help)
		fail.Unequal(t, w.said(), "By mail, hints, analysis and review come after the game.", "for %s it says", help)
	}
	w.answers("resign", "Resign")
	w.does("PageUp analysis")
	fail.Unless(t, w.Session.Analysing(), "after the game there is no analysis")
}
