package cards

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
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

// state is a state of the session with the overlays' findings, and the cards it needs.
type state struct {
	session *session.Session
	said    func(*overlay.Board) // nil for nothing
	want    string
	of      func(*session.Session, *overlay.Board) []view.Card // its place's
}

// states returns one state of each kind, by name.
func states(t *testing.T) map[string]state {
	one, all := grid.At(5, 5), map[string]state{}
	add := func(name string, s *session.Session, want string, said func(*overlay.Board)) {
		all[name] = state{s, said, want, cardsOf}
	}
	add("start", session.New(), "start boards", nil)
	undone := sessiontest.Played(t, one)
	undone.Board().Undo()
	add("a move was undone", undone, "start boards", nil)
	ruled := session.New()
	p := ruled.Game.Position()
	ruled.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Majority))
	add("rules were chosen", ruled, "players moves buttons", nil)
	named := session.New()
	named.Begin(tictactoe.Closed, "Ann", "Bob")
	add("named people", named, "players moves buttons", nil)
	against := session.New()
	sides := against.Game.Sides()
	sides.O.Player = roster.Computer
	against.SetSides(sides)
	add("the computer plays", against, "players moves buttons", nil)
	again := sessiontest.Played(t, one)
	again.Restart()
	add("a new board", again, "start boards", nil)
	add("game", sessiontest.Played(t, one), "players moves buttons", nil)
	add("analysed", sessiontest.Played(t, one), "players value moves buttons", value)
	add("over", wonBy(tictactoe.X, tictactoe.Closed), "players moves buttons", nil)
	add("reviewed", wonBy(tictactoe.X, tictactoe.Closed), "players value verdict moves buttons", reviewed)
	lost := sessiontest.Played(t, one)
	lost.Game.Forfeit("O timed out")
	add("forfeited", lost, "players moves buttons", nil)
	add("imported", sessiontest.OfSample(t, "tictactoe-1.in"), "facts rules moves buttons", nil)
	add("imported, and asked about", sessiontest.OfSample(t, "tictactoe-1.in"),
		"facts rules value verdict moves buttons", answered)
	against = sessiontest.OfSample(t, "tictactoe-1.in")
	against.SetSides(sides)
	add("an import against the computer", against, "players moves buttons", nil)
	gone := sessiontest.OfSample(t, "tictactoe-1.in")
	fail.OnError(t, gone.Game.Play(grid.At(7, 3)))
	add("an import that is played on", gone, "players verdict moves buttons", func(v *overlay.Board) {
		v.Verdict = &deck.Verdict{}
	})
	edited := sessiontest.Played(t, one)
	add("edit", edited, "tools verdict moves buttons", func(v *overlay.Board) { v.Verdict = &deck.Verdict{} })
	edit := all["edit"]
	edit.of = Edit
	all["edit"] = edit
	for name, of := range map[string]struct {
		sample      string
		differences int
		want        string
	}{
		"compared":            {"tictactoe-1.in", 1, "verdict moves buttons"},
		"compared and right":  {"tictactoe-1.in", 0, "verdict buttons"},
		"a Sudoku's compared": {"crosshatch-2.in", 1, "verdict moves buttons"},
	} {
		add(name, sessiontest.OfSample(t, of.sample), of.want, func(v *overlay.Board) {
			answered(v)
			v.Verdict.Buttons = []view.Button{{ID: "compare"}, {ID: "endCompare", Primary: true}}
			v.List = &deck.Moves{Moves: make([]deck.Move, of.differences)}
		})
	}
	empty := session.New()
	empty.Show(empty.Sudoku)
	add("an empty grid", empty, "start digits", nil)
	add("givens that are typed", empty, "verdict digits moves", func(v *overlay.Board) { v.Verdict = &deck.Verdict{} })
	noted := session.New()
	noted.Show(noted.Sudoku)
	noted.Sudoku.Toggle(session.NoteMarks)
	noted.Sudoku.Select(one)
	noted.Sudoku.Type('5', one)
	add("pencil marks alone", noted, "digits progress moves buttons", nil)
	add("a grid", sessiontest.OfSample(t, "crosshatch-2.in"), "digits progress moves buttons", nil)
	solved := sessiontest.OfSample(t, "crosshatch-2.in")
	solved.Sudoku.Finish()
	add("a solved grid", solved, "verdict progress moves buttons", nil)
	wrong := sessiontest.OfSample(t, "crosshatch-2.in")
	wrong.Sudoku.Finish()
	g := wrong.Sudoku.Grid()
	wrong.Sudoku.Enter(one, g.At(one)%9+1)
	add("a full grid with a digit twice", wrong, "digits progress moves buttons", nil)
	return all
}

func value(v *overlay.Board) { v.Value = &deck.Value{Number: "X 60%"} }

func answered(v *overlay.Board) {
	value(v)
	v.Verdict = &deck.Verdict{Title: "?"}
}

func reviewed(v *overlay.Board) {
	answered(v)
	v.Errors = "X 1 blunder"
}

// cardsOf returns the cards of the place of the session's board.
func cardsOf(s *session.Session, v *overlay.Board) []view.Card {
	switch {
	case s.Shown == session.CrossHatching:
		return Sudoku(s, v)
	case s.Game.AtHome():
		return Home(s, v)
	}
	return Game(s, v)
}

// cards returns the cards of a state, with the notes if there are any.
func (s state) cards(notes ...string) []view.Card {
	v := boardOf(s.session)
	if s.said != nil {
		s.said(v)
	}
	if notes != nil {
		v.Notes = notes
	}
	return s.of(s.session, v)
}

// TestEachStateHasTheCardsThatItNeeds, after the notes if there are any; at most one button is primary, none is there
// twice, and each has words in both languages, from its card or its action.
func TestEachStateHasTheCardsThatItNeeds(t *testing.T) {
	english, chinese := locale.WordsFor("en").Below("command."), locale.WordsFor("zh").Below("command.")
	for name, s := range states(t) {
		cards, seen := s.cards(), map[string]bool{}
		fail.Unequal(t, kinds(cards), s.want, "%s", name)
		screentest.CheckWords(t, cards, name)
		buttons := buttonsOf(cards)
		for _, b := range buttons {
			fail.If(t, seen[b.ID], "%s: %q is there twice", name, b.ID)
			fail.If(t, english[b.ID] == "" || chinese[b.ID] == "", "%s: nothing is called %q", name, b.ID)
			seen[b.ID] = true
		}
		all := screentest.IDs(buttons)
		fail.If(t, strings.Count(all, "[") > 1, "%s: %s", name, all)
		noted := s.cards("", "One.", "Two.")
		fail.Unequal(t, kinds(noted), "passage "+s.want, "%s", name)
		fail.Unequal(t, screentest.Card[deck.Passage](noted).Words, "One. Two.", "%s: the notes", name)
	}
	cards := Notes([]string{"", ""})
	fail.If(t, cards != nil, "of nothing there is %+v", cards)
}

func TestTheRulesThatAreInForceAreOn(t *testing.T) {
	for _, now := range tictactoe.AllRules {
		card := rules(now)
		for _, c := range card.Choices {
			fail.If(t, c.On != (c.ID == "rules."+now.String()) || c.On && c.Words != card.Name || c.Words == "" ||
				locale.WordsFor("zh").Below("command.")[c.ID] == "", "%s: %+v", now, c)
		}
		fail.If(t, len(card.Choices) != len(tictactoe.AllRules) || card.Sentence == "", "%s: %+v", now, card)
	}
}

func TestTheIconBeforeTheHeadline(t *testing.T) {
	one := grid.At(5, 5)
	lost := sessiontest.Played(t, one) // O is to move
	lost.Game.Forfeit("O timed out")
	drawn := session.New()
	drawn.Game.Set(tictactoe.Edited, tictactoetest.Drawn())
	for name, test := range map[string]struct {
		session *session.Session
		want    icon.Name
	}{
		"X is to move": {session.New(), icon.Cross}, "O is to move": {sessiontest.Played(t, one), icon.Ring},
		"X has won":  {wonBy(tictactoe.X, tictactoe.Open), icon.Cross},
		"O has won":  {wonBy(tictactoe.O, tictactoe.Open), icon.Ring},
		"O has lost": {lost, icon.Cross}, "a draw": {drawn, ""},
	} {
		fail.Unequal(t, Icon(test.session.Game), test.want, "%s", name)
	}
}

// TestHomeIsPlayedByOneSetOfRules on the board and against the computer: that of the last new game that can be won.
func TestHomeIsPlayedByOneSetOfRules(t *testing.T) {
	s := session.New()
	for last, want := range map[string]string{"": "Closed", "majority": "Majority", "judge": "Closed"} {
		s.Settings.Rules = last
		s.Restart()
		fail.OnError(t, s.Game.Play(40))
		s.GoHome()
		p := s.Game.Position()
		fail.If(t, name(p.Rules()) != want || screentest.Card[deck.Start](start(s)).Ways[0].State != "Beginner, "+want,
			"after %q the board has %v, and it says %+v", last, p.Rules(), start(s)[0])
	}
}

// TestHomeOffersTheLevelBelowAfterThreeLosses, and not the one above after wins.
func TestHomeOffersTheLevelBelowAfterThreeLosses(t *testing.T) {
	for results, want := range map[string]string{"lost lost": "Play the computer", "lost lost lost": "Play Improver",
		"won won won": "Play the computer"} {
		s := session.New()
		for _, how := range strings.Fields(results) {
			sessiontest.Ended(t, s, "Casual "+how)
		}
		fail.Unequal(t, screentest.Card[deck.Start](start(s)).Ways[0].Words, want, "after %s the first way in", results)
	}
}

func TestHomeHasTheLastBoards(t *testing.T) {
	s := session.New()
	card := boards(s)
	fail.If(t, len(card.Boards) != 0 || card.Hint == "" || card.All != "", "without boards: %+v", card)
	for n := range 5 {
		fail.If(t, card.All != "" && n <= 3, "of %d boards it says %q", n, card.All)
		s.Begin(tictactoe.Closed, "Ann", "Bob")
		_ = s.Game.Play(40)
		s.Keep(time.Unix(1000, 0))
		card = boards(s)
	}
	fail.NowIf(t, len(card.Boards) != 3 || !strings.Contains(card.All, "5"), "%+v", card)
	if b := card.Boards[0]; b.Words != "Ann – Bob" || b.Sentence != "Closed · 1 move" {
		t.Errorf("a game is listed as %q, %q", b.Words, b.Sentence)
	}
}

// TestHomeHasGamesInWhichItIsTheUsersMove begins four such games, two more than have their room, and others.
func TestHomeHasGamesInWhichItIsTheUsersMove(t *testing.T) {
	s := session.New()
	level, mail := roster.Side{Player: roster.Computer, Level: "Novice"}, roster.Side{Player: roster.Mail}
	first := func() (ids []string) {
		for _, b := range boards(s).Boards {
			ids = append(ids, b.ID)
		}
		return ids
	}
	for i, of := range []struct {
		sides   roster.Sides
		moves   []grid.Cell
		resigns bool
	}{
		{roster.Sides{O: level}, []grid.Cell{40, 30}, false}, // the user's move
		{roster.Sides{X: mail}, []grid.Cell{40}, false},      // the user's move
		{roster.Sides{O: level}, []grid.Cell{40, 30}, true},
		{roster.Sides{O: mail}, []grid.Cell{40}, false},
		{roster.Sides{}, []grid.Cell{40}, false},
		{roster.Sides{O: level}, []grid.Cell{40}, false},
		{roster.Sides{O: mail}, []grid.Cell{40, 30}, false}, // the user's move
		{roster.Sides{X: mail}, []grid.Cell{40}, false},     // the user's move
	} {
		s.Begin(tictactoe.Closed, "", "")
		s.SetSides(of.sides)
		for _, c := range of.moves {
			fail.OnError(t, s.Game.Play(c))
		}
		if of.resigns {
			s.Game.Resign()
		}
		s.Keep(time.Unix(int64(1000+i), 0))
		if i == 5 {
			fail.Differ(t, first(), []string{"open.6", "open.2", "open.1"}, "home has")
		}
	}
	fail.Differ(t, first(), []string{"open.8", "open.7", "open.6"}, "of four such games home has")
	fail.Unequal(t, s.AllBoards()[2].ID, 6, "the third in the list of all boards is")
}

func TestTheWaysInAreInWords(t *testing.T) {
	s := session.New()
	for _, shown := range []session.Kind{session.TicTacToe, session.CrossHatching} {
		s.Show(s.LastOf(shown))
		for _, w := range screentest.Card[deck.Start](cardsOf(s, boardOf(s))).Ways {
			fail.If(t, w.Words == "" || w.Icon == "", "%s: %+v", shown, w)
		}
	}
}
