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
	if v.List != nil {
		return withNotes(v, compared(v, "exportAnswer"))
	}
	return withNotes(v, withAnswers(start(s), v))
}

// Game returns exactly the cards that the state of the game needs.
func Game(s *session.Session, v *overlay.Board) []view.Card {
	switch g := s.Game; {
	case v.List != nil:
		return withNotes(v, compared(v, "exportAnswer"))
	case g.Editing():
		return withNotes(v, edit(v))
	case g.Ended(), g.LooksBack() && g.HasEnded(): // so that buttons keep their places
		return withNotes(v, over(s, v))
	case !g.Played() && g.Now().Origin != tictactoe.Moved && g.Sides().People():
		return withNotes(v, imported(s, v))
	}
	return withNotes(v, game(s, v))
}

// Sudoku returns exactly the cards that the state of the Sudoku needs.
func Sudoku(s *session.Session, v *overlay.Board) []view.Card {
	if v.List != nil {
		return withNotes(v, compared(v, "exportSolution"))
	}
	return withNotes(v, sudokuCards(s, v))
}

func withNotes(v *overlay.Board, cards []view.Card) []view.Card {
	return append(Notes(v.Notes), cards...)
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

// Icon returns the icon before the headline of a game: the mark of whom that is about, or a sign that the board is
// edited.
func Icon(g *session.Game) icon.Name {
	switch p := g.Position(); {
	case g.Editing():
		return icon.Edit
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
