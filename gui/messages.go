package gui

import "ninefold/gui/boards"

// messages says things where the user looks: under the board, and at the foot of the list of boards.
type messages struct {
	parts *parts
	list  *boards.List
}

// warn says what rule or trouble stopped something, until the user does something else.
func (m *messages) warn(trouble string) { m.say(trouble, true) }

// inform says what has been done, until the user does something else.
func (m *messages) inform(news string) { m.say(news, false) }

func (m *messages) say(words string, warning bool) {
	m.parts.headline.setMessage(words, warning)
	m.list.Say(words, warning)
}

// tip says something for as long as the pointer is on what it is about.
func (m *messages) tip(words string) {
	m.parts.headline.setTip(words)
	m.list.Tip(words)
}
