package cards

import (
	"path/filepath"
	"slices"

	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/results"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// game returns the cards of a game under way.
func game(s *session.Session, v *overlay.Board) []view.Card {
	p := s.Game.Position()
	players := v.Players
	players.Rules = rules(p.Rules())
	if mail.OnlyMoves(s.Game) {
		players.Rules.Choices = nil
	}
	if mail.Waits(s.Game) {
		answer := view.Button{ID: "paste", Words: language.Text("short.answer")}
		foot := deck.Buttons{Buttons: slices.Concat(send(), []view.Button{answer, takeBack(s)}, back(s.Game))}
		return withAnswers([]view.Card{players}, v, moves(s.Game, v), foot)
	}
	foot := back(s.Game)
	if !s.Game.LooksBack() {
		foot = append([]view.Button{takeBack(s)}, foot...)
	}
	m, level, offered := results.Offered(s)
	switch {
	case offered:
		words := language.Text("go.answer")
		if s.Game.PlayedBy(m).Name != "" {
			words = language.Text("go.on", language.Args{"Level": language.Words().Level(level)})
		}
		foot = append(foot, view.Button{ID: "goOn", Words: words, Primary: true})
	case session.HelpIn(s.Game) != session.HelpBarred:
		foot = append(foot, view.Button{ID: "hint"}, short("analysis"))
	}
	if v.Running {
		foot = append(foot, review(v))
	}
	foot = append(foot, retry(s, v)...)
	if sides := s.Game.Sides(); !offered && !sides.Watched() && p.Rules().HaveWinner() {
		foot = append(foot, short("resign"))
	}
	return withAnswers([]view.Card{players}, v, moves(s.Game, v), deck.Buttons{Buttons: foot})
}

// takeBack returns the button that takes a move of the user back.
func takeBack(s *session.Session) view.Button {
	return view.Button{ID: "undo", Words: language.Text("short.takeBack"), Disabled: !s.Game.CanUndo()}
}

// over returns the cards of a finished game. What one does next stands at the foot, where the buttons of a game under
// way are: three buttons, and behind a fourth all else.
func over(s *session.Session, v *overlay.Board) []view.Card {
	p := s.Game.Position()
	next, more := retry(s, v), []view.Button(nil)
	if p.Rules().HaveWinner() {
		asked := review(v)
		asked.Primary = v.Errors == "" && !v.Running
		if next == nil {
			next = append(next, asked)
		} else {
			more = append(more, asked)
		}
	}
	// Where Hint was, a click that comes late only opens a dialog.
	next = append(next, view.Button{ID: "newGame"}, view.Button{ID: "rematch"})
	if mail.ToSend(s.Game) { // before all else
		for i := range next {
			next[i].Primary = false
		}
		next, more = send(), append(next, more...)
	}
	_, own := results.MilestoneOf(s)
	if level, ok := results.NextLevel(s.EndedGames()); ok && own {
		more = append(more, scene.NextLevel(level))
	}
	if own {
		more = append(more, view.Button{ID: "standing"})
	}
	more = append(more, short("analysis"), short("saveAs"))
	if last := len(next) - 1; s.Game.InVariation() { // the way back in place of another game
		next, more = append(next[:last:last], back(s.Game)...), append(next[last:], more...)
	}
	return withAnswers([]view.Card{v.Players}, v, moves(s.Game, v), deck.Buttons{Buttons: next, More: more})
}

// review returns the button that starts a review of the game, or ends the running one.
func review(v *overlay.Board) view.Button {
	b, stop := short("review"), language.Text("players.stop")
	b.Room = stop
	if v.Running {
		b.Words, b.Room, b.Icon = stop, b.Words, icon.Stop
	}
	return b
}

// back returns the button that leads from a step before, or from a variation, to the game's last move.
func back(g *session.Game) []view.Button {
	if !g.LooksBack() && !g.InVariation() {
		return nil
	}
	return []view.Button{{ID: "last", Words: language.Text("back.leave")}}
}

// retry returns the button that asks the user's mistakes again, if a review has found any.
func retry(s *session.Session, v *overlay.Board) []view.Button {
	if v.Errors == "" || len(session.MistakesIn(s.Game)) == 0 {
		return nil
	}
	return []view.Button{{ID: "retry", Words: language.Text("command.retry"), Primary: s.Game.HasEnded()}}
}

// send returns the buttons that send a game to the opponent by mail, of which the table of actions has some: by the
// share sheet, as a link, as a text, or as a file.
func send() []view.Button {
	return []view.Button{{ID: "send"}, {ID: "copyLinkToSend", Primary: true}, {ID: "copyToSend", Primary: true},
		{ID: "saveToSend"}}
}

// imported returns the cards of an imported position: what is legal, and whether play can have made it.
func imported(s *session.Session, v *overlay.Board) []view.Card {
	p := s.Game.Position()
	if v.Verdict != nil {
		asked := *v.Verdict // a copy, since the overlay keeps its own
		asked.Buttons = append(slices.Clip(asked.Buttons), view.Button{ID: "edit"})
		v.Verdict = &asked
	}
	return withAnswers([]view.Card{facts(s), rules(p.Rules())}, v, moves(s.Game, v), judgeButtons())
}

// withAnswers adds the value of the position and the answer to a question about it, if known, to the first cards, and
// then the last.
func withAnswers(first []view.Card, v *overlay.Board, last ...view.Card) []view.Card {
	if v.Value != nil {
		first = append(first, *v.Value)
	}
	if v.Verdict != nil {
		first = append(first, *v.Verdict)
	}
	return append(first, last...)
}

// edit returns the cards of a board that is edited: the tools, and whether play can have made the position.
func edit(v *overlay.Board) []view.Card {
	tools := deck.Tools{Links: []view.Button{short("clear"), short("rotate"), short("mirror")}}
	for _, tool := range [...]editor.Tool{
		editor.PutX, editor.PutO, editor.Erase, editor.SetLast, editor.SetOwner,
	} {
		tools.Tools = append(tools.Tools, short(tool.String()))
	}
	tools.Tools = append(tools.Tools, short("swap"))
	steps := deck.Moves{Title: language.Text("steps.title"), Current: current(v)}
	for i, row := range v.Rows {
		move := listed(v, i)
		move.Step = row.Step
		steps.Moves = append(steps.Moves, move)
	}
	shown := *v
	if v.Value != nil { // its hint names an action that waits until the board is played again
		value := *v.Value
		value.Hint, shown.Value = "", &value
	}
	return withAnswers([]view.Card{tools}, &shown, steps, deck.Buttons{Buttons: []view.Button{
		short("exportAnswer"), {ID: "edit", Icon: icon.Check, Words: language.Text("edit.done"), Primary: true},
	}})
}

// facts is a card with facts about the position.
func facts(s *session.Session) deck.Facts {
	p := s.Game.Position()
	legal := p.Legal()
	d, _ := s.Document()
	card := deck.Facts{Title: language.Text("facts.position"), Facts: []deck.Fact{
		{Key: language.Text("facts.legal"), Words: language.Text("facts.cells",
			language.Args{"Cells": language.Amount("cells", legal.Len()), "Where": language.Words().Where(&p)})},
		{Key: language.Text("facts.marks"), Words: language.Text("facts.counts", language.Args{
			"X": p.Count(tictactoe.X), "O": p.Count(tictactoe.O), "Open": p.Count(tictactoe.Empty),
		})},
	}}
	if d.Form == notation.Judge {
		card.Title = language.Text("facts.judge")
	}
	if d.Path != "" {
		card.Name = scene.Name(filepath.Base(d.Path))
	}
	return card
}

// moves lists the moves of a game, and what else was done, in the order of the rows. If there are no moves, all else is
// numbered.
func moves(g *session.Game, v *overlay.Board) deck.Moves {
	card := deck.Moves{Title: language.Text("panel.moves"), Summary: v.Errors, Current: current(v)}
	moved := slices.ContainsFunc(v.Rows, func(row session.Row) bool { return row.Kind == session.StepMoved })
	switch {
	case !moved && g.Played():
		card.Hint = language.Text("moves.hint")
	case !moved:
		card.Title = language.Text("steps.title")
		if !mail.Waits(g) { // the user plays here
			card.Hint = language.Text("moves.goOn")
		}
	}
	for i, row := range v.Rows {
		move := listed(v, i)
		switch row.Kind {
		case session.StepStarted:
			if move.Note == "" {
				continue
			}
		case session.StepMoved:
			move.Second = row.Mark == tictactoe.O
			move.Number = deck.NumberOf(row.Number, move.Second)
			p := g.State(row.ID).Position
			move.Sends = language.Words().Sends(&p)
			if move.Note != "" { // a note stands below the moves of both sides
				move.Note = move.Words + language.Text("name.colon") + move.Note
			}
		default:
			if !moved {
				move.Step = row.Step
			}
		}
		card.Moves = append(card.Moves, move)
	}
	return card
}

// listed returns a row as it is listed, without a number. It is indented at most 3 times, however deep its variation is
// nested.
func listed(v *overlay.Board, i int) deck.Move {
	const deepest = 3
	move, row := v.Steps[i], &v.Rows[i]
	move.ID, move.Depth, move.Undone = int(row.ID), min(row.Depth, deepest), row.Undone
	return move
}

// current returns the ID of the row shown, or -1.
func current(v *overlay.Board) int {
	if v.Current < 0 {
		return -1
	}
	return int(v.Rows[v.Current].ID)
}
