package standing

import (
	"fmt"
	"math"
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/results"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// View shows the end of the game chosen, and the cards.
func (p *Page) View() view.View {
	switch {
	case p.sums == nil:
		return view.View{Status: language.Say("standing.looking", "standing.about"), Sight: view.SeeCards,
			Cards: []view.Card{deck.Buttons{Buttons: []view.Button{{ID: "leave"}}}}}
	case len(p.sums.games) == 0:
		return view.View{Icon: icon.Train, Status: language.Say("standing.none", "standing.about"),
			Sight: view.SeeCards,
			Cards: []view.Card{deck.Buttons{Buttons: []view.Button{{ID: "playComputer", Primary: true},
				{ID: "leave"}}}}}
	}
	e := p.sums.games[p.chosen]
	position := e.EndPosition()
	return view.View{
		Diagram: scene.Board(&position, false), Cards: p.cards(), Sight: view.SeeCards,
		Status: language.Status{Why: scene.About(e, p.Host.Tasks.Clock.Now()), Headline: p.sums.headline()},
	}
}

// headline says how many of the last games are won; of a single one only that there is one.
func (s *sums) headline() string {
	args := language.Args{"N": s.latest.Won, "Of": s.latest.Games()}
	if s.latest.Won == 0 {
		args["N"] = language.Text("standing.noneOf")
	}
	switch {
	case len(s.games) == 1:
		return language.Text("standing.one")
	case len(s.games) > s.latest.Games():
		return language.Text("standing.lastWon", args)
	}
	return language.Text("standing.allWon", args)
}

// cards returns the rating, the sums with what is proposed, the games and the buttons.
func (p *Page) cards() []view.Card {
	sums := deck.Facts{Title: language.Text("standing.sums"), Tab: view.TabRating, Facts: p.sums.facts()}
	if training := &p.Host.Session.Settings.Training; len(training.Tries) > 0 {
		own := deck.Fact{Key: language.Text("train.title"), Words: scene.PuzzleRating(training, 0)}
		sums.Facts = append(sums.Facts, own)
	}
	list := p.sums.list()
	list.Current = p.chosen
	next := []view.Button{{ID: "standing.open", Primary: true}, {ID: "leave"}}
	if level, ok := results.NextLevel(p.sums.games); ok {
		args := language.Args{"Level": language.Words().Level(level.Name)}
		sums.Facts = append([]deck.Fact{
			{Key: language.Text("standing.next"), Words: language.Text("standing.propose", args)},
		}, sums.Facts...)
		next[0].Primary = false
		next = append([]view.Button{scene.NextLevel(level)}, next...)
	}
	return []view.Card{p.sums.trend(), sums, list, deck.Buttons{Buttons: next}}
}

// trend shows the rating and its course, on a scale with a level in its middle.
func (s *sums) trend() deck.Trend {
	now := s.ratings[len(s.ratings)-1]
	level := nearest(now.Elo)
	middle, wide := float64(level.Rating), 1.0
	for _, r := range s.ratings {
		wide = max(wide, math.Abs(r.Low-middle), math.Abs(r.High-middle))
	}
	at := func(elo float64) float32 { return float32(0.5 + (elo-middle)/wide*0.48) }
	t := deck.Trend{
		Title: language.Text("standing.rating"), Number: whole(now.Elo),
		Interval: language.Text("standing.interval", language.Args{"Low": whole(now.Low), "High": whole(now.High)}),
		Words: language.Text("standing.scale", language.Args{
			"Games": language.Amount("games", min(recent, len(s.games))),
			"Level": language.Words().Level(level.Name), "Rating": level.Rating,
		}),
	}
	for _, r := range s.ratings {
		t.Bands = append(t.Bands, view.Band{Low: at(r.Low), Value: at(r.Elo), High: at(r.High)})
	}
	return t
}

// nearest returns the level whose rating is nearest.
func nearest(elo float64) search.Level {
	return slices.MinFunc(search.Levels[search.Beginner:], func(a, b search.Level) int {
		return int(math.Abs(float64(a.Rating)-elo) - math.Abs(float64(b.Rating)-elo))
	})
}

func whole(elo float64) string { return fmt.Sprintf("%.0f", elo) }

// facts counts wins, draws and losses of the last ten games, by level, by side and by several rules, and mistakes.
func (s *sums) facts() (facts []deck.Fact) {
	add := func(key string, o session.Outcomes) {
		if o != (session.Outcomes{}) {
			facts = append(facts, deck.Fact{Key: key, Words: language.Text("standing",
				language.Args{"Won": o.Won, "Drawn": o.Drawn, "Lost": o.Lost})})
		}
	}
	latest := "standing.latest"
	if len(s.games) == s.latest.Games() {
		latest = "standing.all"
	}
	add(language.Text(latest), s.latest)
	for _, l := range search.Levels {
		add(language.Words().Level(l.Name), s.levels[l.Name])
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		add(language.Text("standing.as", language.Args{"Mark": m.String()}), s.sides[m])
	}
	for _, r := range s.severalRules() {
		add(language.Text("short.rules."+r.String()), s.rules[r])
	}
	if s.reviewed > 0 {
		facts = append(facts, deck.Fact{Key: language.Text("standing.mistakes"),
			Words: language.Text("standing.reviewed", language.Args{
				"N":     fmt.Sprintf("%.1f", float64(s.mistakes)/float64(s.reviewed)),
				"Games": language.Amount("games", s.reviewed),
			})})
	}
	return facts
}

// severalRules returns the rules of the games; none if all have the same, which would be said of each.
func (s *sums) severalRules() []tictactoe.Rules {
	if len(s.rules) < 2 {
		return nil
	}
	return tictactoe.OfferedRules()
}

// mostListed is how many games are listed.
const mostListed = 200

// list lists the games, the last one first, each with the rating after it.
func (s *sums) list() deck.Results {
	list := deck.Results{Title: language.Text("standing.games"),
		Headings: []string{language.Text("standing.moves"), language.Text("standing.rating")}}
	older := len(s.games) - len(s.ratings)
	for i := len(s.games) - 1; i >= max(0, len(s.games)-mostListed); i-- {
		e, after := s.games[i], ""
		if i >= older {
			after = whole(s.ratings[i-older].Elo)
		}
		own, level, _ := e.Own()
		ending, _ := e.Ending()
		words := language.Dotted(language.Words().Level(level), own.String())
		if s.severalRules() != nil {
			words = language.Dotted(words, language.Text("short.rules."+rulesOf(e).String()))
		}
		list.Results = append(list.Results, deck.ResultRow{
			ID: i, Tag: language.Text(endings[ending].key), Answer: endings[ending].Answer,
			Words: words, Columns: []string{fmt.Sprint(e.Moves), after},
		})
	}
	return list
}

var endings = map[session.Ending]struct {
	key string
	view.Answer
}{
	session.Won: {"standing.won", view.Yes}, session.Drawn: {"standing.drawn", view.Neutral},
	session.Lost: {"standing.lost", view.No},
}
