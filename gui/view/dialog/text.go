package dialog

import (
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// Text describes a dialog in which the user edits a text before it is used.
type Text struct {
	Says func() (title, advice, confirm string) // no advice if it is empty
	Text string
	Err  error // what is wrong with the text at first; nil for nothing
	// Use handles the text. If it returns an error, the dialog shows it and stays open. Otherwise the dialog closes and
	// then calls then, if not nil.
	Use   func(string) (then func(), err error)
	Open  func() // opens a file instead; nil for no such button
	Name  bool   // it is a name: one line, all of it selected, and left without a question
	Prose bool   // it is wrapped at words
}

// Edit opens a dialog with a text. Escape, Cancel and Open ask before they discard changes, except of a name.
func (s *Stack) Edit(t Text) {
	e := &edited{about: t, stack: s, text: t.Text}
	if t.Err != nil {
		e.blame(t.Err)
	}
	s.Open(e, nil)
}

type edited struct {
	about  Text
	stack  *Stack
	text   string
	wrong  error // what is wrong with it; nil for nothing
	mended bool  // something was wrong
	cursor view.Cursor
}

// The IDs of the dialog.
const (
	textID   = "text"
	openID   = "open"
	cancelID = "cancel"
	useID    = "use"
)

// Sheet shows the text, with what is said of it above: what is wrong or, once that has changed, other words, so that no
// button moves. One that was refused can be used again when it is changed.
func (e *edited) Sheet() view.Sheet {
	const width, lines = 520, 14
	title, advice, confirm := e.about.Says()
	said := deck.Said(advice)
	switch {
	case e.wrong != nil:
		said = deck.Warned(language.Words().Error(e.wrong))
	case e.mended && advice == "":
		said = deck.Said(language.Text("dialog.again", language.Args{"Confirm": confirm}))
	}
	said.Least = 2 // whether an error or the advice needs one or two, no button moves
	field := view.Field{ID: textID, Name: title, Text: e.text, Lines: lines, Prose: e.about.Prose, Cursor: e.cursor}
	sheet := view.Sheet{Title: title, Focus: textID, Width: width}
	if e.about.Name {
		field.Lines, field.Selected, sheet.Width = 0, -1, 0
	}
	form := deck.Bare(field)
	if said.Words != "" {
		form.Rows = append(deck.Bare(said).Rows, form.Rows...)
	}
	sheet.Cards = []view.Card{form}
	if e.about.Open != nil {
		sheet.Buttons = append(sheet.Buttons, view.Button{ID: openID, Words: language.Text("dialog.open")})
	}
	sheet.Buttons = append(sheet.Buttons, view.Button{ID: cancelID, Words: language.Text("dialog.cancel")},
		view.Button{ID: useID, Words: confirm, Primary: true, Disabled: e.wrong != nil})
	return sheet
}

// Type takes the changed text. What was wrong before is no longer said.
func (e *edited) Type(_, text string) {
	e.text, e.mended, e.wrong = text, e.mended || e.wrong != nil, nil
}

// Do uses the text, or opens a file instead.
func (e *edited) Do(id string) {
	switch id {
	case useID:
		e.use()
	case openID:
		e.leave(e.about.Open)
	case cancelID:
		e.Leave()
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
	e.wrong = err
	line, column, _ := text.ErrorPlace(err)
	e.cursor = view.Cursor{Line: line, Column: column, Turn: e.cursor.Turn + 1}
}

// Leave asks before changes are discarded.
func (e *edited) Leave() { e.leave(func() {}) }

// leave is Leave, and then does what is wanted instead of the text.
func (e *edited) leave(then func()) {
	shut := func() {
		e.stack.Shut(e)
		then()
	}
	if e.about.Name || e.text == e.about.Text {
		shut()
		return
	}
	e.stack.Ask(func() Question {
		title, _, _ := e.about.Says()
		return Question{
			Title: language.Text("dialog.discard"), Words: language.Text("dialog.lost", language.Args{"Title": title}),
			Yes: language.Text("dialog.discardDo"), No: language.Text("dialog.goOn"), Loses: true,
		}
	}, shut, nil)
}
