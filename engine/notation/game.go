package notation

import (
	"ninefold/engine/history"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// LongestLink is the most characters that AppendLink appends. Some programs take links of at most 2,000, and the
// address of a page needs room.
const LongestLink = 1800

// AppendLink appends a game at the step shown in the form Link. To stay within LongestLink it leaves out comments, then
// branches, then tags, then all steps except the one shown. It leaves out as few of these as possible and returns
// which. The record stays as it is.
func AppendLink(dst []byte, r *record.Record) (text []byte, losses []Loss) {
	whole := *r
	code := link.AppendGame(nil, &whole)
	for _, cut := range [...]struct {
		loss Loss
		by   func(*record.Record)
	}{
		{LostComments, dropComments}, {LostBranches, dropBranches}, {LostTags, dropTags}, {LostSteps, dropSteps},
	} {
		if len(code) <= LongestLink {
			break
		}
		cut.by(&whole)
		if shorter := link.AppendGame(nil, &whole); len(shorter) < len(code) {
			code, losses = shorter, append(losses, cut.loss)
		}
	}
	return append(dst, code...), losses
}

func dropComments(r *record.Record) {
	r.Game = &tictactoe.Game{Tree: r.Game.Clone()}
	for id := range history.ID(r.Game.Len()) {
		r.Game.SetComment(id, "")
	}
}

func dropBranches(r *record.Record) {
	r.Game = &tictactoe.Game{Tree: r.Game.Along(r.Game.Line())}
}

// dropTags keeps the sender's tag, because without it the game could not go on by mail, and that a player has resigned.
func dropTags(r *record.Record) {
	kept := record.Record{}
	kept.SetSender(r.Sender())
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if why := record.Resignation(m); r.Tag("Termination") == why {
			kept.SetTag("Result", r.Tag("Result"))
			kept.SetTag("Termination", why)
		}
	}
	r.Tags = kept.Tags
}

func dropSteps(r *record.Record) { r.Game = tictactoe.GameFrom(r.Game.Position()) }

// AppendActions appends the moves to the position that a game shows as a link to uttt.ai. If they do not begin on the
// empty board, it returns dst as it was and false.
func AppendActions(dst []byte, g *tictactoe.Game) (text []byte, played bool) {
	start, moves := g.MovesHere()
	if len(moves) == 0 || start != tictactoe.New(start.Rules()) {
		return dst, false
	}
	return foreign.AppendActions(dst, moves), true
}
