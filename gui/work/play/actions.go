package play

import (
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/actions"
	"ninefold/gui/model/results"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// NewGameActions returns the actions that begin a game.
func (s *Setup) NewGameActions() []*actions.Action {
	return []*actions.Action{
		{ID: "newGame", Bar: 1, Offer: true, Menu: actions.In("file", 1, 1), Toolbar: actions.In("", 1, 2),
			Icon: icon.New, Keys: keys.Ctrl("N"), Run: s.NewGame},
		{ID: "playComputer", Offer: true, Menu: actions.In("file", 1, 2), Icon: icon.Play, Run: s.PlayComputer},
		{ID: "playByMail", Menu: actions.In("play", 1, 3), Run: s.PlayByMail},
		{ID: "nextLevel", Why: "proposed", Group: "computer", Icon: icon.Play, Enabled: func() bool {
			_, ok := results.NextLevel(s.Players.host.Session.EndedGames())
			return ok
		}, Run: s.PlayProposed},
	}
}

// MoveActions returns the actions on the move that is due.
func (s *Setup) MoveActions() []*actions.Action {
	p := s.Players
	return []*actions.Action{
		{ID: "pause", Menu: actions.In("play", 1, 4), Why: "machine", Keys: keys.Alone("P"), Enabled: p.ToMove,
			Checked: p.Waits, Run: p.TogglePause},
		{ID: "moveNow", Menu: actions.In("play", 1, 5), Why: "machine", Keys: keys.Alone("N"), Enabled: p.CanMoveNow,
			Run: p.MoveNow},
		{ID: "resign", Menu: actions.In("play", 1, 7), Why: "resign", Keys: keys.Alone("Q"),
			Enabled: func() bool { return p.host.Session.Game.CanResign() }, Run: s.Resign},
	}
}

// Actions returns the actions that choose the players and the computer's level.
func (s *Setup) Actions() []*actions.Action {
	p := s.Players
	host, chosen := p.host, &p.host.Session.Settings
	side := func(id string, key keys.Key, m tictactoe.Mark) *actions.Action {
		return &actions.Action{
			ID: id, Group: "computer", Keys: keys.Alt(key),
			Checked: func() bool {
				sides := host.Session.Game.Sides()
				return sides.Side(m).Player == roster.Computer
			},
			Run: func() { p.Toggle(m) },
		}
	}
	all := []*actions.Action{
		side("computerX", "X", tictactoe.X),
		side("computerO", "O", tictactoe.O),
		{ID: "goOn", Offer: true, Menu: actions.In("play", 1, 6), Why: "level", Icon: icon.Play,
			Enabled: func() bool { _, _, ok := results.Offered(host.Session); return ok }, Run: p.goOnAgainst},
		{ID: "players", Menu: actions.In("play", 1, 1), Keys: keys.Ctrl("P"), Run: s.Choose},
	}
	if program.Supported {
		all = append(all, &actions.Action{ID: "askAgain", Menu: actions.In("tools", 2, 1), Why: "program",
			Keys: keys.Ctrl("L"), Enabled: p.CanAsk, Run: s.AskAgain})
	}
	for _, level := range search.Levels {
		plays := func() bool { return host.Session.Game.Sides().Plays(level) }
		all = append(all, actions.Choice("level", strings.ToLower(level.Name), plays,
			func() {
				sides := host.Session.Game.Sides().AtLevel(level)
				p.agree(sides, func() { host.Session.SetSides(sides) })
			}))
	}
	for _, allowed := range settings.ThinkingTimes() {
		seconds := int(allowed / time.Second)
		all = append(all, actions.Choice("time", strconv.Itoa(seconds),
			func() bool { return chosen.ThinkingTime() == allowed },
			func() { chosen.Seconds = seconds }))
	}
	return all
}
