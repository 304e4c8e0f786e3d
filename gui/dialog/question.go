package dialog

import (
	"slices"
	"strconv"

	"ninefold/gui/view"
)

// question has two answers, and perhaps options to choose from.
type question struct {
	stack          *Stack
	title, yes, no string
	words          string   // empty for none
	options        []string // one of them is chosen
	chosen         int
	answer         bool // no until the user says yes
	loses          bool // yes loses something, so Enter says no
}

// Ask asks a question, and calls then if the answer is yes. Otherwise it calls otherwise, if that is not nil. Leaving
// the dialog is a no.
func (s *Stack) Ask(title, words, yes, no string, then, otherwise func()) {
	s.ask(&question{title: title, words: words, yes: yes, no: no}, then, otherwise)
}

// AskToLose is Ask for a question where yes loses something: Enter says no.
func (s *Stack) AskToLose(title, words, yes, no string, then func()) {
	s.ask(&question{title: title, words: words, yes: yes, no: no, loses: true}, then, nil)
}

// ChooseAmong offers options, with the first chosen, and passes the chosen index to then. If the dialog is left or
// cancelled, then is not called.
func (s *Stack) ChooseAmong(title string, options []string, yes, no string, then func(chosen int)) {
	q := &question{title: title, options: options, yes: yes, no: no}
	s.ask(q, func() { then(q.chosen) }, nil)
}

func (s *Stack) ask(q *question, then, otherwise func()) {
	q.stack = s
	s.Open(q, func() {
		if q.answer {
			then()
		} else if otherwise != nil {
			otherwise()
		}
	})
}

const yesID = "yes"

// Sheet is the question.
func (q *question) Sheet() view.Sheet {
	sheet := view.Sheet{Title: q.title, Buttons: []view.Button{
		{ID: Close, Words: q.no, Primary: q.loses}, {ID: yesID, Words: q.yes, Primary: !q.loses},
	}}
	if q.loses {
		slices.Reverse(sheet.Buttons)
	}
	if q.words != "" {
		sheet.Cards = append(sheet.Cards, view.Bare(view.Words{Words: q.words}))
	}
	if len(q.options) > 0 {
		choices := make([]view.Choice, len(q.options))
		for i, words := range q.options {
			choices[i] = view.Choice{ID: strconv.Itoa(i), Words: words, On: i == q.chosen}
		}
		sheet.Focus = "options"
		sheet.Cards = append(sheet.Cards, view.Bare(view.Options{ID: "options", Choices: choices}))
	}
	return sheet
}

// Do takes the answer, or one of the options.
func (q *question) Do(id string) {
	if id == yesID {
		q.answer = true
		q.stack.Shut(q)
		return
	}
	if i, err := strconv.Atoi(id); err == nil {
		q.chosen = i
	}
}
