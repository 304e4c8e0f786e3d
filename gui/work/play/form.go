package play

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// sideForm asks who plays a side, and what that kind of player needs. The controls' IDs begin with the side's mark.
type sideForm struct {
	mark      tictactoe.Mark
	kinds     []session.PlayerKind
	strengths []strength
	kind      int               // index in kinds
	level     int               // index in strengths
	typed     map[string]string // the text of each field, by its ID
	timed     bool              // each program has its own time limit
	was       session.Side
	choose    func(use func(path string)) // lets the user choose a file
}

// kindsBut lists the kinds of player in the order of the form, without some.
func kindsBut(not ...session.PlayerKind) []session.PlayerKind {
	all := []session.PlayerKind{session.Person, session.Mail, session.Computer, session.Program}
	return slices.DeleteFunc(all, func(kind session.PlayerKind) bool {
		return slices.Contains(not, kind) || kind == session.Program && !program.Supported
	})
}

// strength is a level and, if time alone limits it, a thinking time.
type strength struct {
	level search.Level
	time  time.Duration // for a move; 0 if the level needs none
}

// strengths lists the strengths offered. A level that only time limits is offered with each of the times.
func strengths(times ...time.Duration) (all []strength) {
	for _, level := range search.Levels {
		if !level.Timed() {
			all = append(all, strength{level: level})
			continue
		}
		for _, allowed := range times {
			all = append(all, strength{level, allowed})
		}
	}
	return all
}

func (s strength) words() string {
	if s.time == 0 && s.level.Timed() {
		return language.Words().Level(s.level.Name)
	}
	return language.Text("who.level."+strings.ToLower(s.level.Name),
		language.Args{"Seconds": int(s.time.Seconds())})
}

// filled returns the form filled in with the player as given.
func (f *sideForm) filled(name string, thinking time.Duration) *sideForm {
	f.kind = max(0, slices.Index(f.kinds, f.was.Player))
	f.level = slices.IndexFunc(f.strengths, func(s strength) bool {
		return s.level.Name == f.was.OwnLevel().Name && (s.time == 0 || s.time == thinking)
	})
	f.typed = map[string]string{
		f.id(nameID): name, f.id(commandID): f.was.Command, f.id(secondsID): f.was.SecondsText(),
	}
	return f
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
	if !f.timed { // in a match the sides change
		card.Icon, card.Title = "", language.Text("match"+place)
	}
	row := func(controls ...deck.Control) { card.Rows = append(card.Rows, deck.FormRow{Controls: controls}) }
	row(f.choice(kindID, "who.kind", f.kind, len(f.kinds), func(i int) string {
		return language.Text("who." + cmp.Or(string(f.kinds[i]), "person"))
	}))
	switch f.player() {
	case session.Computer:
		row(f.choice(levelID, "menu.level", f.level, len(f.strengths), func(i int) string {
			return f.strengths[i].words()
		}))
	case session.Program:
		choose := view.Button{ID: f.id(chooseID), Words: language.Text("test.choose"), Icon: icon.Open}
		row(f.field(commandID, "who.program", "who.command"), deck.FormButton{Button: choose, IconOnly: true})
		if f.timed {
			seconds := f.field(secondsID, "menu.time", "who.seconds")
			seconds.Narrow = true
			row(deck.Words{Words: language.Text("menu.time")}, seconds)
		}
		row(deck.Words{Words: language.Text("who.codingame"), Small: true})
	case session.Mail:
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
	return view.Field{ID: id, Name: f.named(name), Text: f.typed[id], Hint: language.Text(hint)}
}

// as returns the form with its player on a side.
func (f *sideForm) as(m tictactoe.Mark) *sideForm {
	g := *f
	g.mark, g.typed = m, map[string]string{}
	for _, id := range [...]string{nameID, commandID, secondsID} {
		g.typed[g.id(id)] = f.typed[f.id(id)]
	}
	return &g
}

// choice returns a menu of n words.
func (f *sideForm) choice(id, name string, chosen, n int, words func(i int) string) view.Options {
	choice := view.Options{ID: f.id(id), Name: f.named(name), Look: view.AsMenu}
	for i := range n {
		choice.Choices = append(choice.Choices,
			view.Choice{ID: choice.ID + "." + strconv.Itoa(i), Words: words(i), On: i == chosen})
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
		f.choose(func(path string) { f.typed[f.id(commandID)] = program.Command{Args: []string{path}}.String() })
	case err != nil:
	case control == kindID:
		f.kind = i
	case control == levelID:
		f.level = i
	}
}

// focus returns the ID of the field for the name, or of the level or program in its place.
func (f *sideForm) focus() string {
	switch f.player() {
	case session.Computer:
		return f.id(levelID)
	case session.Program:
		return f.id(commandID)
	}
	return f.id(nameID)
}

func (f *sideForm) player() session.PlayerKind { return f.kinds[f.kind] }

func (f *sideForm) strength() strength { return f.strengths[f.level] }

// thinksLike gives a side the other's thinking time, if time alone limits both levels: there is only one setting.
func (f *sideForm) thinksLike(other *sideForm) {
	if f.strength().time != 0 && other.strength().time != 0 {
		f.level = other.level
	}
}

// called returns the player's name. A machine does not inherit a person's name.
func (f *sideForm) called() string {
	if side := (session.Side{Player: f.player()}); side.Machine() && !f.was.Machine() {
		return ""
	}
	return strings.TrimSpace(f.typed[f.id(nameID)])
}

// read returns the player described. It reads no files; its error is for the user.
func (f *sideForm) read() (side session.Side, err error) {
	side = f.was
	side.Player = f.player()
	switch side.Player {
	case session.Computer:
		side.Level = f.strength().level.Name
	case session.Program:
		side.Command = strings.TrimSpace(f.typed[f.id(commandID)])
		if _, err = ReadCommand(f.typed, f.id(commandID), "who.noCommand"); err == nil {
			side.Seconds, err = ReadSeconds(f.typed, f.id(secondsID))
		}
	}
	return side, err
}
