package desk

import (
	"reflect"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks/taskstest"
)

// TestEveryOverlayThatHasANameIsInTheList: an overlay that is left out of the list would show nothing.
func TestEveryOverlayThatHasANameIsInTheList(t *testing.T) {
	runner := taskstest.New().Runner
	d := New(overlaytest.New(session.New(), runner).Host, searches.New(runner))
	named, found := reflect.ValueOf(d).Elem(), 0
	for i := range named.NumField() {
		field := named.Type().Field(i)
		if !field.Type.Implements(reflect.TypeFor[overlay.Overlay]()) {
			continue
		}
		found++
		fail.Unless(t, slices.ContainsFunc(d.overlays, func(o overlay.Overlay) bool {
			return reflect.ValueOf(o).Pointer() == named.Field(i).Pointer()
		}), "%s is not in the list", field.Name)
	}
	fail.If(t, found < 8, "only %d overlays have names", found)
}
