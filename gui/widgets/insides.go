package widgets

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// This file is the only one that looks at what Fyne does not promise: fields of its menus over a window, whose types it
// keeps to itself. A test reads each.

// overlayContent is what stands in a container over a window.
func overlayContent(o fyne.CanvasObject) (fyne.CanvasObject, bool) {
	return fieldOf[fyne.CanvasObject](o, "Content")
}

// shownMenu is the menu that an object shows.
func shownMenu(o fyne.CanvasObject) (*widget.Menu, bool) { return fieldOf[*widget.Menu](o, "Menu") }

// rowItem is what a row of a menu was made of.
func rowItem(row fyne.CanvasObject) (*fyne.MenuItem, bool) {
	return fieldOf[*fyne.MenuItem](row, "Item")
}

// isActive reports whether the keyboard or the pointer is on a row of a menu.
func isActive(menu *widget.Menu, row fyne.CanvasObject) bool {
	active := reflect.ValueOf(menu).Elem().FieldByName("activeItem")
	return active.IsValid() && active.Pointer() == reflect.ValueOf(row).Pointer()
}

// fieldOf returns an exported field of the struct that o points to, and false if there is none of that type.
func fieldOf[T any](o any, name string) (field T, ok bool) {
	v := reflect.Indirect(reflect.ValueOf(o))
	if v.Kind() != reflect.Struct {
		return field, false
	}
	if f := v.FieldByName(name); f.IsValid() && f.CanInterface() {
		field, ok = f.Interface().(T)
	}
	return field, ok
}
