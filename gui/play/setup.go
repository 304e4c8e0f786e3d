package play

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
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
	form := s.newForm()
	s.show(locale.Text("players.title"), locale.Text("dialog.keep"), form, nil, func() error {
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
	now := &p.host.Session.Settings.Sides
	if *now != sides {
		p.paused = false
	}
	for _, m := range marks {
		if *now.Of(m) != *sides.Of(m) {
			p.allow(*sides.Of(m))
		}
	}
	*now = sides
	p.host.Commit()
}

// form is both sides, and how long the strongest level thinks.
type form struct {
	sides   [2]*sideForm
	time    *widgets.Select
	timeRow *fyne.Container // seen while the strongest level plays
	resized func()          // called when something more or less is seen
}

func (s *Setup) newForm() *form {
	settings, g := &s.Players.host.Session.Settings, s.Players.host.Session.Game
	f := &form{resized: func() {}}
	var times []string
	for _, allowed := range session.ThinkingTimes() {
		times = append(times, timeName(allowed))
	}
	f.time = widgets.NewSelect(times)
	f.time.SetSelected(timeName(settings.ThinkingTime()))
	f.timeRow = container.NewGridWithColumns(2, widget.NewLabel(locale.Text("who.time")), f.time)
	for i, m := range marks {
		f.sides[i] = newSideForm(m.String(), g.Tag(m.String()), *settings.Sides.Of(m), s.Files)
	}
	for _, side := range f.sides {
		side.who.OnChanged = func(string) {
			f.showWhatIsNeeded()
			if side.isProgram() {
				s.Files.Dialogs.Window.Canvas().Focus(side.command)
			}
		}
	}
	f.showWhatIsNeeded()
	return f
}

func timeName(d time.Duration) string {
	return locale.Text(fmt.Sprintf("command.time.%d", d/time.Second))
}

// showWhatIsNeeded shows what has to be said of those who play.
func (f *form) showWhatIsNeeded() {
	timed := false
	for _, side := range f.sides {
		widgets.SetVisible(side.ofProgram, side.isProgram())
		timed = timed || side.isTimed()
	}
	widgets.SetVisible(f.timeRow, timed)
	f.resized()
}

// keepTime keeps how long the strongest level thinks.
func (f *form) keepTime(settings *session.Settings) {
	if i := f.time.SelectedIndex(); i >= 0 {
		settings.Seconds = int(session.ThinkingTimes()[i] / time.Second)
	}
}

func (f *form) name(i int) string { return strings.TrimSpace(f.sides[i].name.Text) }

// read is who plays by the form. An error is for the user to read.
func (f *form) read() (sides session.Sides, err error) {
	for i, m := range marks {
		if *sides.Of(m), err = f.sides[i].read(); err != nil {
			return sides, err
		}
	}
	return sides, nil
}

// show opens a dialog of a form with something more below it, if that is not nil. What use complains of is shown, and the
// dialog stays open.
func (s *Setup) show(title, confirm string, f *form, more fyne.CanvasObject, use func() error) {
	message := widgets.NewParagraph("")
	message.Importance = widget.DangerImportance
	message.Hide()
	x, o := f.sides[0], f.sides[1]
	content := container.NewVBox(container.New(layout.NewFormLayout(), x.mark, x.content, o.mark, o.content), f.timeRow)
	if more != nil {
		content.Add(more)
	}
	content.Add(message)
	d := s.Files.Dialogs.New(title, container.NewVScroll(content))
	submit := func() {
		if err := use(); err != nil {
			message.SetText(err.Error())
			message.Show()
			f.resized()
			return
		}
		d.Hide()
	}
	d.SetButtons(widgets.NewButton(locale.Text("dialog.cancel"), d.Hide), widgets.NewButton(confirm, submit))
	const around = 140 // the height of the title and the buttons
	f.resized = func() { d.Resize(fyne.NewSize(560, content.MinSize().Height+around)) }
	f.resized()
	s.Files.Dialogs.Show(d)
	s.Files.Dialogs.Window.Canvas().Focus(f.sides[0].name)
}
