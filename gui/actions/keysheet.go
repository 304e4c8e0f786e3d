package actions

import (
	"slices"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
)

// keySheet lists keys and what they do, and finds one by a few letters.
type keySheet struct {
	all   dialog.Spoken[[]deck.Facts]
	typed string
}

// ShowKeys opens the sheet of keys.
func ShowKeys(stack *dialog.Stack, all func() []deck.Facts) {
	stack.Open(&keySheet{all: dialog.Say(all)}, nil)
}

// Sheet lists the keys that match the typed text.
func (k *keySheet) Sheet() view.Sheet {
	find := view.Field{ID: findID, Name: language.Text("keys.find"), Hint: language.Text("keys.find"), Text: k.typed}
	sheet := view.Sheet{Title: language.Text("command.shortcuts"), Width: 620, Height: 640, Focus: findID,
		Cards:   []view.Card{deck.Bare(find)},
		Buttons: []view.Button{dialog.CloseButton()},
	}
	if found := k.matches(); len(found) > 0 {
		sheet.Cards = append(sheet.Cards, deck.Keys{Groups: found})
	} else {
		sheet.Cards = append(sheet.Cards, deck.Bare(deck.Said(language.Text("keys.none"))))
	}
	return sheet
}

// matches returns the keys whose words, or those of their group, contain all that was typed.
func (k *keySheet) matches() (found []deck.Facts) {
	typed := strings.Fields(strings.ToLower(k.typed))
	for _, group := range k.all.Now() {
		group.Facts = slices.DeleteFunc(slices.Clone(group.Facts), func(f deck.Fact) bool {
			return !containsAll(strings.ToLower(f.Key+" "+f.Words+" "+group.Title), typed)
		})
		if len(group.Facts) > 0 {
			found = append(found, group)
		}
	}
	return found
}

// Type takes the typed text.
func (k *keySheet) Type(_, text string) { k.typed = text }

// Do does nothing: the sheet is only read.
func (*keySheet) Do(string) {}
