package cards

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// BoardPrefix begins the ID of a button that shows a board, whose number follows.
const BoardPrefix = "open."

// boards is the boards that changed last.
func boards(s *session.Session) panel.Boards {
	const most = 4
	card := panel.Boards{Hint: locale.Text("boards.hint")}
	if n := s.Count(); n > 0 {
		card.All = locale.Text("boards.all", locale.Args{"Number": n})
	}
	for _, e := range s.Boards(most) {
		said := scene.InList(&e, s.AsOf())
		card.Boards = append(card.Boards, panel.Board{
			ID: BoardPrefix + strconv.Itoa(e.ID), Picture: scene.Picture(&e), Words: said.Title,
			Sentence: said.Sentence, When: said.When,
		})
	}
	return card
}
