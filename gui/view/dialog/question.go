package dialog

import (
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
	question, chosen, answer := Say(q), 0, false // no until the user says yes
	asked := &plain{sheet: func() view.Sheet { return question.Now().sheet(chosen) }}
	asked.do = func(id string) {
		if i, err := strconv.Atoi(id); err == nil {
			chosen = i
		} else if id == yesID {
			answer = true
			s.Shut(asked)
		}
	}
	s.Open(asked, func() {
		if answer {
			then(chosen)
		} else if otherwise != nil {
			otherwise()
		}
	})
}

const yesID = "yes"

func (q Question) sheet(chosen int) view.Sheet {
	sheet := view.Sheet{Title: q.Title, Buttons: []view.Button{
		{ID: Close, Words: q.No, Primary: q.Loses}, {ID: yesID, Words: q.Yes, Primary: !q.Loses},
	}}
	if q.Words != "" {
		sheet.Cards = append(sheet.Cards, deck.Bare(deck.Said(q.Words)))
	}
	if len(q.Options) > 0 {
		options := view.Options{ID: "options"}
		for i, words := range q.Options {
			options.Choices = append(options.Choices, view.Choice{ID: strconv.Itoa(i), Words: words, On: i == chosen})
		}
		sheet.Focus = options.ID
		sheet.Cards = append(sheet.Cards, deck.Bare(options))
	}
	return sheet
}
