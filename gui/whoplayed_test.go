package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
)

// againstNovice returns the record of a game of four moves in which Novice plays O.
func againstNovice(t *testing.T) string {
	t.Helper()
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.tapCell(w.freeCell())
	w.awaitMoves(4)
	return w.record()
}

func TestALevelThatHasPlayedIsNoName(t *testing.T) {
	record := againstNovice(t)
	fail.NowIf(t, !strings.Contains(record, `[OPlayer "computer Novice"]`) || strings.Contains(record, `[O "`),
		"the record is\n%s", record)
	w := openGame(t, "O", "Strongest")
	w.paste(record)
	w.key(keys.End)
	players := w.players()
	fail.If(t, !strings.Contains(players, "Novice") || strings.Contains(players, "Strongest"), "said is %q", players)
	fail.Lacks(t, w.record(), `[OPlayer "computer Novice"]`, "saved again it")
	w.run("newGame")
	for _, field := range w.fields("Name") {
		fail.Unequal(t, field.Text, "", "is offered as a name")
	}
	fail.Lacks(t, w.screen.Texts(), "[x] Strongest: ", "as a level for O is offered")
	w.screen.PressIn("Begin")
	players = w.players()
	fail.If(t, !strings.Contains(players, "O: Computer (Strongest: 3 seconds a move).") || strings.Contains(players, "Novice"),
		"of the new game is said %q", players)
}

func TestTheWindowsPlayersDoNotPlayAGameThatIsOpened(t *testing.T) {
	record := againstNovice(t)
	w := openGame(t, "O", "Casual")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.paste(record)
	w.key(keys.End)
	w.tapCell(w.freeCell())
	fail.If(t, w.moves() != 5 || w.features.players.Thinks() || w.features.players.ToMove(),
		"%d moves, said %q", w.moves(), w.headline())
	w.flush()
	again := openWindowIn(t, w.dir)
	fail.If(t, again.features.players.ToMove(), "after a restart the computer is to move")
	w.run("computerO")
	w.awaitMoves(6)
	fail.Lacks(t, w.players(), "O: Computer (Novice).", "when the computer goes on with it")
	for range 8 {
		w.run("undo")
	}
	players := w.players()
	fail.Unless(t, strings.Contains(players, "O: Computer (Casual)."), "back in the window's own game: %q", players)
}

func TestAnOpenedGameIsPlayedAgainByWhoHasPlayedIt(t *testing.T) {
	w := openWindow(t)
	w.paste(strings.Replace(wonByX, `[O "Robot"]`, `[OPlayer "computer Novice"]`, 1))
	fail.Unequal(t, w.players(), "X: Anna (Person). O: Computer (Novice).", "of the file it")
	w.key(keys.End)
	w.run("rematch")
	fail.Unequal(t, w.players(), "X: Computer (Novice). O: Anna (Person).", "said")
	w.awaitMoves(1)
}

func TestAPersonMayBeCalledLikeALevel(t *testing.T) {
	w := openWindow(t)
	w.run("players")
	w.fields("Name")[0].SetText("Master")
	w.key(keys.Enter)
	record := w.record()
	w.run("new")
	w.paste(record)
	fail.Unequal(t, w.players(), "X: Master (Person). O: Person ().", "of\n%s\nit", record)
}
