package gui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// reachBudget is how many steps each search for a game, or for changes, may take: some seconds at worst.
const reachBudget = 5_000_000

// patience is how long the badge keeps what it said of the position before, while the next is looked into. Most answers
// take less, and nothing flickers.
const patience = 150 * time.Millisecond

// inquiry is what is known about whether play could have made the position shown. Any change of the session ends it.
type inquiry struct {
	position tictactoe.Position
	ctx      context.Context
	stop     context.CancelFunc
	decided  bool
	slow     bool          // it is not decided, and that takes long enough to be said
	verdict  reach.Verdict // meaningful when decided
	hunt     *hunt         // for what the hare did; nil for none
}

func newInquiry(p tictactoe.Position) *inquiry {
	q := &inquiry{position: p}
	q.ctx, q.stop = context.WithCancel(context.Background())
	return q
}

// game is a game that ends in the position, and false while none is known.
func (q *inquiry) game() ([]grid.Cell, bool) {
	return q.verdict.Game, q.decided && q.verdict.Answer == reach.Reachable && len(q.verdict.Game) > 0
}

func (q *inquiry) unreachable() bool { return q.decided && q.verdict.Answer == reach.Unreachable }

// badgeView is what the badge shows.
type badgeView struct {
	icon  fyne.ThemeIconName
	words string
	offer string // the command that is offered; empty for none
}

func (q *inquiry) badge() badgeView {
	switch {
	case q.hunt != nil:
		return q.hunt.badge()
	case !q.decided:
		return badgeView{icon: fynetheme.IconNameSearch, words: locale.Text("reach.looking")}
	case q.verdict.Answer == reach.Undecided:
		return badgeView{icon: fynetheme.IconNameQuestion, words: locale.Text("reach.undecided")}
	case q.verdict.Answer == reach.Reachable:
		view := badgeView{icon: fynetheme.IconNameConfirm, words: q.underJudge("reach.yes", nil)}
		if _, ok := q.game(); ok {
			view.offer = "showGame"
		}
		return view
	}
	if q.verdict.Reason.Why == reach.NoLast {
		return badgeView{icon: fynetheme.IconNameQuestion, words: locale.Text("reach.noLast"), offer: setLast.String()}
	}
	words := q.underJudge("reach.no", locale.Args{"Reason": locale.Unreachable(q.verdict.Reason)})
	return badgeView{icon: theme.IconHare, words: words, offer: "hare"}
}

// underJudge says a verdict. It is about play by the rules Judge, which is said unless these are played anyway.
func (q *inquiry) underJudge(key string, about locale.Args) string {
	if q.position.Rules() != tictactoe.Judge {
		key += "Judge"
	}
	return locale.Text(key, about)
}

// endInquiry stops whatever is being found out about the position; an answer that still comes is dropped.
func (a *App) endInquiry() {
	if a.inquiry != nil {
		a.inquiry.stop()
	}
	a.inquiry = nil
}

// inquire finds out whether play could have made the position shown, unless that is under way or known.
func (a *App) inquire() {
	if a.session.Shown != TicTacToe {
		a.endInquiry()
		return
	}
	if a.inquiry != nil {
		return
	}
	q := newInquiry(a.session.Noughts.Position())
	a.inquiry = q
	waiting := time.AfterFunc(patience, func() {
		a.post(func() {
			q.slow = true
			a.showInquiry()
		})
	})
	find(a, q.ctx, func() reach.Verdict { return reach.Decide(breathing(q.ctx), q.position, reachBudget) }, func(v reach.Verdict) {
		waiting.Stop()
		q.verdict, q.decided = v, true
		a.showInquiry()
	})
}

// showInquiry shows what is known, and offers what can be done with it.
func (a *App) showInquiry() {
	q := a.inquiry
	a.showBadge(q != nil)
	if q != nil && (q.decided || q.slow) {
		a.badge.show(q.badge())
	}
	a.refreshCommands()
}

// reachCommands are what can be done with the answer.
func reachCommands() []*command {
	return []*command{
		{id: "showGame", menu: "board", icon: fynetheme.IconNameHistory, key: fyne.KeyG, enabled: (*App).canShowGame, run: (*App).showGame},
		{id: "hare", menu: "board", icon: theme.IconHare, key: fyne.KeyH, enabled: (*App).canHunt, run: (*App).huntHare},
		{id: "putBack", menu: "board", key: fyne.KeyB, enabled: (*App).canPutBack, run: (*App).putBack},
	}
}

func (a *App) canShowGame() bool {
	if a.inquiry == nil {
		return false
	}
	_, ok := a.inquiry.game()
	return ok
}

// showGame goes to the start of a game that ends in the position. Undoing that one step comes back.
func (a *App) showGame() {
	game, _ := a.inquiry.game()
	if err := a.session.Noughts.Replay(game); err != nil {
		a.warn(locale.Text("reach.undecided"))
		return
	}
	a.hand = noTool
	a.changed()
	a.inform(locale.Plural("reach.shown", len(game)))
}

// Replay goes on to a new game by the rules Judge that has the given moves, and shows its start. On an error, a
// tictactoe.Illegal, nothing has changed.
func (n *noughts) Replay(game []grid.Cell) error {
	p := tictactoe.New(tictactoe.Judge)
	for _, c := range game {
		var err error
		if p, err = p.Play(c); err != nil {
			return err
		}
	}
	n.Set(tictactoe.Started, tictactoe.New(tictactoe.Judge))
	start := n.Current()
	for _, c := range game {
		if err := n.Play(c); err != nil {
			return err
		}
	}
	n.GoTo(start)
	return nil
}
