package gui

import (
	"context"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
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
		return badgeView{icon: theme.IconNameSearch, words: say("reach.looking")}
	case q.verdict.Answer == reach.Undecided:
		return badgeView{icon: theme.IconNameQuestion, words: say("reach.undecided")}
	case q.verdict.Answer == reach.Reachable:
		view := badgeView{icon: theme.IconNameConfirm, words: q.underJudge("reach.yes", nil)}
		if _, ok := q.game(); ok {
			view.offer = "showGame"
		}
		return view
	}
	if q.verdict.Reason.Why == reach.NoLast {
		return badgeView{icon: theme.IconNameQuestion, words: say("reach.noLast"), offer: setLast.String()}
	}
	words := q.underJudge("reach.no", facts{"Reason": reasonInWords(q.verdict.Reason)})
	return badgeView{icon: iconHare, words: words, offer: "hare"}
}

// underJudge says a verdict. It is about play by the rules Judge, which is said unless these are played anyway.
func (q *inquiry) underJudge(key string, about facts) string {
	if q.position.Rules() != tictactoe.Judge {
		key += "Judge"
	}
	return say(key, about)
}

// reasonInWords says why play cannot have made a position that has a last move.
func reasonInWords(r reach.Reason) string {
	about := facts{
		"X": amount("marks", r.X), "O": amount("marks", r.O), "Mark": r.Mark.String(), "Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": amount("moves", r.Sent), "Marks": amount("marks", r.Marks),
		"Fields": fieldsInWords(r.Boxes), "Cells": r.Cells.Len(),
	}
	for c := range r.Cells.All() {
		about["Row"], about["Col"] = c.Row(), c.Col()
		break
	}
	switch r.Why {
	case reach.WrongCounts:
		return say("reach.why.counts", about)
	case reach.WrongLast:
		return say("reach.why.last", about)
	case reach.TooFew:
		return say("reach.why.few", about)
	case reach.TooMany:
		return say("reach.why.many", about)
	case reach.Apart:
		return say("reach.why.apart", about)
	case reach.LastInFull:
		return say("reach.why.full", about)
	case reach.CutOff:
		return say("reach.why.cut", about)
	}
	return say("reach.why.order", about)
}

// amount is a number of things, none included.
func amount(things string, n int) string {
	if n == 0 {
		return say("amount.no." + things)
	}
	return count("amount."+things, n)
}

// fieldsInWords is the numbers of some fields.
func fieldsInWords(boxes tictactoe.Places) string {
	var numbers []string
	for b := range grid.Box(grid.Boxes) {
		if boxes.Has(int(b)) {
			numbers = append(numbers, strconv.Itoa(b.Number()))
		}
	}
	return count("amount.fields", len(numbers)) + " " + strings.Join(numbers, ", ")
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
		{id: "showGame", menu: "board", icon: theme.IconNameHistory, key: fyne.KeyG, enabled: (*App).canShowGame, run: (*App).showGame},
		{id: "hare", menu: "board", icon: iconHare, key: fyne.KeyH, enabled: (*App).canHunt, run: (*App).huntHare},
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
		a.warn(say("reach.undecided"))
		return
	}
	a.hand = noTool
	a.changed()
	a.inform(count("reach.shown", len(game)))
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
