package dialog

import (
	"slices"
	"strconv"

	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// Question has two answers, and perhaps options to choose from.
type Question struct {
	Title, Words string // no words if they are empty
	Yes, No      string
	Options      []string // one of them is chosen, at first the first
	Loses        bool     // yes loses something, so Enter says no
}

// Ask asks a question, and calls then if the answer is yes. Otherwise it calls otherwise, if that is not nil. Leaving
// the dialog is a no.
func (s *Stack) Ask(q func() Question, then, otherwise func()) {
	s.ChooseAmong(q, func(int) { then() }, otherwise)
}

// ChooseAmong is Ask for a question with options. It passes the index of the chosen one to then.
func (s *Stack) ChooseAmong(q func() Question, then func(chosen int), otherwise func()) {
	a := &asked{stack: s, question: Say(q)}
	s.Open(a, func() {
		if a.answer {
			then(a.chosen)
		} else if otherwise != nil {
			otherwise()
		}
	})
}

// asked is a question to which the user has not said yes or no.
type asked struct {
	stack    *Stack
	question Spoken[Question]
	chosen   int
	answer   bool // no until the user says yes
}

const yesID = "yes"

// Sheet is the question.
func (a *asked) Sheet() view.Sheet {
	q := a.question.Now()
	sheet := view.Sheet{Title: q.Title, Buttons: []view.Button{
		{ID: Close, Words: q.No, Primary: q.Loses}, {ID: yesID, Words: q.Yes, Primary: !q.Loses},
	}}
	if q.Loses {
		slices.Reverse(sheet.Buttons)
	}
	if q.Words != "" {
		sheet.Cards = append(sheet.Cards, deck.Bare(deck.Said(q.Words)))
	}
	if len(q.Options) > 0 {
		choices := make([]view.Choice, len(q.Options))
		for i, words := range q.Options {
			choices[i] = view.Choice{ID: strconv.Itoa(i), Words: words, On: i == a.chosen}
		}
		sheet.Focus = "options"
		sheet.Cards = append(sheet.Cards, deck.Bare(view.Options{ID: "options", Choices: choices}))
	}
	return sheet
}

// Do takes the answer, or one of the options.
func (a *asked) Do(id string) {
	if id == yesID {
		a.answer = true
		a.stack.Shut(a)
		return
	}
	if i, err := strconv.Atoi(id); err == nil {
		a.chosen = i
	}
}
