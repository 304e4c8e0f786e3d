// Package results says what the user's ended games against levels of the computer mean. It has functions over entries.
package results

import "ninefold/gui/model/session"

// Milestone is what the end of the game shown means among the user's earlier games against the same level.
type Milestone struct {
	Kind  MilestoneKind
	Level string
	N, Of int
}

// MilestoneKind is what a milestone says.
type MilestoneKind string

// The kinds. Their words have the key "milestone.KIND".
const (
	FirstWin    MilestoneKind = "firstWin"
	AfterLosses MilestoneKind = "afterLosses" // a win after N losses in a row
	InARow      MilestoneKind = "inARow"      // the N-th win in a row
	Quickest    MilestoneKind = "quickest"    // a win in N moves
	FirstGame   MilestoneKind = "firstGame"   // lost or drawn
	WonOf       MilestoneKind = "wonOf"       // N of Of games are won, with this one
	NoneWon     MilestoneKind = "noneWon"     // none of Of games is won yet
	WithHints   MilestoneKind = "hints"       // a win that does not count
)

// MilestoneOf returns what the end of the game shown means, also while a step before it is shown. It reports false
// while the game goes on, and for one that the user has not played against a level.
func MilestoneOf(s *session.Session) (m Milestone, ok bool) {
	if !s.Game.HasEnded() || s.Game.InVariation() {
		return m, false
	}
	e := s.Game.Entry()
	_, level, ok := e.Own()
	if !ok || e.Result == "" {
		return m, false
	}
	m.Level = level
	var earlier []*session.Entry
	for _, other := range s.EndedGames() {
		if _, against, _ := other.Own(); against == level && (e.ID == 0 || other.ID < e.ID) {
			earlier = append(earlier, other)
		}
	}
	m.Kind, m.N, m.Of = milestone(earlier, e)
	return m, true
}

// milestone returns what a game that has ended means after earlier ones that count.
func milestone(earlier []*session.Entry, e *session.Entry) (kind MilestoneKind, n, of int) {
	ending, counts := e.Ending()
	wins, inARow, losses, quickest := 0, 0, 0, e.Moves+1
	for _, other := range earlier {
		switch before, _ := other.Ending(); before {
		case session.Won:
			wins, inARow, losses, quickest = wins+1, inARow+1, 0, min(quickest, other.Moves)
		case session.Lost:
			inARow, losses = 0, losses+1
		default:
			inARow, losses = 0, 0
		}
	}
	const many = 3 // losses in a row after which a win is told
	switch {
	case !counts:
		return WithHints, 0, 0
	case ending != session.Won && len(earlier) == 0:
		return FirstGame, 0, 0
	case ending != session.Won && wins == 0:
		return NoneWon, 0, len(earlier) + 1
	case ending != session.Won:
		return WonOf, wins, len(earlier) + 1
	case wins == 0:
		return FirstWin, 0, 0
	case losses >= many:
		return AfterLosses, losses, 0
	case inARow > 0:
		return InARow, inARow + 1, 0
	case e.Moves < quickest:
		return Quickest, e.Moves, 0
	}
	return WonOf, wins + 1, len(earlier) + 1
}
