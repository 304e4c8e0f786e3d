package results

import (
	"testing"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
)

// endedAgainst returns the entry of a game that X, the user, has played against a level.
func endedAgainst(level, result string, moves, hints int) *session.Entry {
	return &session.Entry{Kind: session.TicTacToe, Result: result, Moves: moves, Hints: hints,
		O: session.Who{Player: record.Player{Kind: record.Computer, Name: level}}}
}

func TestTheEndOfAGameMeansSomethingAmongTheEarlierOnes(t *testing.T) {
	const won, drawn, lost = "1-0", "1/2-1/2", "0-1"
	for name, test := range map[string]struct {
		earlier []string
		now     string
		moves   int
		kind    MilestoneKind
		n, of   int
	}{
		"the first win":             {[]string{lost, drawn}, won, 30, FirstWin, 0, 0},
		"the first win at once":     {nil, won, 30, FirstWin, 0, 0},
		"the third in a row":        {[]string{lost, won, won}, won, 90, InARow, 3, 0},
		"after four losses":         {[]string{won, lost, lost, lost, lost}, won, 30, AfterLosses, 4, 0},
		"the quickest":              {[]string{won, drawn}, won, 29, Quickest, 29, 0},
		"one of some":               {[]string{won, lost}, won, 31, WonOf, 2, 3},
		"a loss":                    {[]string{won, won}, lost, 31, WonOf, 2, 3},
		"a draw that ends a streak": {[]string{won, drawn, won}, drawn, 31, WonOf, 2, 4},
		"a second loss":             {[]string{lost}, lost, 31, NoneWon, 0, 2},
		"the first game":            {nil, lost, 31, FirstGame, 0, 0},
	} {
		var earlier []*session.Entry
		for _, result := range test.earlier {
			earlier = append(earlier, endedAgainst("Novice", result, 30, 0))
		}
		kind, n, of := milestone(earlier, endedAgainst("Novice", test.now, test.moves, 0))
		fail.If(t, kind != test.kind || n != test.n || of != test.of, "%s: %s, %d of %d", name, kind, n, of)
	}
	for _, result := range []string{won, drawn} {
		kind, _, _ := milestone(nil, endedAgainst("Novice", result, 30, 1))
		fail.Unequal(t, kind, WithHints, "with a hint %s is", result)
	}
}

// against returns a session with a game of the user against a level, in which both have moved.
func against(t *testing.T, s *session.Session, name string) *session.Session {
	s.Begin(tictactoe.Closed, name, "")
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Casual"}})
	fail.OnError(t, s.Game.Play(40))
	fail.OnError(t, s.Game.Play(41))
	return s
}

// TestAGameWithANameOfOnesOwnCounts, if the side is played here; in a game from elsewhere a name is somebody's.
func TestAGameWithANameOfOnesOwnCounts(t *testing.T) {
	s := against(t, session.New(), "Anna")
	s.Game.NoteMoved(tictactoe.O)
	s.Game.Resign()
	own, level, ok := s.Board().Entry().Own()
	fail.If(t, !ok || own != tictactoe.X || level != "Casual", "it is %v's against %s: %v", own, level, ok)
	m, ok := MilestoneOf(s)
	fail.If(t, !ok || m.Kind != FirstGame, "its end means %+v: %v", m, ok)
	s.SetSides(roster.Sides{})
	_, _, ok = s.Board().Entry().Own()
	fail.If(t, ok, "a game that Anna has played elsewhere counts")
}

// TestAMilestoneIsAmongTheGamesBegunBefore: an old game that is opened again means what it meant.
func TestAMilestoneIsAmongTheGamesBegunBefore(t *testing.T) {
	s := session.New()
	for i := range 3 {
		against(t, s, "")
		_, ok := MilestoneOf(s)
		fail.If(t, ok, "a game that goes on means something")
		s.Game.Resign()
		s.Keep(time.Unix(1_700_000_000+int64(i), 0))
	}
	m, ok := MilestoneOf(s)
	fail.If(t, !ok || m != Milestone{NoneWon, "Casual", 0, 3}, "of the third game: %+v, %v", m, ok)
	fail.Unequal(t, len(s.EndedGames()), 3, "games that count")
	fail.OnError(t, s.OpenBoard(s.EndedGames()[0]))
	m, _ = MilestoneOf(s)
	fail.Unequal(t, m.Kind, FirstGame, "the first one again")
}

// TestAVariationDecidesNoGame: the result is that of the main line.
func TestAVariationDecidesNoGame(t *testing.T) {
	s := against(t, session.New(), "")
	s.Game.GoTo(1)
	fail.OnError(t, s.Game.Play(39))
	s.Game.Forfeit("X timed out")
	_, ended := MilestoneOf(s)
	fail.If(t, s.Board().Entry().Result != "" || s.Board().Entry().Moves != 2 || ended, "in a variation it is %+v",
		s.Board().Entry())
}

func TestALevelIsProposedAfterThreeWinsOrLosses(t *testing.T) {
	const won, drawn, lost = "1-0", "1/2-1/2", "0-1"
	for name, test := range map[string]struct {
		level, results []string
		want           string
	}{
		"three wins":          {[]string{"Casual"}, []string{lost, won, won, won}, "Club"},
		"two wins":            {[]string{"Casual"}, []string{lost, won, won}, ""},
		"wins and a draw":     {[]string{"Casual"}, []string{won, won, drawn, won}, ""},
		"three losses":        {[]string{"Casual"}, []string{won, lost, lost, lost}, "Improver"},
		"two losses":          {[]string{"Casual"}, []string{won, lost, lost}, ""},
		"to the weakest":      {[]string{"Learner"}, []string{lost, lost, lost}, "Beginner"},
		"at the weakest":      {[]string{"Beginner"}, []string{lost, lost, lost, lost, lost}, ""},
		"at the strongest":    {[]string{"Strongest"}, []string{won, won, won}, ""},
		"none":                {nil, nil, ""},
		"another in between":  {[]string{"Casual", "Casual", "Club", "Casual"}, []string{won, won, lost, won}, "Club"},
		"the last is another": {[]string{"Casual", "Casual", "Casual", "Club"}, []string{won, won, won, lost}, ""},
	} {
		var games []*session.Entry
		for i, result := range test.results {
			games = append(games, endedAgainst(test.level[min(i, len(test.level)-1)], result, 30, 0))
		}
		level, ok := NextLevel(games)
		fail.If(t, level.Name != test.want || ok != (test.want != ""), "%s: %q", name, level.Name)
	}
}

// A file may name a level that only another version has.
func TestALevelThatThereIsNotIsNoOpponent(t *testing.T) {
	for name, want := range map[string]string{"Novice": "Novice", "Champion": ""} {
		s, _ := sessiontest.Imported(t, "[Rules \"closed\"]\n[OPlayer \"computer "+name+"\"]\n\n1. 5 5\n")
		e := s.Board().Entry()
		if _, level, _ := Offered(s); level != want || e.O.Player.Name != want {
			t.Errorf("against %s one goes on against %q, and the list names %q", name, level, e.O.Player.Name)
		}
	}
}
