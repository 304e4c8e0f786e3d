// Package template stands in for that of Go's library, which calls methods by their names, so that the linker keeps all
// methods of all types. The words that the program says, and Fyne's, have no templates but {{.Name}}; a test holds the
// program's to that.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// FuncMap is functions that templates call, which there are none of.
type FuncMap map[string]any

// Template is a text with placeholders.
type Template struct{ text, left, right string }

// New is an empty template.
func New(string) *Template { return &Template{left: "{{", right: "}}"} }

// Delims sets what placeholders stand between.
func (t *Template) Delims(left, right string) *Template {
	t.left, t.right = left, right
	return t
}

// Option does nothing.
func (t *Template) Option(...string) *Template { return t }

// Funcs does nothing.
func (t *Template) Funcs(FuncMap) *Template { return t }

// Parse sets the text.
func (t *Template) Parse(text string) (*Template, error) {
	t.text = text
	return t, nil
}

// Execute writes the text with the values of a map in the place of its placeholders.
func (t *Template) Execute(w io.Writer, data any) error {
	values := reflect.ValueOf(data)
	for rest := t.text; ; {
		before, placeholder, found := strings.Cut(rest, t.left)
		if _, err := io.WriteString(w, before); err != nil || !found {
			return err
		}
		name, after, found := strings.Cut(placeholder, t.right)
		if !found {
			return fmt.Errorf("template: %q is not closed", placeholder)
		}
		key := reflect.ValueOf(strings.TrimPrefix(strings.TrimSpace(name), "."))
		if value := values.MapIndex(key); value.IsValid() {
			fmt.Fprint(w, value.Interface())
		} else {
			fmt.Fprint(w, "<no value>")
		}
		rest = after
	}
}
