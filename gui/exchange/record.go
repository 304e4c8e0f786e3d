package exchange

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/widgets"
)

// OtherForm is another program's text that a position can be given as.
type OtherForm struct {
	ID   string
	form notation.Form
}

// OtherForms returns them in the order in which they are offered.
func OtherForms() []OtherForm {
	return []OtherForm{
		{"ufen", notation.UFEN}, {"bttt", notation.Bttt}, {"ultimattt", notation.Ultimattt},
		{"actions", notation.Actions}, {"compass", notation.Compass},
	}
}

// SaveGame asks for a file for the record of the game.
func (e *Exchange) SaveGame() { e.Files.Save("game.ninefold", e.recordText()) }

// CopyGame copies the record of the game.
func (e *Exchange) CopyGame() { e.copy(string(e.recordText()), locale.Text("copied.game")) }

func (e *Exchange) recordText() []byte {
	r := e.Host.Session.Game.Record()
	if r.Tag("Date") == "" {
		r.SetTag("Date", e.Host.Tasks.Clock.Now().Format(time.DateOnly))
	}
	return record.Append(nil, &r)
}

// CopyAs copies the position, or the moves to it, in another program's form.
func (e *Exchange) CopyAs(form OtherForm) {
	text, err := notation.Append(nil, form.form, e.Host.Session.Game.Game)
	if err != nil {
		e.Host.Warn(locale.Text("copyAs.notPlayed"))
		return
	}
	e.copy(string(text), locale.Text("copied.form", locale.Args{"Form": locale.Form(form.form)}))
}

// maxComment is how many characters of a comment can be edited here. A longer one, which a record may bring, is kept and
// can be read.
const maxComment = 4000

// Comment lets the user say something about the step that is shown now, which the record keeps.
func (e *Exchange) Comment() {
	g := e.Host.Session.Game
	step := g.Current()
	old := g.Now().Comment
	if utf8.RuneCountInString(old) > maxComment || !widgets.Printable([]byte(old)) {
		widgets.ShowPages(e.Dialogs, locale.Text("comment.long", locale.Args{"Most": maxComment}), old)
		return
	}
	widgets.TextDialog{
		Title: locale.Text("sheet.comment"), Text: old, Confirm: locale.Text("sheet.keep"),
		Use: func(comment string) error {
			if n := utf8.RuneCountInString(comment); n > maxComment {
				return tooLong(n)
			}
			g.Comment(step, comment)
			e.Host.Commit()
			return nil
		},
	}.Show(e.Dialogs)
}

// Players lets the user name who plays the game that is shown now.
func (e *Exchange) Players() {
	g := e.Host.Session.Game
	start, old := g.Start(), record.Record{Tags: g.Tags()}
	var items []*widget.FormItem
	entries := map[string]*widget.Entry{}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		entry := widget.NewEntry()
		entry.SetText(old.Tag(m.String()))
		entries[m.String()] = entry
		items = append(items, widget.NewFormItem(m.String(), entry))
	}
	d := dialog.NewForm(locale.Text("command.players"), locale.Text("sheet.keep"), locale.Text("sheet.cancel"), items, func(yes bool) {
		if !yes {
			return
		}
		r := record.Record{Tags: slices.Clone(g.TagsOf(start))}
		for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
			r.SetTag(m.String(), strings.TrimSpace(entries[m.String()].Text))
		}
		nameless := func(tag record.Tag) bool { return entries[tag.Name] != nil && tag.Value == "" }
		g.SetTags(start, slices.DeleteFunc(r.Tags, nameless))
		e.Host.Commit()
	}, e.Dialogs.Window)
	for _, entry := range entries {
		entry.OnSubmitted = func(string) { d.Submit() }
	}
	e.Dialogs.Show(d)
	e.Dialogs.Window.Canvas().Focus(entries[tictactoe.X.String()])
}
