package locale

import "ninefold/engine/judge/checker"

// Comparison tells everything that is wrong with an answer, or that it is right and where its white space differs.
func (w *Words) Comparison(c *checker.Comparison) string {
	if c.Right() {
		remark := ""
		if c.WhiteSpace != nil {
			remark = w.LineDifference(c.WhiteSpace)
		}
		return w.Sentences(w.Text("compare.right"), remark)
	}
	var parts []string
	for _, fault := range c.Faults() {
		parts = append(parts, w.Say(fault.Message))
	}
	if c.RightBesides() {
		parts = append(parts, w.Text("compare.rightBesides"))
	}
	return w.Sentences(parts...)
}
