package scene

import (
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// ByJudge says, if other rules are played, that the answer goes by the judge's; otherwise it is empty.
func ByJudge(s *session.Session) string {
	if p := s.Game.Position(); s.Shown != session.TicTacToe || p.Rules() == tictactoe.Judge {
		return ""
	}
	return locale.Text("answer.byJudge")
}

// News says as what a text was read, and what it could not say.
func News(s *session.Session, name string, r notation.Reading) string {
	if r.Form == notation.Judge || r.Form == notation.Grid {
		return locale.Sentences(locale.Text("import.done", locale.Args{"Name": name}), New(s).Status().Why)
	}
	news := locale.Text("reading.done", locale.Args{"Form": locale.Words().Form(r.Form)})
	if r.Form == notation.Link {
		news = locale.Text("reading.link")
	}
	for _, note := range r.Notes {
		news = locale.Sentences(news, locale.Words().Note(note))
	}
	return news
}
