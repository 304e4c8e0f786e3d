package play

import (
	"errors"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/tasks"
)

// question is what a program was or would be asked in a game.
type question struct {
	side  roster.Side
	at    tictactoe.Position
	start tictactoe.Position // the position before the moves
	moves []grid.Cell
	made  []grid.Cell // the move that the game has there; none if there is none
}

// question returns the question at the step shown: for the next move if a program plays that, or else for the move
// shown. It reports false if no program plays either.
func (p *Players) question() (q question, ok bool) {
	g := p.host.Session.Game
	at := g.Current()
	made, known := g.Next(at)
	if !programToMove(g, at) {
		if !g.Now().IsMove() {
			return q, false
		}
		made, known = at, true
		at, _ = g.Parent(at)
	}
	if !program.Supported || !programToMove(g, at) {
		return q, false
	}
	q.at, q.side = g.State(at).Position, sideToMove(g, at)
	if q.start, q.moves = g.MovesTo(at); known && g.State(made).IsMove() {
		q.made = []grid.Cell{g.State(made).Cell}
	}
	return q, true
}

func sideToMove(g *session.Game, id history.ID) roster.Side {
	position, sides := g.State(id).Position, g.Sides()
	return *sides.Side(position.Turn())
}

// programToMove reports whether a program plays the side to move at a step.
func programToMove(g *session.Game, id history.ID) bool {
	position := g.State(id).Position
	return sideToMove(g, id).Player == roster.Program && !position.Over()
}

// CanAsk reports whether a program can be asked again at the step shown.
func (p *Players) CanAsk() bool {
	_, ok := p.question()
	return ok && !p.Thinks()
}

// AskAgain feeds a new run of the program the moves up to the step shown, and shows what it answers. The game does not
// change.
func (s *Setup) AskAgain() {
	q, _ := s.Players.question()
	a := &asked{setup: s, question: q}
	s.Files.Dialogs.Open(a, s.Players.asking.End)
	a.ask()
}

// asked is the dialog with a program's answer.
type asked struct {
	question
	setup  *Setup
	answer *answer // nil until it comes
}

func (a *asked) ask() {
	p := a.setup.Players
	t := &talk{builds: &p.host.Builds, command: a.side.Command, mark: a.at.Turn(), limit: a.side.MoveTime(),
		start: a.start}
	ctx := p.asking.Begin()
	a.answer = nil
	p.ending.Add(1)
	tasks.Run(p.host.Tasks, ctx, func() answer {
		defer p.ending.Done()
		defer t.end()
		move, err := t.answer(ctx, a.moves)
		return answer{move, err}
	}, func(found answer) {
		a.answer = &found
	})
}

// againID is the ID of the button that asks once more, for example after the source was changed.
const againID = "again"

// Sheet shows the answer in a sentence, and below it the remark and the standard error, or what a compiler said.
func (a *asked) Sheet() view.Sheet {
	title := language.Text("ask.title", language.Args{"Program": a.side.ProgramName(), "Mark": a.at.Turn().String(),
		"Moves": language.Amount("moves", len(a.moves))})
	said, log := deck.Said(language.Text("ask.asking")), deck.Log{}
	if a.answer != nil {
		said, log.Words = a.words(), dialog.Lines(a.said())
	}
	return view.Sheet{
		Title: title, Width: 640, Height: 480, Cards: []view.Card{deck.Bare(said), log},
		Buttons: []view.Button{
			dialog.CopyButton(), {ID: dialog.Close, Words: language.Text("dialog.close")},
			{ID: againID, Words: language.Text("ask.again"), Primary: true, Disabled: a.answer == nil},
		},
	}
}

// words says what the program has answered, beside the move in the game, or why there is no answer.
func (a *asked) words() view.Text {
	mark := a.at.Turn()
	var fault *match.Fault
	switch err := a.answer.err; {
	case errors.As(err, &fault):
		return deck.Warned(language.Words().FaultAt(fault, mark.String(), &a.at))
	case err != nil:
		return deck.Warned(a.setup.Players.troubleWords(err))
	case a.at.Check(a.answer.Cell) != nil:
		return deck.Warned(language.Words().FaultAt(&match.Fault{Cell: a.answer.Cell}, mark.String(), &a.at))
	}
	answer := []grid.Cell{a.answer.Cell}
	words := language.Text("ask.answer",
		language.Args{"Move": language.Words().Moves(answer), "Time": language.Words().Seconds(a.answer.Time)})
	switch {
	case a.made == nil:
	case a.made[0] == a.answer.Cell:
		words = language.Sentences(words, language.Text("ask.same"))
	default:
		words = language.Sentences(words, language.Text("ask.other",
			language.Args{"Move": language.Words().Moves(a.made)}))
	}
	return deck.Said(words)
}

// said returns the program's remark and standard error, or all that the compiler said.
func (a *asked) said() string {
	said := strings.TrimPrefix(a.answer.Remark+"\n"+string(a.answer.Stderr), "\n")
	var failed *toolchain.CompileError
	if errors.As(a.answer.err, &failed) {
		said = failed.Said
	}
	return strings.TrimRight(text.SafeLines(said), "\n ")
}

// Do asks once more, or copies what was said.
func (a *asked) Do(id string) {
	switch {
	case id == againID:
		a.ask()
	case id == dialog.CopyID && a.answer != nil:
		a.setup.Files.Dialogs.Copy(a.said())
	}
}
