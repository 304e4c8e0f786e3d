package cards

import (
	"strconv"

	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// start returns the cards at home: the ways in.
func start(s *session.Session) []view.Card {
	ways := waysIn(".about", []view.Button{
		{ID: "playComputer", Icon: icon.Play}, {ID: "playFriend", Icon: icon.Send}, {ID: "newGame", Icon: icon.New},
		{ID: "import", Icon: icon.Open}, {ID: "test", Icon: icon.Test}, {ID: "board.crosshatch", Icon: icon.Sudoku},
		{ID: "daily", Icon: icon.Check}, {ID: "train", Icon: icon.Train}, {ID: "learn", Icon: icon.Learn},
	})
	for i := range ways.Ways {
		w := &ways.Ways[i]
		if w.ID == "board.crosshatch" && !untouched(s.Sudoku) {
			w.Sentence = language.Text("start.board.crosshatch.goOn")
		}
		if w.ID == "daily" {
			w.Sentence = today(s)
		}
		if w.ID == "playComputer" {
			w.Sentence = against(s, s.Settings.LastLevel())
		}
	}
	p := s.Game.Position()
	here := rules(p.Rules())
	here.Sentence = language.Text("start.rules") // playComputer has its own
	return []view.Card{ways, boards(s), here}
}

// against names the level to play, and how the user stands against it or, before the first game, the aim.
func against(s *session.Session, level string) string {
	stand := scene.OutcomesAgainst(s, level)
	if stand == "" {
		stand = language.Text("start.playComputer.about")
	}
	return language.Text("standing.level", language.Args{"Level": language.Words().Level(level), "Standing": stand})
}

// today says what was done with the position of the day, and on how many days in a row one was solved.
func today(s *session.Session) string {
	training, day := &s.Settings.Training, puzzle.Day(s.AsOf())
	rules := training.RuleSet()
	said := []string{scene.OfTheDay(s.AsOf(), rules), scene.Today(training.On(day, rules))}
	return language.Dotted(append(said, scene.Streak(training.Streak.On(day))...)...)
}

// waysIn is a card of actions, explained by sentences whose keys end in about.
func waysIn(about string, all []view.Button) (start deck.Start) {
	for _, b := range all {
		b.Words = language.Text("start." + b.ID)
		start.Ways = append(start.Ways, deck.Way{Button: b, Sentence: language.Text("start." + b.ID + about)})
	}
	return start
}

// BoardPrefix begins the ID of a button that opens a board; the board's ID follows.
const BoardPrefix = "open."

// boards is a card of the boards that changed last, first of the games in which it is the user's move.
func boards(s *session.Session) deck.Boards {
	const most = 4
	card := deck.Boards{Hint: language.Text("boards.hint")}
	if n := s.Count(); n > 0 {
		card.All = language.Text("boards.all", language.Args{"Number": n})
	}
	for _, e := range s.BoardsAtHome(most) {
		board := scene.InList(e, s.AsOf())
		board.ID = BoardPrefix + strconv.Itoa(e.ID)
		card.Boards = append(card.Boards, board)
	}
	return card
}
