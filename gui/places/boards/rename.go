package boards

import (
	"cmp"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
)

// renaming is the dialog in which the user names a board.
type renaming struct {
	list *List
	one  *session.Entry
	name string
}

const (
	nameID = "name"
	keepID = "keep"
)

func (l *List) rename(one *session.Entry) {
	l.Dialogs.Open(&renaming{l, one, cmp.Or(one.Name, scene.Title(one))}, nil)
}

// Sheet shows a field with the name, all of it selected.
func (r *renaming) Sheet() view.Sheet {
	field := view.Field{ID: nameID, Name: language.Text("boards.name"), Text: r.name, Selected: -1}
	return view.Sheet{
		Title: language.Text("boards.name"), Focus: nameID,
		Cards: []view.Card{deck.Bare(field)}, Buttons: dialog.Confirm(keepID, language.Text("dialog.keep")),
	}
}

// Type takes the name.
func (r *renaming) Type(_, text string) { r.name = text }

// Do keeps the name.
func (r *renaming) Do(id string) {
	if id != keepID {
		return
	}
	l := r.list
	l.Dialogs.Shut(r)
	if err := l.Host.Session.Rename(r.one, strings.Join(strings.Fields(r.name), " ")); err != nil {
		l.Host.Warn(language.Words().Error(err))
		return
	}
	l.changed(l.numberOf(r.one), "")
}
