package dialog

import (
	"strconv"

	"ninefold/gui/view"
)

// question is a question with two answers, to which options may belong.
type question struct {
	stack          *Stack
	title, yes, no string
	words          string   // empty for none
	options        []string // of which one is chosen
	chosen         int
	then           func(yes bool)
}

// Ask asks a question, and then calls then with whether the answer was yes.
func (s *Stack) Ask(title, words, yes, no string, then func(yes bool)) {
	s.ask(&question{title: title, words: words, yes: yes, no: no, then: then})
}

// ChooseAmong asks which of several options is wanted, the first at first, and then calls then with the index of that
// which was chosen, unless the dialog was left.
func (s *Stack) ChooseAmong(title string, options []string, yes, no string, then func(chosen int)) {
	q := &question{title: title, options: options, yes: yes, no: no}
	q.then = func(yes bool) {
		if yes {
			then(q.chosen)
		}
	}
	s.ask(q)
}

func (s *Stack) ask(q *question) {
	q.stack = s
	answered := q.then
	yes := false
	q.then = func(answer bool) { yes = answer }
	s.Open(q, func() { answered(yes) })
}

const yesID = "yes"

// Sheet is the question.
func (q *question) Sheet() view.Sheet {
	sheet := view.Sheet{Title: q.title, Buttons: []view.Button{
		{ID: Close, Words: q.no}, {ID: yesID, Words: q.yes, Primary: true},
	}}
	if q.words != "" {
		sheet.Cards = append(sheet.Cards, view.Form{Bare: true, Rows: []view.Row{
			{Controls: []view.Control{view.Words{Words: q.words}}}}})
	}
	if len(q.options) > 0 {
		choices := make([]view.Choice, len(q.options))
		for i, words := range q.options {
			choices[i] = view.Choice{ID: strconv.Itoa(i), Words: words, On: i == q.chosen}
		}
		sheet.Focus = "options"
		sheet.Cards = append(sheet.Cards, view.Form{Bare: true, Rows: []view.Row{
			{Controls: []view.Control{view.Options{ID: "options", Choices: choices}}}}})
	}
	return sheet
}

// Do takes the answer, or one of the options.
func (q *question) Do(id string) {
	if id == yesID {
		q.then(true)
		q.stack.Shut(q)
		return
	}
	if i, err := strconv.Atoi(id); err == nil {
		q.chosen = i
	}
}

// Type does nothing: there is no field.
func (*question) Type(string, string) {}
