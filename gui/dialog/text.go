package dialog

import (
	"cmp"

	"ninefold/engine/text"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Text describes a dialog in which the user edits a text before it is used.
type Text struct {
	Title   string
	Advice  string
	Text    string
	Err     error // what is wrong with the text at first; nil for nothing
	Confirm string
	// Use handles the text. If it returns an error, the dialog shows it and stays open. Otherwise the dialog closes and
	// then calls then, if not nil.
	Use  func(string) (then func(), err error)
	Open func() // opens a file instead; nil for no such button
}

// Edit opens a dialog with a text. Escape asks before it discards changes.
func (s *Stack) Edit(t Text) {
	e := &edited{about: t, stack: s, text: t.Text, said: view.Words{Words: t.Advice}}
	if t.Err != nil {
		e.blame(t.Err)
	}
	s.Open(e, nil)
}

type edited struct {
	about  Text
	stack  *Stack
	text   string
	said   view.Words // shown above the text
	cursor view.Cursor
}

// The IDs of the dialog.
const (
	textID   = "text"
	openID   = "open"
	cancelID = "cancel"
	useID    = "use"
)

// Sheet shows the text, with what is said of it above.
func (e *edited) Sheet() view.Sheet {
	const width, lines = 520, 14
	form := view.Form{Bare: true}
	if said := e.said; said.Words != "" {
		said.Lines = 2 // whether an error or the advice needs one or two, no button moves
		form.Rows = append(form.Rows, view.Row{Controls: []view.Control{said}})
	}
	field := view.Field{ID: textID, Name: e.about.Title, Text: e.text, Lines: lines, Cursor: e.cursor}
	form.Rows = append(form.Rows, view.Row{Controls: []view.Control{field}})
	var buttons []view.Button
	if e.about.Open != nil {
		buttons = append(buttons, view.Button{ID: openID, Words: locale.Text("dialog.open")})
	}
	return view.Sheet{
		Title: e.about.Title, Cards: []view.Card{form}, Focus: textID, Width: width,
		Buttons: append(buttons, view.Button{ID: cancelID, Words: locale.Text("dialog.cancel")},
			view.Button{ID: useID, Words: e.about.Confirm, Primary: true}),
	}
}

// Type takes the changed text. What was wrong before is no longer said. Other words take its place, so that no button
// moves.
func (e *edited) Type(_, text string) {
	e.text = text
	if e.said.Warning {
		again := locale.Text("dialog.again", locale.Args{"Confirm": e.about.Confirm})
		e.said = view.Words{Words: cmp.Or(e.about.Advice, again)}
	}
}

// Do uses the text, or opens a file instead.
func (e *edited) Do(id string) {
	switch id {
	case useID:
		e.use()
	case openID:
		e.stack.Shut(e)
		e.about.Open()
	case cancelID:
		e.stack.Shut(e)
	}
}

func (e *edited) use() {
	then, err := e.about.Use(e.text)
	if err != nil {
		e.blame(err)
		return
	}
	e.stack.Shut(e)
	if then != nil {
		then()
	}
}

// blame says what is wrong with the text, and moves the cursor there.
func (e *edited) blame(err error) {
	e.said = view.Words{Words: locale.Words().Error(err), Warning: true}
	line, column, _ := text.ErrorPlace(err)
	e.cursor = view.Cursor{Line: line, Column: column, Turn: e.cursor.Turn + 1}
}

// Leave asks before changes are discarded.
func (e *edited) Leave() {
	if e.text == e.about.Text {
		e.stack.Shut(e)
		return
	}
	lost := locale.Text("dialog.lost", locale.Args{"Title": e.about.Title})
	discard, goOn := locale.Text("dialog.discardDo"), locale.Text("dialog.goOn")
	e.stack.AskToLose(locale.Text("dialog.discard"), lost, discard, goOn, func() { e.stack.Shut(e) })
}
