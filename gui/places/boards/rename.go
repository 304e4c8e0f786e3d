package boards

import (
	"cmp"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
)

// rename lets the user name a board.
func (l *List) rename(one *session.Entry) {
	l.Dialogs.Edit(dialog.Text{
		Says: func() (title, advice, confirm string) {
			return language.Text("boards.name"), "", language.Text("dialog.keep")
		},
		Text: cmp.Or(one.Name, scene.Title(one)), Name: true,
		Use: func(name string) (then func(), err error) {
			return func() {
				if err := l.Host.Session.Rename(one, strings.Join(strings.Fields(name), " ")); err != nil {
					l.Host.Warn(language.Words().Error(err))
					return
				}
				l.changed(l.numberOf(one), "")
			}, nil
		},
	})
}
