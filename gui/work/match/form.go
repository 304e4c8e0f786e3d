package match

import (
	"cmp"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/work/play"
)

// form holds the user's input about a match.
type form struct {
	*play.SidesForm
	typed map[string]string // the text of each field by its ID, without the sides' fields
}

const (
	mostGames    = 10_000
	mostOpenings = 80
)

// The IDs of the fields are also the keys of their names.
const (
	gamesID    = "match.games"
	openingsID = "match.openings"
	secondsID  = "match.time"
	sprtID     = "match.sprt.field"
	startID    = "start"
)

// newForm returns a form filled with the last settings. choose asks the user for a program's file.
func newForm(kept settings.Match, choose func(use func(path string))) *form {
	return &form{SidesForm: play.NewMatchForm(kept, choose), typed: map[string]string{
		gamesID: strconv.Itoa(kept.Games), openingsID: strconv.Itoa(kept.Openings), sprtID: kept.SPRT,
		secondsID: strconv.FormatFloat(kept.Seconds, 'g', -1, 64),
	}}
}

// sheet shows the form, with the button that starts the match.
func (f *form) sheet() view.Sheet {
	const least = 300 // units
	field := func(id, hint string) view.Node {
		name := language.Text(id)
		return view.Field{ID: id, Name: name, Caption: name, Text: f.typed[id], Hint: hint}
	}
	start := view.Button{ID: startID, Words: language.Text("match.start"), Icon: icon.Play, Primary: true}
	return view.Sheet{
		Cards: []view.Card{
			f.Sides(least),
			deck.Form{Rows: []deck.FormRow{
				{Controls: []view.Node{field(gamesID, ""), field(openingsID, ""),
					field(secondsID, language.Text("who.seconds")), field(sprtID, language.Text("match.sprt.none"))}},
				{Controls: []view.Node{deck.Hint(language.Text("match.about"))}},
			}},
			f.Rules(),
		},
		Buttons: []view.Button{start},
	}
}

// Type takes a field's text.
func (f *form) Type(id, text string) {
	f.SidesForm.Type(id, text)
	if _, ok := f.typed[id]; ok {
		f.typed[id] = text
	}
}

// read returns the settings to keep, and the match that they describe. Its error is for the user.
func (f *form) read() (kept settings.Match, p plan, err error) {
	var wrong [4]error
	kept.Rules, kept.SPRT = f.Chosen().String(), strings.TrimSpace(f.typed[sprtID])
	kept.Sides, wrong[0] = f.Read()
	kept.Games, wrong[1] = play.ReadWhole(gamesID, f.typed[gamesID], "match.badGames", 1, mostGames)
	kept.Openings, wrong[2] = play.ReadWhole(openingsID, f.typed[openingsID], "match.badOpenings", 0, mostOpenings)
	kept.Seconds, wrong[3] = play.ReadSeconds(secondsID, f.typed[secondsID])
	if err = cmp.Or(wrong[:]...); err != nil {
		return kept, p, err
	}
	p = plan{sides: kept.Sides, Options: match.Options{
		Rules: f.Chosen(), Games: kept.Games, Openings: kept.Openings, Jobs: 1, Seed: rand.Uint64(), Room: 16 << 20,
		Times: match.UsualTimes(time.Duration(kept.Seconds * float64(time.Second))),
	}}
	if kept.SPRT != "" {
		if p.Test, err = match.ParseSPRT(kept.SPRT); err != nil {
			return kept, p, play.InField(sprtID, err)
		}
	}
	p.contestants, err = contestants(kept.Sides)
	return kept, p, err
}

func contestants(sides roster.Sides) (both [2]match.Contestant, err error) {
	names := programNames(sides)
	for i, side := range [...]roster.Side{sides.X, sides.O} {
		if side.Player == roster.Computer {
			both[i] = match.Engine{Level: side.OwnLevel()}
			continue
		}
		command, err := program.ParseCommand(side.Command)
		if err != nil {
			return both, err
		}
		both[i] = match.Program{Command: command, Called: names[i]}
	}
	return both, nil
}

// programNames names two programs by their files, with as many of their folders as it takes to tell the two apart.
func programNames(sides roster.Sides) (names [2]string) {
	const most = 8 // folders
	for folders := range most {
		names = [2]string{sides.X.NameWithin(folders), sides.O.NameWithin(folders)}
		if names[0] != names[1] {
			break
		}
	}
	return names
}
