package play

import (
	"math/rand/v2"
	"time"

	"ninefold/engine/match"
	"ninefold/engine/search"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
)

// computerPlayer plays at a level of the search.
type computerPlayer struct {
	host     *insight.Host
	values   insight.Values
	level    search.Level
	thinking *insight.Thinking
}

func (c *computerPlayer) ask(pace time.Duration, use func(answer)) {
	s := c.host.Session
	p := s.Game.Position()
	limits, allowed := s.Settings.Effort(c.level, rand.Uint64())
	c.thinking = c.host.Think(p, limits, allowed, pace, func(r search.Result) {
		c.values.Learn(p, r.Value, r.Nodes, r.Line...)
		use(answer{Move: match.Move{Cell: r.Best}})
	})
}

func (c *computerPlayer) stop() { c.thinking.Stop() }

func (c *computerPlayer) why(v *insight.View) string {
	c.thinking.ShowProgress(v)
	words := locale.Text("opponent.begins")
	if r, ok := c.thinking.Found(); ok {
		p := c.host.Session.Game.Position()
		words = locale.Text("opponent.sofar", locale.Args{
			"Work": locale.Work(&r), "Row": r.Best.Row(), "Col": r.Best.Col(), "Value": locale.Value(r.Value, p.Turn()),
		})
	}
	return locale.Sentences(words, locale.Text("opponent.stop"))
}
