package gui

import (
	"time"

	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// recordCommands save whole games, and say what is said about them.
func recordCommands() []*command {
	commands := []*command{
		{id: "saveGame", menu: "file", shortcut: ctrlShift("S"), run: (*App).saveGame},
		{id: "copyGame", menu: "edit", run: (*App).copyGame},
		{id: "comment", menu: "edit", shortcut: ctrl("M"), run: (*App).comment},
		{id: "players", menu: "edit", run: (*App).players},
	}
	for _, form := range otherForms {
		commands = append(commands, &command{
			id: "copyAs." + form.id, menu: "edit", group: "copyAs",
			run: func(a *App) { a.copyAs(form.format) },
		})
	}
	return commands
}

// otherForms are the other programs' texts that a position can be given as.
var otherForms = [...]struct {
	id     string
	format notation.Format
}{
	{"ufen", notation.FormatUFEN}, {"bttt", notation.FormatBttt}, {"ultimattt", notation.FormatUltimattt},
	{"actions", notation.FormatActions}, {"compass", notation.FormatCompass},
}

// understand goes on to what a text holds, in whichever form. On an error nothing has changed. If the text can be read in two
// ways the user is asked, and what follows from the answer follows later.
func (a *App) understand(name string, text []byte) error {
	err := a.session.Import(text)
	if err == nil {
		a.changed()
		a.inform(locale.Text("import.done", locale.Args{"Name": name}) + " " + a.session.Problem().Status().Why)
		return nil
	}
	readings, otherErr := notation.Read(text)
	switch {
	case otherErr != nil && isLater(otherErr, err):
		return otherErr
	case otherErr != nil || readings[0].Record.Game == nil:
		return err
	case len(readings) > 1:
		a.askReading(readings)
	default:
		a.takeReading(readings[0])
	}
	return nil
}

// askReading lets the user say as what a text is meant.
func (a *App) askReading(readings []notation.Reading) {
	var forms []string
	for _, r := range readings {
		forms = append(forms, locale.Form(r.Format))
	}
	choice := widget.NewRadioGroup(forms, nil)
	choice.Required = true
	choice.SetSelected(forms[0])
	d := dialog.NewCustomConfirm(locale.Text("reading.ask"), locale.Text("sheet.import"), locale.Text("sheet.cancel"), choice, func(yes bool) {
		for i, form := range forms {
			if yes && form == choice.Selected {
				a.takeReading(readings[i])
			}
		}
	}, a.window)
	a.show(d)
}

// takeReading goes on to a game and says as what its text was understood, and what that could not hold.
func (a *App) takeReading(r notation.Reading) {
	a.session.Shown = TicTacToe
	a.session.Noughts.Adopt(r.Record)
	a.changed()
	news := locale.Text("reading.done", locale.Args{"Form": locale.Form(r.Format)})
	for _, note := range r.Notes {
		news += " " + locale.Note(note)
	}
	a.inform(news)
}

// Adopt goes on to a whole game that was read, with its branches and its tags.
func (n *noughts) Adopt(r notation.Record) {
	n.Graft(r.Game.Tree)
	n.tags = r.Tags
}

// Record is the whole game that the line shown is of.
func (n *noughts) Record() notation.Record {
	r := notation.Record{Tags: append([]notation.Tag(nil), n.tags...), Game: n.Game}
	line := n.Line()
	last := n.State(line[len(line)-1]).Position
	r.SetTag("Result", notation.Result(&last))
	return r
}

func (a *App) recordText() []byte {
	r := a.session.Noughts.Record()
	if r.Tag("Date") == "" {
		r.SetTag("Date", time.Now().Format(time.DateOnly))
	}
	return notation.AppendRecord(nil, &r)
}

func (a *App) saveGame() { a.save("game.ninefold", a.recordText()) }

func (a *App) copyGame() {
	a.app.Clipboard().SetContent(string(a.recordText()))
	a.inform(locale.Text("copied.game"))
}

// copyAs puts the position, or the moves to it, on the clipboard in another program's form.
func (a *App) copyAs(form notation.Format) {
	p := a.session.Noughts.Position()
	text, ok := notation.AppendPosition(nil, form, &p)
	if !ok {
		moves, played := notation.Moves(a.session.Noughts.Game)
		if !played {
			a.warn(locale.Text("copyAs.notPlayed"))
			return
		}
		text, _ = notation.AppendMoves(nil, form, moves)
	}
	a.app.Clipboard().SetContent(string(text))
	a.inform(locale.Text("copied.form", locale.Args{"Form": locale.Form(form)}))
}

// comment lets the user say something about the step shown, which the record keeps.
func (a *App) comment() {
	n := a.session.Noughts
	a.edit(sheet{
		title: locale.Text("sheet.comment"), text: n.Now().Comment, confirm: locale.Text("sheet.keep"),
		use: func(text string) error {
			n.SetComment(n.Current(), text)
			a.changed()
			return nil
		},
	})
}

// players lets the user name who plays.
func (a *App) players() {
	n := a.session.Noughts
	r := n.Record()
	var items []*widget.FormItem
	entries := map[string]*widget.Entry{}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		entry := widget.NewEntry()
		entry.SetText(r.Tag(m.String()))
		entries[m.String()] = entry
		items = append(items, widget.NewFormItem(m.String(), entry))
	}
	a.show(dialog.NewForm(locale.Text("command.players"), locale.Text("sheet.keep"), locale.Text("sheet.cancel"), items, func(yes bool) {
		if !yes {
			return
		}
		for name, entry := range entries {
			r.SetTag(name, entry.Text)
		}
		n.tags = r.Tags
		a.keep()
	}, a.window))
}
