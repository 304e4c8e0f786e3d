package play

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Setup is the dialogs in which the user says who plays.
type Setup struct {
	App     fyne.App
	Files   *files.Files
	Players *Players
	log     *logWindow // nil while it is closed
}

var marks = [...]tictactoe.Mark{tictactoe.X, tictactoe.O}

// Choose lets the user name who plays the game that is shown, and say who that is.
func (s *Setup) Choose() {
	g := s.Players.host.Session.Game
	start := g.Start()
	form := s.newForm(g.Sides(), [2]string{g.Tag("X"), g.Tag("O")})
	s.show(locale.Text("players.title"), locale.Text("dialog.keep"), form, func() error {
		sides, err := form.read()
		if err != nil {
			return err
		}
		for i, m := range marks {
			g.SetTag(start, m.String(), form.name(i))
		}
		form.keepTime(&s.Players.host.Session.Settings)
		s.Players.setSides(sides)
		return nil
	})
}

// setSides lets the game go on with other players. A program that was entered now may be started; one that was there is
// left as it is.
func (p *Players) setSides(sides session.Sides) {
	now := p.host.Session.Game.Sides()
	if now != sides {
		p.paused = false
	}
	for _, m := range marks {
		if *now.Of(m) != *sides.Of(m) {
			p.allow(*sides.Of(m))
		}
	}
	p.host.Session.SetSides(sides)
	p.host.Commit()
}

// form is both sides.
type form struct{ sides [2]*sideForm }

// newForm is a form that says who plays already, and what they are called.
func (s *Setup) newForm(sides session.Sides, names [2]string) *form {
	f := &form{}
	thinking := s.Players.host.Session.Settings.ThinkingTime()
	for i, m := range marks {
		side := newSideForm(m, names[i], *sides.Of(m), thinking, s.Files)
		side.showWhatIsNeeded()
		changed := func(string) { side.showWhatIsNeeded() }
		side.who.OnChanged, side.level.OnChanged = changed, changed
		f.sides[i] = side
	}
	x, o := f.sides[0].time, f.sides[1].time
	x.OnChanged, o.OnChanged = follow(o), follow(x)
	return f
}

// follow lets a choice be the same as another one: there is one time for the strongest level.
func follow(other *widgets.Select) func(string) {
	return func(chosen string) {
		if other.Selected != chosen {
			other.SetSelected(chosen)
		}
	}
}

func timeName(d time.Duration) string {
	return locale.Text(fmt.Sprintf("command.time.%d", d/time.Second))
}

// keepTime keeps how long the strongest level thinks.
func (f *form) keepTime(settings *session.Settings) {
	if i := f.sides[0].time.SelectedIndex(); i >= 0 {
		settings.Seconds = int(session.ThinkingTimes()[i] / time.Second)
	}
}

func (f *form) name(i int) string { return f.sides[i].called() }

// read is who plays by the form. An error is for the user to read.
func (f *form) read() (sides session.Sides, err error) {
	for i, m := range marks {
		if *sides.Of(m), err = f.sides[i].read(); err != nil {
			return sides, err
		}
	}
	return sides, nil
}

// show opens a dialog of a form with something more below it. What use complains of is shown in a line that is kept free for it,
// and the dialog stays open.
func (s *Setup) show(title, confirm string, f *form, use func() error, more ...fyne.CanvasObject) {
	const most, narrow = 560, 540 // units
	message := widgets.NewParagraph("")
	message.Importance = widget.DangerImportance
	width := min(most, s.Files.Dialogs.Window.Canvas().Size().Width)
	sides := container.NewGridWithColumns(2, f.sides[0].card, f.sides[1].card)
	if width < narrow {
		sides = widgets.NewColumn(f.sides[0].card, f.sides[1].card)
	}
	content := widgets.NewColumn(append([]fyne.CanvasObject{sides}, append(more, widgets.Flush(message))...)...)
	scroll := container.NewVScroll(content)
	d := s.Files.Dialogs.New(title, scroll)
	d.SetButtons(widgets.NewButton(locale.Text("dialog.cancel"), d.Hide), widgets.NewButton(confirm, func() {
		if err := use(); err != nil {
			message.SetText(locale.Words().Error(err))
			scroll.ScrollToBottom()
			return
		}
		d.Hide()
	}))
	d.Fit(width, content)
	s.Files.Dialogs.Show(d)
}
