package cards

import (
	"slices"
	"strings"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// boardOf returns the view of a session's board without findings.
func boardOf(s *session.Session) *overlay.Board {
	p, shown := s.Problem(), scene.New(s)
	v := &overlay.Board{Rows: p.Rows()}
	v.Notes = shown.Notes()
	for _, row := range v.Rows {
		v.Steps = append(v.Steps, overlay.Step{Words: shown.Step(row), Note: row.Comment})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	return v
}

// kinds returns the kinds of the cards, in order.
func kinds(cards []view.Card) string {
	var names []string
	for _, c := range cards {
		name := "?"
		switch c.(type) {
		case view.Text:
			name = "text"
		case view.Start:
			name = "start"
		case view.Boards:
			name = "boards"
		case view.Rules:
			name = "rules"
		case view.Players:
			name = "players"
		case view.Facts:
			name = "facts"
		case view.Value:
			name = "value"
		case view.Verdict:
			name = "verdict"
		case view.Moves:
			name = "moves"
		case view.Tools:
			name = "tools"
		case view.Digits:
			name = "digits"
		case view.Progress:
			name = "progress"
		case view.Buttons:
			name = "buttons"
		}
		names = append(names, name)
	}
	return strings.Join(names, " ")
}

// buttonsOf returns all buttons on cards, with ways in and links as buttons.
func buttonsOf(cards []view.Card) (all []view.Button) {
	for _, c := range cards {
		view.Completed(c, func(b view.Button) view.Button {
			all = append(all, b)
			return b
		})
	}
	return all
}

// wonBy returns a session with a game that a mark has won under some rules.
func wonBy(m tictactoe.Mark, rules tictactoe.Rules) *session.Session {
	s := session.New()
	s.Game.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(rules), m, 0, 1, 2))
	return s
}
