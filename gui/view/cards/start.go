package cards

import (
	"strconv"

	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/language"
	"ninefold/gui/model/results"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// start returns the cards at home: the ways in, and the last boards.
func start(s *session.Session) []view.Card {
	ways := waysIn(
		view.Button{ID: "playComputer", Icon: icon.Play}, view.Button{ID: "newGame", Icon: icon.New},
		view.Button{ID: "import", Icon: icon.Open}, view.Button{ID: "test", Icon: icon.Test},
		view.Button{ID: "daily", Icon: icon.Check}, view.Button{ID: "train", Icon: icon.Train},
		view.Button{ID: "learn", Icon: icon.Learn},
	)
	for i := range ways.Ways {
		switch w := &ways.Ways[i]; w.ID {
		case "playComputer":
			if below, ok := results.EasierLevel(s.EndedGames()); ok {
				w.Button = scene.NextLevel(below)
				w.Icon, w.Primary, w.State = icon.Play, false, language.Text("start.lost")
				break
			}
			w.Short = language.Words().Level(s.Settings.LastLevel())
			w.State = language.Text("start.against", language.Args{"Level": w.Short,
				"Rules": language.Words().Rules(s.Settings.HomeRules())})
		case "import":
			w.State = language.Text("start.import.about")
		case "daily":
			w.State = today(s)
		}
	}
	return []view.Card{ways, boards(s)}
}

// today says whether the position of the day is solved, and on how many days in a row one was.
func today(s *session.Session) string {
	training, day := &s.Settings.Training, puzzle.Day(s.Now)
	state := language.Text("today.open")
	if training.On(day, training.RuleSet()).Solved {
		state = language.Text("today.done")
	}
	return language.Dotted(append([]string{state}, scene.Streak(training.Streak.On(day))...)...)
}

// waysIn is a card of actions. Their words have keys that begin with start.
func waysIn(all ...view.Button) (start deck.Start) {
	for _, b := range all {
		b.Words = language.Text("start." + b.ID)
		start.Ways = append(start.Ways, deck.Way{Button: b})
	}
	return start
}

// BoardPrefix begins the ID of a button that opens a board; the board's ID follows.
const BoardPrefix = "open."

// boards is a card of the boards that changed last, with games in which it is the user's move.
func boards(s *session.Session) deck.Boards {
	const most = 3
	card := deck.Boards{Hint: language.Text("boards.hint")}
	for _, e := range s.BoardsAtHome(most) {
		board := scene.InList(e, s.Now)
		board.ID = BoardPrefix + strconv.Itoa(e.ID)
		card.Boards = append(card.Boards, board)
	}
	if n := s.Count(); n > len(card.Boards) {
		card.All = language.Text("boards.all", language.Args{"Number": n})
	}
	return card
}
