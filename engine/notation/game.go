package notation

import (
	"ninefold/engine/history"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// LongestLink is how many characters AppendLink appends at most: with the address of a page they are few enough for
// programs that take links of no more than 2,000.
const LongestLink = 1800

// AppendLink appends a game, which stands at the step shown, in the form Link and returns the extended buffer. What
// would make it longer than LongestLink is left out, as little as possible in the order of the losses that it returns:
// comments, branches, tags, and at last all steps but the one shown. The record stays as it is.
func AppendLink(dst []byte, r *record.Record) (text []byte, losses []Loss) {
	whole := *r
	for _, cut := range [...]struct {
		loss Loss
		by   func(*record.Record)
	}{
		{LostComments, dropComments}, {LostBranches, dropBranches}, {LostTags, dropTags}, {LostSteps, dropSteps},
	} {
		code := link.AppendGame(nil, &whole)
		if len(code) <= LongestLink {
			return append(dst, code...), losses
		}
		cut.by(&whole)
		losses = append(losses, cut.loss)
	}
	return link.AppendGame(dst, &whole), losses
}

func dropComments(r *record.Record) {
	r.Game = &tictactoe.Game{Tree: r.Game.Clone()}
	for id := range history.ID(r.Game.Len()) {
		r.Game.SetComment(id, "")
	}
}

func dropBranches(r *record.Record) {
	ids := r.Game.Line()
	line, shown, last := history.New(r.Game.State(ids[0])), history.ID(0), history.ID(0)
	for _, id := range ids[1:] {
		last = line.Add(last, r.Game.State(id))
		if id == r.Game.Current() {
			shown = last
		}
	}
	line.GoTo(shown)
	r.Game = &tictactoe.Game{Tree: line}
}

// dropTags leaves who sends the game, without which nobody could go on by mail.
func dropTags(r *record.Record) {
	sender := r.Sender()
	r.Tags = nil
	r.SetSender(sender)
}

func dropSteps(r *record.Record) { r.Game = tictactoe.GameFrom(r.Game.Position()) }
