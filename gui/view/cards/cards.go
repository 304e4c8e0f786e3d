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

// New returns the cards beside the board.
func New(s *session.Session, v *overlay.Board) []view.Card {
	return append(Notes(v.Notes), ofState(s, v)...)
}

// ofState returns exactly the cards that the state of the session needs.
func ofState(s *session.Session, v *overlay.Board) []view.Card {
	switch {
	case v.List != nil:
		return compared(s, v)
	case s.Shown == session.CrossHatching:
		return sudokuCards(s, v)
	case s.Editing():
		return edit(v)
	case s.AtHome():
		return withAnswers(start(s), v)
	case s.Game.Ended(), s.Game.LooksBack() && s.Game.HasEnded(): // so that buttons keep their places
		return over(s, v)
	case !s.Game.Played() && s.Game.Now().Origin != tictactoe.Moved && s.Game.Sides().People():
		return imported(s, v)
	}
	return game(s, v)
}

// compared returns the cards of a comparison; that of the differences only if there are any.
func compared(s *session.Session, v *overlay.Board) []view.Card {
	cards := []view.Card{*v.Verdict}
	if len(v.List.Moves) > 0 {
		cards = append(cards, *v.List)
	}
	return append(cards, deck.Buttons{Buttons: []view.Button{export(s), {ID: "test"}}})
}

// Icon returns the icon before the headline: the mark of whom that is about, or a sign that the board is edited or the
// Sudoku is solved.
func Icon(s *session.Session) icon.Name {
	p := s.Game.Position()
	switch {
	case s.Shown == session.CrossHatching && s.Sudoku.Solved():
		return icon.Check
	case s.Shown == session.CrossHatching:
		return ""
	case s.Editing():
		return icon.Edit
	case s.Game.Forfeited() == record.Resignation(p.Turn()): // the headline is about the loser
		return icon.OfMark(p.Turn() == tictactoe.X)
	case s.Game.Forfeited() != "":
		return icon.OfMark(p.Turn() == tictactoe.O)
	}
	return scene.TurnIcon(&p)
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
func judgeButtons(s *session.Session) deck.Buttons {
	answer := export(s)
	answer.Primary = true
	return deck.Buttons{Buttons: []view.Button{answer, {ID: "compare"}, {ID: "test"}}}
}

// export returns the button that exports the answer.
func export(s *session.Session) view.Button {
	if s.Shown == session.CrossHatching {
		return short("exportSolution")
	}
	return short("exportAnswer")
}

// short returns the button of an action with its short words.
func short(id string) view.Button {
	return view.Button{ID: id, Words: language.Text("short." + id), Full: language.Text("command." + id)}
}
