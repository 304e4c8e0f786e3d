// Package exchange brings boards, games and pictures into the window and out of it: by file, clipboard, drag and drop,
// link, and dialogs in which one types them.
package exchange

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/notation"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/files"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
)

// Exchange imports and exports boards.
type Exchange struct {
	Host       *overlay.Host
	Files      *files.Files
	Dialogs    *dialog.Stack
	Screen     screen.Screen
	Page       string // the web page's address, to which links go; empty for none
	Comparison *insight.Comparison
	Review     *insight.Review
	View       func() view.View // what is shown, for pictures of the board
	origin     origin
	saves      map[string]*save // the last one under way to each file
	offered    session.Document // the document that LookAgain asked about last
	consent    consent          // the last one
	// wroteInPlace is the file that the user last let be written in place.
	wroteInPlace string
	saysFonts    bool // a character that no font has was told
}

// SaveAnswer asks for a file, and saves what the judge wants for the board shown.
func (e *Exchange) SaveAnswer() {
	_, name := e.fileNames()
	e.Files.Save(name, e.Host.Session.Board().Answer())
}

// SaveText asks for a file, and saves the judge's text of the board shown.
func (e *Exchange) SaveText() {
	name, _ := e.fileNames()
	e.withText(func(text []byte) { e.Files.Save(name, text) })
}

// CopyText copies the judge's text of the board shown.
func (e *Exchange) CopyText() {
	e.withText(func(text []byte) { e.Copy(string(text), language.Text("copied.text")) })
}

// CopyAnswer copies what the judge wants for the board shown.
func (e *Exchange) CopyAnswer() {
	e.Copy(string(e.Host.Session.Board().Answer()),
		language.Sentences(language.Text("copied.answer"), scene.ByJudge(e.Host.Session)))
}

// CopyLine copies the Sudoku grid as a line of 81 characters.
func (e *Exchange) CopyLine() {
	e.Copy(e.Host.Session.Sudoku.Grid().String(), language.Text("copied.line"))
}

// CopyGiven copies the given digits of the Sudoku, without all others, as a line of 81 characters.
func (e *Exchange) CopyGiven() {
	e.Copy(e.Host.Session.Sudoku.Given().String(), language.Text("copied.given"))
}

// CopyPencil copies the Sudoku grid with its pencil marks, and says if it leaves out some.
func (e *Exchange) CopyPencil() {
	news, s := language.Text("copied.pencil"), e.Host.Session.Sudoku
	if slices.Contains(s.Losses(notation.SudokuGrids), notation.LostPencil) {
		news = language.Sentences(news, language.Text("copied.pencil.single"))
	}
	e.Copy(string(s.PencilText()), news)
}

func (e *Exchange) withText(use func([]byte)) {
	text, err := e.Host.Session.Board().Text()
	if err != nil {
		e.Host.Warn(scene.Error(err))
		return
	}
	use(text)
}

// Paste imports the clipboard's text, unless something else is shown by the time that it comes. It says so if the
// system does not let the program read it, or the program that copied it does not answer.
func (e *Exchange) Paste() {
	asked := e.Host.Scope.Context()
	e.Screen.Paste(func(text string, err error) {
		switch {
		case asked.Err() != nil || e.Dialogs.Busy():
		case errors.Is(err, context.DeadlineExceeded):
			e.Host.Warn(language.Text("paste.silent"))
		case err != nil:
			e.Host.Warn(language.Text("page.pasteRefused"))
		default:
			e.PasteText(text)
		}
	})
}

// Copy puts a text on the clipboard and tells news, if there are any, or that the system refused it, unless something
// else is shown by then.
func (e *Exchange) Copy(text, news string) {
	asked := e.Host.Scope.Context()
	e.Screen.Copy(text, func(err error) {
		switch {
		case asked.Err() != nil:
		case err != nil:
			e.Host.Warn(language.Text("page.copyRefused"))
		case news != "":
			e.Host.Inform(news)
		}
	})
}

// savedTo notes the file that holds the board as it was at a moment, and adds it to the recent files.
func (e *Exchange) savedTo(at session.Moment, d session.Document) {
	e.Host.Session.SetDocument(at, d)
	e.Host.Session.Settings.Remember(d.Path)
}

// Title returns the window's title: the file of the board, after a dot if the board was changed since, or the two of a
// game by mail, and the program's name.
func (e *Exchange) Title(program string) string {
	s := e.Host.Session
	d, changed := s.Document()
	switch {
	case d.Path != "":
	case s.Shown == session.TicTacToe && s.Game.Sides().Has(roster.Mail):
		return scene.Title(s.Board().Entry()) + " – " + program
	default:
		return program
	}
	title := scene.Name(filepath.Base(d.Path)) + " – " + program
	if changed {
		title = "• " + title
	}
	return title
}

// origin is the file that a board came from. Exports of the same board are named after it: 17.marked.out for 17.in. The
// judge's own answer would be 17.out beside it.
type origin struct {
	stem  string // of what is named after it; empty for no file
	board []byte // the judge's text of the board
}

// stemOf returns the name of a file without its ending, for files that are named after a board of it: of one of several
// boards with its number, counted from 1, since the file itself holds the others too; 0 is the only one.
func stemOf(file string, number int) string {
	stem := strings.TrimSuffix(file, filepath.Ext(file))
	if number > 0 {
		stem += "-" + strconv.Itoa(number)
	}
	return stem
}

// cameFrom notes that the board shown came from a file.
func (e *Exchange) cameFrom(file string) {
	e.origin = origin{}
	b := e.Host.Session.Board()
	if text, err := b.Text(); err == nil {
		e.origin = origin{stemOf(file, b.Entry().Number()), text}
	}
}

// fileNames returns the names to propose for files of the judge's text of the board shown, and of its answer.
func (e *Exchange) fileNames() (text, answer string) {
	text, answer = "position", "marked"
	if e.Host.Session.Shown == session.CrossHatching {
		text, answer = "grid", "answer"
	}
	shown, err := e.Host.Session.Board().Text()
	if err != nil || e.origin.stem == "" || !bytes.Equal(shown, e.origin.board) {
		return text + ".txt", answer + ".txt"
	}
	return e.origin.stem + ".in", e.origin.stem + "." + answer + ".out"
}
