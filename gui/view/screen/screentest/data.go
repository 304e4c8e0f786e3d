package screentest

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Pressable returns all that can be pressed in plain data, in order, as buttons.
func Pressable(data any) (all []view.Button) {
	add := func(id, words string) { all = append(all, view.Button{ID: id, Words: words}) }
	Visit(data, func(part any) {
		switch p := part.(type) {
		case view.Button:
			if p.ID != "" { // a menu or a digit
				all = append(all, p)
			}
		case view.Choice:
			all = append(all, view.Button{ID: p.ID, Words: p.Words, On: p.On, Disabled: p.Disabled})
		case view.Board:
			add(p.ID, p.Words)
		case view.FinderRow:
			if !p.Heading {
				all = append(all, view.Button{ID: p.ID, Words: p.Words, Disabled: p.Disabled})
			}
		}
	})
	return all
}

// Words returns all words in plain data, one item a line.
func Words(data any) string {
	var all []string
	Visit(data, func(part any) {
		if words, ok := part.(string); ok && words != "" {
			all = append(all, words)
		}
	})
	return strings.Join(all, "\n")
}

// Find returns the first part of plain data that has type T, for example a card, and reports whether there is one.
func Find[T any](data any) (part T, found bool) {
	Visit(data, func(p any) {
		if one, ok := p.(T); ok && !found {
			part, found = one, true
		}
	})
	return part, found
}

// Visit calls do for every struct in plain data, and for every string that is no ID.
func Visit(data any, do func(part any)) { visit(reflect.ValueOf(data), do) }

// namesNoWords are the fields of plain data whose text is seen by nobody.
var namesNoWords = []string{"ID", "Focus", "Icon", "Class", "Ink", "Tab"}

func visit(v reflect.Value, do func(part any)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			visit(v.Elem(), do)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			visit(v.Index(i), do)
		}
	case reflect.Struct:
		do(v.Interface())
		for i := range v.NumField() {
			if name := v.Type().Field(i).Name; !slices.Contains(namesNoWords, name) {
				visit(v.Field(i), do)
			}
		}
	case reflect.String:
		do(v.String())
	}
}

// Card returns the first part of plain data that has type C, for example a card; its zero value if there is none.
func Card[C any](data any) C {
	card, _ := Find[C](data)
	return card
}

// IDs returns the IDs of buttons, those of primary ones in brackets.
func IDs(buttons []view.Button) string {
	return Joined(buttons, " ", func(b view.Button) string {
		if b.Primary {
			return "[" + b.ID + "]"
		}
		return b.ID
	})
}

// Joined returns the words of several things, parted by a separator.
func Joined[T any](all []T, separator string, words func(T) string) string {
	var said []string
	for _, one := range all {
		said = append(said, words(one))
	}
	return strings.Join(said, separator)
}

// Cells lists the cells of a diagram for which holds is true, as row and column.
func Cells(d diagram.Diagram, holds func(diagram.Cell) bool) string {
	var cells []string
	for c := range grid.Cell(grid.Cells) {
		if holds(d.Cells[c]) {
			cells = append(cells, string([]byte{'0' + byte(c.Row()), '0' + byte(c.Col())}))
		}
	}
	return strings.Join(cells, " ")
}

// Texts returns all words of the dialog on top, one item a line, with [x] before chosen ones.
func (f *Frame) Texts() string {
	var words []string
	Visit(f.Top(), func(part any) {
		switch p := part.(type) {
		case string:
			words = append(words, p)
		case view.Choice:
			if p.On {
				words = append(words, "[x] "+p.Words)
			}
		case view.Press:
			if p.Look == view.AsCheck && p.Button.On {
				words = append(words, "[x] "+p.Button.Words)
			}
		}
	})
	return strings.Join(words, "\n")
}

// CheckWords fails the test if words in plain data show a key of words, or lack a value. The message names the data.
func CheckWords(t testing.TB, data any, name string) {
	t.Helper()
	for _, words := range strings.Split(Words(data), "\n") {
		key := keyOfWords().FindString(fileName.ReplaceAllString(words, ""))
		if key != "" || strings.Contains(words, "<no value>") {
			t.Errorf("%s: %q shows the key %q", name, words, key)
		}
	}
}

var fileName = regexp.MustCompile(`[\w-]+\.(svg|png|txt|in|out|ninefold|sudoku|sdx|sdk|sdm)\w*`)

// keyOfWords matches keys without words.
var keyOfWords = sync.OnceValue(func() *regexp.Regexp {
	rooms := map[string]bool{}
	for key := range language.Words().Below("") {
		if room, _, ok := strings.Cut(key, "."); ok {
			rooms[room] = true
		}
	}
	return regexp.MustCompile(`\b(` + strings.Join(slices.Sorted(maps.Keys(rooms)), "|") + `)\.[a-zA-Z]`)
})
