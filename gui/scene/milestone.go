package scene

import (
	"cmp"
	"strings"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Milestone says what the end of the game shown means among the user's games; empty for nothing.
func Milestone(s *session.Session) string {
	if m, ok := s.Milestone(); ok {
		return milestoneWords(m)
	}
	return ""
}

func milestoneWords(m session.Milestone) string {
	key := "milestone." + string(m.Kind)
	args := locale.Args{"Level": locale.Words().Level(m.Level), "N": m.N, "Of": m.Of}
	if ordinals := strings.Fields(locale.Text("milestone.ordinals")); m.Kind == session.InARow && m.N <= len(ordinals) {
		key, args["Nth"] = key+".nth", ordinals[m.N-1]
	}
	return locale.Text(key, args)
}

// Caption returns what a picture of a game that has ended says below the board: its players, who has won, and what that
// means. It is empty for other boards.
func Caption(s *session.Session) (lines []string) {
	if !s.GameShown() || !s.Game.Ended() {
		return nil
	}
	e, status, p := s.Board(), Game{s.Game}.Status(), s.Game.Position()
	if x, o := whoIs(e, tictactoe.X), whoIs(e, tictactoe.O); x != "" || o != "" {
		person := locale.Text("who.person")
		players := locale.Args{"X": cmp.Or(x, person), "O": cmp.Or(o, person)}
		lines = append(lines, locale.Text("picture.players", players))
	}
	if why := s.Game.Forfeited(); why != "" {
		status.Why = locale.Words().Sentence(locale.Words().Beginning(locale.Words().Lost(why, &p)))
	}
	return append(lines, status.Headline, locale.Sentences(Milestone(s), status.Why))
}

// NextLevel returns the button that plays at a level that is proposed.
func NextLevel(level search.Level) view.Button {
	words := locale.Text("standing.play", locale.Args{"Level": locale.Words().Level(level.Name)})
	return view.Button{ID: "nextLevel", Words: words, Primary: true}
}
