package exchange

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/model/examples"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/files"
	"ninefold/gui/work/tasks"
)

// Open imports a file as if the user had chosen it.
func (e *Exchange) Open(path string) { e.Files.Read(path, e.imported()) }

// Choose lets the user choose a file to import.
func (e *Exchange) Choose() { e.Files.Choose(files.Boards, e.imported()) }

// Upload imports a file from a browser, or says why it cannot be read.
func (e *Exchange) Upload(name string, content []byte, err error) {
	if !e.Dialogs.Busy() {
		e.Files.Receive(name, content, err, e.imported())
	}
}

// imported returns a function that reads a file's text on any goroutine, and returns what continues on the UI
// goroutine. That looks for the text among all boards, which may still be read.
func (e *Exchange) imported() func(files.Text) (then func()) {
	await := e.Host.Session.Await()
	return func(file files.Text) (then func()) {
		await()
		stamp := atomicfile.StampOf(file.Path, file.Content)
		return incoming{
			Exchange: e, name: file.Name, text: file.Content, file: true, path: file.Path, stamp: stamp,
		}.decode()
	}
}

// PasteText imports a text from the clipboard.
func (e *Exchange) PasteText(text string) {
	switch {
	case text == "":
		e.Host.Warn(language.Text("paste.empty"))
	case len(text) > notation.MaxSize:
		e.Host.Warn(language.Words().Error(files.ErrTooLarge))
	case e.answered([]byte(text)):
	default:
		e.importText(language.Text("paste.name"), []byte(text))
	}
}

// answered plays the move of a text that only names the other player's answer in the game by mail shown, or says why
// that is illegal or none is awaited. It reports false for other texts.
func (e *Exchange) answered(text []byte) bool {
	game, ok := e.Host.Session.Board().(*session.Game)
	if !ok || len(text) > largeText {
		return false
	}
	moves := notation.Moves(text)
	switch kind, err := mail.Answer(game, moves); {
	case kind == mail.None:
		return false
	case err != nil:
		e.Host.Warn(illegal(game, moves[len(moves)-1], err))
	case kind == mail.New:
		e.Host.Enter()
		e.Host.Inform(e.newsOf(kind))
	case kind == mail.Over:
		e.Host.Enter()
		e.Host.Inform(language.Sentences(language.Text("mail.ended"), e.newsOf(kind), correction(game)))
	case kind == mail.Seen:
		e.Host.Inform(language.Text("mail.seen"))
	default:
		e.Host.Inform(language.Sentences(language.Text("mail.early"), correction(game)))
	}
	return true
}

// correction says that the other player's last answer, if that is shown, can be taken back; empty if it cannot.
func correction(g *session.Game) string {
	if g.InVariation() || !g.CanDelete() || !g.ToMove().Person() {
		return ""
	}
	return language.Text("mail.correct")
}

// illegal says which rule forbids the other player's answer in a game by mail.
func illegal(g *session.Game, answer grid.Cell, rule error) string {
	sides, names := g.Sides(), scene.Game{Game: g}.Names()
	return language.Text("mail.illegal", language.Args{"Name": names.Name(sides.Sender().Other()),
		"Move": language.Words().Moves([]grid.Cell{answer}), "Rule": rule})
}

// Example imports one of the examples.
func (e *Exchange) Example(name string) {
	e.importText(language.Text("command.example."+name), examples.Text(name))
}

// largeText is the size, in bytes, from which a text is read off the UI goroutine.
const largeText = 16 << 10

// importText imports a text that belongs to no file.
func (e *Exchange) importText(name string, text []byte) {
	a := incoming{Exchange: e, name: name, text: text, stamp: atomicfile.StampOf("", text)}
	if len(text) < largeText && e.Host.Session.ListsAll() {
		a.read()()
		return
	}
	await := e.Host.Session.Await()
	tasks.Then(e.Host.Tasks, tasks.Always(), func() (then func()) {
		await()
		return a.read()
	})
}

// ExamplePicture returns the board of an example, a Sudoku with its first deduction; for an unknown name an empty one.
func ExamplePicture(name string) diagram.Diagram {
	reading, err := notation.Read(examples.Text(name))
	if err != nil {
		return diagram.Diagram{}
	}
	s := session.New()
	s.Import(reading)
	if s.Shown == session.CrossHatching {
		s.Sudoku.Advance()
	}
	return s.Board().Diagram()
}
