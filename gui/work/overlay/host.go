package overlay

import (
	"context"

	"ninefold/engine/judge/toolchain"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/tasks"
)

// Host is the part of the window that overlays, players and dialogs use.
type Host struct {
	Session        *session.Session
	Tasks          *tasks.Runner
	Scope          Scope        // of what is shown
	Inform         func(string) // shows a message until the user does something else
	InformIfSilent func(string) // is Inform, unless a message is shown
	Warn           func(string) // likewise, as a warning
	Dialogs        *dialog.Stack
	Enter          func() // shows the session's board: to be called by whoever has chosen it
	// Arrive is Enter for whoever has imported or begun a board: while that is shown, the headline offers the way back
	// to the one shown before.
	Arrive func(from session.Board)

	Builds toolchain.BuildCache // for the user's programs
}

// Shown returns the board in the window; nil while an exercise or a page stands there.
func (h *Host) Shown() session.Board { return h.Scope.Now().Board }

// Ask asks something about the board in the window, and calls yes if the user agrees before another one stands there.
func (h *Host) Ask(question func() dialog.Question, yes func()) {
	ctx := h.Scope.Place()
	h.Dialogs.Ask(question, func() {
		if ctx.Err() == nil {
			yes()
		}
	}, nil)
}

// Run runs work about what is shown off the UI goroutine, and passes its result to use on the UI goroutine, unless
// anything else is shown by then.
func Run[T any](h *Host, work func(context.Context) T, use func(T)) {
	ctx := h.Scope.Context()
	tasks.Run(h.Tasks, ctx, func() T { return work(ctx) }, use)
}

// Open shows a board as it was left. It reports false, and says why, if the board cannot be read.
func (h *Host) Open(e *session.Entry) bool {
	err := h.Session.OpenBoard(e)
	if err != nil {
		h.WarnGone(err)
		return false
	}
	h.Enter()
	return true
}

// WarnGone says that a board or a collection cannot be read, and why.
func (h *Host) WarnGone(err error) {
	h.Warn(language.Text("boards.gone", language.Args{"Error": language.Words().Error(err)}))
}

// Help calls then, which tells the user what to play or takes a move back. In a rated game it first asks whether that
// is worth the rating: yes is the answer's words. In a game by mail it says that help comes after the game.
func (h *Host) Help(yes string, then func()) {
	g := h.Session.Game
	helped := func() {
		g.NoteHelp()
		then()
	}
	switch session.HelpIn(g) {
	case session.HelpFree:
		helped()
	case session.HelpBarred:
		h.Inform(language.Text("help.barred"))
	default:
		h.Unrate(yes, helped)
	}
}

// Unrate calls then, which costs a game its rating. If the game is rated it first asks: yes is the answer's words.
func (h *Host) Unrate(yes string, then func()) {
	g := h.Session.Game
	if !session.IsRated(g) {
		then()
		return
	}
	h.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("help.ask"), Yes: yes, No: language.Text("help.without")}
	}, then)
}
