package cards

import (
	"strings"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// start is the ways in.
func start(s *session.Session) []view.Card {
	ways := view.Start{}
	for _, w := range [...]view.Way{
		{ID: "playComputer", Icon: icon.Play}, {ID: "playFriend", Icon: icon.Send}, {ID: "newGame", Icon: icon.New},
		{ID: "import", Icon: icon.Open},
		{ID: "test", Icon: icon.Test}, {ID: "board.crosshatch", Icon: icon.Sudoku},
		{ID: "train", Icon: icon.Train},
		{ID: "learn", Icon: icon.Learn},
	} {
		w.Words, w.Sentence = locale.Text("start."+w.ID), locale.Text("start."+w.ID+".about")
		if w.ID == "board.crosshatch" && !untouched(s.Sudoku) {
			w.Sentence = locale.Text("start.board.crosshatch.goOn")
		}
		if level := session.UsualLevel().Name; w.ID == "playComputer" {
			if stand := scene.Standing(s, level); stand != "" {
				name := locale.Text("command.level." + strings.ToLower(level))
				w.Sentence = locale.Text("standing.level", locale.Args{"Level": name, "Standing": stand})
			}
		}
		ways.Ways = append(ways.Ways, w)
	}
	p := s.Game.Position()
	return []view.Card{ways, boards(s), rules(p.Rules())}
}
