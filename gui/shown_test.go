package gui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

func (w *window) headline() string { return w.screen.Shown.Headline.Words }

// reason returns the sentence under the headline: the reason, or a message.
func (w *window) reason() string { return w.screen.Shown.Headline.Sentence }

func (w *window) warned() bool { return w.screen.Shown.Headline.Warning }

func (w *window) warns(words string) {
	w.t.Helper()
	fail.Unless(w.t, w.warned(), "there is no warning")
	fail.Lacks(w.t, w.reason(), words, "said")
}

// said returns the message in place of the reason; empty if there is none.
func (w *window) said() string {
	if w.shown.tipped == "" && w.shown.message == "" {
		return ""
	}
	return w.reason()
}

// progress returns the progress that the headline shows, 0..1.
func (w *window) progress() float32 { return w.screen.Shown.Headline.Progress }

func (w *window) cards() []view.CardView { return w.screen.Shown.Cards }

// cardOf returns the card of a kind; its zero value if none is shown.
func cardOf[C view.Card](w *window) C { return screentest.Card[C](w.view().Cards) }

func shows[C view.Card](w *window) bool {
	_, shown := screentest.Find[C](w.view().Cards)
	return shown
}

func (w *window) beside() string { return screentest.Words(w.cards()) }

type row struct {
	id, number         int
	words, glyph, note string
	depth              int
}

func (w *window) rows() (rows []row) {
	for _, m := range cardOf[deck.Moves](w).Moves {
		rows = append(rows, row{m.ID, cmp.Or(m.Number, m.Step), m.Words, m.Glyph, cmp.Or(m.Note, m.Why), m.Depth})
	}
	return rows
}

func (w *window) chooseRow(i int) { w.t.Helper(); w.screen.Send(screen.Choose(w.rows()[i].id)) }

func (w *window) players() string {
	players := cardOf[deck.Players](w).Players
	x, o := players[0], players[1]
	return fmt.Sprintf("X: %s (%s). O: %s (%s).", x.Name, x.Kind, o.Name, o.Kind)
}

func (w *window) verdict() string {
	card := cardOf[deck.Verdict](w)
	return card.Title + " " + card.Tag + ". " + card.Words
}

// value returns the position's value and how it was found; empty while nobody asks.
func (w *window) value() string {
	card := cardOf[deck.Value](w)
	return strings.Join([]string{card.Number, card.Hint, card.Best, card.Work}, "\n")
}

// graph returns the graph of the values; without points if there is none.
func (w *window) graph() view.Graph { return cardOf[deck.Value](w).Graph }

// buttons returns all buttons in the toolbar and on the cards, by ID.
func (w *window) buttons() map[string]view.Button {
	buttons := map[string]view.Button{}
	for _, shown := range [...]any{w.screen.Shown.Toolbar, w.cards()} {
		for _, b := range screentest.Pressable(shown) {
			if !strings.HasPrefix(b.ID, cards.BoardPrefix) {
				buttons[b.ID] = b
			}
		}
	}
	return buttons
}

// button returns a button, which must be shown.
func (w *window) button(id string) view.Button {
	w.t.Helper()
	b, ok := w.buttons()[id]
	fail.NowIf(w.t, !ok, "there is no button for %s", id)
	return b
}

func (w *window) isOn(id string) bool { w.t.Helper(); return w.button(id).On }

// click presses what has these words in the window.
func (w *window) click(words string) {
	w.t.Helper()
	for _, b := range screentest.Pressable(w.screen.Shown) {
		if b.Words == words {
			w.screen.Send(screen.Do(b.ID))
			return
		}
	}
	for _, row := range w.rows() {
		if row.words == words {
			w.screen.Send(screen.Choose(row.id))
			return
		}
	}
	w.t.Fatalf("%q cannot be clicked", words)
}

func (w *window) shownAt(row, col int) diagram.Cell {
	return w.screen.Shown.Diagram.Cells[grid.At(row, col)]
}

func (w *window) digitAt(row, col int) int {
	cell := w.shownAt(row, col)
	if cell.Symbol == diagram.Blank {
		return 0
	}
	return cell.Digit
}

func (w *window) checked(id string) bool { w.t.Helper(); w.action(id); return w.menuItems()[id].On }
func alerted(c diagram.Cell) bool        { return c.Alert }

type field struct {
	view.Field
	w *window
}

func (f field) SetText(text string) { f.w.t.Helper(); f.w.screen.TypeIn(f.ID, text) }

func (w *window) fieldsOf() (fields []field) {
	screentest.Visit(w.screen.Top(), func(part any) {
		if f, ok := part.(view.Field); ok && f.ID != "" {
			fields = append(fields, field{f, w})
		}
	})
	return fields
}

func (w *window) fields(hint string) []field {
	return slices.DeleteFunc(w.fieldsOf(), func(f field) bool { return f.Hint != hint })
}

// entry returns the text field of the dialog on top that first gets the keyboard, or the first one.
func (w *window) entry() field {
	w.t.Helper()
	fields := w.fieldsOf()
	if i := slices.IndexFunc(fields, func(f field) bool { return f.ID == w.screen.Top().Focus }); i >= 0 {
		return fields[i]
	}
	fail.NowIf(w.t, len(fields) == 0, "there is no text field in %q", w.screen.Top().Title)
	return fields[0]
}

func (w *window) escape() { w.loop.Do(w.dialogs.Leave) }
func (w *window) quit()   { w.screen.Send(screen.Closing{}) }
