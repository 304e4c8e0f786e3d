package standing

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

// newPage returns the page over a session with games against levels, each named with how it ended: won, drawn or lost.
func newPage(t *testing.T, games ...string) (*Page, *taskstest.Tasks) {
	s, run := session.New(), taskstest.New()
	sessiontest.Ended(t, s, games...)
	p := &Page{Host: overlaytest.New(s, run.Runner).Host, Open: func(e *session.Entry) bool {
		return s.OpenBoard(e) == nil
	}}
	p.Enter()
	run.Await(func() bool { return p.sums != nil })
	return p, run
}

func TestThePageCountsTheGames(t *testing.T) {
	p, _ := newPage(t, "Novice won", "Novice lost", "Casual won", "Casual lost", "Casual lost")
	v := p.View()
	facts := map[string]string{}
	for _, f := range screentest.Card[deck.Facts](v.Cards).Facts {
		facts[f.Key] = f.Words
	}
	for key, want := range map[string]string{
		"Rated games": "2 won, 0 drawn, 3 lost", "Novice": "1 won, 0 drawn, 1 lost", "Casual": "1 won, 0 drawn, 2 lost",
		"As X": "2 won, 0 drawn, 3 lost", "Closed": "", "As O": "", "Club": "", "Mistakes": "",
	} {
		fail.Unequal(t, facts[key], want, "%s", key)
	}
	list := screentest.Card[deck.Results](v.Cards)
	fail.If(t, len(list.Results) != 5 || list.Current != 4 || list.Results[0].Words != "Casual · X" ||
		list.Results[0].Tag != "lost" || list.Results[4].Tag != "won", "%+v", list)
	trend := screentest.Card[deck.Trend](v.Cards)
	fail.If(t, len(trend.Bands) != 5 || trend.Number != list.Results[0].Columns[1], "%+v", trend)
	for _, b := range trend.Bands {
		fail.If(t, b.Low < 0 || b.Low > b.Value || b.Value > b.High || b.High > 1, "%+v", b)
	}
	fail.Unequal(t, facts["Next level"], "", "a level is proposed")
}

// TestSeveralRulesAreTold, but not that all games had the same.
func TestSeveralRulesAreTold(t *testing.T) {
	s := sums{rules: map[tictactoe.Rules]session.Outcomes{tictactoe.Closed: {Won: 1}, tictactoe.Open: {Lost: 2}}}
	var said []string
	for _, f := range s.facts() {
		said = append(said, f.Key+" "+f.Words)
	}
	fail.Unequal(t, strings.Join(said, "; "), "Closed 1 won, 0 drawn, 0 lost; Open 0 won, 0 drawn, 2 lost", "the facts")
}

func TestThePuzzleRatingStandsBelowTheResults(t *testing.T) {
	p, _ := newPage(t, "Novice won")
	for _, id := range [...]string{"a", "b", "c", "d", "e"} {
		p.Host.Session.Settings.Training.Try(id, 1000, true)
	}
	facts := screentest.Card[deck.Facts](p.View().Cards).Facts
	last := facts[len(facts)-1]
	fail.If(t, last.Key != "Puzzle rating" || !strings.Contains(last.Words, " to "), "%+v", last)
}

func TestTheHeadlineCountsAsAPersonWould(t *testing.T) {
	for want, games := range map[string]int{
		"You have played one rated game": 1, "You have won none of 3 rated games": 3,
		"You have won none of your last 10 rated games": 11,
	} {
		p, _ := newPage(t, slices.Repeat([]string{"Casual lost"}, games)...)
		fail.Unequal(t, p.View().Status.Headline, want, "after %d games", games)
	}
}

func TestTheRatingGoesWithTheLastGames(t *testing.T) {
	var games []string
	for range 45 {
		games = append(games, "Novice lost")
	}
	low, _ := newPage(t, games...)
	for range recent / 2 {
		games = append(games, "Expert won", "Expert lost")
	}
	high, _ := newPage(t, games...)
	weak, strong := low.sums.ratings[recent-1], high.sums.ratings[recent-1]
	expert := float64(search.Levels[search.Expert].Rating)
	fail.If(t, weak.High > 1000 || math.Abs(strong.Elo-expert) > 60 || len(high.sums.ratings) != recent,
		"%+v, then %+v", weak, strong)
}

func TestThreeWinsProposeTheNextLevel(t *testing.T) {
	p, _ := newPage(t, "Novice won", "Novice won", "Novice won")
	cards := p.View().Cards
	foot, sums := screentest.Card[deck.Buttons](cards).Buttons, screentest.Card[deck.Facts](cards)
	fail.If(t, screentest.IDs(foot) != "[nextLevel] standing.open leave" || foot[0].Words != "Play Improver" ||
		sums.Facts[0].Words != "Improver suits you better", "%+v, %+v", foot, sums)
}

func TestOneGoesFromGameToGameAndOpensOne(t *testing.T) {
	p, _ := newPage(t, "Novice won", "Casual lost")
	before := p.Revision()
	p.Scroll(-1)
	v := p.View()
	fail.If(t, !strings.HasPrefix(v.Status.Why, "You – Novice") || p.Revision() == before, "%+v", v.Status)
	p.Scroll(-9)
	p.Choose(0)
	for _, a := range p.Actions() {
		fail.Unequal(t, a.Can(), a.ID != "first" && a.ID != "back", "%s", a.ID)
		if a.ID == "standing.open" {
			a.Run()
		}
	}
	fail.Unequal(t, p.Host.Session.ShownBoard(), 1, "the board opened")
	fail.If(t, p.Tap(0) == nil, "one plays on the page")
}

func TestWithoutGamesThePageSaysWhatCounts(t *testing.T) {
	p, _ := newPage(t)
	p.Choose(0)
	p.Scroll(1)
	v := p.View()
	fail.If(t, screentest.IDs(screentest.Card[deck.Buttons](v.Cards).Buttons) != "[playComputer] leave", "%+v", v)
	fail.Unless(t, strings.Contains(v.Status.Why, "hints"), "it says %+v", v.Status)
}

func TestThePageHasItsWordsInEachLanguage(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	p, _ := newPage(t, "Novice won", "Novice won", "Novice won")
	for _, choice := range []string{language.English, language.Chinese} {
		language.Use(choice)
		screentest.CheckWords(t, p.View(), choice)
	}
}

// TestManyGamesAreLookedAtInAMoment of the UI goroutine: the sums are found elsewhere, and the list is short.
func TestManyGamesAreLookedAtInAMoment(t *testing.T) {
	p, _ := newPage(t, "Novice won", "Casual lost")
	var many []*session.Entry
	for range 25_000 {
		many = append(many, p.sums.games...)
	}
	p.sums = sumsOf(many)
	p.chosen = len(many) - 1
	begun := time.Now()
	v := p.View()
	fail.If(t, len(screentest.Card[deck.Results](v.Cards).Results) != mostListed, "%d are listed", len(v.Cards))
	t.Logf("a view of %d games takes %v", len(many), time.Since(begun))
}
