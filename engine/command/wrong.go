package command

import "ninefold/engine/checker"

// wrongPlaceIn returns the place of the first error in an answer.
func wrongPlaceIn(c *checker.Comparison) (line, column int) {
	switch {
	case c.Word != nil:
		return c.Word.Line, c.Word.Column
	case len(c.Stray) > 0:
		return c.Stray[0].Number, 1
	case len(c.Differences) > 0:
		return c.Differences[0].Line, c.Differences[0].Column
	case c.Missing > 0:
		return c.Line, c.Column
	case c.Extra != nil:
		return c.Extra.Line, c.Extra.Column
	}
	return 0, 0
}
