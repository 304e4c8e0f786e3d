package gui

import (
	"cmp"
	"slices"

	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// window makes all that is shown of the place.
func (a *App) window() view.Window {
	v := a.view()
	w := view.Window{
		Title: cmp.Or(v.Title, title), Place: a.place.Name(), Arrivals: a.arrivals,
		Toolbar: a.table.Toolbar(a.place == a.home && !a.Session.Board().CanRedo()),
		Label:   language.Text("board.label"), Boards: v.Boards,
		Diagram: v.Diagram, Sight: v.Sight,
		Headline: view.Headline{
			Icon: v.Icon, Words: v.Status.Headline, Sentence: v.Status.Why, Progress: v.Progress,
		},
	}
	if w.Keys = slices.Concat(a.table.Shortcuts(), a.otherKeys(), v.Keys); a.screen.Phone() {
		w.Head, w.Bar = title, a.table.BottomBar(view.MainButtons(v.Cards))
	} else {
		var recent []string
		for _, file := range a.Session.Settings.Recent {
			recent = append(recent, string(file))
		}
		w.Menus = a.table.Menus(recent)
	}
	for _, card := range v.Cards {
		if shown, any := card.View().Completed(a.table.Complete).Without(w.Bar); any {
			w.Cards = append(w.Cards, shown)
		}
	}
	return w
}

// The other keys of two actions, besides those that the table tells.
var (
	redoKeys   = []keys.Shortcut{keys.CtrlShift("Z")}
	largerKeys = []keys.Shortcut{keys.Ctrl("+"), keys.CtrlShift("="), keys.CtrlShift("+")}
)

// otherKeys returns these keys. A page lacks those for its size, since the browser has them.
func (a *App) otherKeys() []keys.Shortcut {
	if a.table.Find("scale.larger") == nil {
		return redoKeys
	}
	return slices.Concat(redoKeys, largerKeys)
}

// shown is a temporary text in the headline, or at the foot of the list of boards. A tip, while the pointer is on its
// subject, hides a message or warning, which hides the reason.
type shown struct {
	message  string
	warns    bool          // the message is a warning
	holds    func() bool   // the message gives way when it reports false; nil for a message that stays
	back     session.Board // that the user can go back to, offered while beside is shown; nil for none
	beside   session.Board
	warnings int // how many there were
	tipped   string
	told     bool            // a message or a tip was told since say
	about    overlay.Subject // of the window that say was called for last
}

// warn says what rule or trouble stopped something, until the user does something else or something else is shown.
func (s *shown) warn(trouble string) {
	s.warnings++
	s.tell(trouble, true)
}

// inform says what has been done, until the user does something else or something else is shown.
func (s *shown) inform(news string) { s.tell(news, false) }

// informWhile tells news that give way, besides, when they no longer hold.
func (s *shown) informWhile(holds func() bool, news string) {
	s.inform(news)
	s.holds = holds
}

// informIfSilent tells news that give way to a message.
func (s *shown) informIfSilent(news string) {
	if s.message == "" || s.holds != nil && !s.holds() {
		s.inform(news)
	}
}

func (s *shown) tell(words string, warning bool) {
	s.message, s.warns, s.holds, s.tipped, s.told = words, warning, nil, "", true
}

// offer offers to go back to a board, while another one is shown.
func (s *shown) offer(back, beside session.Board) { s.back, s.beside = back, beside }

// end ends the message: the user does something else.
func (s *shown) end() { s.message, s.warns, s.holds = "", false, nil }

// tip says something while the pointer is on its subject; "" ends it.
func (s *shown) tip(words string) { s.tipped, s.told = words, s.told || words != "" }

// say adds to the window the text that counts now. It ends when what the window is about has changed since.
func (s *shown) say(w *view.Window, now overlay.Subject) {
	switch {
	case !s.told && now != s.about:
		s.end()
		s.tipped = ""
	case s.holds != nil && !s.holds():
		s.end()
	}
	s.told, s.about = false, now
	said, warning := cmp.Or(s.tipped, s.message), s.warns && s.tipped == ""
	w.Headline.Sentence = cmp.Or(said, w.Headline.Sentence)
	w.Headline.Warning, w.Headline.Warnings = warning, s.warnings
	if s.beside != now.Board {
		s.offer(nil, nil)
	}
	if s.back != nil {
		to := language.Args{"Title": scene.Title(s.back.Entry())}
		w.Headline.Offer = view.Button{ID: "lastBoard", Words: language.Text("back.board", to)}
	}
	if w.Boards != nil && said != "" {
		page := *w.Boards
		page.Foot, page.Warning = said, warning
		w.Boards = &page
	}
}
