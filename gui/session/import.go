package session

import (
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// Take goes on to what a text was read as and shows it, of whichever problem. A position in the judge's text, which knows
// no rules, keeps those in force.
func (s *Session) Take(r notation.Reading) {
	s.Shown = TicTacToe
	switch {
	case r.Grids != nil:
		s.Shown = CrossHatching
		importGrid(s.Sudoku, r.Grids[0])
	case r.Form == notation.Judge:
		importPosition(s.Game, r.Record.Game.Position())
	default:
		adopt(s.Game, r.Record)
	}
}

// TakeCase takes over a test case of a judge, by whose rules it is.
func (s *Session) TakeCase(r notation.Reading) {
	if r.Grids != nil {
		s.Take(r)
		return
	}
	s.Shown = TicTacToe
	s.Game.Set(tictactoe.Imported, r.Record.Game.Position())
}

// ByJudge says, if other rules are played, that the answer goes by the judge's; otherwise it is empty.
func (s *Session) ByJudge() string {
	if p := s.Game.Position(); s.Shown != TicTacToe || p.Rules() == tictactoe.Judge {
		return ""
	}
	return locale.Text("answer.byJudge")
}

// News says as what a text was read, and what it could not say.
func (s *Session) News(name string, r notation.Reading) string {
	if r.Form == notation.Judge || r.Form == notation.Grid {
		return locale.Sentences(locale.Text("import.done", locale.Args{"Name": name}), s.Problem().Status().Why)
	}
	news := locale.Text("reading.done", locale.Args{"Form": locale.Form(r.Form)})
	for _, note := range r.Notes {
		news = locale.Sentences(news, locale.Note(note))
	}
	return news
}
