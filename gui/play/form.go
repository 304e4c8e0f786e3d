package play

import (
	"cmp"
	"errors"
	"image/color"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"ninefold/engine/program"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// sideForm is what the user says of one side: who plays it, and what has to be said of that one.
type sideForm struct {
	who                    *widgets.Select // one of kinds
	name, command, seconds *widgets.Field
	level, time            *widgets.Select
	person, computer       fyne.CanvasObject // the rows that are seen for each kind
	program, timed, limit  fyne.CanvasObject
	card                   *fyne.Container
	side                   session.Side // as it was
}

// kinds are who can play a side, in the order in which they are offered.
func kinds() []session.PlayerKind {
	all := []session.PlayerKind{session.Person, session.Computer}
	if program.Supported {
		all = append(all, session.Program)
	}
	return all
}

func newSideForm(m tictactoe.Mark, name string, side session.Side, thinking time.Duration, choices *files.Files) *sideForm {
	var who, levels, times []string
	for _, kind := range kinds() {
		who = append(who, locale.Text("who."+cmp.Or(string(kind), "person")))
	}
	for _, level := range search.Levels {
		levels = append(levels, locale.Text("who.level."+strings.ToLower(level.Name)))
	}
	for _, allowed := range session.ThinkingTimes() {
		times = append(times, timeName(allowed))
	}
	f := &sideForm{
		who: widgets.NewSelect(who), level: widgets.NewSelect(levels), time: widgets.NewSelect(times),
		name:    widgets.NewField(name, locale.Text("who.name")),
		command: widgets.NewField(side.Command, locale.Text("who.command")),
		seconds: widgets.NewField(side.SecondsText(), ""),
		side:    side,
	}
	f.who.SetSelectedIndex(max(0, slices.Index(kinds(), side.Player)))
	f.level.SetSelectedIndex(slices.Index(search.Levels[:], side.OwnLevel()))
	f.time.SetSelected(timeName(thinking))
	choose := widgets.NewButton(locale.Text("test.choose"), func() { f.choose(choices) })
	f.person, f.computer = f.name, f.level
	f.program = container.NewBorder(nil, nil, nil, choose, f.command)
	f.timed = container.NewBorder(nil, nil, widgets.NewLabel(locale.Text("who.time")), nil, f.time)
	f.limit = container.NewBorder(nil, nil, widgets.NewLabel(locale.Text("who.seconds")), nil, f.seconds)
	f.card = widgets.NewCard(widgets.NewColumn(head(m), f.who,
		container.NewStack(f.person, f.computer, f.program), reserved(container.NewStack(f.timed, f.limit))))
	return f
}

// head is the mark of a side and when it plays.
func head(m tictactoe.Mark) fyne.CanvasObject {
	icon, colour, words := theme.LineCross, theme.ColorCross, "who.first"
	if m == tictactoe.O {
		icon, colour, words = theme.LineRing, theme.ColorRing, "who.second"
	}
	const side = 20 // units
	picture := canvas.NewImageFromResource(theme.LineIcon(icon, colour, side))
	picture.SetMinSize(fyne.NewSquareSize(side))
	return container.NewHBox(picture, widgets.Flush(widgets.NewBoldLabel(locale.Text(words))))
}

// reserved keeps the room for something while it is hidden.
func reserved(row *fyne.Container) fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(row.MinSize())
	return container.NewStack(room, row)
}

// showWhatIsNeeded shows what has to be said of who plays.
func (f *sideForm) showWhatIsNeeded() {
	kind := f.kind()
	widgets.SetVisible(f.person, kind == session.Person)
	widgets.SetVisible(f.computer, kind == session.Computer)
	widgets.SetVisible(f.program, kind == session.Program)
	widgets.SetVisible(f.limit, kind == session.Program)
	widgets.SetVisible(f.timed, f.isTimed())
}

func (f *sideForm) kind() session.PlayerKind { return kinds()[max(0, f.who.SelectedIndex())] }

// isTimed reports whether a level plays that is limited in time alone.
func (f *sideForm) isTimed() bool {
	return f.kind() == session.Computer && search.Levels[f.level.SelectedIndex()].Nodes == 0
}

// called is the name of who plays. One that a person was given is not that of a machine in their place.
func (f *sideForm) called() string {
	if f.kind() != session.Person && f.side.Person() {
		return ""
	}
	return strings.TrimSpace(f.name.Value())
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
	side.Player = f.kind()
	switch side.Player {
	case session.Computer:
		side.Level = search.Levels[f.level.SelectedIndex()].Name
	case session.Program:
		side.Command = strings.TrimSpace(f.command.Text)
		return side, f.readProgram(&side)
	}
	return side, nil
}

func (f *sideForm) readProgram(side *session.Side) error {
	command, err := program.ParseCommand(side.Command)
	if errors.Is(err, program.ErrNoCommand) {
		return locale.Error("who.noCommand")
	}
	if err != nil {
		return err
	}
	builder, err := newBuilder()
	if err != nil {
		return err
	}
	if _, source := builder.Sources(command.Args); source {
		_, err = os.Stat(command.Args[0])
	} else {
		_, err = exec.LookPath(command.Args[0])
	}
	if err != nil {
		return err
	}
	seconds, err := strconv.ParseFloat(strings.TrimSpace(f.seconds.Text), 64)
	if err != nil || math.IsNaN(seconds) || seconds < session.LeastSeconds || seconds > session.MostSeconds {
		return locale.Error("test.badTime")
	}
	side.Seconds = seconds
	return nil
}
