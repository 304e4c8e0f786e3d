package actions

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
)

// palette finds a command by a few letters of its words and runs it.
type palette struct {
	items dialog.Spoken[[]PaletteItem]
	touch bool
	typed string
	turn  int
	stack *dialog.Stack
}

// ShowPalette opens the command palette. On a touch screen it has a button to close it, and shows no keys.
func ShowPalette(stack *dialog.Stack, items func() []PaletteItem, touch bool) {
	stack.Open(&palette{items: dialog.Say(items), touch: touch, stack: stack}, nil)
}

const findID = "find"

// Sheet lists the items that match the typed text and chooses the first.
func (p *palette) Sheet() view.Sheet {
	finder := view.Finder{
		Field: view.Field{ID: findID, Name: language.Text("palette.title"), Text: p.typed,
			Hint: language.Text("palette.hint")},
		None: language.Text("palette.none"), Turn: p.turn,
	}
	for _, i := range p.matches() {
		finder.Rows = append(finder.Rows, p.row(i))
	}
	finder.Chosen = slices.IndexFunc(finder.Rows, func(row view.FinderRow) bool { return !row.Heading })
	sheet := view.Sheet{Title: language.Text("palette.title"), Cards: []view.Card{finder}, Width: 480, Height: 420}
	if p.touch { // a focused field would bring a keyboard over the list
		sheet.Buttons = []view.Button{dialog.CloseButton()}
	} else {
		sheet.Focus = findID
	}
	return sheet
}

// matches returns the indices of the items whose words, or those about them, contain all that was typed. First come
// items that begin with all of the typed text, then those that begin with its first word, then those in which another
// word begins with it.
func (p *palette) matches() (found []int) {
	typed, all := strings.Fields(strings.ToLower(p.typed)), p.items.Now()
	for i, item := range all {
		if containsAll(strings.ToLower(item.Words+" "+item.About), typed) && (len(typed) == 0 || !item.Heading) {
			found = append(found, i)
		}
	}
	slices.SortStableFunc(found, func(a, b int) int {
		return distance(all[a].Words, typed) - distance(all[b].Words, typed)
	})
	return found
}

// row returns item i as the list shows it.
func (p *palette) row(i int) view.FinderRow {
	row := p.items.Now()[i].FinderRow
	row.ID = strconv.Itoa(i)
	if p.touch && !row.Disabled {
		row.Keys = ""
	}
	return row
}

// Type takes the typed text and searches anew.
func (p *palette) Type(_, text string) {
	p.typed = text
	p.turn++
}

// Do runs an item, if it can be run.
func (p *palette) Do(id string) {
	i, err := strconv.Atoi(id)
	if err != nil {
		return
	}
	if item := p.items.Now()[i]; !item.Disabled && !item.Heading {
		p.stack.Shut(p)
		item.Run()
	}
}

// distance rates how well a label matches the typed words: 0 if the label, or its part below the submenu, begins with
// all of them, 1 if it begins with the first of them, 2 if another word of the label does, 3 otherwise.
func distance(label string, typed []string) int {
	if len(typed) == 0 {
		return 0
	}
	label = strings.ToLower(label)
	_, own, _ := strings.Cut(label, language.Text("name.colon"))
	begins := func(words string) bool { return strings.HasPrefix(label, words) || strings.HasPrefix(own, words) }
	switch {
	case begins(strings.Join(typed, " ")):
		return 0
	case begins(typed[0]):
		return 1
	}
	for _, word := range strings.Fields(label) {
		if strings.HasPrefix(word, typed[0]) {
			return 2
		}
	}
	return 3
}

func containsAll(text string, words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(text, word) })
}
