package retry

import (
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
)

// Actions returns what can be done with a question. The keys are those of a puzzle.
func (r *Retry) Actions() []*actions.Action {
	open := r.is(func(q *question) bool { return !q.over() })
	return []*actions.Action{
		{ID: "retry.hint", Group: "mistake", Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: r.is(func(q *question) bool { return q.phase == toMove }), Run: r.hint},
		{ID: "retry.show", Group: "mistake", Icon: icon.Check, Keys: keys.Alone("B"), Enabled: open,
			Run: r.change((*question).tell)},
		{ID: "retry.again", Group: "mistake", Icon: icon.Undo, Keys: keys.Alone("R"),
			Enabled: r.is(func(q *question) bool { return len(q.line) > 1 }), Run: r.change((*question).again)},
		{ID: "retry.next", Group: "mistake", Icon: icon.Next, Keys: keys.Alone("N"), Run: r.next},
	}
}
