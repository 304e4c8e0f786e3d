package play

import (
	"math/rand/v2"
	"time"

	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks"
)

// computerPlayer finds moves by a search at a level.
type computerPlayer struct {
	host     *overlay.Host
	searcher *searches.Searcher
	level    search.Level
	thinking *searches.Search
	asking   tasks.Latest // ends the search
}

func (c *computerPlayer) ask(pace time.Duration, use func(answer)) {
	s := c.host.Session
	p := s.Game.Position()
	limits, allowed := s.Settings.Effort(c.level, &p, rand.Uint64())
	c.thinking = c.searcher.Begin(c.asking.Begin(), p, limits, allowed, pace, func(r search.Result) {
		use(answer{Move: match.Move{Cell: r.Best}})
	})
}

func (c *computerPlayer) stop() { c.asking.End() }

func (c *computerPlayer) progress() float32 { return c.thinking.Progress() }

func (c *computerPlayer) why() string {
	words := ""
	if r, ok := c.thinking.Found(); ok && c.host.Session.Analysing() {
		p := c.host.Session.Game.Position()
		words = language.Text("opponent.sofar", language.Args{
			"Work": language.Words().Work(&r), "Row": r.Best.Row(), "Col": r.Best.Col(),
			"Value": language.Words().Value(r.Value, p.Turn()),
		})
	}
	return language.Sentences(words, language.Text("opponent.stop"))
}
