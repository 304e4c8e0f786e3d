package play

import (
	"cmp"

	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/files"
	"ninefold/gui/work/tasks"
)

// Setup has the dialogs in which the user chooses the players.
type Setup struct {
	Files   *files.Files
	Players *Players
}

var marks = [...]tictactoe.Mark{tictactoe.X, tictactoe.O}

// Choose opens the dialog for the players of the game shown and their names.
func (s *Setup) Choose() { s.newPlayers(s.Players.host.Session.Game.Sides()).open() }

// newPlayers returns the dialog for the game shown, filled in with players.
func (s *Setup) newPlayers(sides roster.Sides) *sidesDialog {
	g := s.Players.host.Session.Game
	d := s.newDialog(sides, [2]string{g.Tag("X"), g.Tag("O")})
	d.title, d.confirm = "players.title", "dialog.keep"
	d.use = func(sides roster.Sides) {
		g := s.Players.host.Session.Game
		for i, m := range marks {
			g.SetTag(m.String(), d.sides[i].called())
		}
		s.Players.setSides(sides)
	}
	return d
}

// setSides gives the game other players, and lets them go on unless it rests. Programs entered just now may start.
func (p *Players) setSides(sides roster.Sides) {
	g := p.host.Session.Game
	now := g.Sides()
	p.agree(sides, func() {
		if now != sides && !g.Rests() {
			g.MachineMayMove = true
		}
		for _, m := range marks {
			if *now.Side(m) != *sides.Side(m) {
				p.allow(*sides.Side(m))
			}
		}
		p.host.Session.SetSides(sides)
	})
}

// agree calls then, after which these sides play. If another level would cost the game its rating, it asks first.
func (p *Players) agree(sides roster.Sides, then func()) {
	if session.EndsRating(p.host.Session.Game, sides) {
		p.host.Unrate(language.Text("help.level"), then)
	} else {
		then()
	}
}

// sidesDialog asks who plays, and for a new game also by which rules.
type sidesDialog struct {
	*SidesForm
	setup          *Setup
	title, confirm string // keys of words
	focus          string
	turn           int                // grows with each change of focus
	wrong          string             // the error shown; empty for none
	use            func(roster.Sides) // takes the players
	looking        tasks.Latest       // looks for the programs' files
}

// newDialog returns a dialog that shows the given players and names.
func (s *Setup) newDialog(sides roster.Sides, names [2]string) *sidesDialog {
	d := &sidesDialog{setup: s, SidesForm: &SidesForm{time: s.Players.host.Session.Settings.ThinkingTime(),
		choose: func(use func(path string)) { s.Files.ChoosePath(files.Any, use) }}}
	d.fill(sides, names)
	return d
}

func (d *sidesDialog) open() { d.setup.Files.Dialogs.Open(d, d.looking.End) }

const confirmID = "confirm"

// Sheet shows the two sides, with the rules below.
func (d *sidesDialog) Sheet() view.Sheet {
	const width, least = 560, 236 // units
	sheet := view.Sheet{
		Title: language.Text(d.title), Message: d.wrong, Warning: d.wrong != "", Width: width,
		Focus: d.focus, Turn: d.turn,
		Buttons: dialog.Confirm(confirmID, language.Text(d.confirm)), Cards: []view.Card{d.Sides(least), d.Swap()},
	}
	if len(d.offered) > 0 {
		rules := d.Rules()
		rules.Bare = true
		sheet.Cards = append(sheet.Cards, rules)
	}
	return sheet
}

// Do handles a choice, or confirms the dialog.
func (d *sidesDialog) Do(id string) {
	d.focusOn(d.SidesForm.Do(id))
	if id != confirmID {
		return
	}
	sides, err := d.Read()
	if err != nil || !sides.Has(roster.Program) {
		d.finish(sides, err)
		return
	}
	find := func(i int, side roster.Side) error {
		return InField(d.sides[i].id(commandID), findProgram(side))
	}
	// checks programs' files off the UI goroutine; closing the dialog cancels that
	tasks.Run(d.setup.Files.Tasks, d.looking.Begin(), func() error {
		return cmp.Or(find(0, sides.X), find(1, sides.O))
	}, func(err error) { d.finish(sides, err) })
}

// focusOn gives the keyboard to the field with an ID, unless that is "".
func (d *sidesDialog) focusOn(id string) {
	if id != "" {
		d.focus, d.turn = id, d.turn+1
	}
}

// finish uses the players and closes the dialog, or shows the error.
func (d *sidesDialog) finish(sides roster.Sides, err error) {
	dialogs := d.setup.Files.Dialogs
	if err != nil {
		d.wrong = language.Words().ShortError(err)
		d.focusOn(FieldOf(err))
		return
	}
	d.keepTime(&d.setup.Players.host.Session.Settings)
	d.use(sides)
	dialogs.Shut(d)
}
