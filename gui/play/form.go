package play

import (
	"cmp"
	"errors"
	"fmt"
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
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/program"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// sideForm asks who plays a side, and what that kind of player needs.
type sideForm struct {
	who                    *widgets.Select // one of kinds
	level                  *widgets.Select // one of strengths
	name, command, seconds *widgets.Field
	program                fyne.CanvasObject // the command, and a way to choose it
	limit                  fyne.CanvasObject // the seconds that a program has for a move
	card                   fyne.CanvasObject
	side                   session.Side // as it was
}

// kinds lists the kinds of player in the order in which they are offered.
func kinds() []session.PlayerKind {
	all := []session.PlayerKind{session.Person, session.Mail, session.Computer}
	if program.Supported {
		all = append(all, session.Program)
	}
	return all
}

// strength is a level and, if time alone limits it, a thinking time.
type strength struct {
	level search.Level
	time  time.Duration // for a move; 0 if the level has a node budget
}

// strengths lists the strengths that are offered: a level that time alone limits is offered with each time.
func strengths() (all []strength) {
	for _, level := range search.Levels {
		if level.Nodes > 0 {
			all = append(all, strength{level: level})
			continue
		}
		for _, allowed := range session.ThinkingTimes() {
			all = append(all, strength{level, allowed})
		}
	}
	return all
}

// words names the strength.
func (s strength) words() string {
	key, args := "who.level."+strings.ToLower(s.level.Name), locale.Args{}
	if s.time > 0 {
		args["Time"] = locale.Text(fmt.Sprintf("command.time.%d", s.time/time.Second))
	}
	return locale.Text(key, args)
}

// shape is how a side's controls are arranged.
type shape int

const (
	halfRow shape = iota // the other side is beside it
	fullRow
	twoRows
)

func newSideForm(
	m tictactoe.Mark, name string, side session.Side, thinking time.Duration, room shape, choices *files.Files,
) *sideForm {
	var who, levels []string
	for _, kind := range kinds() {
		who = append(who, locale.Text("who."+cmp.Or(string(kind), "person")))
	}
	for _, s := range strengths() {
		levels = append(levels, s.words())
	}
	named := func(key string) string { return m.String() + locale.Text("name.colon") + locale.Text(key) }
	f := &sideForm{
		who: widgets.NewSelect(named("who.kind"), who), level: widgets.NewSelect(named("menu.level"), levels),
		name:    widgets.NewField(name, locale.Text("who.name")),
		command: widgets.NewField(side.Command, locale.Text("who.command")),
		seconds: widgets.NewNumber(side.SecondsText(), locale.Text("who.seconds")),
		side:    side,
	}
	f.name.Name, f.command.Name, f.seconds.Name = named("who.name"), named("who.program"), named("menu.time")
	f.who.SetSelectedIndex(max(0, slices.Index(kinds(), side.Player)))
	f.level.SetSelectedIndex(slices.IndexFunc(strengths(), func(s strength) bool {
		return s.level.Name == side.OwnLevel().Name && (s.time == 0 || s.time == thinking)
	}))
	folder := theme.LineIcon(icon.Open, fynetheme.ColorNameForeground, fynetheme.IconInlineSize())
	choose := widgets.NewIconButton("", folder, func() { f.choose(choices) })
	f.program = widgets.NewRow(f.command, f.command, choose)
	limit := widgets.NewLabel(locale.Text("menu.time"))
	f.limit = widgets.NewRow(limit, limit, f.seconds)
	f.card = widgets.NewCard(f.arranged(m, room))
	return f
}

// arranged arranges the controls of a side for a shape.
func (f *sideForm) arranged(m tictactoe.Mark, room shape) fyne.CanvasObject {
	const whoWide = 112 // units
	what := container.NewStack(f.name, f.level, f.program)
	switch room {
	case fullRow:
		who := container.NewStack(canvas.NewRectangle(color.Transparent), f.who)
		who.Objects[0].(*canvas.Rectangle).SetMinSize(fyne.NewSize(whoWide, 0))
		return widgets.NewColumn(widgets.NewRow(what, container.NewCenter(picture(m)), who, what), f.limit)
	case twoRows:
		return widgets.NewColumn(widgets.NewRow(f.who, container.NewCenter(picture(m)), f.who), what, f.limit)
	}
	words := "who.first"
	if m == tictactoe.O {
		words = "who.second"
	}
	head := container.NewHBox(picture(m), widgets.Flush(widgets.NewBoldLabel(locale.Text(words))))
	return widgets.NewColumn(head, f.who, what, f.limit)
}

// picture draws the mark of a side.
func picture(m tictactoe.Mark) fyne.CanvasObject {
	mark, colour := icon.Cross, theme.ColorCross
	if m == tictactoe.O {
		mark, colour = icon.Ring, theme.ColorRing
	}
	const side = 20 // units
	drawn := canvas.NewImageFromResource(theme.LineIcon(mark, colour, side))
	drawn.SetMinSize(fyne.NewSquareSize(side))
	return drawn
}

// showWhatIsNeeded shows the controls that the chosen kind of player needs.
func (f *sideForm) showWhatIsNeeded() {
	kind := f.kind()
	widgets.SetVisible(f.name, kind == session.Person || kind == session.Mail)
	widgets.SetVisible(f.level, kind == session.Computer)
	widgets.SetVisible(f.program, kind == session.Program)
	widgets.SetVisible(f.limit, kind == session.Program)
	f.card.Refresh() // what is hidden takes no room
}

// focus gives the keyboard to the name, or to the level or the program in its place.
func (f *sideForm) focus(c fyne.Canvas) {
	switch f.kind() {
	case session.Computer:
		c.Focus(f.level)
	case session.Program:
		c.Focus(f.command)
	default:
		c.Focus(f.name)
	}
}

func (f *sideForm) kind() session.PlayerKind { return kinds()[max(0, f.who.SelectedIndex())] }

// strength is the strength that is chosen for the computer.
func (f *sideForm) strength() strength { return strengths()[f.level.SelectedIndex()] }

// called returns the player's name. A machine does not take over the name of a person.
func (f *sideForm) called() string {
	if side := (session.Side{Player: f.kind()}); side.Machine() && !f.side.Machine() {
		return ""
	}
	return strings.TrimSpace(f.name.Value())
}

// choose opens a dialog for the program's file.
func (f *sideForm) choose(from *files.Files) {
	from.ChoosePath(files.Any, func(path string) {
		f.command.SetText(program.Command{Args: []string{path}}.String())
	})
}

// read returns what the form says. It looks at no files, and its error is for the user.
func (f *sideForm) read() (session.Side, error) {
	side := f.side
	side.Player = f.kind()
	switch side.Player {
	case session.Computer:
		side.Level = f.strength().level.Name
	case session.Program:
		side.Command = strings.TrimSpace(f.command.Text)
		return side, f.readProgram(&side)
	}
	return side, nil
}

func (f *sideForm) readProgram(side *session.Side) error {
	_, err := program.ParseCommand(side.Command)
	if errors.Is(err, program.ErrNoCommand) {
		return locale.Error("who.noCommand")
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

// findProgram looks for the program that plays a side, if one does. It reads files, so it is called off the UI
// goroutine.
func findProgram(side session.Side) error {
	if side.Player != session.Program {
		return nil
	}
	command, err := program.ParseCommand(side.Command)
	if err != nil {
		return err
	}
	builder, err := newBuilder()
	switch {
	case err != nil:
	case builder.IsSource(command.Args):
		_, err = os.Stat(command.Args[0])
	default:
		_, err = exec.LookPath(command.Args[0])
	}
	return err
}
