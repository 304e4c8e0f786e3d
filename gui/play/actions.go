package play

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/program"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// NewGameActions begin a game.
func (s *Setup) NewGameActions() []*actions.Action {
	return []*actions.Action{
		{ID: "newGame", Menu: actions.FileMenu, Icon: fynetheme.IconNameDocument, Places: actions.Toolbar,
			Shortcut: actions.Ctrl(fyne.KeyN), Run: s.NewGame},
		{ID: "rematch", Menu: actions.FileMenu, Enabled: func() bool { return session.Ended(s.Players.host.Session.Game) }, Run: s.Rematch},
	}
}

// Actions are who plays what, and how well.
func (s *Setup) Actions() []*actions.Action {
	p := s.Players
	host, settings := p.host, &p.host.Session.Settings
	side := func(id string, icon fyne.ThemeIconName, key fyne.KeyName, m tictactoe.Mark) *actions.Action {
		return &actions.Action{
			ID: id, Menu: actions.PlayMenu, Icon: icon, Places: actions.PlayBar, Shortcut: actions.Alt(key),
			Checked: func() bool { return settings.Sides.Of(m).Player == session.Computer }, Run: func() { p.Toggle(m) },
		}
	}
	all := []*actions.Action{
		side("computerX", theme.IconComputerX, fyne.KeyX, tictactoe.X),
		side("computerO", theme.IconComputerO, fyne.KeyO, tictactoe.O),
		{ID: "pause", Menu: actions.PlayMenu, Icon: fynetheme.IconNameMediaPause, Places: actions.PlayBar, Key: fyne.KeyP,
			Enabled: p.ToMove, Checked: p.Waits, Run: p.TogglePause},
		{ID: "moveNow", Menu: actions.PlayMenu, Icon: fynetheme.IconNameMediaFastForward, Places: actions.PlayBar, Key: fyne.KeyN,
			Enabled: p.CanMoveNow, Run: p.MoveNow},
		{ID: "players", Menu: actions.PlayMenu, Shortcut: actions.Ctrl(fyne.KeyP), Run: s.Choose},
	}
	if program.Supported {
		all = append(all, &actions.Action{ID: "programLog", Menu: actions.PlayMenu, Shortcut: actions.Ctrl(fyne.KeyL), Run: s.ShowLog})
	}
	for _, level := range search.Levels {
		all = append(all, &actions.Action{
			ID: locale.LevelKey(level), Menu: actions.PlayMenu, Group: "level",
			Checked: func() bool { return settings.Sides.Plays(level) }, Run: host.Then(func() { settings.Sides.SetLevel(level) }),
		})
	}
	for _, allowed := range session.ThinkingTimes() {
		all = append(all, &actions.Action{
			ID: fmt.Sprintf("time.%d", allowed/time.Second), Menu: actions.PlayMenu, Group: "time",
			Checked: func() bool { return settings.ThinkingTime() == allowed },
			Run:     host.Then(func() { settings.Seconds = int(allowed / time.Second) }),
		})
	}
	return all
}
