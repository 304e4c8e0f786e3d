package gui

import (
	"fmt"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/view"
)

func (w *window) headline() string { return w.parts.headline.said().Headline }

// reason is what stands under the headline: the reason, or a message.
func (w *window) reason() string { return w.parts.headline.said().Why }

// warned reports whether a warning is shown.
func (w *window) warned() bool { return w.parts.headline.view.Shown().Warning }

// said is what is said in the place of the reason; empty when that is nothing.
func (w *window) said() string {
	if h := w.parts.headline; w.reason() != h.status.Why {
		return w.reason()
	}
	return ""
}

// progress is how much of what is under way the headline shows to be done.
func (w *window) progress() float32 { return w.parts.headline.view.Shown().Progress }

// cards are the cards of the view, if the panel shows them; none while it still shows others.
func (w *window) cards() []view.Card {
	cards := w.view().Cards
	for i, card := range cards {
		cards[i] = view.Completed(card, w.table.Complete)
	}
	held := fmt.Sprintf("%+v", reflect.ValueOf(w.parts.panel).Elem().FieldByName("cards"))
	if held != fmt.Sprintf("%+v", cards) {
		return nil
	}
	return cards
}

// cardOf is the card of a kind, and false if none is shown.
func cardOf[C view.Card](w *window) (card C, shown bool) {
	for _, c := range w.cards() {
		if card, shown = c.(C); shown {
			return card, true
		}
	}
	return card, false
}

// shows reports whether a card of a kind is shown.
func shows[C view.Card](w *window) bool {
	_, shown := cardOf[C](w)
	return shown
}

// beside is all that is said on the cards.
func (w *window) beside() string {
	var words []string
	visit(reflect.ValueOf(w.cards()), func(name string, v reflect.Value) {
		if text, ok := v.Interface().(string); ok && text != "" && name != "ID" && name != "Path" && name != "Keys" {
			words = append(words, text)
		}
	})
	return strings.Join(words, "\n")
}

// visit goes through plain data: every value with the name of its field.
func visit(v reflect.Value, do func(name string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Interface:
		visit(v.Elem(), do)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			do("", v.Index(i))
			visit(v.Index(i), do)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			do(v.Type().Field(i).Name, v.Field(i))
			visit(v.Field(i), do)
		}
	}
}

// row is a row of the list on a card.
type row struct {
	id, number         int
	words, glyph, note string
	depth              int
}

// rows are the moves or the steps that are listed.
func (w *window) rows() (rows []row) {
	if moves, ok := cardOf[view.Moves](w); ok {
		for _, m := range moves.Moves {
			rows = append(rows, row{m.ID, m.Number, m.Words, m.Glyph, m.Note, m.Depth})
		}
	}
	if steps, ok := cardOf[view.Steps](w); ok {
		for _, s := range steps.Steps {
			rows = append(rows, row{s.ID, s.Number, s.Words, s.Glyph, s.Why, s.Depth})
		}
	}
	return rows
}

// chooseRow chooses a row as a click on it does.
func (w *window) chooseRow(i int) { w.t.Helper(); w.App.choose(w.rows()[i].id) }

// players is who plays, by which words: the names and what plays.
func (w *window) players() string {
	w.t.Helper()
	card, shown := cardOf[view.Players](w)
	if !shown {
		w.t.Fatalf("no players are shown, but\n%s", w.beside())
	}
	x, o := card.Players[0], card.Players[1]
	return fmt.Sprintf("X: %s (%s). O: %s (%s).", x.Name, x.Kind, o.Name, o.Kind)
}

// verdict is the answer to a question about the board; empty while there is none.
func (w *window) verdict() string {
	card, shown := cardOf[view.Verdict](w)
	if !shown {
		return ""
	}
	return card.Title + " " + card.Tag + ". " + card.Words
}

// value is what the position is worth, and how that was found out; empty while nobody asks.
func (w *window) value() string {
	card, _ := cardOf[view.Value](w)
	return strings.Join([]string{card.Number, card.Hint, card.Best, card.Work}, "\n")
}

// graph is the graph of the values; without points while there is none.
func (w *window) graph() view.Graph {
	card, _ := cardOf[view.Value](w)
	return card.Graph
}

// buttons are all buttons that are shown, in the toolbar and on the cards, by their ID.
func (w *window) buttons() map[string]view.Button {
	buttons := map[string]view.Button{}
	for _, shown := range [...]any{w.parts.toolbar.Shown(), w.parts.toggle.Shown(), w.cards()} {
		visit(reflect.ValueOf(shown), func(_ string, v reflect.Value) {
			switch b := v.Interface().(type) {
			case view.Button:
				buttons[b.ID] = b
			case view.Way:
				buttons[b.ID] = view.Button{ID: b.ID, Words: b.Words, Keys: b.Keys}
			case view.Link:
				buttons[b.ID] = view.Button{ID: b.ID, Words: b.Words}
			case view.Choice:
				buttons[b.ID] = view.Button{ID: b.ID, Words: b.Words, On: b.On, Disabled: b.Disabled}
			}
		})
	}
	return buttons
}

// button is a button that must be shown.
func (w *window) button(id string) view.Button {
	w.t.Helper()
	b, ok := w.buttons()[id]
	if !ok {
		w.t.Fatalf("there is no button for %s", id)
	}
	return b
}

// isOn reports whether the button or the choice of an action is shown as on.
func (w *window) isOn(id string) bool { w.t.Helper(); return w.button(id).On }

// press clicks on the button of an action.
func (w *window) press(id string) { w.t.Helper(); w.click(w.button(id).Words) }

// click clicks on what is labelled so or is those words, or else on what has a label that begins so; in what lies over
// the window, if anything does.
func (w *window) click(words string) {
	w.t.Helper()
	shown := w.window.Content()
	if top := w.window.Canvas().Overlays().Top(); top != nil {
		shown = top
	}
	var found, begins fyne.CanvasObject
	walk(shown, func(o fyne.CanvasObject) {
		label := labelOf(o)
		if found == nil && label == words {
			found = o
		}
		if begins == nil && strings.HasPrefix(label, words) {
			begins = o
		}
	})
	if found == nil {
		found = begins
	}
	if found == nil {
		w.t.Fatalf("%q cannot be clicked", words)
	}
	at := w.app.Driver().AbsolutePositionForObject(found).AddXY(found.Size().Width/2, found.Size().Height/2)
	test.TapCanvas(w.window.Canvas(), at)
}

// labelOf is the words of what can be clicked or of a text; empty for anything else.
func labelOf(o fyne.CanvasObject) string {
	if text, ok := o.(*canvas.Text); ok {
		return text.Text
	}
	if o, ok := o.(pointable); ok {
		return o.AccessibilityLabel()
	}
	return ""
}

// walk visits all that is visible of an object, itself included.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, part := range o.Objects {
			walk(part, visit)
		}
	case fyne.Widget:
		for _, part := range test.WidgetRenderer(o).Objects() {
			walk(part, visit)
		}
	}
}

// shownAt is what the board shows of a cell.
func (w *window) shownAt(row, col int) diagram.Cell {
	return w.parts.board.Shown().Cells[grid.At(row, col)]
}

// digitAt is the digit that the board draws in a cell.
func (w *window) digitAt(row, col int) int {
	cell := w.shownAt(row, col)
	if cell.Symbol == diagram.Blank {
		return 0
	}
	return cell.Digit
}

// checked reports whether an action's menu item is ticked.
func (w *window) checked(id string) bool {
	w.t.Helper()
	return w.menuItem(w.action(id)).Checked
}

// cellsWith lists the cells of which something holds, as row and column.
func cellsWith(view diagram.Diagram, holds func(diagram.Cell) bool) string {
	var cells []string
	for c := range grid.Cell(grid.Cells) {
		if holds(view.Cells[c]) {
			cells = append(cells, string([]byte{'0' + byte(c.Row()), '0' + byte(c.Col())}))
		}
	}
	return strings.Join(cells, " ")
}

func alerted(c diagram.Cell) bool { return c.Alert }
