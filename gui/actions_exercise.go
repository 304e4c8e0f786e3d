package gui

import (
	"slices"

	"ninefold/gui/actions"
	"ninefold/gui/exercise"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// exerciseEntries show an exercise in place of the session, and the session again.
func exerciseEntries(a *App) []*actions.Action {
	f := &a.features
	return []*actions.Action{
		f.exercises.Entry("train", icon.Train, "F8", f.trainer),
		f.exercises.Entry("learn", icon.Learn, "F9", f.course),
		{ID: "retry", Group: "mistake", Icon: icon.Train, Keys: keys.Alone("F7"),
			Run: func() { retryMistakes(a, f.retry.AskGame) }},
		{ID: "practise", Group: "mistake", Keys: keys.Alone("F6"), Run: func() { retryMistakes(a, f.retry.AskAll) }},
	}
}

// retryMistakes shows the exercise of the user's mistakes, if ask finds any.
func retryMistakes(a *App, ask func() bool) {
	switch {
	case a.features.review.Running():
		a.shown.informWhile(a.features.review.Running, locale.Text("retry.running"))
		return
	case !ask():
		none := "retry.none"
		if a.features.review.On() {
			none = "retry.noneFound"
		}
		a.shown.inform(locale.Text(none))
		return
	}
	a.features.exercises.Enter("retry", a.features.retry)
}

// exerciseActions lists the actions of an exercise. Those that open a board leave the exercise.
func exerciseActions(a *App, e exercise.Exercise) []*actions.Action {
	return slices.Concat([]*actions.Action{
		{ID: "import", Icon: icon.Open, Keys: keys.Ctrl("O"), Run: a.exchange.Choose},
		{ID: "paste", Keys: keys.Ctrl("V"), Run: a.exchange.Paste},
		{ID: "home", Icon: icon.Home, Keys: keys.Alt(keys.Home), Run: a.session.GoHome},
		{ID: "leave", Icon: icon.Close, Run: a.features.exercises.Leave},
	}, newGameActions(a, session.TicTacToe), exerciseEntries(a), e.Actions(), boardActions(a),
		settingActions(a), helpActions(a), quitActions(a))
}
