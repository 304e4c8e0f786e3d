package gui

import (
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// openGame opens a window with a game under Open in which the computer plays the given sides.
func openGame(t *testing.T, sides, level string) *window {
	w := openAndDo(t, "rules.open")
	w.Session.SetSides(roster.Sides{X: roster.Side{Level: level}, O: roster.Side{Level: level}})
	for _, side := range sides {
		w.run("computer" + string(side))
	}
	return w
}

func (w *window) awaitMoves(n int) {
	w.t.Helper()
	w.await("the computer's move", func() bool { return w.moves() >= n })
}

func TestTheComputerAnswersAndUndoTakesBackToTheUsersOwnMove(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.Session.Game.NoteHelp() // nothing is asked
	w.tapCell(5, 5)
	fail.If(t, !w.places.game.Players.Thinks() || !strings.Contains(w.reason(), "N makes it") || !w.can("moveNow"),
		"said %q", w.headline())
	w.awaitMoves(2)
	after := w.position()
	fail.NowIf(t, after.Turn() != tictactoe.X || w.places.game.Players.Thinks(), "it is not the user's turn")
	w.run("undo")
	fail.Unequal(t, w.moves(), 0, "moves after undo")
	w.run("redo")
	fail.Unequal(t, w.position(), after, "redo does not make the computer's answer again")
	w.key(keys.PageUp)
	fail.If(t, w.moves() != 1 || w.places.game.Players.Thinks(),
		"a single step back is not one, or the computer moves while the user looks back")
	fail.Lacks(t, w.headline()+". "+w.reason(), "Looking back: O to move in field 5 (centre). End returns", "said")
	w.key("P")
	w.awaitMoves(2)
}

// TestFromAVariationOneClickOrKeyLeadsBack, also where the computer plays there.
func TestFromAVariationOneClickOrKeyLeadsBack(t *testing.T) {
	for _, sides := range []string{"", "O"} {
		w := openGame(t, sides, "Novice")
		w.tapCell(5, 5)
		if sides == "" {
			w.tapCell(4, 4)
		}
		w.awaitMoves(2)
		live := w.Session.Game.Current()
		for _, leave := range []func(){func() { w.key(keys.End) }, func() { w.click("Back to the game") }} {
			w.key(keys.Home)
			fail.Lacks(t, w.beside(), "Back to the game", "when looking back, beside the board is")
			w.tapCell(9, 9)
			if sides == "O" {
				w.key("P")
				w.awaitMoves(2)
			}
			fail.Lacks(t, w.reason(), "A variation: End returns to the game.", "in a variation it says")
			leave()
			fail.Unequal(t, w.Session.Game.Current(), live, "shown is step")
			fail.If(t, strings.Contains(w.beside(), "Back to the game") || strings.Contains(w.reason(), "End"),
				"in the game it says %q, and\n%s", w.reason(), w.beside())
		}
	}
}

// TestInARecordNobodyMovesUntilTheUserAsks: naming a player is not asking.
func TestInARecordNobodyMovesUntilTheUserAsks(t *testing.T) {
	ended := lost(t)
	ended.does("PageUp PageUp")
	recorded := openWindow(t)
	recorded.paste("[Rules \"closed\"]\n[X \"Ann\"]\n\n1. 5 5\n")
	live := openGame(t, "", "Novice")
	live.does("55 44 PageUp")
	for name, w := range map[string]*window{"ended": ended, "recorded": recorded, "looking back": live} {
		before, p := w.Session.Game.Current(), w.position()
		turn := p.Turn().String()
		for _, named := range []func(){
			func() { w.screen.Send(screen.Do("side." + turn + ".level.Novice")) },
			func() { w.screen.Send(screen.Do("side." + turn + ".person")) },
			func() { w.run("computer" + turn) },
		} {
			named()
			fail.If(t, w.places.game.Players.Thinks(), "%s: the computer thinks", name)
		}
		w.key("P")
		w.await("its move", func() bool { return w.Session.Game.Current() != before })
	}
}

// TestWhoComesBackFindsTheComputerThinking, and after Escape waiting, wherever one has been.
func TestWhoComesBackFindsTheComputerThinking(t *testing.T) {
	for _, away := range []string{"home", "boards", "train", "learn", "board.crosshatch"} {
		w := openGame(t, "O", "Strongest")
		w.Session.Settings.Seconds = 60
		w.tapCell(5, 5)
		game := "board." + strconv.Itoa(w.Session.ShownBoard())
		for _, waits := range []bool{false, true} {
			w.run(away)
			fail.If(t, w.places.game.Players.Thinks(), "%s: it thinks while it is not seen", away)
			w.loop.Do(func() { w.goTo(game) })
			fail.If(t, w.moves() != 1 || w.places.game.Players.Thinks() == waits,
				"after %s it waits: %v, said %q", away, !waits, w.reason())
			w.key(keys.Escape)
		}
	}
}

func TestEscapeStopsTheComputerAndMoveNowPlaysTheBest(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.Session.Settings.Seconds = 60
	w.does("11 12")
	fail.If(t, w.moves() != 1 || !w.warned(), "the user can play for the computer while it thinks")
	w.key(keys.Escape)
	fail.NowIf(t, w.places.game.Players.Thinks() || !w.places.game.Players.Waits() || w.moves() != 1,
		"Escape does not stop the computer")
	w.key("P")
	fail.NowIf(t, !w.places.game.Players.Thinks(), "P does not let it go on")
	w.Session.Game.NoteHelp()
	w.Session.Settings.Analysis = true
	w.await("something found", func() bool { return strings.Contains(w.reason(), "Best so far") })
	w.loop.Do(func() { w.Session.Settings.Analysis = false })
	fail.If(t, strings.Contains(w.reason(), "Best"), "it tells unasked what it thinks: %q", w.reason())
	fail.If(t, w.screen.Shown.Diagram.Preview != diagram.Blank || w.shownAt(5, 5).Points,
		"on its turn the board shows what the user would play")
	thinking := func() deck.Thinking { return cardOf[deck.Players](w).Players[1].Thinking }
	w.await("progress", func() bool { return thinking().Progress > 0 })
	w.key("N")
	w.awaitMoves(2)
	fail.If(t, thinking().Words != "" || thinking().Progress != 0, "the progress stands though nothing is under way")
}

func TestTheComputerPlaysItselfAndCanBePaused(t *testing.T) {
	w := openGame(t, "XO", "Novice")
	w.awaitMoves(3)
	w.key("P")
	stopped := w.moves()
	w.late()()
	fail.Unequal(t, w.moves(), stopped, "it goes on while paused")
	w.run("undo")
	fail.Unequal(t, w.moves(), stopped-1, "undo takes more than one move")
	w.key("P")
	w.awaitMoves(stopped)
}

func TestWhoPlaysASideIsChosenOnTheCardOfThePlayers(t *testing.T) {
	w := openAndDo(t, "rules.open 55")
	w.screen.Send(screen.Do("side.O.level.Novice"))
	fail.Unless(t, w.screen.OnBoard, "the board did not get the keyboard back")
	w.awaitMoves(2)
	fail.Unless(t, w.isOn("side.O.level.Novice"), "it is not shown as on")
}

// wonByX is the record of a position in which X wins with 7 3.
const wonByX = "[X \"Anna\"]\n[O \"Robot\"]\n[Rules \"open\"]\n\n" +
	"xxx ... ...\no.o ... ...\n... o.. ...\n\nxxx ... ...\no.o ... ...\n... ... ...\n\n" +
	"xx. ... ...\no.o ... ...\n... ... ...\n3 4\n\n1. 7 3\n"

func TestRulesChosenBeforeTheFirstMoveAreNoStep(t *testing.T) {
	w := openAndDo(t, "rules.open")
	fail.If(t, len(w.rows()) != 0 || w.can("undo") || !w.checked("rules.open"), "%+v", w.rows())
	w.does("55 undo rules.closed")
	fail.If(t, w.rules() != "closed" || len(w.rows()) != 0, "rules %s, %+v", w.rules(), w.rows())
	w.run("lastBoard")
	fail.Unequal(t, w.rules(), "open", "the rules of the game that was begun")
}

func TestANewBoardIsNobodysButTwoPeoples(t *testing.T) {
	w := openWindow(t)
	for _, begin := range []func(){w.playByMail, func() { w.run("playComputer") }} {
		begin()
		w.run("new")
		sides := w.Session.Game.Sides()
		fail.Unless(t, sides.People(), "a new board is played by %+v", sides)
	}
	w.does("E 11 99 L 99")
	fail.Lacks(t, w.reason(), "O to move in field 9", "while it is edited it says")
	w.does("Escape 88")
	fail.Unequal(t, w.last(), grid.At(8, 8), "played")
	fail.Unequal(t, w.players(), "X: Person (). O: Person ().", "the players")
}

func TestOnlyMovesOfTheGameShownAreTakenBack(t *testing.T) {
	w := openAndDo(t, "55 playComputer")
	fail.If(t, !w.button("undo").Disabled || w.Session.Board().CanUndo() || !w.button("back").Disabled,
		"before the first move there are %+v", w.buttons())
	w.tapCell(5, 5)
	fail.If(t, w.button("undo").Disabled, "after it there is %+v", w.button("undo"))
	w.Session.SetSides(roster.Sides{})
}

func TestTheComputerAnswersWhoBeganOnTheBoardAtHome(t *testing.T) {
	w := openWindow(t)
	fail.Lacks(t, w.reason(), "Play both sides here, Closed rules.", "at home")
	w.does("rules.majority 55")
	answer := w.button("goOn")
	fail.If(t, answer.Words != "Let the computer answer" || !answer.Primary, "%+v", answer)
	w.does("56 undo")
	w.press("goOn")
	w.awaitMoves(2)
	fail.If(t, w.rules() != "majority" || w.players() != "X: You (). O: Computer (Beginner).",
		"by %s rules %s", w.rules(), w.players())
	w.does("home 55 56")
	_, offered := w.buttons()["goOn"]
	fail.If(t, offered, "after a second mark set by hand it is still offered")
}

func TestAMoveMadeForTheComputerIsTheUsers(t *testing.T) {
	w := openGame(t, "X", "Novice")
	w.awaitMoves(1)
	fail.If(t, !w.button("undo").Disabled, "the computer's first move can be taken back")
	before, first := w.position(), w.last()
	w.does("undo redo")
	fail.Unequal(t, w.position(), before, "after undo and redo")
	w.tapCell(w.freeCell())
	w.answers("undo", "Take back")
	fail.Unequal(t, w.position(), before, "the own move taken back")
	w.does("PageUp 55")
	if first != grid.At(5, 5) {
		fail.Lacks(t, w.reason(), "You (X) played row 5, column 5", "said")
	}
	fail.Unequal(t, w.Session.Game.State(w.Session.Game.Main()[1]).Cell, first, "the game's first move")
	w.does("PageUp PageDown")
	fail.Lacks(t, w.reason(), "Computer played", "looking back")
}

// againstNovice is the record of a game of four moves in which Novice plays O.
const againstNovice = "[Rules \"open\"]\n[OPlayer \"computer Novice\"]\n\n1. 5 5  2. 4 4  3. 1 1  4. 1 2\n"

func TestALevelThatHasPlayedIsNoName(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.paste(againstNovice)
	w.key(keys.End)
	fail.Unequal(t, w.players(), "X: You (). O: Computer (Novice).", "the players")
	fail.Lacks(t, w.record(), `[OPlayer "computer Novice"]`, "saved again it")
	fail.If(t, strings.Contains(w.record(), `[O "`), "saved again it is\n%s", w.record())
	w.run("newGame")
	for _, field := range w.fields("Name") {
		fail.Unequal(t, field.Text, "", "is offered as a name")
	}
	fail.Lacks(t, w.screen.Texts(), "[x] Strongest, 3 s", "as a level for O is offered")
	w.screen.PressIn("Begin")
	fail.Unequal(t, w.players(), "X: You (). O: Computer (Strongest, 3 s).", "the players of the new game")
}

func TestTheWindowsPlayersDoNotPlayAGameThatIsOpened(t *testing.T) {
	w := openGame(t, "O", "Casual")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.paste(againstNovice)
	fail.Unequal(t, w.Session.Settings.Players.O.Player, roster.Computer, "offered for the next game")
	w.key(keys.End)
	w.tapCell(w.freeCell())
	fail.If(t, w.moves() != 5 || w.places.game.Players.Thinks() || w.places.game.Players.ToMove(),
		"%d moves, said %q", w.moves(), w.headline())
	w.flush()
	fail.If(t, openWindowIn(t, w.dir).places.game.Players.ToMove(), "after a restart the computer is to move")
	w.run("computerO")
	w.awaitMoves(6)
	fail.Lacks(t, w.players(), "O: Computer (Novice).", "when the computer goes on with it")
	w.run("lastBoard")
	fail.Lacks(t, w.players(), "O: Computer (Casual).", "back in the window's own game")
}

func TestAnOpenedGameIsPlayedAgainByWhoHasPlayedIt(t *testing.T) {
	w := openWindow(t)
	fail.If(t, w.can("rematch"), "a rematch is offered before there was a game")
	w.paste(strings.Replace(wonByX, `[O "Robot"]`, `[OPlayer "computer Novice"]`, 1))
	fail.Unequal(t, w.players(), "X: Anna (Person). O: Computer (Novice).", "of the file it")
	w.key(keys.End)
	fail.NowIf(t, !strings.HasPrefix(w.headline(), "Anna wins") || w.button("review").Disabled,
		"said %q, or the game cannot be reviewed", w.headline())
	w.press("rematch")
	fail.Unequal(t, w.position(), tictactoe.New(tictactoe.Open), "the board")
	fail.Unequal(t, w.players(), "X: Computer (Novice). O: Anna (Person).", "said")
	w.awaitMoves(1)
}

// A key whose action can do nothing says why.
func TestAKeyThatCanDoNothingSaysWhy(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.shortcut(keys.Ctrl("L"))
	fail.Lacks(t, w.said(), "no program plays here", "said is")
}
