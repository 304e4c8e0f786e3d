package cards

import (
	"strconv"

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
				w.Sentence = locale.Text("standing.level",
					locale.Args{"Level": locale.Words().Level(level), "Standing": stand})
			}
		}
		ways.Ways = append(ways.Ways, w)
	}
	p := s.Game.Position()
	return []view.Card{ways, boards(s), rules(p.Rules())}
}

// BoardPrefix begins the ID of a button that shows a board, whose number follows.
const BoardPrefix = "open."

// boards is the boards that changed last.
func boards(s *session.Session) view.Boards {
	const most = 4
	card := view.Boards{Hint: locale.Text("boards.hint")}
	if n := s.Count(); n > 0 {
		card.All = locale.Text("boards.all", locale.Args{"Number": n})
	}
	for _, e := range s.Boards(most) {
		said := scene.InList(&e, s.AsOf())
		card.Boards = append(card.Boards, view.Board{
			ID: BoardPrefix + strconv.Itoa(e.ID), Picture: scene.Picture(&e), Words: said.Title,
			Sentence: said.Sentence, When: said.When,
		})
	}
	return card
}
