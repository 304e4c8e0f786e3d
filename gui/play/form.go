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

// SideForm asks who plays a side, and what that kind of player needs.
type SideForm struct {
	Card                   fyne.CanvasObject
	kinds                  []session.PlayerKind
	strengths              []strength
	who                    *widgets.Select // one of kinds
	level                  *widgets.Select // one of strengths
	name, command, seconds *widgets.Field
	program                fyne.CanvasObject // the command, and a way to choose it
	limit                  fyne.CanvasObject // the seconds that a program has for a move
	timed                  bool              // a program has such a limit of its own
	side                   session.Side      // as it was
}

// kindsBut lists the kinds of player in the order in which they are offered, but for some.
func kindsBut(not ...session.PlayerKind) []session.PlayerKind {
	all := []session.PlayerKind{session.Person, session.Mail, session.Computer, session.Program}
	return slices.DeleteFunc(all, func(kind session.PlayerKind) bool {
		return slices.Contains(not, kind) || kind == session.Program && !program.Supported
	})
}

// strength is a level and, if time alone limits it, a thinking time.
type strength struct {
	level search.Level
	time  time.Duration // for a move; 0 if the level has a node budget
}

// strengths lists the strengths that are offered: a level that time alone limits is offered with each time.
func strengths(times ...time.Duration) (all []strength) {
	for _, level := range search.Levels {
		if level.Nodes > 0 {
			all = append(all, strength{level: level})
			continue
		}
		for _, allowed := range times {
			all = append(all, strength{level, allowed})
		}
	}
	return all
}

// words names the strength.
func (s strength) words() string {
	key := strings.ToLower(s.level.Name)
	if s.time == 0 && s.level.Nodes == 0 {
		return locale.Text("command.level." + key)
	}
	return locale.Text("who.level."+key,
		locale.Args{"Time": locale.Text(fmt.Sprintf("command.time.%d", s.time/time.Second))})
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
) *SideForm {
	f := &SideForm{side: side, timed: true, kinds: kindsBut(), strengths: strengths(session.ThinkingTimes()...)}
	f.make(m, name, thinking, choices)
	f.Card = widgets.NewCard(f.arranged(m, room))
	return f
}

// NewContestantForm returns a form for a side of a match: a level or a program, without a time of its own.
func NewContestantForm(m tictactoe.Mark, side session.Side, choices *files.Files) *SideForm {
	f := &SideForm{side: side, kinds: kindsBut(session.Person, session.Mail), strengths: strengths(0)}
	f.make(m, "", 0, choices)
	f.Card = widgets.NewCard(f.arranged(m, fullRow))
	f.who.OnChanged = func(string) { f.showWhatIsNeeded() }
	f.showWhatIsNeeded()
	return f
}

// make makes the controls.
func (f *SideForm) make(m tictactoe.Mark, name string, thinking time.Duration, choices *files.Files) {
	var who, levels []string
	for _, kind := range f.kinds {
		who = append(who, locale.Text("who."+cmp.Or(string(kind), "person")))
	}
	for _, s := range f.strengths {
		levels = append(levels, s.words())
	}
	named := func(key string) string { return m.String() + locale.Text("name.colon") + locale.Text(key) }
	f.who = widgets.NewSelect(named("who.kind"), who)
	f.level = widgets.NewSelect(named("menu.level"), levels)
	f.name = widgets.NewField(name, locale.Text("who.name"))
	f.command = widgets.NewField(f.side.Command, locale.Text("who.command"))
	f.seconds = widgets.NewNumber(f.side.SecondsText(), locale.Text("who.seconds"))
	f.name.Name, f.command.Name, f.seconds.Name = named("who.name"), named("who.program"), named("menu.time")
	f.who.SetSelectedIndex(max(0, slices.Index(f.kinds, f.side.Player)))
	f.level.SetSelectedIndex(slices.IndexFunc(f.strengths, func(s strength) bool {
		return s.level.Name == f.side.OwnLevel().Name && (s.time == 0 || s.time == thinking)
	}))
	folder := theme.LineIcon(icon.Open, fynetheme.ColorNameForeground, fynetheme.IconInlineSize())
	choose := widgets.NewIconButton("", folder, func() { f.choose(choices) })
	f.program = widgets.NewRow(f.command, f.command, choose)
	limit := widgets.NewLabel(locale.Text("menu.time"))
	f.limit = widgets.NewRow(limit, limit, f.seconds)
}

// arranged arranges the controls of a side for a shape.
func (f *SideForm) arranged(m tictactoe.Mark, room shape) fyne.CanvasObject {
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
func (f *SideForm) showWhatIsNeeded() {
	kind := f.kind()
	widgets.SetVisible(f.name, kind == session.Person || kind == session.Mail)
	widgets.SetVisible(f.level, kind == session.Computer)
	widgets.SetVisible(f.program, kind == session.Program)
	widgets.SetVisible(f.limit, kind == session.Program && f.timed)
	f.Card.Refresh() // what is hidden takes no room
}

// focus gives the keyboard to the name, or to the level or the program in its place.
func (f *SideForm) focus(c fyne.Canvas) {
	switch f.kind() {
	case session.Computer:
		c.Focus(f.level)
	case session.Program:
		c.Focus(f.command)
	default:
		c.Focus(f.name)
	}
}

func (f *SideForm) kind() session.PlayerKind { return f.kinds[max(0, f.who.SelectedIndex())] }

// strength is the strength that is chosen for the computer.
func (f *SideForm) strength() strength { return f.strengths[f.level.SelectedIndex()] }

// called returns the player's name. A machine does not take over the name of a person.
func (f *SideForm) called() string {
	if side := (session.Side{Player: f.kind()}); side.Machine() && !f.side.Machine() {
		return ""
	}
	return strings.TrimSpace(f.name.Value())
}

// choose opens a dialog for the program's file.
func (f *SideForm) choose(from *files.Files) {
	from.ChoosePath(files.Any, func(path string) {
		f.command.SetText(program.Command{Args: []string{path}}.String())
	})
}

// Read returns what the form says. It looks at no files, and its error is for the user.
func (f *SideForm) Read() (session.Side, error) {
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

func (f *SideForm) readProgram(side *session.Side) error {
	_, err := program.ParseCommand(side.Command)
	if errors.Is(err, program.ErrNoCommand) {
		return locale.Error("who.noCommand")
	}
	if err != nil {
		return err
	}
	side.Seconds, err = ReadSeconds(f.seconds.Text)
	return err
}

// ReadSeconds returns the seconds that a program is given for a move. The error is for the user.
func ReadSeconds(typed string) (float64, error) {
	seconds, err := strconv.ParseFloat(strings.TrimSpace(typed), 64)
	if err != nil || math.IsNaN(seconds) || seconds < session.LeastSeconds || seconds > session.MostSeconds {
		return 0, locale.Error("test.badTime")
	}
	return seconds, nil
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
