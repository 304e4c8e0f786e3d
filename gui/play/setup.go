package play

import (
	"cmp"
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// Setup has the dialogs in which the user chooses the players.
type Setup struct {
	App     fyne.App
	Files   *files.Files
	Players *Players
	log     *logWindow // nil while it is closed
}

var marks = [...]tictactoe.Mark{tictactoe.X, tictactoe.O}

// ChooseSide opens the dialog at the side that an ID of kinds names, and reports whether it is that of the dialog.
func (s *Setup) ChooseSide(id string) bool {
	for i, m := range marks {
		if id == sidePrefix+m.String()+"."+asMore {
			s.choose().sides[i].focus(s.Files.Dialogs.Window.Canvas())
			return true
		}
	}
	return false
}

// Choose opens the dialog for the players of the game shown and their names.
func (s *Setup) Choose() { s.choose() }

func (s *Setup) choose() *form {
	g := s.Players.host.Session.Game
	form := s.newForm(g.Sides(), [2]string{g.Tag("X"), g.Tag("O")})
	s.show(locale.Text("players.title"), locale.Text("dialog.keep"), form, func(sides session.Sides) {
		for i, m := range marks {
			g.SetTag(m.String(), form.name(i))
		}
		form.keepTime(&s.Players.host.Session.Settings)
		s.Players.setSides(sides)
	})
	return form
}

// setSides continues the game with other players. It allows programs that were entered now to start.
func (p *Players) setSides(sides session.Sides) {
	now := p.host.Session.Game.Sides()
	if now != sides {
		p.paused = false
	}
	for _, m := range marks {
		if *now.Side(m) != *sides.Side(m) {
			p.allow(*sides.Side(m))
		}
	}
	p.host.Session.SetSides(sides)
	p.host.Commit()
}

// form has the controls of both sides.
type form struct {
	sides [2]*SideForm
	fit   func()
}

// newForm returns a form that shows the given players and names.
func (s *Setup) newForm(sides session.Sides, names [2]string) *form {
	f := &form{}
	settings := &s.Players.host.Session.Settings
	for i, m := range marks {
		f.sides[i] = newSideForm(m, names[i], *sides.Side(m), settings.ThinkingTime(), s.shape(), s.Files)
	}
	for i, side := range f.sides {
		side.who.OnChanged = func(string) {
			side.showWhatIsNeeded()
			f.fit()
		}
		side.level.OnChanged = func(string) { f.sides[1-i].thinksLike(side) }
		side.showWhatIsNeeded()
	}
	return f
}

// thinksLike gives a side the thinking time of the other one if time alone limits both: there is one setting.
func (f *SideForm) thinksLike(other *SideForm) {
	if i := other.level.SelectedIndex(); f.strength().time != 0 && other.strength().time != 0 &&
		f.level.SelectedIndex() != i {
		f.level.SetSelectedIndex(i)
	}
}

// keepTime keeps the thinking time of the strongest level, if it plays.
func (f *form) keepTime(settings *session.Settings) {
	for _, side := range f.sides {
		if time := side.strength().time; side.kind() == session.Computer && time != 0 {
			settings.Seconds = int(time.Seconds())
		}
	}
}

func (f *form) name(i int) string { return f.sides[i].called() }

// read returns the players that the form says. An error is for the user.
func (f *form) read() (sides session.Sides, err error) {
	for i, m := range marks {
		if *sides.Side(m), err = f.sides[i].Read(); err != nil {
			return sides, err
		}
	}
	if sides.X.Player == session.Mail && sides.O.Player == session.Mail {
		return sides, locale.Error("who.mailTwice")
	}
	return sides, nil
}

// width is the width of the dialogs.
func (s *Setup) width() float32 {
	const most = 560 // units
	return min(most, s.Files.Dialogs.Window.Canvas().Size().Width)
}

// shape returns the shape for the width of the dialogs.
func (s *Setup) shape() shape {
	switch width := s.width(); {
	case width < 440: // units
		return twoRows
	case width < 540:
		return fullRow
	}
	return halfRow
}

// show opens a dialog with a form and more below it. It gives the players to use. An error is shown beside the buttons,
// and the dialog stays open.
func (s *Setup) show(title, confirm string, f *form, use func(session.Sides), more ...fyne.CanvasObject) {
	sides := widgets.NewColumns(f.sides[0].Card, f.sides[1].Card)
	if s.shape() != halfRow {
		sides = widgets.NewColumn(f.sides[0].Card, f.sides[1].Card)
	}
	content := container.New(layout.NewCustomPaddedVBoxLayout(theme.Inset),
		append([]fyne.CanvasObject{sides}, more...)...)
	d := s.Files.Dialogs.New(title, container.NewVScroll(content))
	ctx, cancel := context.WithCancel(context.Background())
	d.SetOnClosed(cancel)
	d.SetButtons(widgets.NewButton(locale.Text("dialog.cancel"), d.Hide), widgets.NewButton(confirm, func() {
		s.check(ctx, f, func(sides session.Sides, err error) {
			if err != nil {
				d.Blame(locale.Words().ShortError(err))
				return
			}
			use(sides)
			d.Hide()
		})
	}))
	f.fit = func() { d.Fit(s.width(), content) }
	f.fit()
	s.Files.Dialogs.Show(d)
}

// check reads a form and gives the players, or what is wrong with them, to use. It looks for programs off the UI
// goroutine, and does not call use if ctx has ended by then.
func (s *Setup) check(ctx context.Context, f *form, use func(session.Sides, error)) {
	sides, err := f.read()
	if err != nil || sides.X.Player != session.Program && sides.O.Player != session.Program {
		use(sides, err)
		return
	}
	tasks.Run(s.Files.Tasks, ctx, func() error {
		return cmp.Or(findProgram(sides.X), findProgram(sides.O))
	}, func(err error) { use(sides, err) })
}
