package scene

import (
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// ByJudge says that the answer follows the judge's rules, if the game has others; otherwise it is empty.
func ByJudge(s *session.Session) string {
	if p := s.Game.Position(); s.Shown != session.TicTacToe || p.Rules() == tictactoe.Judge {
		return ""
	}
	return language.Text("answer.byJudge")
}

// ImportedWords says what a text was read as, with its Notes.
func ImportedWords(s *session.Session, name string, r notation.Reading) string {
	if r.Form == notation.Judge || r.Form == notation.Grid {
		return language.Sentences(language.Text("import.done", language.Args{"Name": name}), Of(s.Board()).Status().Why)
	}
	news := language.Text("reading.done", language.Args{"Form": language.Words().Form(r.Form)})
	if r.Form == notation.Link {
		news = language.Text("reading.link")
	}
	return language.Sentences(news, Notes(r))
}

// Notes says what a text did not hold, and what of it was not read; empty for nothing.
func Notes(r notation.Reading) (all string) {
	for _, note := range r.Notes {
		all = language.Sentences(all, language.Words().Note(note))
	}
	return all
}
