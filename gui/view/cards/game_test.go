package cards

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay"
)

// offered returns the IDs of the buttons at the foot, and of those in the menu behind them.
func offered(s *session.Session, v *overlay.Board) string {
	card := screentest.Card[deck.Buttons](cardsOf(s, v))
	if len(card.More) == 0 {
		return screentest.IDs(card.Buttons)
	}
	return screentest.IDs(card.Buttons) + " ⋯ " + screentest.IDs(card.More)
}

func TestTheEndHasThreeButtonsAndAMenu(t *testing.T) {
	for name, want := range map[string]string{
		"over":      "[review] newGame rematch ⋯ analysis saveAs",
		"reviewed":  "review newGame rematch ⋯ analysis saveAs",
		"forfeited": "[review] newGame rematch ⋯ analysis saveAs",
	} {
		of := states(t)[name]
		v := boardOf(of.session)
		if of.said != nil {
			of.said(v)
		}
		fail.Unequal(t, offered(of.session, v), want, "%s", name)
	}
	full := session.New()
	full.Game.Set(tictactoe.Edited, tictactoetest.Drawn().WithRules(tictactoe.Judge))
	fail.Unequal(t, offered(full, boardOf(full)), "newGame rematch ⋯ analysis saveAs", "a full board under Judge")
}

func TestMistakesThatAReviewFoundAreAskedAgainByAButton(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5), grid.At(5, 6))
	s.Game.SetReview(&session.Review{Line: s.Game.Line(), Grades: []search.ReviewedMove{
		{Played: grid.At(5, 5), Best: grid.At(4, 4), Verdict: search.Mistake},
	}})
	v := boardOf(s)
	fail.Unequal(t, offered(s, v), "undo hint analysis resign", "before its errors are shown")
	v.Errors = "X 1 mistake"
	fail.Unequal(t, offered(s, v), "undo hint analysis retry resign", "after a review")
	s.Game.Forfeit("O timed out")
	fail.Unequal(t, offered(s, v), "[retry] newGame rematch ⋯ review analysis saveAs", "after the game")
}

func TestThePlayersOfAGameUnderWayStandAboveTheRules(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5))
	v := boardOf(s)
	v.Players.Players[1].Name = "Bob"
	players := screentest.Card[deck.Players](cardsOf(s, v))
	p := s.Game.Position()
	fail.If(t, players.Players[1].Name != "Bob" || players.Rules.Name != name(p.Rules()), "%+v", players)
	fail.Unequal(t, v.Players.Rules.Name, "", "making the cards changes the view")
}

func TestAMoveCanBeTakenBack(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5))
	fail.Unequal(t, offered(s, boardOf(s)), "undo [goOn]", "after one mark")
	fail.OnError(t, s.Game.Play(grid.At(5, 6)))
	for player, want := range map[roster.Kind]string{roster.Person: "undo hint analysis resign",
		roster.Mail: "undo resign", roster.Computer: "undo hint analysis resign"} {
		s.SetSides(roster.Sides{O: roster.Side{Player: player}})
		fail.Unequal(t, offered(s, boardOf(s)), want, "against %s", player)
	}
}

func TestAReviewThatRunsIsStoppedByItsButton(t *testing.T) {
	for name, s := range map[string]*session.Session{
		"a game": sessiontest.Played(t, grid.At(5, 5)), "its end": wonBy(tictactoe.X, tictactoe.Closed),
	} {
		v := boardOf(s)
		v.Running = true
		buttons := screentest.Card[deck.Buttons](cardsOf(s, v)).Buttons
		b := buttons[slices.IndexFunc(buttons, func(b view.Button) bool { return b.ID == "review" })]
		fail.If(t, b.Words != "Stop" || b.Icon != icon.Stop || b.Primary, "of %s the button is %+v", name, b)
	}
}

func TestAGameByMailIsSentAfterTheMove(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5))
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
	const sent = "send [copyLinkToSend] [copyToSend] saveToSend "
	fail.Unequal(t, offered(s, boardOf(s)), sent+"paste undo", "while O is to move")
	s.SetSides(roster.Sides{X: roster.Side{Player: roster.Mail}})
	fail.If(t, strings.Contains(offered(s, boardOf(s)), "end"), "while the user is to move: %q", offered(s, boardOf(s)))
	s.Game.Resign()
	fail.Unequal(t, offered(s, boardOf(s)), sent+"⋯ review newGame rematch analysis saveAs",
		"after the user has resigned")
}

func TestAnImportSaysWhatItIs(t *testing.T) {
	s := sessiontest.OfSample(t, "tictactoe-1.in")
	cards := cardsOf(s, boardOf(s))
	facts := screentest.Card[deck.Facts](cards)
	fail.If(t, facts.Title != "Position" || facts.Name != "", "without a file: %+v", facts)
	p := s.Game.Position()
	legal := p.Legal()
	want := []deck.Fact{
		{Key: "Legal", Words: fmt.Sprintf("%d cells, field 7 (bottom left)", legal.Len())},
		{Key: "Marks", Words: fmt.Sprintf("%d X, %d O, %d empty", p.Count(tictactoe.X), p.Count(tictactoe.O),
			p.Count(tictactoe.Empty))},
	}
	fail.Unless(t, slices.Equal(facts.Facts, want), "%+v, want %+v", facts.Facts, want)
	fail.Unequal(t, screentest.IDs(screentest.Card[deck.Buttons](cards).Buttons),
		"[exportAnswer] compare test", "the buttons")
	s.SetDocument(s.Moment(), session.Document{Path: "/home/me/17.in", Form: notation.Judge})
	facts = screentest.Card[deck.Facts](cardsOf(s, boardOf(s)))
	fail.If(t, facts.Title != "Judge’s text" || facts.Name != "17.in", "of a file: %+v", facts)
	s.SetDocument(s.Moment(), session.Document{Path: "/home/me/17.txt"})
	facts = screentest.Card[deck.Facts](cardsOf(s, boardOf(s)))
	fail.If(t, facts.Title != "Position", "of a file in another form: %+v", facts)
	free := sessiontest.OfSample(t, "tictactoe-2.in")
	facts = screentest.Card[deck.Facts](cardsOf(free, boardOf(free)))
	fail.Unless(t, strings.HasSuffix(facts.Facts[0].Words, ", any empty cell"), "where the choice is free: %+v", facts)
}

func TestMovesAreNumberedAndOtherStepsAreNot(t *testing.T) {
	s := sessiontest.OfSample(t, "tictactoe-1.in") // O is to move in field 7
	for _, c := range []grid.Cell{grid.At(7, 3), grid.At(1, 8)} {
		fail.OnError(t, s.Game.Play(c))
	}
	v := boardOf(s)
	v.Steps[1].Glyph, v.Steps[1].Note = "??", "a blunder"
	card := screentest.Card[deck.Moves](cardsOf(s, v))
	want := []deck.Move{
		{ID: int(v.Rows[0].ID), Words: "Imported"},
		{ID: int(v.Rows[1].ID), Number: 1, Second: true, Words: "7,3", Sends: "3", Glyph: "??", Note: "7,3: a blunder"},
		{ID: int(v.Rows[2].ID), Number: 2, Words: "1,8", Sends: "2"},
	}
	fail.If(t, !slices.Equal(card.Moves, want) || card.Current != want[2].ID || card.Hint != "",
		"%+v, want the moves %+v", card, want)
}

func TestTheListSaysWhatWillStandThere(t *testing.T) {
	imported := sessiontest.OfSample(t, "tictactoe-1.in")
	ruled := session.New()
	p := ruled.Game.Position()
	ruled.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Majority))
	for name, test := range map[string]struct {
		session *session.Session
		hint    string
		rows    int
	}{
		"other rules": {ruled, "Moves appear here.", 1},
		"imported":    {imported, "Click a legal cell to go on from here.", 1},
		"played":      {sessiontest.Played(t, grid.At(5, 5)), "", 1},
	} {
		card := screentest.Card[deck.Moves](cardsOf(test.session, boardOf(test.session)))
		fail.If(t, card.Hint != test.hint || len(card.Moves) != test.rows ||
			(card.Moves[0].Step > 0) != (test.hint != ""), "%s: %+v", name, card)
	}
}

func TestVariationsAreIndentedAsFarAsCanBeRead(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5), grid.At(5, 6))
	v := boardOf(s)
	for i := range v.Rows {
		v.Rows[i].Depth = 3 * i
	}
	for i, m := range screentest.Card[deck.Moves](cardsOf(s, v)).Moves {
		fail.If(t, m.Depth != 3, "a move of depth %d is indented %d times", v.Rows[i+1].Depth, m.Depth)
	}
}

func TestTheCurrentStepIsMarkedByItsID(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5), grid.At(5, 6))
	s.Board().Undo()
	v := boardOf(s)
	card := screentest.Card[deck.Moves](cardsOf(s, v))
	fail.If(t, card.Current != int(s.Game.Current()) || card.Current != card.Moves[0].ID,
		"current is %d of %+v", card.Current, card.Moves)
	fail.If(t, card.Moves[0].Undone || !card.Moves[1].Undone, "what Undo took back is like the rest: %+v", card.Moves)
	v.Current = -1
	card = screentest.Card[deck.Moves](cardsOf(s, v))
	fail.If(t, card.Current != -1, "where no row is shown, current is %d", card.Current)
}

func TestTheToolsOfAnEdit(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5))
	v := boardOf(s)
	v.Value = &deck.Value{Hint: "Analyse tells more"} // which an edit does not offer
	cards := Edit(s, v)
	fail.Unequal(t, screentest.Card[deck.Value](cards).Hint, "", "the value's hint")
	tools := screentest.Card[deck.Tools](cards)
	got, links := screentest.IDs(tools.Tools), screentest.IDs(tools.Links)
	fail.If(t, got != "putX putO erase setLast setOwner swap" || links != "clear rotate mirror",
		"tools %q, links %q", got, links)
	fail.Unequal(t, screentest.IDs(screentest.Card[deck.Buttons](cards).Buttons), "exportAnswer [edit]", "the buttons")
	steps := screentest.Card[deck.Moves](cards)
	fail.If(t, len(steps.Moves) != 2 || steps.Moves[1].Words != "5,5" || steps.Moves[1].Step != 2 ||
		steps.Current != steps.Moves[1].ID, "the steps are %+v", steps)
}

func TestMakingTheCardsChangesNothingOfWhatIsShown(t *testing.T) {
	s := sessiontest.OfSample(t, "tictactoe-1.in")
	v := boardOf(s)
	asked := deck.Verdict{Words: "asked", Buttons: []view.Button{{ID: "showGame"}}}
	v.Verdict = &asked
	first, again := cardsOf(s, v), asked
	fail.If(t, len(again.Buttons) != 1 || len(first) == 0, "the answer has the buttons %+v", again.Buttons)
}

// TestAStepBeforeTheEndHasTheButtonsOfTheEnd, so that none jumps when one looks back.
func TestAStepBeforeTheEndHasTheButtonsOfTheEnd(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5), grid.At(5, 6))
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Casual"}})
	s.Game.NoteMoved(tictactoe.O)
	s.Game.Resign()
	end := offered(s, boardOf(s))
	s.Game.StepBack()
	fail.If(t, !strings.Contains(end, "standing") || !s.Game.LooksBack(), "at the end there is %s", end)
	fail.Unequal(t, offered(s, boardOf(s)), end, "a step before it")
}
