package match

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/match"
	"ninefold/engine/program"
	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/play"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// form is what the user says about a match.
type form struct {
	sides                          [2]*play.SideForm
	games, openings, seconds, sprt *widgets.Field
	rules                          *widgets.Choice
	offered                        []tictactoe.Rules
	message                        *widgets.Paragraph // what is wrong
	start                          *widgets.Button
	content                        fyne.CanvasObject
}

const (
	mostGames    = 10_000
	mostOpenings = 80
)

// newForm is a form with what was chosen last.
func newForm(kept session.Match, choices *files.Files, start func()) *form {
	f := &form{
		games:    widgets.NewNumber(strconv.Itoa(kept.Games), ""),
		openings: widgets.NewNumber(strconv.Itoa(kept.Openings), ""),
		seconds:  widgets.NewNumber(strconv.FormatFloat(kept.Seconds, 'g', -1, 64), locale.Text("who.seconds")),
		sprt:     widgets.NewField(kept.SPRT, locale.Text("match.sprt.none")),
		offered: slices.DeleteFunc(slices.Clone(tictactoe.Offered()), func(r tictactoe.Rules) bool {
			return !r.HaveWinner()
		}),
		message: widgets.NewParagraph(""),
		start:   widgets.NewIconButton(locale.Text("match.start"), fynetheme.MediaPlayIcon(), start),
	}
	f.start.Importance, f.message.Importance = widget.HighImportance, widget.WarningImportance
	f.message.Hide()
	f.start.Refresh()
	var options []widgets.Option
	for _, r := range f.offered {
		options = append(options, widgets.Option{
			Name: locale.Text("short.rules." + r.String()), Sentence: locale.Text("newGame." + r.String()),
		})
	}
	f.rules = widgets.NewChoice(options, slices.IndexFunc(f.offered, func(r tictactoe.Rules) bool {
		return r.String() == kept.Rules
	}))
	for i := range f.sides {
		m := tictactoe.X + tictactoe.Mark(i)
		f.sides[i] = play.NewContestantForm(m, *kept.Sides.Side(m), choices)
	}
	f.content = f.arranged()
	return f
}

func (f *form) arranged() fyne.CanvasObject {
	field := func(key string, field *widgets.Field) fyne.CanvasObject {
		field.Name = locale.Text(key)
		return widgets.NewColumn(widgets.NewCaption(field.Name), field)
	}
	numbers := widgets.NewColumns(field("match.games", f.games), field("match.openings", f.openings),
		field("match.time", f.seconds), field("match.sprt.field", f.sprt))
	about := widgets.NewParagraph(locale.Text("match.about"))
	about.SizeName = theme.SizeCaption
	return widgets.NewColumn(widgets.NewColumns(f.sides[0].Card, f.sides[1].Card),
		widgets.NewCard(widgets.NewColumn(numbers, widgets.Flush(about))),
		widgets.NewCard(widgets.NewColumn(widgets.NewCaption(locale.Text("menu.rules")), f.rules.Column)),
		f.message, container.NewHBox(layout.NewSpacer(), f.start))
}

// read returns what the form says, to be kept, and the match that it asks for. An error is for the user.
func (f *form) read() (kept session.Match, p plan, err error) {
	for i, side := range f.sides {
		if *kept.Sides.Side(tictactoe.X + tictactoe.Mark(i)), err = side.Read(); err != nil {
			return kept, p, err
		}
	}
	rules := f.offered[f.rules.Chosen]
	kept.Rules, kept.SPRT = rules.String(), strings.TrimSpace(f.sprt.Text)
	if kept.Games, err = whole(f.games.Text, "match.badGames", 1, mostGames); err != nil {
		return kept, p, err
	}
	if kept.Openings, err = whole(f.openings.Text, "match.badOpenings", 0, mostOpenings); err != nil {
		return kept, p, err
	}
	if kept.Seconds, err = play.ReadSeconds(f.seconds.Text); err != nil {
		return kept, p, err
	}
	p = plan{sides: kept.Sides, Options: match.Options{
		Rules: rules, Games: kept.Games, Openings: kept.Openings, Jobs: 1, Seed: rand.Uint64(),
		Times: match.UsualTimes(time.Duration(kept.Seconds * float64(time.Second))),
	}}
	if kept.SPRT != "" {
		if p.Test, err = match.ParseSPRT(kept.SPRT); err != nil {
			return kept, p, err
		}
	}
	p.contestants, err = contestants(kept.Sides)
	return kept, p, err
}

// contestants are those who play a match. Programs have their short names if these differ.
func contestants(sides session.Sides) (both [2]match.Contestant, err error) {
	for i, side := range [...]session.Side{sides.X, sides.O} {
		if side.Player == session.Computer {
			both[i] = match.Level{Level: side.OwnLevel()}
			continue
		}
		command, err := program.ParseCommand(side.Command)
		if err != nil {
			return both, err
		}
		one := match.Program{Command: command}
		if sides.X.ProgramName() != sides.O.ProgramName() {
			one.Called = side.ProgramName()
		}
		both[i] = one
	}
	return both, nil
}

func whole(typed, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < least || n > most {
		return 0, locale.Error(key, locale.Args{"Least": least, "Most": most})
	}
	return n, nil
}

// blame says what is wrong.
func (f *form) blame(words string) {
	f.message.SetText(words)
	widgets.SetVisible(f.message, words != "")
	f.content.Refresh()
}
