package scene

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/model/results"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/screen/screentest"
)

// resigned returns a session in which the user has resigned a first game against Novice.
func resigned(t *testing.T) *session.Session {
	t.Helper()
	s := session.New()
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Novice"}})
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(5, 6)} {
		fail.OnError(t, s.Game.Play(c))
	}
	fail.If(t, Milestone(s) != "" || Caption(s) != nil, "of a game that goes on is said %q", Milestone(s))
	s.Game.Resign()
	return s
}

func TestTheCaptionOfAPictureHasThePlayersAndTheEnd(t *testing.T) {
	fail.Differ(t, Caption(resigned(t)), []string{
		"X: Person · O: Novice", "X resigned",
	}, "the caption")
}

func TestAListTellsAGameThatTheUserResignedFromALostOne(t *testing.T) {
	s := resigned(t)
	b := InList(s.Board().Entry(), s.Now)
	fail.If(t, !strings.HasSuffix(b.Sentence, "2 moves · you resigned") || b.Short != "you resigned, 2 moves" ||
		b.Shortest != "you resigned" || b.Picture != b.Picture.Plain(), "it is %+v", b)
	s.Game.Forfeit("X timed out")
	fail.Unequal(t, InList(s.Board().Entry(), s.Now).Short, "you lost, 2 moves", "otherwise it is")
}

func TestEveryMilestoneHasWordsInEachLanguage(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	for _, choice := range []string{language.English, language.Chinese} {
		language.Use(choice)
		for _, kind := range []results.MilestoneKind{
			results.FirstWin, results.AfterLosses, results.InARow, results.Quickest, results.FirstGame,
			results.WonOf, results.NoneWon, results.WithHints,
		} {
			for _, n := range []int{2, 20} {
				words := milestoneWords(results.Milestone{Kind: kind, Level: "Novice", N: n, Of: 30})
				screentest.CheckWords(t, []string{words}, string(kind))
			}
		}
	}
}
