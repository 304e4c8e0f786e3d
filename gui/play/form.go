package play

import (
	"errors"
	"math"
	"os/exec"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/program"
	"ninefold/engine/search"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// sideForm is what the user says of one side: its name and who plays it.
type sideForm struct {
	name, command, seconds *widgets.Field
	who                    *widgets.Select
	ofProgram              *fyne.Container // the command and the time
	mark, content          *fyne.Container
	side                   session.Side // as it was
}

// whoNames are who can play a side, in the order in which they are offered: a person, the levels, a program.
func whoNames() []string {
	names := []string{locale.Text("who.person")}
	for _, level := range search.Levels {
		names = append(names, locale.Text("who.level", locale.Args{"Level": locale.Level(level)}))
	}
	if program.Supported {
		names = append(names, locale.Text("who.program"))
	}
	return names
}

func newSideForm(mark, name string, side session.Side, choices *files.Files) *sideForm {
	f := &sideForm{
		name:    widgets.NewField(name, locale.Text("who.name")),
		command: widgets.NewField(side.Command, locale.Text("who.command")),
		seconds: widgets.NewField(side.SecondsText(), ""),
		side:    side,
	}
	choose := widgets.NewButton(locale.Text("test.choose"), func() { f.choose(choices) })
	limit := container.NewBorder(nil, nil, widget.NewLabel(locale.Text("who.seconds")), nil, f.seconds)
	f.ofProgram = container.NewVBox(container.NewBorder(nil, nil, nil, choose, f.command), limit)
	f.who = widgets.NewSelect(whoNames())
	f.who.SetSelectedIndex(f.index())
	f.mark = container.NewVBox(widget.NewLabelWithStyle(mark, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
	f.content = container.NewVBox(container.NewGridWithColumns(2, f.name, f.who), f.ofProgram)
	return f
}

// index is where the one who plays stands among whoNames.
func (f *sideForm) index() int {
	switch f.side.Player {
	case session.Computer:
		for i, level := range search.Levels {
			if level == f.side.OwnLevel() {
				return 1 + i
			}
		}
	case session.Program:
		if program.Supported {
			return 1 + len(search.Levels)
		}
	}
	return 0
}

func (f *sideForm) isProgram() bool { return f.who.SelectedIndex() > len(search.Levels) }

// isTimed reports whether a level plays that is limited in time alone.
func (f *sideForm) isTimed() bool {
	i := f.who.SelectedIndex()
	return i > 0 && !f.isProgram() && search.Levels[i-1].Nodes == 0
}

// choose lets the user choose the program's file.
func (f *sideForm) choose(from *files.Files) {
	from.ChoosePath(files.Any, func(path string) {
		f.command.SetText(program.Command{Args: []string{path}}.String())
	})
}

// read is the side that the form says. An error is for the user to read.
func (f *sideForm) read() (session.Side, error) {
	side := f.side
	switch i := f.who.SelectedIndex(); {
	case i <= 0:
		side.Player = session.Person
	case i <= len(search.Levels):
		side.Player, side.Level = session.Computer, search.Levels[i-1].Name
	default:
		side.Player, side.Command = session.Program, strings.TrimSpace(f.command.Text)
		return side, f.readProgram(&side)
	}
	return side, nil
}

func (f *sideForm) readProgram(side *session.Side) error {
	command, err := program.ParseCommand(side.Command)
	if errors.Is(err, program.ErrNoCommand) {
		return errors.New(locale.Text("who.noCommand"))
	}
	if err != nil {
		return errors.New(locale.Error(err))
	}
	if _, err := exec.LookPath(command.Args[0]); err != nil {
		return errors.New(locale.Error(err))
	}
	seconds, err := strconv.ParseFloat(strings.TrimSpace(f.seconds.Text), 64)
	if err != nil || math.IsNaN(seconds) || seconds < session.LeastSeconds || seconds > session.MostSeconds {
		return errors.New(locale.Text("test.badTime"))
	}
	side.Seconds = seconds
	return nil
}
