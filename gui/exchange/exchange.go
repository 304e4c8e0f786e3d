// Package exchange is how boards, games and pictures come into the window and leave it: by file, by the clipboard, by
// dropping, and by dialogs in which they are written.
package exchange

import (
	"ninefold/gui/dialog"
	"ninefold/gui/files"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/screen"
	"ninefold/gui/session"
)

// Exchange takes boards in and gives them out.
type Exchange struct {
	Host       *overlay.Host
	Files      *files.Files
	Dialogs    *dialog.Stack
	Screen     screen.Screen
	Page       string // the address of the web page that links go to; empty for none
	Comparison *insight.Comparison
	Review     *insight.Review
	Remembered func() // called when the list of recent files has changed, before that is kept
	origin     origin
	saving     bool             // to the file of what is shown
	again      bool             // it was asked for meanwhile
	offered    session.Document // that was offered anew last, as it was then
}

// SaveAnswer asks for a file for what the judge wants for the board shown.
func (e *Exchange) SaveAnswer() {
	_, name := e.fileNames()
	e.Files.Save(name, e.Host.Session.Problem().Answer())
}

// SaveText asks for a file for the judge's text of the board shown.
func (e *Exchange) SaveText() {
	name, _ := e.fileNames()
	e.withText(func(text []byte) { e.Files.Save(name, text) })
}

// CopyText copies the judge's text of the board shown.
func (e *Exchange) CopyText() {
	e.withText(func(text []byte) { e.copy(string(text), locale.Text("copied.text")) })
}

// CopyAnswer copies what the judge wants for the board shown.
func (e *Exchange) CopyAnswer() {
	e.copy(string(e.Host.Session.Problem().Answer()),
		locale.Sentences(locale.Text("copied.answer"), scene.ByJudge(e.Host.Session)))
}

// CopyLine copies the Sudoku grid as a line of 81 characters.
func (e *Exchange) CopyLine() {
	e.copy(string(e.Host.Session.Sudoku.Line81()), locale.Text("copied.line"))
}

// CopyPencil copies the Sudoku grid with its pencil marks.
func (e *Exchange) CopyPencil() {
	e.copy(string(session.PencilText(e.Host.Session.Sudoku)), locale.Text("copied.pencil"))
}

func (e *Exchange) withText(use func([]byte)) {
	text, err := e.Host.Session.Problem().Text()
	if err != nil {
		e.Host.Warn(scene.Error(err))
		return
	}
	use(text)
}

// Paste imports what is on the clipboard, if the program may read it.
func (e *Exchange) Paste() {
	e.Screen.Paste(func(text string, err error) {
		if err != nil {
			e.Host.Warn(locale.Text("page.pasteRefused"))
			return
		}
		e.PasteText(text)
	})
}

// copy puts a text on the clipboard and says so, or that it was refused.
func (e *Exchange) copy(text, news string) {
	e.Screen.Copy(text, func(err error) {
		if err != nil {
			e.Host.Warn(locale.Text("page.copyRefused"))
			return
		}
		e.Host.Inform(news)
	})
}
