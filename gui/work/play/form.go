package play

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// sideForm asks who plays a side, and what that kind of player needs. The controls' IDs begin with the side's mark.
type sideForm struct {
	form    *SidesForm // it is a part of
	mark    tictactoe.Mark
	was     roster.Side
	side    roster.Side // as chosen and typed so far
	name    string      // as typed
	seconds string      // as typed, of a program
}

// strength is a level and, if time alone limits it, a thinking time.
type strength struct {
	level search.Level
	time  time.Duration // for a move; 0 if the level needs none
}

func (s strength) words() string {
	if s.time == 0 && s.level.Timed() {
		return language.Words().Level(s.level.Name)
	}
	return language.Text("who.level."+strings.ToLower(s.level.Name),
		language.Args{"Seconds": int(s.time.Seconds())})
}

// The IDs of the controls, after the mark. The ID of a choice ends in its index.
const (
	kindID    = "kind"
	levelID   = "level"
	nameID    = "name"
	commandID = "command"
	chooseID  = "choose"
	secondsID = "seconds"
)

func (f *sideForm) id(of string) string { return f.mark.String() + "." + of }

// card returns the controls that the chosen kind of player needs.
func (f *sideForm) card() deck.Form {
	place := ".first"
	if f.mark == tictactoe.O {
		place = ".second"
	}
	card := deck.Form{Icon: icon.OfMark(f.mark == tictactoe.X), Title: language.Text("who" + place)}
	if f.form.match { // its sides change
		card.Icon, card.Title = "", language.Text("match"+place)
	}
	row := func(controls ...view.Node) { card.Rows = append(card.Rows, deck.FormRow{Controls: controls}) }
	row(choice(f, kindID, "who.kind", f.form.kinds(), f.side.Player, func(kind roster.Kind) string {
		return language.Text("who." + cmp.Or(string(kind), "person"))
	}))
	switch f.side.Player {
	case roster.Computer:
		row(choice(f, levelID, "menu.level", f.form.strengths(), f.strength(), strength.words))
	case roster.Program:
		choose := view.Button{ID: f.id(chooseID), Words: language.Text("test.choose"), Icon: icon.Open}
		row(deck.Line(f.field(commandID, "who.program", "who.command"), deck.FieldIcon(choose)))
		if !f.form.match {
			seconds := f.field(secondsID, "menu.time", "who.seconds")
			seconds.Narrow = true
			row(deck.Line(deck.Said(language.Text("menu.time")), seconds))
		}
		row(deck.Hint(language.Text("who.codingame")))
	case roster.Mail:
		row(f.field(nameID, "who.name", "who.friendName"))
	default:
		row(f.field(nameID, "who.name", "who.name"))
	}
	return card
}

// named returns the name of a control for a screen reader.
func (f *sideForm) named(key string) string {
	return f.mark.String() + language.Text("name.colon") + language.Text(key)
}

func (f *sideForm) field(id, name, hint string) view.Field {
	id = f.id(id)
	return view.Field{ID: id, Name: f.named(name), Text: *f.typed()[id], Hint: language.Text(hint)}
}

// typed has the text of each field, by its ID.
func (f *sideForm) typed() map[string]*string {
	return map[string]*string{
		f.id(nameID): &f.name, f.id(commandID): &f.side.Command, f.id(secondsID): &f.seconds,
	}
}

// as returns the form with its player on a side.
func (f *sideForm) as(m tictactoe.Mark) *sideForm {
	g := *f
	g.mark = m
	return &g
}

// choice returns a menu.
func choice[T comparable](f *sideForm, id, name string, all []T, chosen T, words func(T) string) view.Options {
	choice := view.Options{ID: f.id(id), Name: f.named(name), Look: view.AsMenu}
	for i, one := range all {
		choice.Choices = append(choice.Choices,
			view.Choice{ID: choice.ID + "." + strconv.Itoa(i), Words: words(one), On: one == chosen})
	}
	return choice
}

// do handles a pressed ID, if it belongs to this form.
func (f *sideForm) do(id string) {
	rest, ok := strings.CutPrefix(id, f.id(""))
	control, number, _ := strings.Cut(rest, ".")
	i, err := strconv.Atoi(number)
	switch {
	case !ok:
	case control == chooseID:
		f.form.choose(func(path string) { f.side.Command = program.Command{Args: []string{path}}.String() })
	case err != nil:
	case control == kindID:
		f.side.Player = f.form.kinds()[i]
		f.form.nameOwn()
	case control == levelID:
		chosen := f.form.strengths()[i]
		f.side.Level, f.form.time = chosen.level.Name, cmp.Or(chosen.time, f.form.time)
	}
}

// focus returns the ID of the field for the name, or of the level or program in its place.
func (f *sideForm) focus() string {
	switch f.side.Player {
	case roster.Computer:
		return f.id(levelID)
	case roster.Program:
		return f.id(commandID)
	}
	return f.id(nameID)
}

// strength returns the chosen level, with the thinking time if that alone limits it.
func (f *sideForm) strength() strength {
	s := strength{level: f.side.OwnLevel()}
	if s.level.Timed() {
		s.time = f.form.time
	}
	return s
}

// called returns the player's name. A machine does not inherit a person's name.
func (f *sideForm) called() string {
	if f.side.Machine() && !f.was.Machine() {
		return ""
	}
	return strings.TrimSpace(f.name)
}

// read returns the player described. It reads no files; its error is for the user.
func (f *sideForm) read() (side roster.Side, err error) {
	side = f.was
	side.Player = f.side.Player
	switch side.Player {
	case roster.Computer:
		side.Level = f.side.OwnLevel().Name
	case roster.Program:
		side.Command = strings.TrimSpace(f.side.Command)
		if _, err = ReadCommand(f.id(commandID), f.side.Command, "who.noCommand"); err == nil {
			side.Seconds, err = ReadSeconds(f.id(secondsID), f.seconds)
		}
	}
	return side, err
}
