package play

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// SidesForm asks who plays both sides, and under which rules.
type SidesForm struct {
	sides   [2]*sideForm
	offered []tictactoe.Rules // none if the game goes on
	rules   int               // index in offered
}

// NewMatchForm returns a form for a match: levels, or programs without a time of their own, and rules under which
// somebody can win. choose must let the user choose a program's file, and pass its path to use.
func NewMatchForm(kept session.Match, choose func(use func(path string))) *SidesForm {
	f := &SidesForm{offered: slices.DeleteFunc(tictactoe.OfferedRules(), func(r tictactoe.Rules) bool {
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
	return deck.Bare(deck.FormButton{Button: view.Button{ID: swapID, Words: language.Text("who.swap")}})
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
	return deck.Form{Rows: []deck.FormRow{{Controls: []deck.Control{options}}}}
}

// Chosen returns the chosen rules. The form must offer some.
func (f *SidesForm) Chosen() tictactoe.Rules { return f.offered[f.rules] }

// Do handles a choice for a side or of the rules, or lets the players change sides. Where a program comes to play, the
// rules become CodinGame's. It returns the ID of the field to fill in next, or "".
func (f *SidesForm) Do(id string) (field string) {
	if id == swapID {
		f.sides = [2]*sideForm{f.sides[1].as(tictactoe.X), f.sides[0].as(tictactoe.O)}
	}
	for i, side := range f.sides {
		was := *side
		if side.do(id); side.level != was.level {
			f.sides[1-i].thinksLike(side)
		}
		if side.kind != was.kind && side.player() == session.Program {
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
		if _, ok := side.typed[id]; ok {
			side.typed[id] = text
		}
	}
}

// Read returns the players described. It reads no files; its error is for the user.
func (f *SidesForm) Read() (sides session.Sides, err error) {
	for i, m := range marks {
		if *sides.Side(m), err = f.sides[i].read(); err != nil {
			return sides, err
		}
	}
	if sides.X.Player == session.Mail && sides.O.Player == session.Mail {
		return sides, language.Error("who.mailTwice")
	}
	return sides, nil
}

// keepTime stores the thinking time of the strongest level, if that plays.
func (f *SidesForm) keepTime(settings *session.Settings) {
	for _, side := range f.sides {
		if time := side.strength().time; side.player() == session.Computer && time != 0 {
			settings.Seconds = int(time.Seconds())
		}
	}
}
