package page

import (
	"fmt"
	"strconv"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var (
	_ = kind(func(w *writer, n view.Field) { writeField(w, n, "") })
	_ = kind(func(w *writer, n view.Options) { optionLooks[n.Look](w, n) })
	_ = kind(writeFinder)
	_ = kind(writeColumns)
)

// optionLooks has how each look of options is written.
var optionLooks = [...]func(w *writer, n view.Options){
	view.AsRadios: writeRadios,
	view.AsSwitch: func(w *writer, n view.Options) { w.choices(n, flag("high", n.Height > 0), "data-do") },
	view.AsMenu: func(w *writer, n view.Options) {
		w.start("span", "class", "select")
		w.options(n.Name, n.ID, n.Choices)
		w.end("span")
	},
}

// writeField writes a text field. The page keeps what the user has typed until the sheet's owner changes the text.
func writeField(w *writer, f view.Field, list string) {
	w.start("label", "class", classes("field", flag("narrow", f.Narrow)))
	w.element("span", f.Caption)
	common := []string{
		"data-type", f.ID, "data-id", f.ID, "aria-label", f.Name, "placeholder", f.Hint, "autocomplete", "off",
		"autocapitalize", "off", "spellcheck", "false", "data-selected", strconv.Itoa(f.Selected),
		"aria-controls", list,
		"data-cursor", flag(fmt.Sprint(f.Cursor.Line, f.Cursor.Column, f.Cursor.Turn), f.Cursor != view.Cursor{}),
	}
	if f.Lines > 0 {
		w.whole("textarea", f.Text, append(common, "rows", strconv.Itoa(f.Lines), "class", flag("prose", f.Prose))...)
	} else {
		w.start("input", append(common, "type", "text", "value", f.Text, "inputmode", flag("decimal", f.Narrow))...)
	}
	w.end("label")
}

func writeRadios(w *writer, d view.Options) {
	w.start("fieldset", "class", "options")
	w.element("legend", d.Name)
	for i, c := range d.Choices {
		w.start("label", "class", "option")
		w.start("input", "type", "radio", "name", d.ID, "data-do", c.ID, "data-id", flag(d.ID, c.On || i == 0),
			"checked", flag("checked", c.On), "disabled", flag("disabled", c.Disabled), "autocomplete", "off")
		w.start("span")
		w.element("b", c.Words)
		if c.Sentence != "" {
			w.text(" — " + c.Sentence)
		}
		w.end("span")
		w.end("label")
	}
	w.end("fieldset")
}

func writeFinder(w *writer, d view.Finder) {
	const list = "found"
	if d.Field.ID != "" {
		writeField(w, d.Field, list)
	}
	if len(d.Rows) == 0 {
		w.element("p", d.None, "class", "small")
	}
	w.start("div", "id", list, "class", "found", "role", "listbox", "data-turn", strconv.Itoa(d.Turn), "data-chosen",
		strconv.Itoa(d.Chosen), "tabindex", flag("0", d.Field.ID == ""), "data-id", list)
	grouped := false
	for i, r := range d.Rows {
		if r.Heading {
			if grouped {
				w.end("details")
			}
			grouped = true
			w.start("details", "data-key", r.Words, "role", "group", "aria-label", r.Words)
			w.start("summary")
			w.text(r.Words)
			w.icon(icon.Caret, "caret")
			w.end("summary")
			continue
		}
		writeFound(w, i, &r)
	}
	if grouped {
		w.end("details")
	}
	w.end("div")
}

// writeFound writes a row that can be chosen.
func writeFound(w *writer, i int, r *view.FinderRow) {
	w.start("div", "role", "option", "id", "found-"+strconv.Itoa(i), "data-row", strconv.Itoa(i), "data-do", r.ID,
		"aria-disabled", flag("true", r.Disabled))
	w.icon(r.Icon, "")
	w.element("span", r.Words)
	w.element("kbd", r.Keys)
	w.end("div")
}

func writeColumns(w *writer, d view.Columns) {
	w.start("div", "class", "columns")
	for i, column := range d.Columns {
		w.start("div", "class", classes("column", flag("wide", i == d.Wide)))
		w.cards(column)
		w.end("div")
	}
	w.end("div")
}
