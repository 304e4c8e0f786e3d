// Package cards decides which cards stand beside the board in each state of the session, in which order, and what they
// say.
package cards

import (
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Home returns the cards at home.
func Home(s *session.Session, v *overlay.Board) []view.Card {
	return of(v, "exportAnswer", func() []view.Card { return withAnswers(start(s), v) })
}

// Game returns exactly the cards that the state of the game needs.
func Game(s *session.Session, v *overlay.Board) []view.Card {
	return of(v, "exportAnswer", func() []view.Card {
		switch g := s.Game; {
		case g.Ended(), g.LooksBack() && g.HasEnded(): // so that buttons keep their places
			return over(s, v)
		case !g.Played() && !g.Now().IsMove() && g.Sides().People():
			return imported(s, v)
		}
		return game(s, v)
	})
}

// Edit returns the cards of a board that is edited.
func Edit(_ *session.Session, v *overlay.Board) []view.Card {
	return of(v, "exportAnswer", func() []view.Card { return edit(v) })
}

// Sudoku returns exactly the cards that the state of the Sudoku needs.
func Sudoku(s *session.Session, v *overlay.Board) []view.Card {
	return of(v, "exportSolution", func() []view.Card { return sudokuCards(s, v) })
}

// of returns a board's cards after its notes. While it is compared that are those of the comparison, with the action
// that exports the right answer.
func of(v *overlay.Board, export string, cards func() []view.Card) []view.Card {
	if v.List != nil {
		cards = func() []view.Card { return compared(v, export) }
	}
	return append(Notes(v.Notes), cards()...)
}

// compared returns the cards of a comparison, with the action that exports the right answer. That of the differences is
// there only if there are any.
func compared(v *overlay.Board, export string) []view.Card {
	cards := []view.Card{*v.Verdict}
	if len(v.List.Moves) > 0 {
		cards = append(cards, *v.List)
	}
	return append(cards, deck.Buttons{Buttons: []view.Button{short(export), {ID: "test"}}})
}

// Icon returns the icon before the headline of a game: the mark of whom that is about.
func Icon(g *session.Game) icon.Name {
	switch p := g.Position(); {
	case g.Forfeited() == record.Resignation(p.Turn()): // the headline is about the loser
		return icon.OfMark(p.Turn() == tictactoe.X)
	case g.Forfeited() != "":
		return icon.OfMark(p.Turn() == tictactoe.O)
	default:
		return scene.TurnIcon(&p)
	}
}

// Notes returns a card with notes, or none if there are none.
func Notes(words []string) []view.Card {
	if said := language.Sentences(words...); said != "" {
		return []view.Card{deck.Passage{Words: said}}
	}
	return nil
}

func name(r tictactoe.Rules) string { return language.Text("short.rules." + r.String()) }

// rules is a card that shows the rule set and offers the others.
func rules(now tictactoe.Rules) deck.Rules {
	card := deck.Rules{Name: name(now), Sentence: language.Text("rules.about." + now.String())}
	for _, r := range tictactoe.OfferedRules() {
		card.Choices = append(card.Choices, view.Choice{
			ID: "rules." + r.String(), Words: name(r), Sentence: language.Text("newGame." + r.String()), On: r == now,
		})
	}
	return card
}

// judgeButtons export the answer, show another program's answer, and test the user's program.
func judgeButtons() deck.Buttons {
	answer := short("exportAnswer")
	answer.Primary = true
	return deck.Buttons{Buttons: []view.Button{answer, {ID: "compare"}, {ID: "test"}}}
}

// short returns the button of an action with its short words.
func short(id string) view.Button {
	return view.Button{ID: id, Words: language.Text("short." + id), Full: language.Text("command." + id)}
}
