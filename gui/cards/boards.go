package cards

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

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
