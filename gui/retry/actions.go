package retry

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/actions"
	"ninefold/gui/icon"
)

// Actions returns what can be done with a question. The keys are those of a puzzle.
func (r *Retry) Actions() []*actions.Action {
	open := r.is(func(q *question) bool { return !q.over() })
	return []*actions.Action{
		{ID: "retry.hint", Group: "mistake", Icon: icon.Hint, Key: fyne.KeyT,
			Enabled: r.is(func(q *question) bool { return q.phase == toMove }), Run: r.hint},
		{ID: "retry.show", Group: "mistake", Icon: icon.Check, Key: fyne.KeyB, Enabled: open,
			Run: r.change((*question).tell)},
		{ID: "retry.again", Group: "mistake", Icon: icon.Undo, Key: fyne.KeyR,
			Enabled: r.is(func(q *question) bool { return len(q.line) > 1 }), Run: r.change((*question).again)},
		{ID: "retry.next", Group: "mistake", Icon: icon.Next, Key: fyne.KeyN, Run: r.next},
	}
}
