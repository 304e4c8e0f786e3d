package scene

import (
	"cmp"
	"strings"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/results"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
)

// Milestone says what the end of a game means among the user's games, while it is shown; empty for nothing.
func Milestone(s *session.Session) string {
	if m, ok := results.MilestoneOf(s); ok && s.Game.Ended() {
		return milestoneWords(m)
	}
	return ""
}

func milestoneWords(m results.Milestone) string {
	key := "milestone." + string(m.Kind)
	args := language.Args{"Level": language.Words().Level(m.Level), "N": m.N, "Of": m.Of}
	if ordinals := strings.Fields(language.Text("milestone.ordinals")); m.Kind == results.InARow &&
		m.N <= len(ordinals) {
		key, args["Nth"] = key+".nth", ordinals[m.N-1]
	}
	return language.Text(key, args)
}

// Caption returns what a picture of a game that has ended says below the board, to anybody: its players and who has
// won. It is empty for other boards.
func Caption(s *session.Session) (lines []string) {
	shown, ok := s.Board().(*session.Game)
	if !ok || !shown.Ended() {
		return nil
	}
	g := Game{shown}
	p, names := g.Position(), g.Names()
	user := names.Reader
	names.Reader = tictactoe.Empty
	if x, o := named(s.Board().Entry(), tictactoe.X, user), named(s.Board().Entry(), tictactoe.O, user); x != "" ||
		o != "" {
		person := language.Text("who.person")
		if user != tictactoe.Empty {
			person = cmp.Or(s.Settings.Name, person)
		}
		players := language.Args{"X": cmp.Or(x, person), "O": cmp.Or(o, person)}
		lines = append(lines, language.Text("picture.players", players))
		names.X, names.O = cmp.Or(x, names.X), cmp.Or(o, names.O)
		if user != tictactoe.Empty {
			names = names.With(user, cmp.Or(s.Settings.Name, user.String()))
		}
	}
	why := g.Forfeited()
	if why == "" {
		status := language.Words().Turn(&p, names)
		return append(lines, status.Headline, g.ended(status.Why))
	}
	lines = append(lines, language.Words().Forfeit(why, &p, names).Headline)
	if why != record.Resignation(p.Turn()) {
		lines = append(lines, language.Words().Sentence(language.Words().Beginning(language.Words().Lost(why, &p))))
	}
	return lines
}

// named names a side's player, but not the user, who is somebody else to others.
func named(e *session.Entry, m, user tictactoe.Mark) string {
	if m == user {
		return ""
	}
	return whoIs(e, m)
}

// NextLevel returns the button that plays at a level that is proposed.
func NextLevel(level search.Level) view.Button {
	words := language.Text("standing.play", language.Args{"Level": language.Words().Level(level.Name)})
	return view.Button{ID: "nextLevel", Words: words, Primary: true}
}
