package tester

import (
	"cmp"
	"errors"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/work/play"
)

// form holds the user's input about a test.
type form struct {
	typed         map[string]string // the text of each field, by its ID
	problem       judge.Problem
	foreign       bool // another problem on the boards of that one
	strict, debug bool
	again         bool
}

// The IDs of the form's controls. Except for those that choose files, they are also the keys of the words.
const (
	commandID     = "test.command"
	filesID       = "test.files"
	problemID     = "test.problem"
	tictactoeID   = "test.tictactoe"
	crosshatchID  = "test.crosshatch"
	foreignEnd    = ".other" // after the ID of the problem whose boards another has
	countID       = "test.count"
	secondsID     = "test.time"
	memoryID      = "test.memory"
	strictID      = "test.strict"
	debugID       = "test.debug"
	againID       = "test.again"
	ownID         = "test.own"
	startID       = "test.start"
	referenceID   = "test.reference"
	checkerID     = "test.checker"
	chooseID      = "choose"
	chooseFilesID = "choose.files"
)

// problemIDs has the IDs of the problems in their order.
var problemIDs = [...]string{judge.TicTacToe: tictactoeID, judge.Crosshatch: crosshatchID}

// chooserOf has the button that chooses a file for a field, by their IDs.
var chooserOf = map[string]string{
	commandID: chooseID, filesID: chooseFilesID,
	referenceID: "choose.reference", checkerID: "choose.checker",
}

// newForm returns a form filled with the settings of a test; before the first one, for Tic-Tac-Toe.
func newForm(kept settings.Test) *form {
	problem, _ := judge.ParseProblem(kept.Problem)
	f := &form{problem: problem, foreign: kept.Foreign(), strict: kept.Strict, debug: kept.Debug}
	f.typed = map[string]string{
		commandID: kept.Command, filesID: kept.Files, countID: strconv.Itoa(kept.Count),
		secondsID: strconv.FormatFloat(kept.Seconds, 'g', -1, 64), memoryID: strconv.Itoa(kept.Megabytes),
		referenceID: kept.Reference, checkerID: kept.Checker,
	}
	return f
}

// card returns the form's controls, with the button that starts a test or stops the one that is running. A case of the
// user's own would end that.
func (f *form) card(start view.Button, running bool) deck.Form {
	row := func(id string, controls ...view.Node) deck.FormRow {
		return deck.FormRow{Words: language.Text(id), Controls: controls}
	}
	button := func(id, words string) view.Press {
		return deck.FieldButton(view.Button{ID: id, Words: language.Text(words), Disabled: running && id == ownID})
	}
	check := func(id string, on bool) view.Press { return view.Check(id, language.Text(id), on) }
	problem := row(problemID, f.problems())
	for _, number := range [...]struct{ id, hint string }{
		{countID, ""}, {secondsID, language.Text("who.seconds")}, {memoryID, "MB"},
	} {
		field := f.field(number.id, number.hint)
		field.Narrow = true
		problem.Controls = append(problem.Controls, deck.Line(deck.Said(field.Name), field))
	}
	rows := []deck.FormRow{
		row(commandID, f.field(commandID, language.Text("test.command.example")), button(chooseID, "test.choose")),
		row(filesID, f.field(filesID, language.Text("test.files.none")), button(chooseFilesID, "test.choose"),
			button(ownID, ownID)),
		problem,
	}
	if f.foreign {
		rows = append(rows, row(referenceID, f.member(referenceID),
			f.member(checkerID, deck.Said(language.Text(checkerID)))))
	}
	return deck.Form{Rows: append(rows, deck.FormRow{Controls: []view.Node{
		check(strictID, f.strict), check(debugID, f.debug), check(againID, f.again), view.Space{},
		deck.FieldButton(start)}})}
}

func (f *form) field(id, hint string) view.Field {
	return view.Field{ID: id, Name: language.Text(id), Text: f.typed[id], Hint: hint}
}

// member returns the controls for a program of the jury, behind words.
func (f *form) member(id string, words ...view.Node) view.Row {
	choose := view.Button{ID: chooserOf[id], Words: language.Text("test.choose"), Icon: icon.Open}
	return deck.Line(append(words, f.field(id, language.Text(id+".none")), deck.FieldIcon(choose))...)
}

// problems returns the menu of the two problems, and of others on their boards.
func (f *form) problems() view.Options {
	menu := view.Options{ID: problemID, Name: language.Text(problemID), Look: view.AsMenu}
	for _, foreign := range [...]bool{false, true} {
		for _, problem := range judge.Problems {
			id := choiceOf(problem, foreign)
			menu.Choices = append(menu.Choices, view.Choice{ID: id, Words: language.Text(id), On: id == f.choice()})
		}
	}
	return menu
}

// choiceOf returns the ID of a problem in the menu, or of another one on its boards.
func choiceOf(problem judge.Problem, foreign bool) string {
	if foreign {
		return problemIDs[problem] + foreignEnd
	}
	return problemIDs[problem]
}

// choice returns the ID of the chosen problem.
func (f *form) choice() string { return choiceOf(f.problem, f.foreign) }

// do handles the choice of a problem, or a check box.
func (f *form) do(id string) {
	plain, foreign := strings.CutSuffix(id, foreignEnd)
	if i := slices.Index(problemIDs[:], plain); i >= 0 {
		f.problem, f.foreign = judge.Problems[i], foreign
	}
	switch id {
	case strictID:
		f.strict = !f.strict
	case debugID:
		f.debug = !f.debug
	case againID:
		f.again = !f.again
	}
}

// read returns the test that the form describes. Its error is for the user.
func (f *form) read() (p plan, err error) {
	kept := settings.Test{Command: f.command(), Files: strings.TrimSpace(f.typed[filesID]),
		Problem: f.problem.String(), Strict: f.strict, Debug: f.debug}
	var wrong [5]error
	p.command, wrong[0] = play.ReadCommand(commandID, f.typed[commandID], "test.noCommand")
	if f.foreign {
		wrong[1] = f.readJury(&kept)
	}
	kept.Count, wrong[2] = play.ReadWhole(countID, f.typed[countID], "test.badCount", 0, 10_000_000)
	kept.Seconds, wrong[3] = play.ReadSeconds(secondsID, f.typed[secondsID])
	kept.Megabytes, wrong[4] = play.ReadWhole(memoryID, f.typed[memoryID], "test.badMemory", 0, 1<<20)
	p.kept, p.test = kept, judge.Test{
		Suite: judge.Suite{Problem: f.problem, Paths: f.paths(), Count: kept.Count, Seed: 1}, // the command's seed
		Conditions: judge.Conditions{
			Jobs: runtime.NumCPU(), Strict: kept.Strict,
			Limits: judge.SolutionLimits(
				time.Duration(kept.Seconds*float64(time.Second)), int64(kept.Megabytes)<<20),
		},
	}
	if kept.Count == settings.UsualCases {
		p.test.Budget = judge.SlowBudget
	}
	return p, cmp.Or(wrong[:]...)
}

// readJury reads the programs that say what is right, at least one. The error is that of read.
func (f *form) readJury(kept *settings.Test) error {
	kept.Reference, kept.Checker = strings.TrimSpace(f.typed[referenceID]), strings.TrimSpace(f.typed[checkerID])
	if !kept.Foreign() {
		return play.InField(referenceID, language.Error("test.noJury"))
	}
	for _, id := range [...]string{referenceID, checkerID} {
		_, err := program.ParseCommand(f.typed[id])
		if err != nil && !errors.Is(err, program.ErrNoCommand) {
			return play.InField(id, err)
		}
	}
	return nil
}

func (f *form) paths() []string { return filepath.SplitList(strings.TrimSpace(f.typed[filesID])) }

func (f *form) command() string { return strings.TrimSpace(f.typed[commandID]) }
