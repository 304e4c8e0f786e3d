package play

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// SidesForm asks who plays both sides, and under which rules.
type SidesForm struct {
	sides   [2]*sideForm
	own     string                      // the user's name; empty if the game goes on
	match   bool                        // no people play, and programs have no time of their own
	time    time.Duration               // of levels that time alone limits; 0 in a match
	choose  func(use func(path string)) // lets the user choose a file
	offered []tictactoe.Rules           // none if the game goes on
	rules   int                         // index in offered
}

// NewMatchForm returns a form for a match: levels, or programs without a time of their own, and rules under which
// somebody can win. choose must let the user choose a program's file, and pass its path to use.
func NewMatchForm(kept settings.Match, choose func(use func(path string))) *SidesForm {
	f := &SidesForm{match: true, choose: choose, offered: tictactoe.RulesThat(tictactoe.Rules.HaveWinner)}
	f.rules = slices.IndexFunc(f.offered, func(r tictactoe.Rules) bool { return r.String() == kept.Rules })
	f.fill(kept.Sides, [2]string{})
	return f
}

// fill fills the form in with players and their names.
func (f *SidesForm) fill(sides roster.Sides, names [2]string) {
	for i, m := range marks {
		was := *sides.Side(m)
		side := &sideForm{form: f, mark: m, was: was, side: was, name: names[i], seconds: was.SecondsText()}
		if kinds := f.kinds(); !slices.Contains(kinds, was.Player) {
			side.side.Player = kinds[0]
		}
		f.sides[i] = side
	}
}

// nameOwn gives the user's own name to a person without a name who alone plays here, and takes it from who plays by
// mail.
func (f *SidesForm) nameOwn() {
	for i, side := range f.sides {
		switch other := f.sides[1-i].side; {
		case side.side.Player == roster.Mail && side.name == f.own:
			side.name = ""
		case side.side.Person() && side.name == "" && !other.Person():
			side.name = f.own
		}
	}
}

// kinds lists the kinds of player in the order of the form.
func (f *SidesForm) kinds() []roster.Kind {
	all := []roster.Kind{roster.Person, roster.Mail, roster.Computer, roster.Program}
	if f.match {
		all = all[2:]
	}
	return slices.DeleteFunc(all, func(k roster.Kind) bool { return k == roster.Program && !program.Supported })
}

// strengths lists the strengths offered. Except in a match, a level that only time limits is offered with several.
func (f *SidesForm) strengths() (all []strength) {
	for _, level := range search.Levels {
		times := []time.Duration{0}
		if level.Timed() && !f.match {
			times = settings.ThinkingTimes()
		}
		for _, allowed := range times {
			all = append(all, strength{level, allowed})
		}
	}
	return all
}

// Sides returns the controls of both sides in two columns, each at least least units wide.
func (f *SidesForm) Sides(least float32) view.Columns {
	return view.Columns{Columns: [][]view.Card{{f.sides[0].card()}, {f.sides[1].card()}}, Least: least, Wide: -1}
}

const (
	rulesPrefix = "rules."
	swapID      = "swapSides"
)

// Swap returns the button by which the players change sides.
func (f *SidesForm) Swap() deck.Form {
	return deck.Bare(deck.FieldButton(view.Button{ID: swapID, Words: language.Text("who.swap")}))
}

// Rules returns the menu of rules.
func (f *SidesForm) Rules() deck.Form {
	options := view.Options{ID: "rules", Name: language.Text("menu.rules")}
	for i, r := range f.offered {
		options.Choices = append(options.Choices, view.Choice{
			ID: rulesPrefix + strconv.Itoa(i), On: i == f.rules,
			Words: language.Text("short.rules." + r.String()), Sentence: language.Text("newGame." + r.String()),
		})
	}
	return deck.Form{Rows: []deck.FormRow{{Controls: []view.Node{options}}}}
}

// Chosen returns the chosen rules. The form must offer some.
func (f *SidesForm) Chosen() tictactoe.Rules { return f.offered[f.rules] }

// Do handles a choice for a side or of the rules, or lets the players change sides. Where a program comes to play, the
// rules become CodinGame's. It returns the ID of the field to fill in next, or "".
func (f *SidesForm) Do(id string) (field string) {
	if id == swapID {
		f.sides = [2]*sideForm{f.sides[1].as(tictactoe.X), f.sides[0].as(tictactoe.O)}
	}
	for _, side := range f.sides {
		was := side.side.Player
		if side.do(id); side.side.Player != was && side.side.Player == roster.Program {
			field = side.focus()
			if at := slices.Index(f.offered, tictactoe.Majority); at >= 0 {
				f.rules = at
			}
		}
	}
	if number, ok := strings.CutPrefix(id, rulesPrefix); ok {
		f.rules, _ = strconv.Atoi(number)
	}
	return field
}

// Type takes the text of a side's field.
func (f *SidesForm) Type(id, text string) {
	for _, side := range f.sides {
		if field := side.typed()[id]; field != nil {
			*field = text
		}
	}
}

// Read returns the players described. It reads no files; its error is for the user.
func (f *SidesForm) Read() (sides roster.Sides, err error) {
	for i, m := range marks {
		if *sides.Side(m), err = f.sides[i].read(); err != nil {
			return sides, err
		}
	}
	if sides.X.Player == roster.Mail && sides.O.Player == roster.Mail {
		return sides, language.Error("who.mailTwice")
	}
	return sides, nil
}

// keepTime stores the thinking time of the strongest level, if that plays.
func (f *SidesForm) keepTime(settings *settings.Settings) {
	for _, side := range f.sides {
		if side.side.Player == roster.Computer && side.strength().time != 0 {
			settings.Seconds = int(f.time.Seconds())
		}
	}
}
