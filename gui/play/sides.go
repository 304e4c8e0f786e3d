package play

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// SidesForm asks who plays both sides, and by which rules.
type SidesForm struct {
	sides   [2]*sideForm
	offered []tictactoe.Rules // none for a game that goes on
	rules   int               // of them
}

// NewMatchForm returns a form for a match: levels or programs, without times of their own, and rules by which somebody
// can win. It calls choose to let the user choose a program's file, the path of which is then given to use.
func NewMatchForm(kept session.Match, choose func(use func(path string))) *SidesForm {
	f := &SidesForm{offered: slices.DeleteFunc(tictactoe.Offered(), func(r tictactoe.Rules) bool {
		return !r.HaveWinner()
	})}
	f.rules = slices.IndexFunc(f.offered, func(r tictactoe.Rules) bool { return r.String() == kept.Rules })
	for i, m := range marks {
		side := &sideForm{mark: m, was: *kept.Sides.Side(m), choose: choose,
			kinds: kindsBut(session.Person, session.Mail), strengths: strengths(0)}
		f.sides[i] = side.filled("", 0)
	}
	return f
}

// Sides is the controls of both sides beside each other, where each has the least width, in units.
func (f *SidesForm) Sides(least float32) view.Columns {
	return view.Columns{Columns: [][]view.Card{{f.sides[0].card()}, {f.sides[1].card()}}, Least: least, Wide: -1}
}

const rulesPrefix = "rules."

// Rules is the choice of the rules.
func (f *SidesForm) Rules() view.Form {
	options := view.Options{ID: "rules", Caption: locale.Text("menu.rules")}
	for i, r := range f.offered {
		options.Choices = append(options.Choices, view.Choice{
			ID: rulesPrefix + strconv.Itoa(i), On: i == f.rules,
			Words: locale.Text("short.rules." + r.String()), Sentence: locale.Text("newGame." + r.String()),
		})
	}
	return view.Form{Rows: []view.Row{{Controls: []view.Control{options}}}}
}

// Chosen is the rules that are chosen, of those that are offered.
func (f *SidesForm) Chosen() tictactoe.Rules { return f.offered[f.rules] }

// Do takes the choice of a side or of the rules. It returns the ID of the field that is to be filled then; "" for none.
func (f *SidesForm) Do(id string) (field string) {
	for i, side := range f.sides {
		was := *side
		if side.do(id); side.level != was.level {
			f.sides[1-i].thinksLike(side)
		}
		if side.kind != was.kind && side.player() == session.Program {
			field = side.focus()
		}
	}
	if number, ok := strings.CutPrefix(id, rulesPrefix); ok {
		f.rules, _ = strconv.Atoi(number)
	}
	return field
}

// Type takes what was typed for a side.
func (f *SidesForm) Type(id, text string) {
	for _, side := range f.sides {
		if _, ok := side.typed[id]; ok {
			side.typed[id] = text
		}
	}
}

// Read returns the players that the form says. It looks at no files, and its error is for the user.
func (f *SidesForm) Read() (sides session.Sides, err error) {
	for i, m := range marks {
		if *sides.Side(m), err = f.sides[i].read(); err != nil {
			return sides, err
		}
	}
	if sides.X.Player == session.Mail && sides.O.Player == session.Mail {
		return sides, locale.Error("who.mailTwice")
	}
	return sides, nil
}

// keepTime keeps the thinking time of the strongest level, if it plays.
func (f *SidesForm) keepTime(settings *session.Settings) {
	for _, side := range f.sides {
		if time := side.strength().time; side.player() == session.Computer && time != 0 {
			settings.Seconds = int(time.Seconds())
		}
	}
}
