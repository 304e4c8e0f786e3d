package gui

import (
	"slices"

	"ninefold/gui/page"
	"ninefold/gui/panel"
)

// mirrored is the buttons and the ways in on cards, each once, as the window completes them.
func mirrored(a *App, cards []panel.Card) (buttons []page.Button) {
	take := func(b panel.Button) panel.Button {
		b = a.table.Complete(b)
		if !slices.ContainsFunc(buttons, func(other page.Button) bool { return other.ID == b.ID }) {
			buttons = append(buttons, page.Button{ID: b.ID, Words: b.Words, Disabled: b.Disabled})
		}
		return b
	}
	for _, card := range cards {
		panel.Completed(card, take)
	}
	return buttons
}
