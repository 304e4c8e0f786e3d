package cards

import (
	"path/filepath"
	"strings"

	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// Unstarted reports whether an empty board is shown on which nothing has been done yet, and nobody waits for a move.
func Unstarted(s *session.Session) bool {
	g := s.Game
	return s.GameShown() && g.Unbegun() && len(g.Children(g.Current())) == 0 && g.Sides().People() &&
		g.Tag("X") == "" && g.Tag("O") == ""
}

// start is the ways in.
func start(s *session.Session) []panel.Card {
	ways := panel.Start{}
	for _, w := range [...]panel.Way{
		{ID: "playComputer", Icon: theme.LinePlay}, {ID: "newGame", Icon: theme.LineNew},
		{ID: "import", Icon: theme.LineOpen},
		{ID: "test", Icon: theme.LineTest}, {ID: "newSudoku", Icon: theme.LineSudoku},
		{ID: "train", Icon: theme.LineTrain},
		{ID: "learn", Icon: theme.LineLearn},
	} {
		w.Words, w.Sentence = locale.Text("start."+w.ID), locale.Text("start."+w.ID+".about")
		ways.Ways = append(ways.Ways, w)
	}
	p := s.Game.Position()
	return []panel.Card{ways, recent(s.Settings.Recent), rules(p.Rules())}
}

// recent is the files that were opened or saved last, with what they are by their names.
func recent(paths []string) panel.Recent {
	const most = 3
	card := panel.Recent{Hint: locale.Text("recent.hint")}
	for _, path := range paths[:min(most, len(paths))] {
		card.Files = append(card.Files, panel.RecentFile{
			Path: path, Name: locale.Words().Beginning(filepath.Base(path)),
			About: locale.Text("recent." + kindOf(path)),
		})
	}
	return card
}

// kindOf is what a file is by its name.
func kindOf(path string) string {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".in", ".out", ".txt":
		return "text"
	case ".ninefold":
		return "game"
	case ".sdk", ".sdx", ".sdm", ".ss", ".sudoku":
		return "sudoku"
	}
	return "other"
}
