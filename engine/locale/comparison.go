package locale

import (
	"slices"

	"ninefold/engine/judge/checker"
)

// Comparison tells everything that is wrong with an answer, or that it is right and where its white space differs.
func (w *Words) Comparison(c *checker.Comparison) string {
	if c.Right() {
		remark := ""
		if c.WhiteSpace != nil {
			remark = w.LineDifference(c.WhiteSpace)
		}
		return w.Sentences(w.Text("compare.right"), remark)
	}
	parts := each(slices.Values(c.Faults()), func(fault checker.Fault) string { return w.Say(fault.Message) })
	return w.Sentences(append(parts, w.when(c.RightBesides(), "compare.rightBesides", nil))...)
}
